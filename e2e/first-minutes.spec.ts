import { expect } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { atNight } from './kit/at-night.ts'
import { test } from './kit/test.ts'

const folder = '.tmp/first-minutes'

/** Runs in the page: every picture in sight is there. */
const inSightAreThere = () =>
  [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    return image.complete || width === 0 || top > innerHeight || bottom < 0 || left > innerWidth || right < 0
  })

/** Runs in the page: what moves from page to page is told here until it has come to rest. */
const noteMoves = () => {
  const start = Document.prototype.startViewTransition
  Document.prototype.startViewTransition = function (...how) {
    const move = start.apply(this, how)
    Reflect.set(globalThis, 'moved', move.finished)
    return move
  }
}

// Pictures that a document can carry; nothing else is looked at here.
test.use({ deviceScaleFactor: 0.55, reducedMotion: 'no-preference' })

/** The way of docs/first-minutes.md, with no help from a bench; its pictures lie in .tmp/first-minutes afterwards, by theme. */
for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `a stranger opens the app as a guest, buys a box, opens it, and shares what was in it, ${colorScheme}`,
    atNight('each step has a test of its own; this one is for the way through them, and for its pictures'),
    async ({ page }) => {
      mkdirSync(`${folder}/${colorScheme}`, { recursive: true })
      await page.emulateMedia({ colorScheme })
      let taken = 0
      const picture = async (name: string) => {
        await page.evaluate(async () => Reflect.get(globalThis, 'moved'))
        await expect.poll(() => page.evaluate(inSightAreThere)).toBe(true)
        await expect(page.locator('.animate-late')).toHaveCount(0)
        await page.waitForFunction(() =>
          document.getAnimations().every(({ playState, effect }) => {
            const { iterations } = effect!.getComputedTiming()
            return playState !== 'running' || iterations === Infinity
          }),
        )
        await page.screenshot({ path: `${folder}/${colorScheme}/${String((taken += 1)).padStart(2, '0')}-${name}.png` })
      }
      const press = (name: string) => page.getByRole('button', { name }).last().click()

      await page.addInitScript(noteMoves)
      await page.goto('./')
      await expect(page.getByRole('heading', { name: '数藏' })).toBeVisible()
      await picture('home')
      await page.getByRole('link', { name: '盲盒', exact: true }).first().click()
      await page
        .getByRole('link', { name: /花信盲盒/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: '开出概率' })).toBeVisible()
      await picture('box')
      await page.getByText('立即购买').last().click()
      const sheet = page.getByRole('dialog', { name: '登录后继续' })
      await sheet.getByRole('button', { name: '一键填入' }).click()
      await picture('sign-in')
      await sheet.getByRole('button', { name: '登录', exact: true }).click()
      await press('同意并登录')
      await expect(page.getByRole('heading', { name: '确认订单' })).toBeVisible()
      await page.getByText('钱包余额').click()
      await picture('order')
      await press('提交订单')
      await press('支付 ¥29.00')
      await expect(page.getByRole('heading', { name: '付款给 数藏' })).toBeVisible()
      await picture('wallet')
      await press('确认支付')
      await expect(page.getByText('已收入「我的盲盒」')).toBeVisible()
      await picture('bought')
      await page.getByText('去开盒').last().click()
      await press('开 1 个')
      await expect(page.getByText('拉开丝带，一经开启不可撤回')).toBeVisible()
      await picture('ribbon')
      await press('开 1 个')
      await expect(page.getByText('开出来了，轻点或拖动卡片翻开')).toBeVisible()
      await picture('out')
      await press('翻开卡片')
      await expect(page.getByText('已收入「我的藏品」')).toBeVisible()
      await press('收下')
      await expect(page.getByText('查看详情')).toBeVisible()
      await picture('result')
      await press('晒一晒')
      await expect(page.getByRole('dialog', { name: '晒一晒' }).getByRole('img')).toBeVisible()
      await picture('poster')
      await page.keyboard.press('Escape')
      await page.getByText('查看详情').click()
      await press('翻到背面')
      await expect(page.getByRole('button', { name: '翻到正面' })).toBeVisible()
      // Playwright scrolls to what it presses, a hand does not.
      await page.locator('main').evaluate((main) => main.scrollTo(0, 0))
      await picture('back')
    },
  )
}

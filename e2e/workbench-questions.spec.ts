import { expect, type Locator, type Page } from '@playwright/test'
import { statSync } from 'node:fs'
import { appMessages, chatWords } from '#src/workbench/app/messages.ts'
import { faultFields } from '#src/workbench/app/fault-form.ts'
import { messages } from '#src/workbench/messages.ts'
import { atNight } from './kit/at-night.ts'
import { test } from './kit/test.ts'

/**
 * The questions that docs/workbench.md walks through, as a newcomer follows them, in both languages of the workbench; in English, which
 * the document is written in, each leaves its picture there.
 */
test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

/** Far more than opening needs: on a machine with fifteen busy processes it took more than a minute, and that decides no test. */
const AMPLE_MS = 300_000
test.describe.configure({ timeout: 2 * AMPLE_MS })

const night = atNight('each question is a walk of its own through what e2e/workbench.spec.ts opens')
const languages = ['en', 'zh'] as const
type Language = (typeof languages)[number]

const app = (page: Page, { app: title } = messages) =>
  page.frameLocator(`iframe[title="${title.en}"], iframe[title="${title.zh}"]`)

const nameOfField = (wanted: string, language: Language): string =>
  faultFields.find(({ name }) => name === wanted)!.text[language]

/** The workbench in a language. */
function benchIn(page: Page, language: Language) {
  const inside = (): Locator => page.getByRole('complementary', { name: messages.inside[language] })
  return {
    inside,
    open: async (): Promise<void> => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`./workbench.html?lang=${language}`)
      await expect(page.getByText(messages.starting[language], { exact: true })).toBeHidden({ timeout: AMPLE_MS })
    },
    /** Plays a scenario of the list to its end. */
    play: async (title: RegExp, search: string): Promise<void> => {
      await page.getByLabel(messages.searchScenarios[language]).fill(search)
      await page.getByRole('button', { name: title }).click()
      await page.getByRole('button', { name: messages.play[language], exact: true }).click()
      const held = page.getByRole('status').filter({ hasText: new RegExp(`^${messages.passed[language]} `) })
      await expect(held).toBeVisible({ timeout: AMPLE_MS })
    },
    look: (tab: { readonly en: string; readonly zh: string }) =>
      page.getByRole('tab', { name: tab[language], exact: true }).click(),
    /** At most 60 KB: what is told by words stays words. */
    picture: async (name: string): Promise<void> => {
      if (language !== 'en') return
      await page.setViewportSize({ width: 1100, height: 720 })
      const path = `docs/workbench/${name}.png`
      await inside().screenshot({ path, scale: 'css' })
      expect(statSync(path).size).toBeLessThan(60 * 1024)
    },
  }
}

for (const language of languages) {
  type Name = 'filterTraffic' | 'traffic' | 'steps' | 'filterActors' | 'chart' | 'origin' | 'findText' | 'textsOnScreen'
  const m = (name: Name) => messages[name][language]

  test(`a refresh fails while three requests wait (${language})`, night, async ({ page }) => {
    const { open, look, picture } = benchIn(page, language)
    await open()
    await look(appMessages.world)
    await page.getByLabel(appMessages.act[language], { exact: true }).selectOption('session.stopRenewal')
    await page.getByRole('button', { name: appMessages.happen[language], exact: true }).click()
    // Every answer waits for the clock, which stands: none ends the session before the page has asked for all it wants.
    await look(appMessages.faults)
    await page.getByLabel(appMessages.howToFail[language], { exact: true }).selectOption('delay')
    await page.getByLabel(nameOfField('times', language), { exact: true }).fill('')
    await page.getByLabel(nameOfField('ms', language), { exact: true }).fill('3000')
    await page.getByRole('button', { name: appMessages.add[language], exact: true }).click()
    await expect(page.getByText(appMessages.inForce[language](1), { exact: true })).toBeVisible()
    await app(page).getByRole('link', { name: /^我的/ }).click()
    await look(messages.traffic)
    const rows = page.getByRole('list', { name: m('traffic') }).getByRole('button')
    await page.getByLabel(m('filterTraffic')).fill(messages.awaited[language])
    await expect(async () => expect(await rows.count()).toBeGreaterThanOrEqual(3)).toPass()
    // Before time passes the app comes to rest: all that it asks is asked.
    await page.getByRole('button', { name: messages.plusMinute[language], exact: true }).click()
    await expect(app(page).getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
    await page.getByLabel(m('filterTraffic')).fill('session.refreshToken')
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('510')
    await page.getByLabel(m('filterTraffic')).fill('3301')
    await expect(async () => expect(await rows.count()).toBeGreaterThanOrEqual(3)).toPass()
    await rows.first().click()
    await picture('refresh')
  })

  test(
    `an answer of order.create is lost, seen from both sides, and rewound (${language})`,
    night,
    async ({ page }) => {
      const { open, play, look, picture, inside } = benchIn(page, language)
      await open()
      await play(/ORD-8 (下单的回音丢了|the answer to an order is lost)/, 'order/answer-lost')
      await look(messages.traffic)
      await page.getByLabel(m('filterTraffic')).fill('order.create')
      const lost = page
        .getByRole('list', { name: m('traffic') })
        .getByRole('button')
        .first()
      await expect(lost).toContainText('drop')
      const asked = page
        .getByRole('list', { name: m('traffic') })
        .getByRole('button')
        .filter({ hasText: 'system.intent' })
      await expect(asked.first()).toContainText('order/')
      await lost.click()
      await expect(inside().getByText(messages.byRule[language]('drop')).first()).toBeVisible()
      await picture('lost-answer')
      await look(appMessages.tables)
      await page.getByLabel(appMessages.table[language], { exact: true }).selectOption('orders')
      await page.getByLabel(appMessages.filterRows[language]).fill('purchase-0001')
      const found = page.getByRole('list', { name: appMessages.rows[language] }).getByRole('button')
      await expect(found).toHaveCount(1)
      await look(messages.run)
      await page
        .getByRole('list', { name: m('steps') })
        .getByRole('button', { name: /order\.placeRequested/ })
        .first()
        .click()
      await expect(app(page).getByText('订单确认中').first()).toBeVisible({ timeout: AMPLE_MS })
    },
  )

  test(`a kick is explained (${language})`, night, async ({ page }) => {
    const { open, look, picture, inside } = benchIn(page, language)
    await open()
    await look(appMessages.chat)
    await page.getByRole('button', { name: chatWords.kick206[language] }).click()
    await look(messages.actors)
    await page.getByLabel(m('filterActors')).fill('im-connection')
    const kicked = page.getByRole('button', { name: /^im-connection\s*kicked/ })
    await expect(kicked).toBeVisible()
    await kicked.click()
    await expect(inside().getByText('"kickedCode": 206')).toBeVisible()
    const chart = inside().getByRole('group', { name: m('chart') })
    await expect(chart.locator('.fill-cinnabar-ink').first()).toHaveText(/imConnection\.kicked/)
    await expect(chart.locator('.stroke-cinnabar').first()).toBeInViewport()
    await expect(chart.getByText('kicked', { exact: true })).toBeInViewport()
    await picture('kick')
    await look(messages.traffic)
    await page.getByLabel(m('filterTraffic')).fill('206')
    const frame = page.getByRole('list', { name: m('traffic') }).getByRole('button')
    await expect(frame).toHaveCount(1)
    await expect(frame).toContainText('otherDeviceLogin · 206')
  })

  test(`a text is explained, to the value that it came from (${language})`, night, async ({ page }) => {
    test.slow()
    const { open, look, picture } = benchIn(page, language)
    await open()
    await look(messages.origin)
    await page.getByLabel(m('findText')).fill('水墨山河')
    await page
      .getByRole('list', { name: m('textsOnScreen') })
      .getByRole('button')
      .first()
      .click()
    const changed = messages.became[language]('水墨山河 ·')
    await expect(page.getByRole('list', { name: m('origin') })).toContainText(changed, { timeout: 120_000 })
    await picture('text')
  })
}

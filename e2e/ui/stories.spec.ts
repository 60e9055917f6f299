import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { shareOf } from '#scenarios/player/share.ts'
import { axeFindings, coloursOnly } from '../kit/axe.ts'
import { openStoryBook } from './story-book.ts'
import type { StoryBook } from './story-book.ts'
import { test } from '../kit/page-of-worker.ts'

// One worker: the stories are built once.
test.describe.configure({ mode: 'default' })

let book: StoryBook
test.beforeAll(async () => {
  test.setTimeout(120_000)
  book = await openStoryBook()
})
test.afterAll(() => book.close())
// What moves is looked at here; where it must not, a test says so.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

/** Opens a story of the kit by its name. */
async function open(page: Page, name: string, theme: 'light' | 'dark' = 'light') {
  const story = book.stories.find((one) => one.name === name)
  expect(story, `a story called ${name}`).toBeDefined()
  await page.goto(book.address(story?.id ?? '', theme))
  await page.locator('h1').first().waitFor({ state: 'attached' })
}

/** Controls whose touch area (with its enlargement) is under 44 px; words in a sentence and swiper dots are excepted. */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const area = (el: Element) => {
      const own = (el.closest('label') ?? el).getBoundingClientRect()
      const more = getComputedStyle(el, '::after')
      const size = (length: string) => (more.content === 'none' ? 0 : Number.parseFloat(length) || 0)
      return { width: Math.max(own.width, size(more.width)), height: Math.max(own.height, size(more.height)) }
    }
    return [...document.querySelectorAll('button, a[href], input, [role=tab]')]
      .filter(
        (el) => el.getBoundingClientRect().width > 1 && !(el.tagName === 'A' && el.closest('p, label, .ui-prose')),
      )
      .filter((el) => {
        const { width, height } = area(el)
        const dot = el.getAttribute('aria-label')?.startsWith('第 ') ?? false
        return height < 43.5 || width < (dot ? 23.5 : 43.5)
      })
      .map((el) => el.getAttribute('aria-label') ?? el.textContent)
  })

test('every story of the kit fits every phone and every thumb, and has nothing for axe to find in either theme', async ({
  page,
}) => {
  test.setTimeout(420_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ours = book.stories.filter(({ file }) => file.startsWith('src/ui/'))
  expect(ours.length).toBeGreaterThan(40)
  for (const { name, id } of shareOf(ours, 6, (story) => story.id)) {
    await page.goto(book.address(id))
    await page.locator('h1').first().waitFor({ state: 'attached' })
    for (const width of [320, 430, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(beside, `${name}: px beside a screen of ${width}`).toBeLessThanOrEqual(0)
      expect.soft(await smallControls(page), `${name}: too small to touch at ${width}`).toEqual([])
    }
    expect.soft(await axeFindings(page), name).toEqual([])
    // The other theme changes colours and nothing else.
    await page.evaluate(() => {
      for (const el of document.querySelectorAll('[data-theme]')) el.setAttribute('data-theme', 'dark')
    })
    expect.soft(await axeFindings(page, coloursOnly), `${name}, dark`).toEqual([])
  }
})

test('a dialog takes the focus, leaves on Esc and gives the focus back', async ({ page }) => {
  await open(page, '确认')
  const dialog = page.getByRole('dialog', { name: '退出登录？' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const opener = page.getByRole('button', { name: '退出登录' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: '取消' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: '退出' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a press on the backdrop dismisses a dialog', async ({ page }) => {
  await open(page, '确认')
  await page.mouse.click(195, 40)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a forced dialog stays, however often Esc is pressed', async ({ page }) => {
  await open(page, '必须回答')
  const dialog = page.getByRole('dialog')
  await page.mouse.click(195, 40)
  for (let times = 0; times < 4; times++) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '立即更新' }).click()
  await expect(dialog).toBeHidden()
})

test('a dialog that is waiting for its answer cannot be dismissed or pressed again', async ({ page }) => {
  await open(page, '危险的确认 正在进行')
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: '确认注销' }).click({ force: true })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: '取消' })).toBeDisabled()
})

test('a sheet is pulled down by its head, and springs back when let go early', async ({ page }) => {
  await open(page, '底部面板')
  const sheet = page.getByRole('dialog', { name: '选择数量' })
  await expect(sheet).toBeVisible()
  await expect.poll(async () => (await sheet.boundingBox())?.y ?? 0).toBeLessThan(700)
  const pull = async (by: number) => {
    const box = await page.getByRole('heading', { name: '选择数量' }).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 10]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + by, { steps: 20 })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await page.mouse.up()
  }
  await pull(16)
  await expect(sheet).toBeVisible()
  await pull(140)
  await expect(sheet).toBeHidden()
})

test('a text field lets an input method finish before it tells anyone', async ({ page }) => {
  await open(page, '单行')
  const field = page.getByRole('textbox', { name: '昵称' }).first()
  await field.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'shan', selectionStart: 4, selectionEnd: 4 })
  await expect(field).toHaveValue('shan')
  await keyboard.send('Input.imeSetComposition', { text: 'shanshui', selectionStart: 8, selectionEnd: 8 })
  await expect(field).toHaveValue('shanshui')
  await keyboard.send('Input.insertText', { text: '山水' })
  await expect(field).toHaveValue('山水')
  await field.press('End')
  await field.pressSequentially('间')
  await field.blur()
  await expect(field).toHaveValue('山水间')
})

test('a search waits for the input method, then goes out with Enter', async ({ page }) => {
  await open(page, '搜索框与历史')
  const field = page.getByRole('searchbox', { name: '搜索公告' })
  await field.focus()
  const history = page.getByRole('search', { name: '搜索公告' }).getByRole('listitem')
  await expect(history).toHaveCount(5)
  await field.fill('空投名单')
  await expect(history).toHaveCount(0)
  await field.press('Enter')
  await field.fill('')
  await expect(history.first()).toHaveText('空投名单')
  await history.nth(1).getByRole('button').click()
  await expect(field).toHaveValue('山海')
})

test('a phone number keeps its digits only, and can be emptied', async ({ page }) => {
  await open(page, '单行')
  const field = page.getByRole('textbox', { name: '手机号' }).first()
  await field.fill('')
  await field.pressSequentially('１38-0013 8000x')
  await expect(field).toHaveValue('13800138000')
  await page.getByRole('button', { name: '清空手机号' }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('[val:000:code-input] [const:code-input-max] the six cells take six digits', async ({ page }) => {
  await open(page, '验证码')
  const field = page.getByRole('textbox', { name: '短信验证码' })
  await field.fill('')
  await field.pressSequentially('12a34567')
  await expect(field).toHaveValue('123456')
  // Whoever comes back to full cells types the code anew.
  await field.click()
  await field.pressSequentially('98')
  await expect(field).toHaveValue('98')
})

test('[val:000:number-box] [const:number-box-min] [const:number-box-step] the number box goes up and down by one, from one, and puts right what is typed', async ({
  page,
}) => {
  await open(page, '数量与评分')
  const box = page.getByRole('group', { name: '购买数量' })
  const field = box.getByRole('spinbutton')
  await expect(field).toHaveValue('1')
  await expect(box.getByRole('button', { name: '减少' })).toBeDisabled()
  await box.getByRole('button', { name: '增加' }).click()
  await expect(field).toHaveValue('2')
  await field.fill('99')
  await field.blur()
  await expect(field).toHaveValue('5')
  await expect(box.getByRole('button', { name: '增加' })).toBeDisabled()
  await field.fill('')
  await field.blur()
  await expect(field).toHaveValue('1')
})

test('[val:000:textarea] [const:textarea-len] a text area takes 140 characters', async ({ page }) => {
  await open(page, '多行')
  const field = page.getByRole('textbox', { name: '留言' })
  await field.fill('')
  await page.keyboard.insertText('山'.repeat(150))
  await expect(field).toHaveValue('山'.repeat(140))
  await expect(page.getByText('140/140')).toBeVisible()
  // What was not kept is said, also when it is put in before what stands there; nothing of that is lost.
  const said = page.getByText('最多 140 个字，多出的没有填进去')
  await expect(said).toBeVisible()
  await field.press('Backspace')
  await expect(said).toBeHidden()
  await field.press('ControlOrMeta+Home')
  await page.keyboard.insertText('👨‍👩‍👧‍👦水')
  await expect(field).toHaveValue(`👨‍👩‍👧‍👦${'山'.repeat(139)}`)
  await expect(page.getByText('140/140')).toBeVisible()
  await expect(said).toBeVisible()
})

test('stars are chosen with one press', async ({ page }) => {
  await open(page, '数量与评分')
  const stars = page.getByRole('group', { name: '服务评分' }).getByRole('radio')
  await expect(stars).toHaveCount(5)
  await stars.nth(1).check({ force: true })
  await expect(stars.nth(1)).toBeChecked()
})

test('tabs move with the arrow keys', async ({ page }) => {
  await open(page, '分段与标签页')
  await page.getByRole('tab', { name: '验证码登录' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '密码登录' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('当前：密码登录')
})

test('a swiper turns with its ticker, and holds still while it is looked at or stopped', async ({ page }) => {
  await open(page, '轮播')
  const swiper = page.getByRole('region', { name: '活动横幅' })
  const current = swiper.locator('[aria-current]')
  const tick = () => page.getByRole('button', { name: '过了 3 秒' }).dispatchEvent('click')
  await expect(current).toHaveAttribute('aria-label', /第 1 张/)
  await tick()
  await expect(current).toHaveAttribute('aria-label', /第 2 张/)
  await swiper.getByRole('button', { name: '暂停自动播放' }).dispatchEvent('click')
  await tick()
  await expect(current).toHaveAttribute('aria-label', /第 2 张/)
  await swiper.getByRole('button', { name: '继续自动播放' }).dispatchEvent('click')
  await swiper.getByRole('button', { name: /第 4 张/ }).click()
  await expect(current).toHaveAttribute('aria-label', /第 4 张/)
  await tick()
  await expect(current).toHaveAttribute('aria-label', /第 4 张/)
})

test('a swiper does not turn by itself where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '轮播')
  await expect(page.getByRole('button', { name: '暂停自动播放' })).toHaveCount(0)
})

test('markup from elsewhere does nothing', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) calls.push(request.url())
  })
  await open(page, '别处来的富文本')
  const hostile = page.getByRole('region', { name: '不怀好意的公告' })
  await expect(hostile).toContainText('看起来很普通的公告。')
  await expect(hostile).toContainText('想盖住整页的段落')
  expect(await page.evaluate(() => '__hacked' in window)).toBe(false)
  const left = await hostile.locator('.ui-prose').evaluate((box) => ({
    tags: [...new Set([...box.querySelectorAll('*')].map((el) => el.tagName))].sort(),
    attributes: [...new Set([...box.querySelectorAll('*')].flatMap((el) => el.getAttributeNames()))].sort(),
    links: [...box.querySelectorAll('a[href]')].map((el) => el.getAttribute('href')),
  }))
  expect(left.tags).toEqual(['A', 'P'])
  expect(left.attributes).toEqual(['href', 'rel', 'target'])
  expect(left.links).toEqual(['https://evil.example'])
  await expect(hostile.getByRole('link')).toHaveAttribute('rel', /noopener/)
  expect(calls).toEqual([])
})

test('a link out of foreign markup is offered to the page first', async ({ page }) => {
  await open(page, '别处来的富文本')
  await page.getByRole('link', { name: '规则' }).click()
  await expect(page.getByText('要离开应用：https://example.com/rules')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('[const:read-more] text over 400 px is folded until it is opened', async ({ page }) => {
  await open(page, '展开全部')
  const button = page.getByRole('button', { name: '展开全部' })
  await expect(button).toHaveCount(1)
  const folded = page.locator(`#${await button.getAttribute('aria-controls')}`.replaceAll(':', '\\:'))
  expect((await folded.boundingBox())?.height).toBe(400)
  await button.click()
  expect((await folded.boundingBox())?.height).toBeGreaterThan(400)
  await page.getByRole('button', { name: '收起' }).click()
  expect((await folded.boundingBox())?.height).toBe(400)
})

test('a skeleton stays out of sight for 200 ms, without a timer', async ({ page }) => {
  await open(page, '骨架')
  const look = await page
    .getByRole('status', { name: '加载中...' })
    .first()
    .evaluate((el) => {
      const { animationDelay, animationFillMode, animationName } = getComputedStyle(el)
      return { animationDelay, animationFillMode, animationName }
    })
  expect(look).toEqual({ animationDelay: '0.2s', animationFillMode: 'both', animationName: 'appear' })
})

test('a page goes back to where it was scrolled to, also when its content comes late', async ({ page }) => {
  await open(page, '回到原来的位置')
  const top = () => page.locator('main').evaluate((el) => el.scrollTop)
  expect(await top()).toBe(0)
  await page.getByRole('button', { name: '内容到了' }).click()
  await expect.poll(top).toBe(600)
})

test('a toast is seen over an open sheet, and lets touches through', async ({ page }) => {
  await open(page, '面板上的轻提示')
  const copy = page.getByRole('button', { name: '复制链接' })
  await copy.click()
  const toast = page.getByText('链接已复制')
  await expect(toast).toBeVisible()
  // In the browser's top layer, and in it after the sheet.
  expect(await toast.evaluate((el) => el.closest('[popover]')?.matches(':popover-open') ?? false)).toBe(true)
  const box = await toast.boundingBox()
  const under = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('dialog')?.className,
    [(box?.x ?? 0) + 4, (box?.y ?? 0) + 4],
  )
  expect(under).toBe('ui-sheet')
})

test('a page opens with the focus on its heading, and can be scrolled with the keyboard', async ({ page }) => {
  await open(page, '页面转场')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: '进入下一页' }).click()
  await expect(page.getByRole('heading', { name: '第 2 页' })).toBeFocused()
})

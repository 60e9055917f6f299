import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { shareOf } from '#scenarios/player/share.ts'
import { differences } from '#src/workbench/run/differences.ts'
import { canonical, type Standing } from '#src/workbench/run/standing.ts'
import { atNight } from './kit/at-night.ts'
import { axeFindings, coloursOnly } from './kit/axe.ts'
import { testFromNothing as test } from './kit/page-of-worker.ts'
import { AMPLE_MS, appIn as app, openWorkbench } from './kit/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

test.describe.configure({ timeout: 2 * AMPLE_MS })

/** As somebody who follows a link. */
const follow = (phone: FrameLocator, href: string) =>
  phone.locator('body').evaluate((_, hash) => void (location.hash = hash), href)

/** Presses what goes back, and waits until another page stands there: it begins once what is under way is done. */
async function jump(page: Page, button: Locator): Promise<void> {
  const root = app(page).locator('html')
  await root.evaluate(({ dataset }) => void (dataset['before'] = 'the jump'))
  await button.click()
  await expect(app(page).locator('html[data-before]')).toHaveCount(0, { timeout: AMPLE_MS })
  await expect(page.getByText('正在启动')).toBeHidden({ timeout: AMPLE_MS })
}

/** What the workbench does besides playing scenarios: a run looks at a fifth of it, drawn by the commit. */
const ofRun = new Set(shareOf(['clock', 'ahead', 'exported', 'explained', 'phones', 'axe'] as const, 5, (what) => what))
type What = typeof ofRun extends Set<infer One> ? One : never
const when = (what: What) => (ofRun.has(what) ? {} : atNight('of what the workbench does one in five is drawn'))

test('the workbench plays a scenario, shows its facts and goes back to any of them', async ({ page }) => {
  await openWorkbench(page)
  await expect(app(page).getByRole('heading', { level: 1, name: '数藏' })).toBeVisible()
  await page.getByLabel('搜索场景').fill('验证码错误')
  await page.getByRole('button', { name: /SES-2 验证码错误/ }).click()
  await page.getByRole('button', { name: '单步', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '已暂停 1/4' })).toBeVisible({ timeout: AMPLE_MS })
  await expect(app(page).getByText('验证码不正确').first()).toBeVisible()
  await page.getByRole('button', { name: '播放', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '通过 4/4' })).toBeVisible({ timeout: AMPLE_MS })
  await expect(app(page).getByRole('heading', { level: 1, name: '数藏' })).toBeVisible()

  await page.getByLabel('筛选事实').fill('signIn.failed')
  await page.getByRole('list', { name: '事实' }).getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: /^第 \d+ 条之后的状态$/ })).toBeVisible()
  await page.getByRole('button', { name: /^回到这里/ }).click()
  await expect(app(page).getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await page.getByRole('tab', { name: '角色' }).click()
  await expect(page.getByRole('button', { name: /^session\s*signedOut\.idle$/ })).toBeVisible()
})

test(
  'going back into a page that was opened ahead gives what a page gives that is opened then',
  when('ahead'),
  async ({ page }) => {
    await openWorkbench(page)
    const phone = app(page)
    await phone.getByRole('link', { name: /^我的/ }).click()
    await page.getByRole('button', { name: '+1 分' }).click()
    await expect(phone.getByRole('heading', { name: '我的藏品' })).toBeVisible()
    const there = () =>
      phone.locator('body').evaluate(async (body) => {
        const standing = (await window.shucang?.['standing']?.()) as Standing
        // The ways back within this document.
        const entries = window.navigation.entries().filter(({ sameDocument }) => sameDocument)
        const ways = entries.map(({ url }) => url?.replace(/^[^#]*/, ''))
        return { standing, screen: body.textContent, href: location.hash, depth: JSON.stringify(history.state), ways }
      })
    const goBack = async (button: Locator) => {
      await jump(page, button)
      return there()
    }
    // As long as nobody looks at the run, no page stands by.
    await expect(page.locator('iframe')).toHaveCount(1)
    // The page says its last fact a little after it is shown.
    const last = page.getByRole('list', { name: '事实' }).getByRole('button').last()
    await expect(last).toContainText('submission.opened')
    await last.click()
    const opened = await goBack(page.getByRole('button', { name: /^回到这里/ }))
    expect(await phone.locator('html[data-stood-by]').count()).toBe(0)

    await page.getByRole('tab', { name: '运行' }).click()
    const standing = page.frameLocator('iframe[title="等着用的页面"]').locator('html')
    await standing.evaluate((root) => void (root.dataset['stoodBy'] = 'yes'), undefined, { timeout: AMPLE_MS })
    const ahead = await goBack(page.getByRole('list', { name: '步骤' }).getByRole('button').last())
    expect(await phone.locator('html[data-stood-by]').count()).toBe(1)
    const [one, other] = [opened.standing, ahead.standing]
    expect(differences(canonical(one, other), canonical(other, one))).toEqual([])
    expect({ ...ahead, standing: null }).toEqual({ ...opened, standing: null })
  },
)

test('the workbench moves the clock, cuts the network and lists faults', when('clock'), async ({ page }) => {
  await openWorkbench(page)
  const clock = page.getByRole('group', { name: '时钟' })
  await clock.getByRole('button', { name: '+1 分' }).click()
  await expect(clock.getByText('08:01:00')).toBeVisible()
  await page.getByLabel('筛选事实').fill('session.signIn')
  await page.getByLabel('搜索场景').fill('验证码错误')
  await page.getByRole('tab', { name: '故障' }).click()
  await page.getByRole('button', { name: '深色', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('tab', { name: '故障', selected: true })).toBeVisible()
  await expect(page.getByLabel('搜索场景')).toHaveValue('验证码错误')
  await page.getByRole('tab', { name: '日志' }).click()
  await expect(page.getByLabel('筛选事实')).toHaveValue('session.signIn')
  await page.getByRole('tab', { name: '故障' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText('正在启动')).toBeHidden({ timeout: AMPLE_MS })
  await page.getByRole('button', { name: '断开网络' }).click()
  await expect(app(page).getByText('网络信号丢失').first()).toBeVisible()
  await page.getByRole('button', { name: '恢复网络' }).click()
  await page.getByRole('button', { name: 'HTTP 500' }).click()
  await expect(page.getByText('正在起作用（1）')).toBeVisible()
  await page.getByRole('button', { name: '全部清除' }).click()
  await expect(page.getByText('没有故障，一切正常。')).toBeVisible()
})

test(
  'what a person has exported opens on its last fact, with the states of then',
  when('exported'),
  async ({ page }, info) => {
    await page.goto('./#/pages/mine/aboutUs/aboutUs')
    await page.getByRole('button', { name: '导出诊断' }).click()
    await expect(page.getByText('登录密码、支付密码、验证码和登录凭证')).toBeVisible()
    await page.context().setOffline(true)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /^保存文件/ }).click()
    const path = info.outputPath('diagnosis.json')
    await (await saved).saveAs(path)
    await page.context().setOffline(false)

    await openWorkbench(page)
    await page.getByRole('tab', { name: '运行' }).click()
    const file = page.getByLabel('场景或诊断文件')
    await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
    await expect(page.getByText('既不是诊断，也不是场景')).toBeVisible()
    await file.setInputFiles(path)
    const report = page.getByRole('region', { name: '诊断' })
    await expect(report.getByRole('button', { pressed: true })).toContainText('navigation.')
    await expect(report.getByText(/^navigation~/).last()).toBeVisible()
    await expect(report.getByRole('list', { name: '文件里没有' }).getByRole('listitem')).toHaveCount(4)
  },
)

test(
  'a text on the screen is explained, to the value in the answer that it came from',
  when('explained'),
  async ({ page }) => {
    await openWorkbench(page)
    await page.getByRole('tab', { name: '来历' }).click()
    await page.getByRole('button', { name: '在手机上指一处' }).click()
    await app(page).getByText('热门', { exact: true }).first().scrollIntoViewIfNeeded()
    await app(page).getByText('水墨山河', { exact: true }).first().click()
    const links = page.getByRole('list', { name: '来历' })
    await expect(links).toContainText('屏幕上就从', { timeout: 120_000 })
    await expect(links).toContainText('data.')
    // The press did nothing on the page, and the phone stands where it stood.
    await expect(page.getByText('正在启动')).toBeHidden()
    await expect(app(page).getByRole('heading', { level: 1, name: '数藏' })).toBeVisible()
  },
)

test(
  'two phones share one world: what one says the other reads, and a run of both is played again',
  when('phones'),
  async ({ page }) => {
    await openWorkbench(page)
    const hand = page.getByRole('group', { name: '手机' })
    const second = page.frameLocator('iframe[title="手机 2 上的应用"]')
    await hand.getByRole('button', { name: '+ 手机' }).click()
    await expect(second.getByRole('heading', { level: 1, name: '数藏' })).toBeVisible()
    await expect(hand.getByRole('button', { name: '手机 2', exact: true })).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('tab', { name: '世界' }).click()
    await page.getByLabel('一个人').selectOption({ label: '林间有鹿 13800000001' })
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('button', { name: '退出登录', exact: true })).toBeEnabled()
    const first = app(page)
    await follow(second, '/pages/chat/myChat?id=chat%3A10001')
    await second.getByRole('textbox', { name: /^发给.+的消息$/ }).fill('锦鲤还出吗')
    await second.getByRole('button', { name: '发送' }).click()
    await follow(first, '/pages/chat/myChat?id=chat%3A10002')
    await expect(first.getByRole('log').getByText('锦鲤还出吗')).toBeVisible()
    await first.getByRole('textbox', { name: /^发给.+的消息$/ }).fill('不出')
    await first.getByRole('button', { name: '发送' }).click()
    await expect(second.getByRole('log').getByText('不出')).toBeVisible()

    // Both are in the run, and both come again.
    await page.getByRole('tab', { name: '运行' }).click()
    const steps = page.getByRole('list', { name: '步骤' })
    await expect(steps.getByRole('button', { name: /拿起手机 2/ }).first()).toBeVisible()
    // What was written stands in the steps as they are written.
    await page.getByRole('button', { name: '原样' }).click()
    // The list follows the phones a little later: its last step is not yet theirs, and a receipt and the draft of 不出 may be one step.
    await steps.getByRole('button', { name: /"msg":"不出"/ }).click()
    await expect(page.getByText('正在启动')).toBeHidden({ timeout: AMPLE_MS })
    await expect(second.getByRole('log').getByText('不出')).toBeVisible()
    await expect(first.getByRole('log').getByText('锦鲤还出吗')).toBeVisible()

    // One is killed while the other goes on.
    await page.getByRole('tab', { name: '世界' }).click()
    await hand.getByRole('button', { name: '手机 1' }).click()
    const killed = first.locator('html[data-before]')
    await first.locator('html').evaluate(({ dataset }) => void (dataset['before'] = 'the kill'))
    await page.getByRole('button', { name: '关掉页面再打开' }).click()
    await second.getByRole('textbox', { name: /^发给.+的消息$/ }).fill('还在吗')
    await second.getByRole('button', { name: '发送' }).click()
    // The page opens where it was, and there stands what was said meanwhile.
    await expect(killed).toHaveCount(0)
    await expect(first.getByRole('log').getByText('还在吗')).toBeVisible()
  },
)

test(
  'two tabs of one phone: what is sent in one stands in the other, and both go back together',
  atNight('tabs of one origin are looked at in e2e/tabs.spec.ts, and without a page in the scenarios of system'),
  async ({ page }) => {
    await openWorkbench(page)
    const hand = page.getByRole('group', { name: '手机' })
    await hand.getByRole('button', { name: '+ 标签页' }).click()
    await expect(hand.getByRole('button', { name: '手机 1 的标签页 2' })).toHaveAttribute('aria-pressed', 'true')
    const first = app(page)
    const second = page.frameLocator('iframe[title="手机 1 的标签页 2 上的应用"]')
    // Who has signed in on the phone is signed in in every tab of it.
    await expect(second.getByRole('heading', { level: 1, name: '数藏' })).toBeVisible({ timeout: AMPLE_MS })
    await follow(first, '/pages/chat/myChat?id=chat%3Alinqing')
    await follow(second, '/pages/chat/myChat?id=chat%3Alinqing')
    await second.getByRole('textbox', { name: /^发给.+的消息$/ }).fill('另一个标签页里写的')
    await second.getByRole('button', { name: '发送' }).click()
    await expect(first.getByRole('log').getByText('另一个标签页里写的')).toBeVisible({ timeout: AMPLE_MS })
    const standings = () =>
      Promise.all(
        [first, second].map((tab) =>
          tab.locator('body').evaluate(async () => (await window.shucang?.['standing']?.()) as Standing),
        ),
      )
    await page.getByRole('tab', { name: '运行' }).click()
    const steps = page.getByRole('list', { name: '步骤' }).getByRole('button')
    await expect(steps.filter({ hasText: '换到标签页' }).first()).toBeVisible()
    const before = await standings()
    await jump(page, steps.last())
    await expect(second.getByRole('log').getByText('另一个标签页里写的')).toBeVisible({ timeout: AMPLE_MS })
    const after = await standings()
    for (const [nth, one] of before.entries())
      expect(differences(canonical(one, after[nth]!), canonical(after[nth]!, one)), `tab ${nth + 1}`).toEqual([])
  },
)

test(
  'a page is killed at its next write, before and after it, and a run with that in it comes again as it was',
  atNight('what is done to a page that dies is asked without a browser in src/workbench/device/page-life.test.ts'),
  async ({ page }) => {
    await openWorkbench(page)
    const phone = app(page)
    const standing = () =>
      phone.locator('body').evaluate(async () => (await window.shucang?.['standing']?.()) as Standing)
    await page.getByRole('tab', { name: '故障' }).click()
    await follow(phone, '/pages/mine/address/index?id=new')
    const name = phone.getByRole('textbox', { name: '收货人' })
    const armed = page.getByText('到下一次就杀')
    /** What stands in the form once the page that it was typed into has died and another document is there. */
    const typedInto = async (side: string): Promise<string> => {
      // What a page writes that is still opening would be its next write.
      await expect(name).toBeVisible({ timeout: AMPLE_MS })
      await phone.locator('body').evaluate(() => window.shucang?.['settle']?.())
      await page.getByRole('button', { name: side, exact: true }).click()
      await expect(armed).toBeVisible()
      await phone.locator('html').evaluate((root) => void (root.dataset['life'] = 'before'))
      await name.fill('青山')
      await expect(armed).toBeHidden({ timeout: AMPLE_MS })
      await expect(phone.locator('html[data-life]')).toHaveCount(0, { timeout: AMPLE_MS })
      return name.inputValue()
    }
    // What was not stored never was.
    expect(await typedInto('在它之前')).toBe('')
    expect(await typedInto('在它之后')).toBe('青山')
    await page.getByRole('tab', { name: '运行' }).click()
    const steps = page.getByRole('list', { name: '步骤' }).getByRole('button')
    await expect(steps.filter({ hasText: '页面被杀掉' })).toHaveCount(2)
    const before = await standing()
    await jump(page, steps.last())
    const after = await standing()
    expect(differences(canonical(before, after), canonical(after, before))).toEqual([])
  },
)

test(
  'two ways of a run stand side by side as they stood, with pictures in their boxes',
  atNight('what is compared is asked without a browser in tests/scenario/side-by-side.test.ts'),
  async ({ page }) => {
    await openWorkbench(page)
    const phone = app(page)
    const boxIn = (screen: FrameLocator) =>
      screen
        .getByRole('region', { name: '我的藏品' })
        .locator('img')
        .first()
        .evaluate((picture) => [picture.getBoundingClientRect().width, picture.getBoundingClientRect().height])
    await phone.getByRole('link', { name: /^我的/ }).click()
    const [width, height] = await boxIn(phone)
    expect(height).toBeGreaterThan(50)
    // Another thing is done at an earlier step: what was ahead is way 1.
    await page.getByRole('tab', { name: '运行' }).click()
    await jump(page, page.getByRole('list', { name: '步骤' }).getByRole('button').first())
    await page.getByRole('button', { name: '+1 秒' }).click()
    await page.getByRole('button', { name: '并排看' }).click()
    await expect(page.getByRole('region', { name: '两种走法并排' })).toBeVisible({ timeout: AMPLE_MS })
    const still = page.frameLocator('iframe[title="走法 1"]')
    await expect.poll(() => boxIn(still)).toEqual([width, height])
  },
)

test('axe finds nothing in the workbench, in either theme', when('axe'), async ({ page }) => {
  await openWorkbench(page)
  for (const tab of shareOf(['日志', '请求', '来历', '角色', '故障', '世界'], 3, (one) => one)) {
    await page.getByRole('tab', { name: tab }).click()
    // A chart is drawn once the code of all kinds has come.
    if (tab === '角色') await expect(page.getByRole('button', { name: '说 session.expired' }).first()).toBeVisible()
    // The app in its frame is looked at page by page elsewhere.
    for (const [colorScheme, look] of [
      ['light', {}],
      ['dark', coloursOnly],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect.soft(await axeFindings(page, { ...look, except: 'iframe' }), `${tab}, ${colorScheme}`).toEqual([])
    }
  }
})

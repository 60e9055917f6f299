import { type BrowserContext, expect, type Page } from '@playwright/test'
import { shareOf } from '#scenarios/player/share.ts'
import { href } from '#src/routes/table.ts'
import { performGesture } from './gestures/all.ts'
import { typeAddress } from './gestures/gesture.ts'
import { atNight } from './kit/at-night.ts'
import { booksOf } from './kit/books.ts'
import { seeFrames } from './kit/frames.ts'
import { testFromNothing as test } from './kit/page-of-worker.ts'

/** A real tab: the browser's clock, locks and channels. */
async function openTab(context: BrowserContext, href = '/pages/login/login/index'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`./#${href}`)
  await page.waitForFunction(() => window.shucang !== undefined)
  return page
}

const roleOf = (page: Page) => page.evaluate(() => window.shucang?.['role']?.() as string)
const stateOf = (page: Page, stream: string) =>
  page.evaluate(
    async (name) => ((await window.shucang?.['observe']?.(name)) as { value?: unknown } | undefined)?.value,
    stream,
  )
const messagesIn = (page: Page, conversation: string) =>
  page.evaluate(async (name) => {
    const seen = (await window.shucang?.['observe']?.(name)) as { context?: { messages?: unknown[] } } | undefined
    return seen?.context?.messages ?? []
  }, `im-conversation/${conversation}`)
const sessionOf = (page: Page) => stateOf(page, 'session')
const act = (page: Page, name: string, input: object) =>
  page.evaluate(
    ([wanted, given]) =>
      (window.shucang as unknown as { world: { act(name: string, input: object): Promise<unknown> } }).world.act(
        wanted,
        given,
      ),
    [name, input] as const,
  )

/** However long it takes: tries to connect rest longer each time. */
const connected = (page: Page) =>
  expect
    .poll(async () => JSON.stringify(await stateOf(page, 'im-connection')), { timeout: 120_000 })
    .toContain('connected')

const signIn = { type: 'session.signInRequested', method: 'code', phone: '13800000000', code: '888888' }
const signedIn = { signedIn: { account: 'active', token: 'accepted' } }

test('two tabs have one writer, and signing in in one signs in the other', async ({ context }) => {
  const [one, two] = [await openTab(context), await openTab(context)]
  expect([await roleOf(one), await roleOf(two)]).toEqual(['leader', 'follower'])
  await performGesture(two, 'session', signIn)
  for (const tab of [one, two]) {
    await expect(tab).toHaveURL(/#\/pages\/home\/home$/)
    await expect.poll(() => sessionOf(tab)).toEqual(signedIn)
  }
  const held = await one.evaluate(
    async () => (await navigator.locks.query()).held?.filter(({ name }) => name === 'shucang-leader').length,
  )
  expect(held).toBe(1)
})

test('a follower goes on when the leader is closed', async ({ context }) => {
  const [one, two] = [await openTab(context), await openTab(context)]
  await performGesture(two, 'session', signIn)
  await expect(two).toHaveURL(/#\/pages\/home\/home$/)
  await typeAddress(two, '/pages/mine/mine')
  await one.close()
  await expect.poll(() => roleOf(two)).toBe('leader')
  await expect.poll(() => sessionOf(two)).toEqual(signedIn)
  await expect(two).toHaveURL(/#\/pages\/mine\/mine$/)
  await expect(two.getByRole('heading', { level: 1, name: '我的' })).toBeVisible()

  const three = await openTab(context, '/pages/home/home')
  expect(await roleOf(three)).toBe('follower')
  expect(await sessionOf(three)).toEqual(signedIn)
  await performGesture(three, 'session', { type: 'session.signOutRequested' })
  for (const tab of [two, three]) await expect(tab).toHaveURL(/#\/pages\/login\/login\/index$/)
})

test('all tabs see one and the same world', async ({ context }) => {
  const [one, two] = [await openTab(context), await openTab(context)]
  await act(one, 'notice.publish', { title: '另一个标签页发布的公告', pinned: true })
  await performGesture(one, 'session', signIn)
  await expect(two).toHaveURL(/#\/pages\/home\/home$/)
  await typeAddress(two, '/pages/notice/notice')
  await expect(two.getByText('另一个标签页发布的公告')).toBeVisible()
})

test('the chat service goes on when the tab that holds it is closed', async ({ context }) => {
  const [one, two] = [await openTab(context), await openTab(context)]
  await performGesture(two, 'session', signIn)
  await expect(two).toHaveURL(/#\/pages\/home\/home$/)
  const bob = { kind: 'chat', name: 'bob' }
  const say = (msg: string) =>
    performGesture(two, 'im-message', {
      type: 'imMessage.sendRequested',
      conversation: bob,
      outgoing: { content: { type: 'txt', msg } },
    })
  const heard = () => act(two, 'chat.texts', { to: 'bob' })
  // Nobody can be written to before the first connection.
  await connected(one)
  await say('关掉之前')
  await expect.poll(heard).toEqual(['关掉之前'])
  await one.close()
  await say('关掉之后')
  // What the first leader held is sent with the next connection.
  await connected(two)
  await expect.poll(heard).toEqual(['关掉之前', '关掉之后'])
})

/** Two tabs of one person, the second one at `place`; `promote` closes the first and waits until the second leads. */
async function following(context: BrowserContext, place: string) {
  const [one, tab] = [await openTab(context), await openTab(context)]
  await performGesture(tab, 'session', signIn)
  await expect(tab).toHaveURL(/#\/pages\/home\/home$/)
  await typeAddress(tab, place)
  const promote = async () => {
    await one.close()
    await expect.poll(() => roleOf(tab)).toBe('leader')
  }
  return { tab, promote }
}

/** What of a page is kept when the tab that led is closed. */
const kept = {
  typed: 'what is typed, the focus and the place that is read stay',
  searched: 'what is typed into a search stays',
  recorded: 'a recording goes on',
  cropped: 'a picture that was chosen and its crop stay',
} as const
const ofRun = new Set<string>(shareOf(Object.values(kept), 4, (one) => one))

function testKept(what: keyof typeof kept, look: (context: BrowserContext) => Promise<void>): void {
  const when = ofRun.has(kept[what]) ? {} : atNight('of what is kept when a tab takes over one in four is drawn')
  test(`${kept[what]} when the tab that led is closed`, when, ({ context }) => look(context))
}

testKept('typed', async (context) => {
  const { tab, promote } = await following(context, '/pages/home/home')
  await connected(tab)
  await act(tab, 'chat.say', { from: 'alice', text: '第 {n} 句：今晚八点开售，记得提前登录', count: 60 })
  await typeAddress(tab, href('/pages/chat/myChat', { id: 'chat:alice' }))
  const log = tab.getByRole('log')
  await expect(log.getByText('第 60 句', { exact: false })).toBeVisible()
  await log.evaluate((box) => box.scrollTo(0, -900))
  const field = tab.getByRole('textbox', { name: /^发给.+的消息$/ })
  await field.pressSequentially('写到一半')
  await seeFrames(tab)
  const seen = await log.evaluateHandle((box) => {
    // Rows between the messages go and come with what is loaded before them.
    const rows = () =>
      [...box.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.innerText.includes('句'))
    const top = () => box.getBoundingClientRect().top
    const read = rows().find((row) => row.getBoundingClientRect().top > top())!
    const [text, y] = [read.innerText, read.getBoundingClientRect().top]
    const where = () =>
      rows()
        .find((row) => row.innerText === text)
        ?.getBoundingClientRect().top
    let worst = 0
    const frames = window.eachFrame!(() => {
      worst = Math.max(worst, Math.abs((where() ?? Infinity) - y))
    })
    return { stop: () => frames.stop().then(() => worst) }
  })
  await promote()
  await connected(tab)
  // What comes before is fetched, whoever led when it was asked for.
  await expect.poll(async () => (await messagesIn(tab, 'chat:alice')).length).toBeGreaterThanOrEqual(40)
  expect(await seen.evaluate((one) => one.stop())).toBeLessThanOrEqual(1)
  await expect(field).toHaveValue('写到一半')
  await expect(field).toBeFocused()
  await field.pressSequentially('，写完了')
  await field.press('Enter')
  await expect.poll(() => act(tab, 'chat.texts', { to: 'alice' })).toEqual(['写到一半，写完了'])
})

testKept('searched', async (context) => {
  const { tab, promote } = await following(context, href('/pages/home/search/search'))
  const field = tab.getByRole('searchbox')
  await field.pressSequentially('山水')
  await promote()
  await expect(field).toHaveValue('山水')
  await expect(field).toBeFocused()
})

testKept('recorded', async (context) => {
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const audio = new AudioContext()
      const [tone, microphone] = [audio.createOscillator(), audio.createMediaStreamDestination()]
      tone.connect(microphone)
      tone.start()
      return microphone.stream
    }
  })
  const { tab, promote } = await following(context, href('/pages/chat/myChat', { id: 'chat:alice' }))
  await tab.getByRole('button', { name: '语音', exact: true }).click()
  await tab.getByRole('button', { name: '开始录音' }).click()
  await expect(tab.getByText('正在录音')).toBeVisible()
  const panel = await tab.getByRole('timer').elementHandle()
  await promote()
  expect(await panel!.evaluate((one) => one.isConnected)).toBe(true)
  await tab.getByRole('group', { name: '语音' }).getByRole('button', { name: '发送' }).click()
  await expect(tab.getByRole('log').getByRole('button', { name: /语音/ })).toHaveCount(1)
})

testKept('cropped', async (context) => {
  const { tab, promote } = await following(context, href('/components/u-avatar-cropper/u-avatar-cropper'))
  const picture = await tab.screenshot()
  await tab.getByLabel('选择图片文件').setInputFiles({ name: '头像.png', mimeType: 'image/png', buffer: picture })
  const zoom = tab.getByRole('slider')
  await zoom.fill('2.5')
  const shown = await tab.getByRole('group', { name: '拖动图片选择要保留的部分' }).elementHandle()
  await promote()
  await expect(zoom).toHaveValue('2.5')
  expect(await shown!.evaluate((one) => one.isConnected)).toBe(true)
})

/** Two taps in each tab at the same moment, on a button that is there before the first of them. */
async function pressTwice(tabs: readonly Page[], name: RegExp): Promise<void> {
  const buttons = await Promise.all(tabs.map((tab) => tab.getByRole('button', { name }).elementHandle()))
  const press = (button: Node) => {
    for (const _ of ['once', 'again']) (button as HTMLElement).click()
  }
  await Promise.all(buttons.map((button) => button!.evaluate(press)))
}

test('[lc:order] two tabs that buy one thing at the same moment, with two taps each, buy and pay it once', async ({
  context,
}) => {
  const [one, two] = [await openTab(context), await openTab(context)]
  await performGesture(one, 'session', signIn)
  await expect(two).toHaveURL(/#\/pages\/home\/home$/)
  const together = (gesture: (tab: Page) => Promise<unknown>) => Promise.all([one, two].map(gesture))
  const place = href('/pages/common/placeOrder/index', { productId: '201101', key: 'two-tabs-0001' })
  await together((tab) => typeAddress(tab, place))
  await pressTwice([one, two], /^提交订单/)
  await together((tab) => expect(tab.getByText('应付金额')).toBeVisible())
  await pressTwice([one, two], /^支付 /)

  const isAway = (tab: Page) => /gateway/.test(tab.url())
  await expect.poll(() => [one, two].some(isAway)).toBe(true)
  const [paying, watching] = isAway(one) ? [one, two] : [two, one]
  await paying.getByRole('button', { name: '确认支付' }).click()
  await expect(paying.getByText('购买成功')).toBeVisible()
  await expect(watching.getByText('购买成功')).toBeVisible()
  expect(await booksOf(watching, 'two-tabs-0001')).toEqual({ faults: [], orders: ['paid'], charges: 1 })
})

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { performGesture } from './gestures/all.ts'
import { typeAddress } from './gestures/gesture.ts'
import { booksOf } from './kit/books.ts'

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
  await expect.poll(async () => JSON.stringify(await stateOf(one, 'im-connection'))).toContain('connected')
  await say('关掉之前')
  await expect.poll(heard).toEqual(['关掉之前'])
  await one.close()
  await say('关掉之后')
  await expect.poll(heard, { timeout: 20_000 }).toEqual(['关掉之前', '关掉之后'])
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

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { performGesture } from './gestures/all.ts'
import { typeAddress } from './gestures/gesture.ts'

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
  await act(one, 'notices.publish', { title: '另一个标签页发布的公告', pinned: true })
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
      outgoing: { content: { msg } },
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

import { describe, expect, it } from 'vitest'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

const start = scene('change-of-person', {
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/login/login/index',
  signedIn: false,
  chat: true,
})

const [first, second] = ['13800000000', '13800000001']
type Toast = { readonly message: string }
const bob = { kind: 'chat', name: 'bob' }

/** A device with a chat on which people come and go. */
async function device() {
  const driver = createHeadlessDriver()
  await driver.start(start)
  let next = 300_000_000_000_000_000n
  const context = async (stream: string) => (await driver.observe(stream))?.context as Record<string, unknown>
  return {
    driver,
    context,
    signIn: (phone: string) =>
      driver.say('session', { type: 'session.signInRequested', method: 'password', phone, password: 'shucang2026' }),
    write: (msg: string, user?: string) =>
      driver.say('im-message', {
        ...(user ? { user } : {}),
        type: 'imMessage.sendRequested',
        localId: String(++next),
        conversation: bob,
        outgoing: { content: { type: 'txt', msg } },
      }),
    /** What is in the outbox, as text and status. */
    outbox: async () =>
      ((await context('im-message'))['items'] as { status: string; outgoing: { content: { msg: string } } }[]).map(
        ({ status, outgoing }) => [outgoing.content.msg, status],
      ),
    /** What is being said, and what is said after it. */
    toasts: async () => {
      const { current, queue } = (await context('toast')) as { current: Toast | null; queue: Toast[] }
      return [current, ...queue].flatMap((toast) => toast?.message ?? [])
    },
  }
}

describe('what is written in the chat', () => {
  it('IMM-10 in the first moment after signing in waits for the connection and goes out', async () => {
    const { driver, signIn, write, outbox } = await device()
    await driver.fault('rest.chat.getImToken', { kind: 'delay', ms: 3000 })
    await signIn(first)
    await write('刚进来')
    expect(await outbox()).toEqual([['刚进来', 'queued']])
    await driver.advance(5000)
    expect(await outbox()).toEqual([])
    expect(await driver.said('bob')).toEqual(['刚进来'])
    await driver.stop()
  })

  it('IMM-10 and not sent when the session ended by itself is hidden from the next person, and there again for the first', async () => {
    const { driver, signIn, write, outbox, context } = await device()
    await signIn(first)
    await driver.fault('network', { online: false })
    await write('断网时写的')
    await driver.say('im-inbox', { type: 'imInbox.draftChanged', key: 'chat:bob', text: '写到一半' })
    await driver.say('session', { type: 'session.expired' })
    await driver.fault('network', { online: true })
    await driver.fault('rest.chat.getImToken', { kind: 'delay', ms: 3000, times: 1 })
    await signIn(second)
    expect(await outbox()).toEqual([])
    expect(await context('im-inbox')).toMatchObject({ lines: {}, drafts: {}, notices: [] })
    await driver.advance(10_000)
    await driver.reload()
    expect((await driver.observe('im-connection'))?.value).toMatchObject({ connected: {} })
    expect([await outbox(), await driver.said('bob')]).toEqual([[], []])
    await driver.say('session', { type: 'session.signOutRequested' })
    await driver.advance(1000)
    await signIn(first)
    await driver.advance(10_000)
    expect([await outbox(), await driver.said('bob')]).toEqual([[], ['断网时写的']])
    await driver.stop()
  })

  it('IMM-12 while nobody is signed in is nobody’s; what another person has written, and comes late, waits for them', async () => {
    const { driver, signIn, write, outbox, toasts, context } = await device()
    await write('没有人的话')
    expect(await outbox()).toEqual([['没有人的话', 'failed']])
    await signIn(first)
    expect([await outbox(), await toasts()]).toEqual([
      [],
      expect.arrayContaining(['登录前写的 1 条消息未发送，已清除']),
    ])
    const writer = ((await context('session'))['user'] as { userId: string }).userId
    await driver.say('session', { type: 'session.signOutRequested' })
    await driver.advance(1000)
    await write('退出后才到的', writer)
    await signIn(second)
    await write('换人后才到的', writer)
    await driver.advance(10_000)
    expect([await outbox(), await driver.said('bob')]).toEqual([[], []])
    await driver.say('session', { type: 'session.signOutRequested' })
    await driver.advance(1000)
    await signIn(first)
    await driver.advance(10_000)
    expect([await outbox(), await driver.said('bob')]).toEqual([[], ['退出后才到的', '换人后才到的']])
    await driver.stop()
  })

  it('IMM-13 and set aside for a person who does not come back is kept for thirty days', async () => {
    const { driver, signIn, write, outbox, context } = await device()
    await signIn(second)
    await write('三十天前写的', 'somebody')
    await driver.say('session', { type: 'session.expired' })
    await driver.advance(30 * 24 * 60 * 60_000 - 60_000)
    await signIn(first)
    expect((await context('im-message'))['aside']).toMatchObject({ somebody: [{ status: 'queued' }] })
    await driver.say('session', { type: 'session.expired' })
    await driver.advance(120_000)
    await signIn(second)
    expect([await outbox(), (await context('im-message'))['aside']]).toEqual([[], {}])
    await driver.stop()
  })

  it('IMM-11 and not sent when its person signs out, or is signed out by the server, is said to be lost', async () => {
    const { driver, signIn, write, outbox, toasts } = await device()
    await signIn(first)
    await driver.fault('network', { online: false })
    await write('一')
    await write('二')
    await driver.say('session', { type: 'session.signOutRequested' })
    expect(await outbox()).toEqual([])
    expect(await toasts()).toContain('2 条未发送的消息已随登录清除')
    await driver.fault('network', { online: true })
    await driver.advance(10_000)
    await signIn(first)
    await driver.advance(10_000)
    await driver.fault('network', { online: false })
    await write('三')
    await driver.say('session', { type: 'session.invalidated', code: 40301, message: '', atLogin: false })
    await driver.advance(1500)
    expect(await outbox()).toEqual([])
    expect(await toasts()).toContain('1 条未发送的消息已随登录清除')
    await driver.fault('network', { online: true })
    await driver.advance(5000)
    await signIn(second)
    await driver.advance(10_000)
    expect(await driver.said('bob')).toEqual([])
    await driver.stop()
  })
})

describe('what one person has begun', () => {
  const unlock = { type: 'gardenSlot.unlockRequested', endpoint: 'garden.unlock', request: { slotId: 'magic-1' } }
  const slot = 'garden-slot/magic-1'

  /** The first one's change is not heard; on a full disk they leave, another one comes, and the tab is killed. */
  async function changedOnAFullDisk() {
    const there = await device()
    const { driver, signIn } = there
    await signIn(first!)
    await driver.fault('rest.garden.unlock', { kind: 'drop', times: 1 })
    await driver.say(slot, unlock)
    await driver.fault('network', { online: false })
    await driver.fault('storage', { kind: 'full' })
    await driver.fault('network', { online: true })
    await driver.say('session', { type: 'session.signOutRequested' })
    await driver.advance(1000)
    await signIn(second!)
    await driver.fault('kill', {})
    return there
  }

  it.each(['none', 'full'])(
    'SES-11 is not sent for the next one, whom the journal has never heard of (the disk is then: %s)',
    async (kind) => {
      const { driver, signIn, context } = await changedOnAFullDisk()
      await driver.fault('storage', { kind })
      expect((await context('session'))['user']).toBeNull()
      const sent = await driver.requests('garden.unlock')
      await signIn(second!)
      await driver.advance(120_000)
      expect((await context('session'))['user']).toMatchObject({ userId: '10002' })
      expect(await driver.requests('garden.unlock')).toBe(sent)
      expect(await driver.observe(slot)).toBeUndefined()
      await driver.stop()
    },
  )

  it('SES-11 goes on for the one who began it', async () => {
    const { driver, signIn, context } = await changedOnAFullDisk()
    await driver.fault('storage', { kind: 'none' })
    await signIn(first!)
    await driver.advance(120_000)
    expect((await context('session'))['user']).toMatchObject({ userId: '10001' })
    expect((await driver.observe(slot))?.context).toMatchObject({ stage: 'stopped', failure: null })
    await driver.stop()
  })
})

import { describe, expect, it } from 'vitest'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

const [first, second] = ['13800000000', '13800000001']

/** The credentials belong to a person and last as long as the session: a kill at any moment leaves both or neither. */
async function device() {
  const driver = createHeadlessDriver()
  await driver.start(scene('credentials', { start: '/pages/login/login/index', signedIn: false }))
  const { world } = driver.nodeWorld()
  const user = async () => {
    const { user: person } = (await driver.observe('session'))!.context as { user: { userId: string } | null }
    return person?.userId ?? null
  }
  return {
    driver,
    world,
    user,
    held: () => driver.vault().credentials()?.userId ?? null,
    signIn: (phone: string) =>
      driver.say('session', { type: 'session.signInRequested', method: 'password', phone, password: 'shucang2026' }),
    signOut: () => driver.say('session', { type: 'session.signOutRequested' }),
  }
}

/** Every write of an act, killed before or after it. */
const kills = [0, 1, 2, 3, 4, 5].flatMap((after) => (['before', 'after'] as const).map((when) => ({ after, when })))

describe.each(['at once', 'late'])('with a vault that is written to the disk %s', (kind) => {
  const slow = async ({ driver }: Awaited<ReturnType<typeof device>>) => {
    if (kind === 'late') await driver.fault('storage', { kind })
  }

  it.each(kills)('a sign-in killed $when its write $after leaves session and token, or neither', async (kill) => {
    const one = await device()
    await slow(one)
    await one.driver.fault('kill', { at: 'write', ...kill })
    await one.signIn(first)
    await one.driver.advance(2000)
    const user = await one.user()
    expect(one.held()).toBe(user)
    await one.driver.fault('kill', { at: 'now' })
    await one.driver.advance(2000)
    expect([one.held(), await one.user()]).toEqual([user, user])
    await one.driver.stop()
  })

  it.each(kills)('a sign-out killed $when its write $after stays one', async (kill) => {
    const one = await device()
    await one.signIn(first)
    await slow(one)
    await one.driver.fault('kill', { at: 'write', ...kill })
    await one.signOut()
    await one.driver.advance(2000)
    await one.driver.fault('kill', { at: 'now' })
    await one.driver.advance(2000)
    // A sign-out that the journal has never heard of has not been asked for.
    const isUnheard = kill.after === 0 && kill.when === 'before'
    expect([one.held(), await one.user()]).toEqual(isUnheard ? [await one.user(), one.held()] : [null, null])
    await one.driver.stop()
  })

  it('a purchase of the next person is theirs, though the sign-out before failed and the app was killed', async () => {
    const one = await device()
    await one.signIn(first)
    await slow(one)
    await one.driver.fault('rest.session.userLogout', { kind: 'drop', times: 1 })
    await one.signOut()
    await one.driver.advance(20_000)
    await one.signIn(second)
    const buyer = await one.user()
    await one.driver.fault('kill', { at: 'now' })
    await one.driver.advance(2000)
    expect([await one.user(), one.held()]).toEqual([buyer, buyer])
    const stream = 'order/purchase-0001'
    await one.driver.say(stream, {
      type: 'order.placeRequested',
      endpoint: 'order.create',
      request: { productId: '201101' },
    })
    await one.driver.say(stream, { type: 'order.payRequested', kind: 'bankCard', tab: 'tab-1' })
    await one.driver.world('pay.decide', { outcome: 'success' })
    const orders = one.world.tables.orders.all().filter(({ intent }) => intent === 'purchase-0001')
    expect(orders.map(({ userId, state }) => [userId, state])).toEqual([[buyer, 'paid']])
    expect(auditOrders(one.world)).toEqual([])
    await one.driver.stop()
  })

  it('a token of another person is used for nobody', async () => {
    const one = await device()
    await one.signIn(first)
    const other = { token: 'token-of-another', validate: '', userId: 'another' }
    one.driver.vault().keep(other)
    await one.signOut()
    const asked = one.driver.trace().all.flatMap((row) => (row.kind === 'request' ? [row] : []))
    expect(asked.at(-1)?.name).toBe('session.userLogout')
    expect(asked.filter(({ token }) => token === other.token)).toEqual([])
    await one.driver.stop()
  })
})

it('what a browser writes late goes with the browser, and with none of its tabs while another one lives', async () => {
  const { driver, held, user, signIn, signOut } = await device()
  await signIn(first)
  const before = held()
  await driver.fault('storage', { kind: 'late' })
  await driver.fault('tabs', { use: 2 })
  await signOut()
  await signIn(second)
  const now = driver.vault().credentials()
  expect(['', before, null]).not.toContain(now?.userId ?? null)
  // It follows: nothing that it does puts the vault right.
  await driver.fault('tabs', { kill: 2 })
  expect(driver.vault().credentials()).toEqual(now)
  await driver.fault('tabs', { use: 1, close: 2 })
  await driver.fault('kill', { at: 'now' })
  await driver.advance(2000)
  // The journal has not lost it.
  expect([held(), await user()]).toEqual([now?.userId, now?.userId])
  await driver.stop()
})

it.each([
  ['29s', null],
  ['31s', '10001'],
] as const)(
  'what a browser was given %s before its end, however late it writes, leaves %s as owner',
  async (wait, owner) => {
    const { driver, signIn } = await device()
    await driver.fault('storage', { kind: 'late' })
    await signIn(first)
    await driver.advance(Number.parseInt(wait, 10) * 1000)
    await driver.fault('kill', { at: 'now' })
    expect(driver.vault().get('owner')).toBe(owner)
    // Once lost is not lost again: what the next browser has been given for long is on the disk.
    await driver.advance(31_000)
    await driver.fault('kill', { at: 'now' })
    expect(driver.vault().credentials()?.userId).toBe('10001')
    await driver.stop()
  },
)

describe('a start', () => {
  it('whose storage refuses deletes no credentials: who was signed in is so again when it works', async () => {
    let isRefused = false
    const driver = createHeadlessDriver((store) => ({
      ...store,
      load: () => (isRefused ? Promise.reject(new Error('refused')) : store.load()),
    }))
    await driver.start(scene('credentials'))
    isRefused = true
    await driver.reload()
    expect((await driver.observe('session'))?.value).toEqual({ signedOut: 'idle' })
    isRefused = false
    await driver.reload()
    expect((await driver.observe('session'))?.value).toMatchObject({ signedIn: {} })
    expect(driver.vault().credentials()?.userId).toBe(demoAccount.userId)
    await driver.stop()
  })
})

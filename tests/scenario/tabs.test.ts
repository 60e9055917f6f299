import { describe, expect, it } from 'vitest'
import { sendCode } from '#mock/rest/sms.ts'
import { signIn, twoTabs } from './two-tabs.ts'
import { type AppSystem } from '#src/app/system.ts'
import type { Form } from '#src/machines/submission/submission.machine.ts'

const session = (system: AppSystem) => system.snapshot('session')?.value
const stack = (system: AppSystem) => system.snapshot('navigation')!.context.stack
const signedIn = { signedIn: { account: 'active', token: 'accepted' } }

describe('two tabs of one origin', () => {
  it('have one writer, and are both alive: signing in in one signs in the other', async () => {
    const { first, second, settle, switches } = await twoTabs()
    expect([first.role, second.role]).toEqual(['leader', 'follower'])
    second.say('session', signIn)
    await settle()
    expect([session(first), session(second)]).toEqual([signedIn, signedIn])
    expect([stack(first), stack(second)]).toEqual([['/pages/home/home'], ['/pages/home/home']])
    expect(switches.asked.get('session.loginByVerificationCode')).toBe(1)
  })

  it('have each their own page', async () => {
    const { first, second, settle } = await twoTabs()
    second.say('session', signIn)
    await settle()
    second.say('navigation', { type: 'navigation.pushRequested', href: '/pages/mine/settings/index' })
    await settle()
    expect(stack(first)).toEqual(['/pages/home/home'])
    expect(stack(second)).toEqual(['/pages/home/home', '/pages/mine/settings/index'])
  })

  it('renew a token once, also when the follower is the one who is told', async () => {
    const { first, second, settle, world, switches } = await twoTabs()
    first.say('session', signIn)
    await settle()
    await world.control.act('session.expireTokens')
    second.openResource('resource/a', { endpoint: 'notice.list', request: {}, pageSize: 10 })
    first.openResource('resource/a', { endpoint: 'notice.list', request: {}, pageSize: 10 })
    await settle()
    expect(switches.asked.get('session.refreshToken')).toBe(1)
    expect(first.snapshot('resource/a')?.value).toEqual({ ready: 'fresh' })
    expect(second.snapshot('resource/a')?.value).toEqual({ ready: 'fresh' })
  })

  it('hand over when the leader is closed: the follower starts again as the leader, where it was', async () => {
    const { first, second, open, settle, browser } = await twoTabs()
    second.say('session', signIn)
    await settle()
    second.say('navigation', { type: 'navigation.pushRequested', href: '/pages/mine/settings/index' })
    await settle()
    await first.stop()
    browser.close(1)
    await second.superseded
    await second.stop()
    const again = await open(2)
    await settle()
    expect(again.role).toBe('leader')
    expect(session(again)).toEqual(signedIn)
    expect(stack(again)).toEqual(['/pages/home/home', '/pages/mine/settings/index'])
  })

  it.each([
    ['stay where a guest has gone in them, when the first person on the device signs in elsewhere', false],
    ['are not come back to where another person’s session ended and they were left', true],
  ])('%s', async (_, isAnother) => {
    const { first, second, open, settle, browser } = await twoTabs()
    if (isAnother) {
      const another = { method: 'password', phone: '13800000001', password: 'shucang2026' } as const
      first.say('session', { type: 'session.signInRequested', ...another })
      await settle()
    }
    for (const href of ['/pages/notice/notice', '/pages/notice/search/index'])
      second.say('navigation', { type: 'navigation.pushRequested', href })
    await settle()
    const before = stack(second)
    // Killed: it hears nothing of what comes.
    await second.stop()
    browser.close(2)
    if (isAnother) first.say('session', { type: 'session.expired' })
    first.say('session', signIn)
    await settle()
    await first.journal.durable()
    const again = await open(2)
    expect(before).toHaveLength(3)
    expect(stack(again)).toEqual(isAnother ? ['/pages/notice/search/index'] : before)
  })

  it('lose nothing that is said while the leader is gone and its follower is not yet in its place', async () => {
    const { first, second, open, settle, browser, store } = await twoTabs()
    second.say('session', signIn)
    await settle()
    const typed = (text: string) => ({ type: 'imInbox.draftChanged', key: 'chat:bob', text }) as const
    second.say('im-inbox', typed('关'))
    await settle()
    await first.stop()
    browser.close(1)
    // The leader is gone and has told nobody.
    second.say('im-inbox', typed('关掉'))
    await second.superseded
    await second.stop()
    // The page speaks on to what has been stopped, until it is drawn with what comes after it.
    second.say('im-inbox', typed('关掉之'))
    second.say('navigation', { type: 'navigation.pushRequested', href: '/pages/mine/mine' })
    const again = await open(2)
    second.handOver(again)
    second.say('im-inbox', typed('关掉之后'))
    await settle()
    expect(stack(again)).toEqual(['/pages/home/home', '/pages/mine/mine'])
    expect((again.snapshot('im-inbox')!.context as { drafts: object }).drafts).toEqual({ 'chat:bob': '关掉之后' })
    // What the first leader had stored is not said again.
    await again.journal.durable()
    const facts = (await store.history()).map(({ fact }) => fact as { type: string; text?: string })
    const texts = facts.filter(({ type }) => type === 'imInbox.draftChanged').map(({ text }) => text)
    expect(texts).toEqual(['关', '关掉', '关掉之', '关掉之后'])
  })

  it('ORD-8 make one order of one intent and pay it once; the tab that asked leaves, also when it follows', async () => {
    const { first, second, settle, switches, world, left, clock } = await twoTabs()
    first.say('session', signIn)
    await settle()
    const stream = 'order/purchase-0001'
    const place = { type: 'order.placeRequested', endpoint: 'order.create', request: { productId: '201101' } } as const
    for (const tab of [second, first, second]) tab.say(stream, place)
    await settle()
    const pay = { type: 'order.payRequested', kind: 'bankCard' } as const
    second.say(stream, { ...pay, tab: 'tab2' })
    await settle()
    first.say(stream, { ...pay, tab: 'tab1' })
    await settle()
    expect([first.snapshot(stream)?.value, second.snapshot(stream)?.value]).toEqual([
      { gone: 'away' },
      { gone: 'away' },
    ])
    expect(left).toEqual([2])
    expect([switches.asked.get('order.create'), switches.asked.get('order.repay')]).toEqual([1, 1])
    await world.control.act('pay.decide', { outcome: 'success' })
    await clock.advance(10_000)
    await settle()
    expect([first.snapshot(stream)?.value, second.snapshot(stream)?.value]).toEqual(['paid', 'paid'])
    expect(second.orderStream(world.world.tables.orders.all().at(-1)!.id)).toBe(stream)
  })

  it('ORD-1 go on with an order when the leader is closed in the middle of it', async () => {
    const { first, second, open, settle, browser, world, switches, clock } = await twoTabs()
    first.say('session', signIn)
    await settle()
    const stream = 'order/purchase-0001'
    await world.control.faults({
      add: { match: { endpoint: 'order.create' }, kind: 'drop', with: { applied: true }, times: 1 },
    })
    second.say(stream, { type: 'order.placeRequested', endpoint: 'order.create', request: { productId: '201101' } })
    await settle()
    expect(second.snapshot(stream)?.value).toBe('uncertain')
    await first.stop()
    browser.close(1)
    await second.superseded
    await second.stop()
    const again = await open(2)
    await clock.advance(2000)
    await settle()
    expect(again.snapshot(stream)?.value).toEqual({ open: 'unpaid' })
    expect(switches.asked.get('order.create')).toBe(1)
    expect(world.world.tables.orders.filter((row) => row.intent === 'purchase-0001')).toHaveLength(1)
  })

  it('leave nothing of one person to the next: neither after the session ended by itself nor in another tab', async () => {
    const { first, second, settle, store, world, clock } = await twoTabs()
    second.say('session', signIn)
    await settle()
    const stream = 'transfer/gift-00000001'
    const drafts = 'submission/bean-gift'
    const draft: Form = { form: 'bean-gift', endpoint: 'beans.give', fields: { receiver: { initial: '', rules: [] } } }
    const typed = { type: 'submission.changed', field: 'receiver', value: '10009' } as const
    for (const tab of [first, second]) {
      tab.openForm(drafts, draft)
      tab.say(drafts, typed)
    }
    await world.control.faults({ add: { match: { endpoint: 'transfer.give' }, kind: 'drop', times: 2 } })
    second.say(stream, {
      type: 'transfer.requested',
      endpoint: 'transfer.give',
      request: { ids: ['1'], receiver: '1' },
    })
    await settle()
    expect([first, second].map((tab) => tab.snapshot(stream)?.value)).toEqual(['uncertain', 'uncertain'])
    const kept = async () => {
      const names = (await store.history()).map((entry) => entry.stream)
      return [...new Set(names)].filter((name) => name.startsWith('transfer/') || name.startsWith(drafts)).toSorted()
    }
    expect(await kept()).toEqual([`${drafts}~tab1`, `${drafts}~tab2`, stream])
    await world.control.act('session.forgetTokens')
    first.openResource('resource/a', { endpoint: 'wallet.purse', request: {} })
    await settle()
    expect(session(second)).toEqual({ signedOut: 'idle' })
    // Nobody is signed in: nothing is sent, and nothing is known.
    await clock.advance(5_000)
    await settle()
    expect(first.snapshot(stream)?.value).toBe('uncertain')
    const other = world.world.tables.users.all().find((row) => row.phone !== signIn.phone)!
    const code = await sendCode(world.world, other.phone, 'login')
    second.say('session', { ...signIn, phone: other.phone, code })
    await settle()
    expect(session(second)).toEqual(signedIn)
    for (const tab of [first, second]) {
      expect(tab.streams().filter((name) => name === stream || name === drafts)).toEqual([])
    }
    expect(await kept()).toEqual([])
    await clock.advance(120_000)
    await settle()
    expect(world.world.tables.receipts.filter((row) => row.id.startsWith('transfer.give'))).toEqual([])
  })

  it.each(['signs out', 'is signed out by itself'])(
    'leave the places of a tab that was killed to nobody else, when its person %s',
    async (how) => {
      const { first, second, open, settle, browser, world, hrefs } = await twoTabs()
      first.say('session', signIn)
      await settle()
      const order = '/pages/mine/order/components/orderDetail/index?orderId=301'
      second.say('navigation', { type: 'navigation.pushRequested', href: order })
      await settle()
      await second.stop()
      browser.close(2)
      if (how === 'signs out') first.say('session', { type: 'session.signOutRequested' })
      else first.say('session', { type: 'session.expired' })
      await settle()
      const other = world.world.tables.users.all().find((row) => row.phone !== signIn.phone)!
      first.say('session', { ...signIn, phone: other.phone, code: await sendCode(world.world, other.phone, 'login') })
      await settle()
      expect([session(first), stack(first)]).toEqual([signedIn, ['/pages/home/home']])
      // A new tab takes over the one that was killed, and no address says where.
      hrefs[1] = null
      const again = await open(2)
      await settle()
      expect(stack(again)).toEqual(['/pages/home/home'])
    },
  )

  it('come back to the place of a tab that was killed when the same person comes back', async () => {
    const { first, second, open, settle, browser, hrefs } = await twoTabs()
    first.say('session', signIn)
    await settle()
    second.say('navigation', { type: 'navigation.pushRequested', href: '/pages/mine/settings/index' })
    await settle()
    await second.stop()
    browser.close(2)
    first.say('session', { type: 'session.expired' })
    await settle()
    first.say('session', signIn)
    await settle()
    hrefs[1] = null
    const again = await open(2)
    await settle()
    expect(stack(again)).toEqual(['/pages/home/home', '/pages/mine/settings/index'])
  })

  it('RES-5 show the next person nothing that was loaded for the one before', async () => {
    const { first, second, settle, world } = await twoTabs()
    first.say('session', signIn)
    await settle()
    const purse = { endpoint: 'wallet.purse', request: {} } as const
    const data = (tab: AppSystem) => (tab.snapshot('resource/purse')!.context as { data: unknown }).data
    for (const tab of [first, second]) tab.openResource('resource/purse', purse)
    await settle()
    expect([first, second].map((tab) => data(tab) !== undefined)).toEqual([true, true])
    first.say('session', { type: 'session.expired' })
    await settle()
    const other = world.world.tables.users.all().find((row) => row.phone !== signIn.phone)!
    first.say('session', { ...signIn, phone: other.phone, code: await sendCode(world.world, other.phone, 'login') })
    await settle()
    expect([first, second].map(data)).toEqual([undefined, undefined])
  })

  it('go on with what was begun when the same person comes back', async () => {
    const { first, settle, world, clock, switches } = await twoTabs()
    first.say('session', signIn)
    await settle()
    const stream = 'order/purchase-0001'
    await world.control.faults({
      add: { match: { endpoint: 'order.create' }, kind: 'drop', with: { applied: true }, times: 1 },
    })
    first.say(stream, { type: 'order.placeRequested', endpoint: 'order.create', request: { productId: '201101' } })
    await settle()
    await world.control.act('session.forgetTokens')
    await clock.advance(2_000)
    await settle()
    // The order was placed: that the session has ended is not the word that it was not.
    expect([session(first), first.snapshot(stream)?.value]).toEqual([{ signedOut: 'idle' }, 'uncertain'])
    first.say('session', signIn)
    await settle()
    await clock.advance(60_000)
    await settle()
    expect(first.snapshot(stream)?.value).toEqual({ open: 'unpaid' })
    expect(switches.asked.get('order.create')).toBe(1)
    expect(world.world.tables.orders.filter((row) => row.intent === 'purchase-0001')).toHaveLength(1)
  })

  it('write each fact once', async () => {
    const { first, second, settle, store } = await twoTabs()
    second.say('session', signIn)
    await settle()
    await first.journal.durable()
    const facts = (await store.history()).map((entry) => `${entry.stream} ${entry.fact.type}`)
    expect(facts.filter((fact) => fact === 'session session.signInRequested')).toHaveLength(1)
    expect(facts.filter((fact) => fact === 'session signIn.succeeded')).toHaveLength(1)
  })
})

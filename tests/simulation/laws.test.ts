import { describe, expect, it } from 'vitest'
import { encodeBody } from '#src/contract/im/body.ts'
import type { UploadFrame } from '#src/contract/im/frames.ts'
import type { GardenView, Happening, Still, Trace, Traced } from '#src/workbench/trace.ts'
import { breachesOf, laws } from '../laws/laws.ts'
import { isExcused } from './engine/excused.ts'
import { planOf } from './engine/plan.ts'
import { runPlan } from './engine/run.ts'
import { scene } from '../scene.ts'

const life = '1/1/1'
const key = 'chat:linqing'
const sent = { id: '9001', from: '10001', text: '我说的', at: 0 }

const fact = (type: string, more: object = {}, stream = 'im-message'): Happening => ({
  kind: 'stored',
  life,
  entries: [{ seq: 1, stream, v: 0, fact: { type, ...more } }],
})
const write = (localId: string, text: string): Happening =>
  fact('imMessage.sendRequested', {
    localId,
    conversation: { kind: 'chat', name: 'linqing' },
    outgoing: { content: { type: 'txt', msg: text } },
  })
const up = (id: string, body: Parameters<typeof encodeBody>[0]): Happening => ({
  kind: 'up',
  life,
  socket: 1,
  frame: { type: 'upload', meta: { id, namespace: 'chat', payload: encodeBody(body) } } satisfies UploadFrame,
})
const said = up('77', { kind: 'chat', contents: [{ type: 'txt', msg: 'x' }] })
const ask = (id: number, name: string, token = 'T', more: object = {}): Happening => ({
  kind: 'request',
  life,
  id,
  name,
  token,
  key: '',
  body: '',
  ...more,
})
const answer = (id: number, name: string, code: string): Happening => ({
  kind: 'answer',
  life,
  id,
  name,
  token: 'T',
  code,
  body: '',
})

/** Everything is well: one person, signed in and connected, who has said one thing. */
const well: Still = {
  at: 0,
  isCalm: true,
  tabs: [
    {
      life,
      device: '1',
      isInSight: true,
      isWanted: true,
      streams: {
        session: { value: { signedIn: {} }, context: { user: { userId: '10001' } } },
        'im-connection': { value: { connected: {} }, context: {} },
        'im-message': { value: 'idle', context: { items: [], aside: {} } },
        'im-inbox': { value: 'idle', context: { lines: { [key]: { key, last: { id: '9001' }, unread: 0 } } } },
        [`im-conversation/${key}`]: { value: 'idle', context: { messages: [{ id: '9001' }] } },
      },
    },
  ],
  disks: { '1': { journal: {}, vault: { 'shucang.token': 'T' }, archive: {}, files: {} } },
  world: {
    faults: [],
    orders: [],
    charges: {},
    done: [],
    repeated: [],
    conversations: { '10001': { [key]: { unread: 0, messages: [sent] } } },
    recalled: [],
    garden: { piles: [], eggs: [], usedCards: [], acts: [], pool: { holds: 0, came: 0, went: 0 } },
  },
}

/** The rest with other contexts of streams. */
const showing = (streams: Readonly<Record<string, object>>, value?: unknown): Still => {
  const [tab] = well.tabs
  const changed = Object.entries(streams).map(([name, context]) => {
    const before = tab!.streams[name]
    return [name, { value: value ?? before?.value ?? 'idle', context: { ...before?.context, ...context } }] as const
  })
  return { ...well, tabs: [{ ...tab!, streams: { ...tab!.streams, ...Object.fromEntries(changed) } }] }
}
const inWorld = (world: Partial<Still['world']>): Still => ({ ...well, world: { ...well.world, ...world } })
const served = (messages: readonly (typeof sent)[], unread = 0) =>
  inWorld({ conversations: { '10001': { [key]: { unread, messages } } } })

const inGarden = (garden: Partial<GardenView>): Planted => ({
  rest: inWorld({ garden: { ...well.world.garden, ...garden } }),
})
const did = (act: string, about: string, count: number, note = '', at = 0) => ({
  ownerId: '10001',
  act,
  about,
  count,
  note,
  at,
})
const pile = (settled: number, received: number) => ({ id: '10001/rose/rose', settled, received })

interface Planted {
  /** At the instant 0 unless it says another. */
  readonly all?: readonly (Happening & { readonly at?: number })[]
  readonly rest?: Still
}

const password = {
  kind: 'step',
  device: '1',
  step: { say: { type: 'session.signInRequested', password: 'geheim2026' } },
} as const

const other = fact('signIn.succeeded', { user: { userId: '10002' } }, 'session')
const asked = fact('transfer.requested', { endpoint: 'transfer.give', request: {} }, 'transfer/x')
const sentUnder = (intent: string) => [ask(1, 'listing.up', 'T', { key: intent }), answer(1, 'listing.up', '500')]
/** What every run ends with. */
const calmed = [
  { fault: 'chat.frames', with: { kind: 'none' } },
  { fault: 'storage', with: { kind: 'none' } },
  { fault: 'requests', with: { kind: 'none' } },
  { fault: 'tabs', with: { thaw: 1 } },
].map((step): Happening => ({ kind: 'step', device: '1', step }))
const offered = fact('listing.listRequested', { endpoint: 'listing.up', request: {}, id: 'fact-1' }, 'listing/7')

/** A defect for each law, as its trace would look. */
const planted: Readonly<Record<string, readonly Planted[]>> = {
  'no-defect': [{ all: [{ kind: 'problem', life, what: 'defect: boom' }] }],
  'nothing-set-aside': [{ rest: showing({ toast: { current: { message: '有一部分记录损坏，已为你重新开始' } } }) }],
  'nothing-left-running': [{ all: [{ kind: 'life', life, is: 'stopped', left: ['1 timer'] }] }],
  'not-before-its-time': [
    {
      all: [
        fact('sendCode.succeeded', {}, 'verification-code/login'),
        fact('verificationCode.countdownElapsed', {}, 'verification-code/login'),
      ],
    },
  ],
  'elapses-once': [{ all: Array(2).fill(fact('order.waitElapsed', { at: 5 }, 'order/x')) }],
  'durable-first': [
    { all: [said] },
    { all: [ask(1, 'order.create', 'T', { key: 'intent-1' }), answer(1, 'order.create', '200')] },
  ],
  'no-secret-stored': [
    { all: [password, fact('session.signInRequested', { password: 'geheim2026' }, 'session')] },
    { all: [password, { kind: 'kept', life, place: 'archive', key: 'x', value: { text: 'geheim2026' } }] },
  ],
  'stored-before-acknowledged': [{ all: [up('78', { kind: 'delivery', contents: ['empty'], ackId: '9002' })] }],
  'no-dead-token': [
    { all: [ask(1, 'a'), answer(1, 'a', '510'), ask(2, 'b'), answer(2, 'b', '510')] },
    { all: [ask(1, 'a'), answer(1, 'a', '3301'), ask(2, 'b'), answer(2, 'b', '3301')] },
  ],
  'one-refresh': [
    {
      all: [
        ask(1, 'session.refreshToken'),
        ask(2, 'session.refreshToken'),
        answer(1, 'session.refreshToken', '200'),
        answer(2, 'session.refreshToken', '200'),
      ],
    },
  ],
  'silent-after-sign-out': [
    { all: [write('77', '我说的'), fact('signOut.succeeded', {}, 'session'), said] },
    { all: [fact('signOut.succeeded', {}, 'session'), ask(1, 'wallet.purse'), answer(1, 'wallet.purse', '200')] },
  ],
  'session-cleared': [
    { rest: showing({ session: { user: null } }, { signedOut: 'idle' }) },
    ...['shucang.role', 'shucang.guardian'].map((name) => ({
      all: [fact('signOut.succeeded', {}, 'session')],
      rest: {
        ...showing({ session: { user: null } }, { signedOut: 'idle' }),
        disks: { '1': { ...well.disks['1']!, vault: { [name]: 'x' } } },
      },
    })),
  ],
  'own-pages': [
    {
      all: [
        fact('signIn.succeeded', { user: { userId: '10002' } }, 'session'),
        fact('navigation.pushRequested', { href: '/a' }, 'navigation~t'),
      ],
      rest: showing({ navigation: { stack: ['/a'] } }),
    },
  ],
  'none-asked-for-nobody': [
    {
      all: [fact('session.expired', {}, 'session'), ...Array(3).fill(fact('order.waitElapsed', {}, 'order/x'))],
    },
  ],
  'none-left-waiting': [{ all: [{ kind: 'life', life, is: 'begun' }, ask(1, 'notice.list')] }],
  'one-charge': [{ rest: inWorld({ charges: { 'intent-1': 2 } }) }],
  'done-once': [{ rest: inWorld({ repeated: ['box.open'] }) }],
  'world-adds-up': [{ rest: inWorld({ faults: ['account 10001 is off by 5'] }) }],
  'harvest-was-grown': [
    inGarden({ piles: [pile(9, 0)] }),
    inGarden({ piles: [pile(9, 10)], acts: [did('settle', 'rose/rose', 9)] }),
    inGarden({ piles: [pile(63, 0)], acts: Array.from({ length: 7 }, () => did('settle', 'rose/rose', 9)) }),
  ],
  'received-once': [
    inGarden({
      piles: [pile(9, 9)],
      acts: [did('settle', 'rose/rose', 9), ...Array(2).fill(did('receive', 'rose/rose', 9))],
    }),
    inGarden({ eggs: [{ receivedAt: 5 }], acts: Array(2).fill(did('receiveEggs', 'hen', 1)) }),
  ],
  'card-once': [
    inGarden({ usedCards: ['1'], acts: Array(2).fill(did('supplement', 'rose-1', 1, '1')) }),
    inGarden({ usedCards: ['1'] }),
  ],
  'pool-pays-what-came': [
    inGarden({ pool: { holds: -5, came: 0, went: 5 } }),
    inGarden({ pool: { holds: 5, came: 3, went: 0 } }),
  ],
  'orders-agree': [
    {
      rest: {
        ...showing({ 'order/x': { order: { orderId: '5' } } }, 'paid'),
        world: { ...well.world, orders: [{ id: '5', intent: 'x', state: 'closed' }] },
      },
    },
  ],
  'intents-agree': [
    { all: [asked, ...sentUnder('x'), fact('perform.succeeded', {}, 'transfer/x')] },
    {
      all: [asked, ...sentUnder('x'), fact('perform.failed', { isFinal: true }, 'transfer/x')],
      rest: inWorld({ done: [{ call: 'transfer.give', intent: 'x' }] }),
    },
    {
      all: [offered, ...sentUnder('fact-1'), fact('change.failed', { isFinal: true }, 'listing/7')],
      rest: inWorld({ done: [{ call: 'listing.up', intent: 'fact-1' }] }),
    },
  ],
  'sent-once': [{ all: [write('77', '我说的')], rest: served([sent, { ...sent, id: '9002' }]) }],
  'sent-in-order': [
    { all: [write('77', '一'), write('78', '我说的')], rest: served([sent, { ...sent, id: '9002', text: '一' }]) },
  ],
  'nothing-lost': [{ all: [fact('imMessage.opened', { user: '10001' }), write('77', '不见了')] }],
  'connected-again': [{ rest: showing({ 'im-connection': {} }, 'gaveUp') }],
  'outbox-settles': [{ rest: showing({ 'im-message': { items: [{ localId: '1', status: 'confirming' }] } }) }],
  'recalled-is-gone': [
    { rest: { ...well, world: { ...well.world, recalled: ['9001'] } } },
    {
      rest: {
        ...inWorld({ recalled: ['9000'] }),
        disks: { '1': { ...well.disks['1']!, archive: { '10001\nchat:linqing\n1': { message: { id: '9000' } } } } },
      },
    },
  ],
  'unread-agrees': [{ rest: served([sent], 3) }],
  'conversation-agrees': [
    { rest: served([sent, { ...sent, id: '9002' }]) },
    { rest: showing({ [`im-conversation/${key}`]: { messages: [{ id: '9001' }, { id: '9001' }] } }) },
  ],
  'list-agrees': [{ rest: showing({ 'im-inbox': { lines: {} } }) }],
  'removed-stays-away': [{ all: [{ kind: 'broughtBack', life, key }] }],
  'no-stray-files': [{ rest: { ...well, disks: { '1': { ...well.disks['1']!, files: { 'file-1': true } } } } }],
  'nothing-for-the-next': [
    {
      all: [
        fact('signIn.succeeded', { user: { userId: '10002' } }, 'session'),
        fact('imInbox.draftChanged', { key, text: '别人的草稿' }, 'im-inbox'),
      ],
      rest: showing({ 'im-inbox': { drafts: { [key]: '别人的草稿' } } }),
    },
    { all: [other, write('77', '别人说的')], rest: showing({ 'im-message': { items: [{ localId: '77' }] } }) },
    { all: [other, fact('order.placeRequested', {}, 'order/x')], rest: showing({ 'order/x': {} }, 'uncertain') },
    {
      all: [other, fact('order.placeRequested', {}, 'order/x')],
      rest: { ...well, disks: { '1': { ...well.disks['1']!, journal: { '7 order/x': {} } } } },
    },
    {
      all: [other, { ...fact('signIn.succeeded', { user: { userId: '10001' } }, 'session'), at: 9 }],
      rest: showing({ 'resource/notice.list': { loadedAt: 5 } }),
    },
    { rest: { ...well, disks: { '1': { ...well.disks['1']!, archive: { '10002\nchat:linqing\n1': {} } } } } },
  ],
}

const traceOf = ({ all = [], rest = well }: Planted): Trace => ({
  all: [...all, ...calmed].map((one): Traced => ({ at: 0, ...one })),
  stills: [rest],
})
const broken = (one: Planted) => [...new Set(breachesOf(traceOf(one)).map(({ law }) => law))]

describe('the laws', () => {
  it('find nothing where everything is well', () => {
    expect(breachesOf(traceOf({}))).toEqual([])
    expect(breachesOf(traceOf({ all: [write('77', '我说的'), said] }))).toEqual([])
    // The end of a session closes a conversation; it shows nothing until it is opened.
    const closed = showing({ [`im-conversation/${key}`]: { messages: [] } }, { window: 'closed', operation: 'idle' })
    expect(breachesOf(traceOf({ rest: closed }))).toEqual([])
  })

  it('take an answer for what was sent, not for what was asked for meanwhile', () => {
    const meanwhile = fact(
      'listing.delistRequested',
      { endpoint: 'listing.down', request: {}, id: 'fact-2' },
      'listing/7',
    )
    const all = [offered, ...sentUnder('fact-1'), meanwhile, fact('change.succeeded', {}, 'listing/7')]
    const rest = inWorld({ done: [{ call: 'listing.up', intent: 'fact-1' }] })
    expect(broken({ all, rest })).toEqual([])
  })

  it('leave to the person what waits where the tab in sight was put out, and to nobody else', () => {
    const { tabs } = showing({ 'im-message': { items: [{ localId: '1', status: 'queued' }] } })
    const [unseen] = tabs.map((tab) => ({ ...tab, isInSight: false }))
    const besides = (value: string) => {
      const [seen] = showing({ 'im-connection': {} }, value).tabs
      return broken({ rest: { ...well, tabs: [seen!, unseen!] } })
    }
    expect(['kicked', 'gaveUp'].map(besides)).toEqual([[], ['connected-again', 'outbox-settles']])
  })

  it.each(laws.map(({ id }) => id))('%s finds what breaks it', (id) => {
    expect(planted[id]).toBeDefined()
    for (const one of planted[id]!) expect(broken(one)).toContain(id)
  })

  it('cite what they follow', () => {
    expect(laws.filter(({ cites }) => cites.length === 0)).toEqual([])
    expect(new Set(laws.map(({ id }) => id)).size).toBe(laws.length)
  })
})

describe('a run', () => {
  it('is a function of its plan: the same seed gives the same trace', async () => {
    const plan = planOf('chat', 4)
    const [first, second] = [await runPlan(plan), await runPlan(plan)]
    expect(first.trace.all.length).toBeGreaterThan(100)
    expect(second.hash()).toBe(first.hash())
    expect((await runPlan(planOf('chat', 5))).hash()).not.toBe(first.hash())
  })

  it('breaks no law when nothing goes wrong', async () => {
    const { breaches } = await runPlan(scene('calm', { chat: true, steps: [{ advance: '5m' }] }))
    expect(breaches.filter((breach) => !isExcused(breach))).toEqual([])
  })
})

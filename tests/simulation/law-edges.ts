import { encodeBody } from '#src/contract/im/body.ts'
import type { Happening, Still } from '#src/workbench/trace.ts'
import { chatEdges } from './law-edges-of-chat.ts'
import { personEdges } from './law-edges-of-people.ts'
import {
  answer,
  ask,
  did,
  fact,
  full,
  inGarden,
  inWorld,
  life,
  password,
  pile,
  type Planted,
  said,
  sentUnder,
  showing,
  struck,
  up,
  well,
  write,
} from './traces.ts'

/** Where each law draws its line: traces right behind it, which it must find, and right before it, which it must not. */
export interface Edges {
  readonly breaks: readonly Planted[]
  readonly holds: readonly Planted[]
}

const codeSent = fact('sendCode.succeeded', {}, 'verification-code/login')
const elapsed = (at: number, stream = 'verification-code/login') => ({
  ...fact('verificationCode.countdownElapsed', { at }, stream),
  at,
})
const waited = (at: number, stream = 'order/x', whose = life) =>
  ({ ...fact('order.waitElapsed', { at }, stream), life: whose }) as Happening
const created = [ask(1, 'order.create', 'T', { key: 'a%2Fb' }), answer(1, 'order.create', '200')]
const kept = (value: unknown, place: 'vault' | 'archive' = 'archive', key = 'x', whose = life): Happening => ({
  kind: 'kept',
  life: whose,
  place,
  key,
  value,
})
const told = (field: string, value = 'geheim2026', type = 'session.signInRequested'): Happening => ({
  kind: 'step',
  device: '1',
  step: { say: { type, [field]: value } },
})
const withToken = (data: object): Happening =>
  ({ ...answer(1, 'a', '200'), body: JSON.stringify({ data }) }) as Happening
const receipt = up('78', { kind: 'delivery', contents: ['empty'], ackId: '9002' })
const pageOf = (kind: 'chat' | 'groupchat' | 'chatroom'): Happening => ({
  kind: 'down',
  life,
  socket: 1,
  frame: {
    type: 'sync',
    nextKey: '5',
    metas: ['9002', '9003'].map((id) => ({
      id,
      namespace: 'chat' as const,
      payload: encodeBody({ kind, contents: [{ type: 'txt', msg: 'x' }] }),
    })),
  },
})
const page = pageOf('chat')
const nextPage: Happening = {
  kind: 'up',
  life,
  socket: 1,
  frame: { type: 'fetch', key: '5', queue: { name: 'linqing' } } as never,
}
const begins: Happening = { kind: 'life', life, is: 'begun' }
const ends: Happening = { kind: 'life', life, is: 'killed' }
const uncalm = (still: Still): Still => ({ ...still, isCalm: false })
const orderThat = (value: string, state: string, id = '5'): Still => ({
  ...showing({ 'order/x': { order: { orderId: '5' } } }, value),
  world: { ...well.world, orders: [{ id, intent: 'x', state }] },
})
const given = fact('transfer.requested', { endpoint: 'transfer.give', request: {} }, 'transfer/x')
const ended = (how: 'succeeded' | 'failed', isFinal = true) => fact(`perform.${how}`, { isFinal }, 'transfer/x')
const wasDone = (intent = 'x') => inWorld({ done: [{ call: 'transfer.give', intent }] })
const grown = (times: number, at: (index: number) => number, count = 9) =>
  inGarden({
    piles: [pile(count * times, 0)],
    acts: Array.from({ length: times }, (_, index) => did('settle', 'rose/rose', count, '', at(index))),
  })

const runEdges: Readonly<Record<string, Edges>> = {
  'no-defect': { breaks: [], holds: [{ all: [{ kind: 'problem', life, what: 'refused: 404' }] }] },
  'nothing-set-aside': { breaks: [], holds: [{ rest: showing({ toast: { current: { message: '已复制' } } }) }] },
  'nothing-left-running': { breaks: [], holds: [{ all: [{ kind: 'life', life, is: 'stopped' }] }] },
  'not-before-its-time': {
    breaks: [{ all: [codeSent, elapsed(57_999)] }, { all: [{ ...codeSent, at: 90_000 }, elapsed(147_999)] }],
    holds: [
      { all: [codeSent, elapsed(58_000)] },
      { all: [codeSent, elapsed(5, 'verification-code/register')] },
      { all: [codeSent, struck('clock', { by: 5000 }), elapsed(5)] },
      { all: [codeSent, elapsed(60_000), elapsed(60_001)] },
      { all: [{ ...codeSent, at: 90_000 }, elapsed(150_000), elapsed(150_001)] },
    ],
  },
  'elapses-once': {
    breaks: [{ all: [waited(5), waited(7), waited(5)] }],
    holds: [
      { all: [waited(5), waited(6)] },
      { all: [waited(5), waited(5, 'order/y')] },
      {
        all: [
          { ...waited(5), at: 900_000 },
          { ...waited(5), at: 900_200 },
        ],
      },
      { all: [waited(5), waited(5, 'order/x', '1/1/2')] },
      { all: Array(2).fill(fact('order.paid', { at: 5 }, 'order/x')) },
      { all: [waited(5), fact('order.cancelElapsed', { at: 5 }, 'order/x')] },
    ],
  },
  'durable-first': {
    breaks: [{ all: [{ ...fact('order.placeRequested', {}, 'order/a/b'), life: '2/1/1' } as Happening, ...created] }],
    holds: [
      { all: [fact('order.placeRequested', {}, 'order/a/b'), ...created] },
      { all: [fact('listing.listRequested', { id: 'a/b' }, 'listing/7'), ...created] },
      { all: [ask(1, 'order.mine'), answer(1, 'order.mine', '200')] },
      { all: [full, ...created] },
      { all: [write('77', '我说的'), said] },
      { all: [receipt] },
    ],
  },
  'no-secret-stored': {
    breaks: [
      ...['password', 'newPassword', 'confirmPassword', 'code', 'payPassword', 'smsCode'].map((field) => ({
        all: [told(field), kept('geheim2026')],
      })),
      { all: [told('code', '2468'), kept({ code: '2468' })] },
      { all: [told('password', 'acht2026'), kept({ text: '我的密码是 acht2026' })] },
      {
        all: [
          {
            kind: 'step',
            device: '1',
            step: { say: { type: 'submission.changed', secret: true, value: 'geheim2026' } },
          },
          kept('geheim2026'),
        ],
      },
      ...['token', 'accessToken'].flatMap((field) => [
        { all: [withToken({ [field]: 'tok-123456' }), kept('tok-123456', 'vault', 'shucang.userInfo')] },
        { all: [withToken({ [field]: 'tok-123456' }), kept({ text: 'tok-123456' }, 'archive', 'shucang.token')] },
      ]),
    ],
    holds: [
      { all: [withToken({ token: 'tok-123456' }), kept('tok-123456', 'vault', 'shucang.token')] },
      { all: [withToken({ token: 'tok-1234' }), kept('tok-1234')] },
      { all: [told('code', '2468'), kept({ text: '的 2468 号' })] },
      { all: [told('code', '135'), kept('135')] },
      { all: [told('code', '0002', 'order.pluginAnswered'), kept('0002')] },
      { all: [told('name', '一个名字'), kept('一个名字')] },
      { all: [password, kept(undefined)] },
    ],
  },
  'stored-before-acknowledged': {
    breaks: [
      { all: [kept({ message: { id: '9002' } }, 'archive', 'x', '2/1/1'), receipt] },
      { all: [kept({ message: { id: '9001' } }), receipt] },
      { all: [page, kept({ message: { id: '9002' } }), nextPage] },
      { all: [pageOf('groupchat'), nextPage] },
    ],
    holds: [
      { all: [kept({ message: { id: '9002' } }), receipt] },
      { all: [fact('imSync.kept', { messages: [{ id: '9002' }] }), receipt] },
      { all: [full, receipt] },
      { all: [pageOf('chatroom'), nextPage] },
      { all: [page, kept([{ id: '9002' }, { id: '9003' }]), nextPage] },
      { all: [up('78', { kind: 'chat', contents: [{ type: 'txt', msg: 'x' }] })] },
    ],
  },
}

const moneyEdges: Readonly<Record<string, Edges>> = {
  'one-charge': { breaks: [], holds: [{ rest: inWorld({ charges: { a: 1, b: 1 } }) }] },
  'done-once': { breaks: [], holds: [{ rest: wasDone() }] },
  'world-adds-up': { breaks: [], holds: [{ rest: well }] },
  'orders-agree': {
    breaks: [{ rest: orderThat('closed', 'paid') }],
    holds: [
      { rest: orderThat('paid', 'paid') },
      { rest: orderThat('paid', 'closed', '6') },
      { rest: orderThat('open', 'closed') },
      { rest: uncalm(orderThat('paid', 'closed')) },
    ],
  },
  'intents-agree': {
    breaks: [
      { all: [given, ...sentUnder('x'), ended('failed', false), ended('failed')], rest: wasDone() },
      ...['order', 'blind-box', 'transfer'].map((kind) => ({
        all: [
          fact(`${kind}.asked`, { endpoint: 'a.b' }, `${kind}/x`),
          ...sentUnder('x'),
          fact('create.succeeded', {}, `${kind}/x`),
        ],
      })),
    ],
    holds: [
      { all: [given, ...sentUnder('x'), ended('succeeded')], rest: wasDone() },
      { all: [given, ...sentUnder('x'), ended('succeeded')], rest: wasDone('the same meant twice') },
      { all: [given, ...sentUnder('x'), ended('failed', false)], rest: wasDone() },
      { all: [given, ...sentUnder('x'), ended('failed')] },
      { all: [given, ended('succeeded')] },
      { all: [given, ...sentUnder('x'), ended('succeeded')], rest: uncalm(well) },
      { all: [struck('requests', { kind: 'twice' }), given, ...sentUnder('x'), ended('succeeded')] },
      { all: [given, ...sentUnder('x'), ended('failed'), given], rest: wasDone() },
    ],
  },
  'none-left-waiting': {
    breaks: [],
    holds: [
      { all: [begins, ask(1, 'a'), answer(1, 'a', '200')] },
      { all: [begins, ask(1, 'a'), ends] },
      { all: [begins, ask(1, 'a')], rest: uncalm(well) },
    ],
  },
}

const gardenEdges: Readonly<Record<string, Edges>> = {
  'harvest-was-grown': {
    breaks: [
      grown(7, (index) => index * 199_999),
      grown(1, () => 0, 0),
      inGarden({ piles: [pile(9, 0)], acts: [9, 0].map((count) => did('settle', 'rose/rose', count)) }),
    ],
    holds: [
      grown(6, () => 0),
      grown(1, () => 0, 1),
      grown(7, (index) => index * 200_000),
      inGarden({ piles: [pile(9, 9)], acts: [did('settle', 'rose/rose', 9), did('receive', 'rose/rose', 9)] }),
    ],
  },
  'received-once': {
    breaks: [
      inGarden({ piles: [pile(9, 9)], acts: [did('settle', 'rose/rose', 9)] }),
      inGarden({ eggs: [{ receivedAt: 0 }], acts: [did('receiveEggs', 'hen', 1)] }),
    ],
    holds: [
      inGarden({ piles: [pile(9, 9)], acts: [did('settle', 'rose/rose', 9), did('receive', 'rose/rose', 9)] }),
      inGarden({ eggs: [{ receivedAt: 5 }, { receivedAt: 0 }], acts: [did('receiveEggs', 'hen', 1)] }),
    ],
  },
  'card-once': {
    breaks: [inGarden({ usedCards: ['1'], acts: [did('supplement', 'rose-1', 1, '2')] })],
    holds: [
      inGarden({
        piles: [pile(1, 0)],
        usedCards: ['1', '2'],
        acts: [did('settle', 'rose/rose', 1), ...['1', '2'].map((card) => did('supplement', 'rose-1', 1, card))],
      }),
    ],
  },
  'pool-pays-what-came': {
    breaks: [inGarden({ pool: { holds: 3, came: 3, went: 1, beside: 0 } })],
    holds: [inGarden({ pool: { holds: 0, came: 5, went: 5, beside: 0 } })],
  },
}

export const edges: Readonly<Record<string, Edges>> = {
  ...runEdges,
  ...moneyEdges,
  ...gardenEdges,
  ...chatEdges,
  ...personEdges,
}

import type { Step } from '#scenarios/player/scenario.ts'
import type { Chance } from './chance.ts'
import { act, fault, freshStream, harmed, type Kind, type Telling } from './kinds.ts'

const password = '246810'
/** As pages say it: the password, and that there is one, which alone is written down. */
const withPassword = { password, withPassword: true } as const
const goods = ['201101', '201102', '201701'] as const
const ways = ['bankCard', 'wallet', 'appPlugin', 'appWebView'] as const
const copies = ['201102-2719'] as const

const calls = [
  'order.create',
  'order.repay',
  'order.details',
  'order.cancel',
  'order.byBeans',
  'order.rushAvatar',
  'box.open',
  'box.openBatch',
  'transfer.give',
  'beans.give',
  'avatar.replace',
  'listing.up',
  'listing.down',
] as const

/** Beyond what is lost of every call. */
const harms = [
  { kind: 'delay', ms: 70_000 },
  { kind: 'rejected', reason: 'soldOut' },
  { kind: 'code', code: 500, msg: '系统繁忙' },
] as const

const stream = (prefix: string, telling: Telling): string => freshStream(prefix, prefix, telling)

/** Places an order under a new key. */
const place = (telling: Telling, endpoint: string, request: object, more: object = {}): readonly Step[] => {
  const to = stream('order', telling)
  telling.orders.push(to)
  return [{ say: 'order.placeRequested', to, with: { endpoint, request, ...more } }]
}

/** An act on an order that was placed. */
const onOrder = (chance: Chance, telling: Telling, type: string, payload: object = {}): readonly Step[] =>
  telling.orders.length === 0 ? [] : [{ say: type, to: chance.pick(telling.orders.slice(-2)), with: { ...payload } }]

export const shopKinds: readonly Kind[] = [
  act('place an order', 4, (chance, telling) => place(telling, 'order.create', { productId: chance.pick(goods) })),
  act('buy by beans', 1.5, (_, telling) =>
    place(telling, 'order.byBeans', { productId: '201701', currency: 'weiDou', quantity: 1 }, withPassword),
  ),
  act('rush an avatar', 0.7, (_, telling) => place(telling, 'order.rushAvatar', { avatarId: '505301', quantity: 1 })),
  act('tap again', 1, (_, telling) => {
    const to = telling.orders.at(-1)
    return to?.startsWith('order/')
      ? [{ say: 'order.placeRequested', to, with: { endpoint: 'order.create', request: { productId: goods[0] } } }]
      : []
  }),
  act('pay', 6, (chance, telling) =>
    onOrder(chance, telling, 'order.payRequested', { kind: chance.pick(ways), tab: 'tab-1' }),
  ),
  act('look at an order', 3, (chance, telling) => onOrder(chance, telling, 'order.checkRequested')),
  act('go on paying', 1, (chance, telling) => onOrder(chance, telling, 'order.continueRequested', { tab: 'tab-1' })),
  act('cancel an order', 1, (chance, telling) => onOrder(chance, telling, 'order.cancelRequested')),
  act('at the gateway', 5, (chance) => [
    { world: 'pay.decide', with: { outcome: chance.pick(['success', 'success', 'failure', 'slow', 'silent']) } },
  ]),
  act('the bank tells', 1, (chance) => [{ world: 'pay.tell', with: { result: chance.pick(['success', 'failure']) } }]),
  act('open boxes', 1.5, (chance, telling) => [
    {
      say: 'blindBox.requested',
      to: stream('blind-box', telling),
      with: chance.is(0.6)
        ? { endpoint: 'box.open', request: { id: chance.pick(['400001', '400002', '400003']) } }
        : { endpoint: 'box.openBatch', request: { sysConfigureId: '2', blindBoxId: '3011' } },
    },
  ]),
  act('give away', 1, (chance, telling) => [
    {
      say: 'transfer.requested',
      to: stream('transfer', telling),
      with: { endpoint: 'transfer.give', request: { ids: [chance.pick(copies)], receiver: '10002' }, ...withPassword },
    },
  ]),
  act('give beans', 1, (chance, telling) => [
    {
      say: 'transfer.requested',
      to: stream('transfer', telling),
      with: { endpoint: 'beans.give', request: { receiver: '10002', amount: chance.between(1, 5) }, ...withPassword },
    },
  ]),
  act('exchange an avatar', 0.5, (_, telling) => [
    {
      say: 'transfer.requested',
      to: stream('transfer', telling),
      with: {
        endpoint: 'avatar.replace',
        request: { copyId: '505101-318', avatarId: '505102', statement: '2026-03-01' },
        ...withPassword,
      },
    },
  ]),
  act('list', 1, (chance) => [
    {
      say: 'listing.listRequested',
      to: `listing/${copies[0]}`,
      with: { endpoint: 'listing.up', request: { id: copies[0], priceFen: chance.pick([5000, 6000]) } },
    },
  ]),
  act('delist', 0.8, () => [
    {
      say: 'listing.delistRequested',
      to: `listing/${copies[0]}`,
      with: { endpoint: 'listing.down', request: { id: copies[0] } },
    },
  ]),
  act('money comes', 0.8, (chance) => [
    { world: 'wallet.give', with: { currency: chance.pick(['fen', 'weiDou']), amount: 100_000 } },
  ]),
  harmed('calls that take money', 6, calls, harms),
  fault('keys ignored', 0.6, (_, telling) => {
    if (telling.serverKeys === 'needed') return []
    telling.serverKeys = 'ignored'
    return [{ world: 'world.settings', with: { keys: 'ignored' } }]
  }),
  fault('payment goes wrong', 1, (chance) => [
    { world: 'pay.mishap', with: { how: chance.pick(['ERROR', 'empty', '500', 'other', '0002']) } },
  ]),
  fault('price changes', 0.4, (chance) => [
    { world: 'market.changeProduct', with: { id: chance.pick(goods), priceFen: chance.pick([9900, 12_900]) } },
  ]),
]

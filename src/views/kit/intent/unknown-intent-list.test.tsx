import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type App, AppProvider } from '../app/app.ts'
import { UnknownIntents, type UnknownIntentsOf } from './unknown-intent-list.tsx'

const failure = { reason: 'timeout', message: '网络有点慢' }
const begun = (endpoint: string, request: object, more: object = {}) => ({
  value: 'uncertain',
  context: { endpoint, request, sent: { at: 1000 }, failure, ...more },
})
const withOrder = { attempt: { kind: 'bankCard' }, order: { status: 'pending' }, tries: 1, failure: null }
/** One that has no order yet, one that has, one that is cancelled, and two that are none. */
const known: Readonly<Record<string, object>> = {
  'order/placed': begun('order.byBeans', { productId: '7' }),
  'order/paid': { ...begun('order.byBeans', { productId: '8' }, withOrder), value: 'resting' },
  'order/cancelled': {
    ...begun('order.byBeans', {}, { ...withOrder, attempt: null, cancelAt: 500 }),
    value: 'resting',
  },
  'transfer/given': begun('transfer.give', { id: '7' }),
  'listing/9': { value: 'uncertain', context: { change: { endpoint: 'listing.down', request: { id: '9' } }, failure } },
}
const words: Readonly<Record<string, string>> = {
  'order/placed': '兑换',
  'order/paid': '付款',
  'order/cancelled': '取消订单',
  'transfer/given': '转赠',
  'listing/9': '下架',
}

/** Which of them are shown. */
function shown(of: UnknownIntentsOf): string[] {
  const app = {
    clock: { now: () => 2000, setTimeout: () => 0, clearTimeout: () => undefined },
    trade: { intents: () => Object.keys(known) },
    snapshot: (stream: string) => known[stream],
    subscribe: () => () => undefined,
  } as unknown as App
  const html = renderToStaticMarkup(
    <AppProvider value={app}>
      <UnknownIntents {...of} />
    </AppProvider>,
  )
  return Object.keys(known).filter((stream) => new RegExp(`${words[stream]}(?:确认中|还不知道)`).test(html))
}

it('shows of what nobody knows the end of what it is asked for, and nothing twice', () => {
  expect(shown({})).toEqual(Object.keys(known))
  expect(shown({ about: ['7'] })).toEqual(['order/placed', 'transfer/given'])
  expect(shown({ about: ['9'], by: ['transfer.give'] })).toEqual(['transfer/given', 'listing/9'])
  expect(shown({ about: ['7'], but: 'transfer/given' })).toEqual(['order/placed'])
  expect(shown({ about: [] })).toEqual([])
  // Among the orders one whose payment is unknown says so at its order.
  expect(shown({ amongOrders: true })).toEqual(['order/placed', 'order/cancelled'])
})

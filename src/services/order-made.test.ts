import { describe, expect, it } from 'vitest'
import { leavesOf, withLeaf } from '#src/workbench/explain/leaves.ts'
import { mayBe, orderMade, type Wanted } from './order-made.ts'

const at = 1_772_323_200_000
const wanted: Wanted = {
  intent: 'purchase-0001',
  endpoint: 'order.byBeans',
  request: { productId: '201701', currency: 'weiDou', quantity: 2 },
  sent: { at, withPassword: true },
}
const line = { goodsId: '201701', quantity: 2 }
const order = { intent: '', currency: 'weiDou', createdAt: at + 500, lines: [line] }
type Order = Parameters<typeof mayBe>[0]
const may = (change: object, meant: Wanted = wanted) => mayBe({ ...order, ...change } as unknown as Order, meant)

describe('an order that may be the one of an intent without an answer', () => {
  it.each([
    ['made since, of the same goods, as many, in the same money', {}, true],
    ['by a clock that runs a second behind', { createdAt: at - 1000 }, true],
    ['made before', { createdAt: at - 60_000 }, false],
    ['of other goods', { lines: [{ ...line, goodsId: '201702' }] }, false],
    ['of another number of them', { lines: [{ ...line, quantity: 1 }] }, false],
    ['of more than one line', { lines: [line, line] }, false],
    ['paid in another money', { currency: 'fen' }, false],
    ['under another key', { intent: 'purchase-0002' }, false],
    ['under its key, whatever else is said', { intent: 'purchase-0001', createdAt: 0, lines: [] }, true],
  ])('%s', (_, change, expected) => {
    expect(may(change)).toBe(expected)
  })

  it('is one of several offers where it has these very ones, or as many of the product', () => {
    const offers = {
      currency: 'fen',
      lines: ['1', '2'].map((goodsId) => ({ goodsId, kind: 'listing', productId: '9' })),
    }
    const batch = (ids: readonly string[]) =>
      ({ ...wanted, endpoint: 'order.batch', request: { listingIds: ids } }) as Wanted
    expect([['1', '2'], ['1', '3'], ['1']].map((ids) => may(offers, batch(ids)))).toEqual([true, false, false])
    const sweep = (quantity: number) =>
      ({ ...wanted, endpoint: 'order.batchQuick', request: { productId: '9', quantity } }) as Wanted
    expect([2, 3].map((quantity) => may(offers, sweep(quantity)))).toEqual([true, false])
    // Another value anywhere makes it another order, but for what only one of the two calls names.
    const stillMay = (meant: Wanted) =>
      leavesOf(offers.lines).flatMap(({ path, value }) =>
        !Array.isArray(value) && may(withLeaf(offers, `lines.${path}`, 'other') as object, meant) ? [path] : [],
      )
    expect(stillMay(batch(['1', '2']))).toEqual(['0.kind', '0.productId', '1.kind', '1.productId'])
    expect(stillMay(sweep(2))).toEqual(['0.goodsId', '1.goodsId'])
  })

  it('is none where nobody noted when it was meant, or made when nothing was under way any more', () => {
    expect(may({}, { ...wanted, sent: null })).toBe(false)
    expect(may({ createdAt: at + 180_000 })).toBe(false)
  })
})

describe('the order of an intent, looked for among the person’s own', () => {
  const made = { ...order, id: 'o-1' }
  const rival = (context: object) => ({
    stream: 'order/rival',
    state: 'placing',
    context: { ...rivalContext, ...context },
  })
  const rivalContext = {
    intent: 'purchase-0009',
    endpoint: wanted.endpoint,
    request: wanted.request,
    sent: wanted.sent,
  }
  const find = async (list: readonly object[] | null, begun: readonly object[] = [], meant: Wanted = wanted) => {
    const asked: unknown[] = []
    const rest = (...call: unknown[]) => {
      asked.push(call.slice(0, 2))
      return Promise.resolve(list ? { kind: 'data', data: { list } } : { kind: 'nothing', code: '9999', message: '' })
    }
    const tools = { rest, intents: () => begun } as never
    const found = await orderMade(tools, meant, new AbortController().signal)
    return { asked, found: 'order' in found ? found.order.id : (found.failure?.message ?? null) }
  }

  it('is the only one that may be it', async () => {
    const { asked, found } = await find([made, { ...made, id: 'o-2', currency: 'fen' }])
    expect(asked).toEqual([['order.list', { pageNo: 1, pageSize: 50, group: 'all' }]])
    expect(found).toBe('o-1')
  })

  it('is none where there are two, none at all, or the list is not to be had', async () => {
    expect((await find([made, { ...made, id: 'o-2' }])).found).toContain('我的订单')
    expect((await find([])).found).toContain('我的订单')
    expect((await find(null)).found).toBeNull()
  })

  it('is none that another intent has, and none while another one may have made it, unless its key says so', async () => {
    expect((await find([made], [rival({ order: { orderId: 'o-1' } })])).found).not.toBe('o-1')
    expect((await find([made], [rival({ order: { orderId: 'o-3' } })])).found).toBe('o-1')
    expect((await find([made], [rival({ order: null })])).found).not.toBe('o-1')
    expect((await find([made], [rival({ order: { orderId: 'o-3' } }), rival({ order: null })])).found).not.toBe('o-1')
    expect((await find([{ ...made, intent: wanted.intent }], [rival({ order: null })])).found).toBe('o-1')
  })

  it('is not said to be gone where a sign-out has left nothing but the key', async () => {
    expect((await find([], [], { ...wanted, request: {} } as Wanted)).found).toContain('退出登录时')
  })
})

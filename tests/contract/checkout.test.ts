import { describe, expect, it } from 'vitest'
import { openTestWorld } from '#mock/test-kit.ts'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { auditEconomy } from '#mock/world/trade/audit.ts'
import type { World } from '#mock/world/world.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import type { OrderAndPayment, PayKind } from '#src/contract/rest/order/order.schema.ts'
import { hour, minute } from '#src/domain/time/instant.ts'

const me = demoAccount.userId
const { create, details, cancel, repay, byBeans, preview, sales } = orderEndpoints

async function openShop() {
  const opened = await openTestWorld()
  await opened.control.settings({ tokenLifetimeMs: 100 * hour })
  const headers = await opened.signIn()
  const { world, ask, control, clock } = opened
  const productNamed = (name: string) => world.tables.products.find((row) => row.name === name)!
  const productId = productNamed('云起庐山').id
  let intents = 0
  const buy = (more: object = {}) =>
    ask(create, { intent: `intent-${String((intents += 1)).padStart(4, '0')}`, productId, ...more }, headers)
  const look = async (orderId: string) => (await ask(details, { orderId }, headers)).data
  const act = (name: string, input: object) => control.act(name, input)
  return { ...opened, world, ask, clock, headers, productId, productNamed, buy, look, act, control }
}

const sound = (world: World) => expect([...auditOrders(world), ...auditEconomy(world)]).toEqual([])

const states = ({ order, payment }: OrderAndPayment) => [order.state, payment?.state ?? null]

describe('an intent key', () => {
  it('always gives the same order, whatever else is asked and whatever became of it', async () => {
    const { world, ask, headers, productId, look, act } = await openShop()
    const intent = 'intent-of-one-person'
    const first = await ask(create, { intent, productId, payKind: 'bankCard' }, headers)
    const { id } = first.data.order
    const again = await ask(create, { intent, productId, quantity: 3, payKind: 'wallet' }, headers)
    expect(again.data).toEqual(first.data)
    await act('pay.decide', { outcome: 'success' })
    const paid = await ask(create, { intent, productId, payKind: 'bankCard' }, headers)
    expect(paid.data).toEqual(await look(id))
    expect(states(paid.data)).toEqual(['paid', 'succeeded'])
    expect(world.tables.orders.all()).toHaveLength(1)
    sound(world)
  })

  it('tells whether a request without an answer made an order', async () => {
    const { ask, headers, productId } = await openShop()
    expect((await ask(details, { intent: 'never-told' }, headers)).code).toBe(1404)
    const { data } = await ask(create, { intent: 'told-once', productId }, headers)
    expect((await ask(details, { intent: 'told-once' }, headers)).data).toEqual(data)
  })

  it('belongs to a person: another one with the same key has an order of their own', async () => {
    const { world, ask, headers, productId } = await openShop()
    const other = { token: (await loginAs(ask, '13800000001')).token }
    const intent = 'the-same-key'
    const mine = (await ask(create, { intent, productId }, headers)).data.order
    const theirs = (await ask(create, { intent, productId }, other)).data.order
    expect([mine.userId, theirs.userId]).toEqual([
      me,
      world.tables.users.find((row) => row.phone === '13800000001')!.id,
    ])
    expect((await ask(details, { orderId: mine.id }, other)).code).toBe(1404)
  })

  it('may be told again after a refusal', async () => {
    const { world, ask, headers, productId } = await openShop()
    const before = world.tables.products.get(productId)!.remaining
    const intent = 'too-many-at-first'
    expect((await ask(create, { intent, productId, quantity: 99 }, headers)).code).toBe(1103)
    expect((await ask(create, { intent, productId }, headers)).data.order.state).toBe('created')
    expect(world.tables.products.get(productId)!.remaining).toBe(before - 1)
    sound(world)
  })
})

const loginAs = async (ask: Awaited<ReturnType<typeof openTestWorld>>['ask'], phone: string) => {
  const { sessionEndpoints } = await import('#src/contract/rest/session/session.endpoints.ts')
  return (await ask(sessionEndpoints.loginByPassword, { phone, password: demoAccount.password })).data
}

describe('what is agreed to before it is ordered', () => {
  it('is the price that was shown: at another one nothing is ordered or set aside', async () => {
    const { world, ask, headers, productId, buy, act } = await openShop()
    const { priceFen, remaining } = world.tables.products.get(productId)!
    const offer = world.tables.listings.find((row) => row.state === 'up' && row.sellerId !== me)!
    const isProduct = (id: string) => world.tables.products.get(id) !== undefined
    const beanOffers = world.tables.beanOffers.filter(({ id }) => id.startsWith('weiDou/'))
    const forBeans = beanOffers.map(({ id }) => id.slice('weiDou/'.length)).find(isProduct)!
    await act('market.changeProduct', { id: productId, priceFen: priceFen + 1 })
    const refused = [
      await buy({ expectedFen: priceFen }),
      await ask(create, { intent: 'intent-offer', listingId: offer.id, expectedFen: offer.priceFen - 1 }, headers),
      await ask(
        byBeans,
        { intent: 'intent-beans', productId: forBeans, currency: 'weiDou', expectedBeans: 1 },
        headers,
      ),
    ]
    expect(refused.map(({ code }) => code)).toEqual([1109, 1109, 1109])
    expect(refused[0]!.msg).toBe('价格已变化，请确认后再买')
    expect(world.tables.products.get(productId)!.remaining).toBe(remaining)
    expect([world.tables.orders.all(), world.tables.holds.filter((row) => row.state === 'held')]).toEqual([[], []])
    expect((await buy({ expectedFen: priceFen + 1 })).data.order.amountFen).toBe(priceFen + 1)
    sound(world)
  })

  it('are the rules of the first sale, or those that an offer was bought under', async () => {
    const { world, ask, headers, productId } = await openShop()
    const offer = world.tables.listings.find(
      (row) => row.state === 'up' && row.sellerId !== me && row.kind === 'copy' && row.ofId === productId,
    )!
    const terms = {
      version: '2025-06-01',
      coolingMs: 7 * 24 * hour,
      feeBasisPoints: 800,
      resale: true,
      transferable: false,
    }
    await world.tables.copies.change(offer.itemId, (draft) => void (draft.terms = terms))
    const first = (await ask(preview, { productId }, headers)).data
    expect(first.sale).toMatchObject({ limitPerUser: first.limitPerUser, terms: first.terms })
    expect(first.terms).not.toEqual(terms)
    expect((await ask(preview, { listingId: offer.id }, headers)).data).toMatchObject({ sale: null, terms })
  })
})

describe('each way of paying', () => {
  it.each([
    ['bankCard', 'form'],
    ['wallet', 'url'],
    ['appWebView', 'url'],
    ['appPlugin', 'plugin'],
  ] as const)('%s answers a %s and nothing else', async (payKind, filled) => {
    const { buy, world, act, look } = await openShop()
    const { order, payment } = (await buy({ payKind })).data
    expect({ form: payment!.form !== '', url: payment!.url !== '', plugin: payment!.plugin !== '' }).toEqual({
      form: false,
      url: false,
      plugin: false,
      [filled]: true,
    })
    expect(states({ order, payment })).toEqual(['paying', 'open'])
    await act('pay.decide', { outcome: 'success' })
    expect(states(await look(order.id))).toEqual(['paid', 'succeeded'])
    sound(world)
  })

  it('beans are taken at once, with the payment password', async () => {
    const { ask, headers, productNamed, world } = await openShop()
    const purchase = { productId: productNamed('抓髻娃娃').id, currency: 'weiDou' as const }
    const wrong = { ...purchase, intent: 'beans-0001', payPassword: '000000' }
    const { remaining } = world.tables.products.get(purchase.productId)!
    expect((await ask(byBeans, wrong, headers)).code).toBe(1212)
    // Refused means that there is no order, nothing is set aside, and the intent can be told in another way.
    expect([world.tables.orders.all(), world.tables.products.get(purchase.productId)!.remaining]).toEqual([
      [],
      remaining,
    ])
    const right = { ...wrong, payPassword: demoAccount.payPassword }
    const { data } = await ask(byBeans, right, headers)
    expect(states(data)).toEqual(['paid', 'succeeded'])
    expect(data.order.beans).toBe(188)
    expect((await ask(byBeans, right, headers)).data).toEqual(data)
    sound(world)
  })

  it('the wallet pays out of the purse, and fails when it holds too little', async () => {
    const { buy, act, look, world } = await openShop()
    await act('wallet.give', { currency: 'fen', amount: -267_000 })
    const { order } = (await buy({ payKind: 'wallet' })).data
    await act('pay.decide', { outcome: 'success' })
    expect(states(await look(order.id))).toEqual(['failed', 'failed'])
    expect((await look(order.id)).order.failure).toBe('钱包余额不足')
    sound(world)
  })
})

describe('paying again', () => {
  it('the same way answers the same payment; another way takes its place for good', async () => {
    const { buy, ask, headers, act, look, world } = await openShop()
    const { order, payment } = (await buy({ payKind: 'bankCard' })).data
    const same = await ask(repay, { orderId: order.id, payKind: 'bankCard' }, headers)
    expect(same.data.payment!.payNo).toBe(payment!.payNo)
    const other = await ask(repay, { orderId: order.id, payKind: 'wallet' }, headers)
    expect(other.data.payment!.payNo).not.toBe(payment!.payNo)
    expect(await act('pay.decide', { payNo: payment!.payNo, outcome: 'success' })).toBe('voided')
    expect(await act('pay.decide', { payNo: other.data.payment!.payNo, outcome: 'success' })).toBe('succeeded')
    expect(states(await look(order.id))).toEqual(['paid', 'succeeded'])
    sound(world)
  })

  it('is refused while the first is being confirmed, and possible once it is known to have failed', async () => {
    const { buy, ask, headers, act, look, world } = await openShop()
    const { order } = (await buy({ payKind: 'bankCard' })).data
    await act('pay.decide', { outcome: 'silent' })
    expect((await ask(repay, { orderId: order.id, payKind: 'wallet' }, headers)).code).toBe(1253)
    expect(states(await look(order.id))).toEqual(['paying', 'processing'])
    await act('pay.tell', { result: 'failure' })
    expect(states(await look(order.id))).toEqual(['failed', 'failed'])
    expect(states((await ask(repay, { orderId: order.id, payKind: 'wallet' }, headers)).data)).toEqual([
      'paying',
      'open',
    ])
    sound(world)
  })

  it('is refused for what is paid or closed', async () => {
    const { buy, ask, headers, act } = await openShop()
    const paid = (await buy({ payKind: 'bankCard' })).data.order.id
    await act('pay.decide', { outcome: 'success' })
    expect((await ask(repay, { orderId: paid, payKind: 'bankCard' }, headers)).code).toBe(1251)
    expect((await ask(cancel, { orderId: paid }, headers)).code).toBe(1251)
    const closed = (await buy()).data.order.id
    await ask(cancel, { orderId: closed }, headers)
    expect((await ask(repay, { orderId: closed, payKind: 'bankCard' }, headers)).code).toBe(1252)
  })

  it('is possible after leaving the cashier without paying', async () => {
    const { buy, ask, headers, act, look } = await openShop()
    const { order } = (await buy({ payKind: 'bankCard' })).data
    await act('pay.decide', { outcome: 'abandon' })
    expect(states(await look(order.id))).toEqual(['created', 'voided'])
    expect(states((await ask(repay, { orderId: order.id, payKind: 'bankCard' }, headers)).data)).toEqual([
      'paying',
      'open',
    ])
  })
})

describe('an answer that comes late', () => {
  it('after the order was cancelled: the money goes back, the piece stays in the shop', async () => {
    const { buy, ask, headers, act, look, world, productId } = await openShop()
    const before = world.tables.products.get(productId)!.remaining
    const { order } = (await buy({ payKind: 'bankCard' })).data
    await act('pay.decide', { outcome: 'silent' })
    expect((await ask(cancel, { orderId: order.id }, headers)).data).toMatchObject({
      state: 'closed',
      closedBy: 'cancelled',
    })
    await act('pay.tell', { result: 'success' })
    const seen = await look(order.id)
    expect(states(seen)).toEqual(['closed', 'succeeded'])
    expect(seen.order.refundedFen).toBe(order.amountFen)
    expect(world.tables.products.get(productId)!.remaining).toBe(before)
    await act('pay.tell', { result: 'success' })
    sound(world)
  })

  it('from the purse after the order was cancelled: nothing is taken', async () => {
    const { buy, ask, headers, act, look, world } = await openShop()
    const { order } = (await buy({ payKind: 'wallet' })).data
    await act('pay.decide', { outcome: 'slow' })
    await ask(cancel, { orderId: order.id }, headers)
    await act('pay.tell', { result: 'success' })
    expect(states(await look(order.id))).toEqual(['closed', 'failed'])
    expect(world.tables.charges.all()).toHaveLength(0)
    sound(world)
  })

  it('before the order runs out counts, even if both have passed when somebody looks', async () => {
    const { buy, act, look, control, world } = await openShop()
    const { order } = (await buy({ payKind: 'bankCard' })).data
    await control.advance(15 * minute - 10_000)
    await act('pay.decide', { outcome: 'slow' })
    await control.advance(2 * hour)
    expect(states(await look(order.id))).toEqual(['paid', 'succeeded'])
    sound(world)
  })

  it('never: the order waits a while, is closed, and in the end the payment counts as failed', async () => {
    const { buy, act, look, control, world } = await openShop()
    const { order } = (await buy({ payKind: 'bankCard' })).data
    await control.advance(14 * minute)
    await act('pay.decide', { outcome: 'silent' })
    await control.advance(9 * minute)
    expect(states(await look(order.id))).toEqual(['paying', 'processing'])
    await control.advance(minute)
    const seen = await look(order.id)
    expect([...states(seen), seen.order.closedBy]).toEqual(['closed', 'processing', 'expired'])
    await control.advance(24 * hour)
    expect(states(await look(order.id))).toEqual(['closed', 'failed'])
    sound(world)
  })
})

describe('a payment that cannot begin (marketplace §8)', () => {
  it.each([
    ['ERROR', 'bankCard', { code: 'ERROR', form: '' }],
    ['empty', 'bankCard', { code: '200', form: '' }],
    ['empty', 'wallet', { code: '200', url: '' }],
    ['500', 'appPlugin', { code: '500', message: '钱包服务暂时不可用，请稍后再试' }],
    ['other', 'wallet', { code: 'FAIL', message: '该银行卡暂不支持，请更换银行卡' }],
  ] as const)('%s, %s', async (how, payKind, shown) => {
    const { buy, ask, headers, act, world } = await openShop()
    await act('pay.mishap', { how })
    const { order, payment } = (await buy({ payKind })).data
    expect(payment).toMatchObject({ ...shown, state: 'failed' })
    const again = await ask(repay, { orderId: order.id, payKind }, headers)
    expect(again.data.payment).toMatchObject({ code: '200', state: 'open' })
    sound(world)
  })

  it('0002 is what the plug-in answers', async () => {
    const { buy, act } = await openShop()
    await act('pay.mishap', { how: '0002' })
    const { payment } = (await buy({ payKind: 'appPlugin' })).data
    expect(payment).toMatchObject({ code: '200', state: 'open' })
    expect(JSON.parse(payment!.plugin)).toMatchObject({ payNo: payment!.payNo, answers: '0002' })
  })
})

describe('schedules of creating, paying, cancelling, expiring and late answers', () => {
  const payKinds: readonly PayKind[] = ['bankCard', 'wallet', 'appPlugin', 'appWebView']

  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'number %i neither charges twice nor loses anything',
    async (seed) => {
      const { world, ask, headers, productId, control } = await openShop()
      const { createWorldRandom } = await import('#mock/world/random.ts')
      const luck = createWorldRandom(seed)
      const listings = world.tables.listings.filter((row) => row.state === 'up' && row.sellerId !== me).slice(0, 4)
      const keys = ['intent-aaaa', 'intent-bbbb', 'intent-cccc', 'intent-dddd']
      const goods = [{ productId }, ...listings.map(({ id }) => ({ listingId: id }))]
      const anyOrder = () => luck.pick([{ id: '0' }, ...world.tables.orders.all()]).id
      const anyPayment = () => luck.pick(world.tables.payments.all())?.id
      const steps: readonly (() => Promise<unknown>)[] = [
        () => ask(create, { intent: luck.pick(keys), ...luck.pick(goods) }, headers),
        () => ask(create, { intent: luck.pick(keys), ...luck.pick(goods), payKind: luck.pick(payKinds) }, headers),
        () => ask(repay, { orderId: anyOrder(), payKind: luck.pick(payKinds) }, headers),
        () => ask(cancel, { orderId: anyOrder() }, headers),
        () => ask(details, { orderId: anyOrder() }, headers),
        () => control.advance(luck.pick([1000, 9000, 4 * minute, 11 * minute])),
      ]
      const outcomes = ['success', 'failure', 'slow', 'silent', 'abandon']
      for (let step = 0; step < 60; step += 1) {
        const payNo = anyPayment()
        const chance = luck.next()
        if (payNo && chance < 0.25) await control.act('pay.decide', { payNo, outcome: luck.pick(outcomes) })
        else if (payNo && chance < 0.4)
          await control.act('pay.tell', { payNo, result: luck.pick(['success', 'failure']) })
        else await luck.pick(steps)()
        await ask(details, { orderId: '0' }, headers)
        expect([...auditOrders(world), ...auditEconomy(world)], `after step ${step}`).toEqual([])
      }
      await control.advance(30 * hour)
      await ask(details, { orderId: '0' }, headers)
      expect(world.tables.orders.filter((row) => ['created', 'paying', 'failed'].includes(row.state))).toEqual([])
      sound(world)
    },
  )
})

describe('the sales of a product', () => {
  it('are those of before and those of now, each once, the newest first', async () => {
    const { ask, headers, productId, buy, act, world } = await openShop()
    const read = async () => (await ask(sales, { productId, pageNo: 1, pageSize: 100 }, headers)).data
    const before = await read()
    const sold = world.tables.provenance.filter(
      (row) => row.productId === productId && ['sale', 'market'].includes(row.kind),
    )
    expect(before.total).toBe(sold.length)
    const { data } = await buy({ quantity: 2, payKind: 'bankCard' })
    // What was ordered is sold once it is paid.
    world.clock.advance(60_000)
    await act('pay.decide', { outcome: 'success' })
    const after = await read()
    expect(after.total).toBe(before.total + 1)
    expect(after.list[0]).toMatchObject({ id: data.order.id, kind: 'product', quantity: 2, priceFen: 29_900 })
    expect(after.list[0]?.at).toBe(data.order.createdAt + 60_000)
    expect(after.list.map(({ at }) => at)).toEqual(after.list.map(({ at }) => at).toSorted((a, b) => b - a))
  })
})

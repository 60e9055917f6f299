import { describe, expect, it } from 'vitest'
import type { Tools } from './effect.ts'
import { orderCalls, type PaymentDevice } from './order-calls.ts'
import type { Ended } from './rest/client.ts'

const NOW = 1_772_323_200_000
const { signal } = new AbortController()
const data = (value: unknown): Ended<unknown> => ({ kind: 'data', data: value })
const refused: Ended<unknown> = { kind: 'nothing', code: '9999', message: '' }
const lost: Ended<unknown> = { kind: 'failed', failure: { reason: 'timeout', message: '网络有点慢' } }
const otherwise = '订单处理失败，请稍后再试'
const ofAnother = { reason: 'malformed', message: '数据异常，正在重新确认' }

function setUp(answers: Readonly<Record<string, Ended<unknown>>>, more: Partial<PaymentDevice> = {}) {
  const asked: unknown[] = []
  const told: unknown[] = []
  const rest = (name: string, request: unknown) => {
    asked.push([name, request])
    return Promise.resolve(answers[name] ?? refused)
  }
  const device: PaymentDevice = {
    tabId: 'tab-1',
    allowedHosts: [],
    base: 'https://shop.example.com/',
    addressOf: (href) => `https://shop.example.com/#${href}`,
    leave: (gateway) => void told.push(['leave', gateway]),
    plugin: null,
    ...more,
  }
  const tools = {
    rest,
    clock: { now: () => NOW },
    intents: () => [],
    durable: async () => void told.push('stored'),
    say: (stream: string, fact: object) => void told.push([stream, fact]),
  } as unknown as Tools
  return { calls: orderCalls(tools, device), asked, told }
}

const order = {
  id: '1',
  intent: 'a-1',
  state: 'created',
  expiresAt: NOW + 900_000,
  closedBy: null,
  failure: '',
  currency: 'fen',
  createdAt: NOW,
  lines: [{ goodsId: '9', quantity: 1 }],
}
const truth = { orderId: '1', status: 'unpaid', expiresAt: NOW + 900_000, closedBy: null, reason: '' }
const input = {
  intent: 'a-1',
  endpoint: 'order.create',
  request: { productId: '9' },
  password: null,
  isRepetition: false,
} as never
const inDoubt = { ...(input as object), isRepetition: true, sent: { at: NOW, withPassword: false } } as never
const change = (more: object) => data({ order: { ...order, ...more }, payment: null })

describe('an order that is made', () => {
  it('is asked for with its key, and with the payment password where there is one', async () => {
    const { calls, asked } = setUp({ 'order.create': change({}) })
    expect(await calls.create(input, signal)).toEqual({ type: 'create.succeeded', order: truth })
    await calls.create({ ...(input as object), password: '246810' } as never, signal)
    expect(asked).toEqual([
      ['order.create', { productId: '9', intent: 'a-1' }],
      ['order.create', { productId: '9', payPassword: '246810', intent: 'a-1' }],
    ])
  })

  it.each([
    ['created', 'unpaid'],
    ['failed', 'unpaid'],
    ['paying', 'pending'],
    ['paid', 'paid'],
    ['closed', 'closed'],
    ['unknown', 'pending'],
  ])('that is %s is %s', async (state, status) => {
    const { calls } = setUp({
      'order.create': change({ state }),
      'order.details': change({ state }),
      'order.cancel': data({ ...order, state }),
    })
    expect(await calls.create(input, signal)).toMatchObject({ order: { status } })
    expect(await calls.confirm({ orderId: '1' }, signal)).toMatchObject({ order: { status } })
    expect(await calls.cancel({ orderId: '1' }, signal)).toMatchObject({ order: { status } })
  })

  it('under another key is no answer; under none it is one', async () => {
    const other = setUp({ 'order.create': change({ intent: 'a-2' }) })
    expect(await other.calls.create(input, signal)).toEqual({ type: 'create.failed', failure: ofAnother })
    const keyless = setUp({ 'order.create': change({ intent: '' }) })
    expect(await keyless.calls.create(input, signal)).toMatchObject({ type: 'create.succeeded' })
  })

  it('is refused for good in words, and lost for the time being', async () => {
    const no = setUp({ 'order.create': refused })
    const failure = { reason: 'refused', message: otherwise }
    expect(await no.calls.create(input, signal)).toEqual({ type: 'create.failed', failure, isFinal: true })
    const gone = setUp({ 'order.create': lost })
    expect(await gone.calls.create(input, signal)).toMatchObject({ type: 'create.failed', isFinal: false })
    // What was sent for the first time is looked for nowhere.
    expect(gone.asked.map((one) => (one as [string])[0])).toEqual(['order.create'])
  })

  it('is looked for among the own ones after a doubt: the only one that can be it', async () => {
    const found = async (...list: readonly object[]) => {
      const { calls, asked } = setUp({ 'system.intent': lost, 'order.list': data({ list, total: list.length }) })
      const outcome = await calls.create(inDoubt, signal)
      expect(asked.at(-1)).toEqual(['order.list', { pageNo: 1, pageSize: 50, group: 'all' }])
      return outcome
    }
    const keyless = { ...order, intent: '' }
    expect(await found(order)).toEqual({ type: 'create.succeeded', order: truth })
    expect(await found(keyless)).toEqual({ type: 'create.succeeded', order: truth })
    expect(await found({ ...keyless, intent: 'a-9' }, keyless)).toEqual({ type: 'create.succeeded', order: truth })
    const two = await found(keyless, { ...keyless, id: '2' })
    expect(two).toMatchObject({ type: 'create.failed', isFinal: false, failure: { reason: 'undecided' } })
    expect(await found()).toMatchObject({
      failure: { message: '在我的订单里没有看到它，可能没有做成，也可能还没有记上。' },
    })
  })

  it('that nobody can look for stays in the doubt that it was', async () => {
    const { calls } = setUp({ 'system.intent': lost })
    expect(await calls.create(inDoubt, signal)).toMatchObject({ isFinal: false, failure: { reason: 'timeout' } })
  })
})

describe('an order that is asked about', () => {
  it('says what it is; that there is none is final only as the server’s word', async () => {
    const there = setUp({ 'order.details': change({ failure: '余额不足', closedBy: 'timeout', state: 'closed' }) })
    expect(await there.calls.confirm({ orderId: '1' }, signal)).toEqual({
      type: 'confirm.succeeded',
      order: { ...truth, status: 'closed', closedBy: 'timeout', reason: '余额不足' },
    })
    expect(there.asked).toEqual([['order.details', { orderId: '1' }]])
    const not = async (answer: Ended<unknown>) =>
      setUp({ 'order.details': answer }).calls.confirm({ orderId: '1' }, signal)
    expect(await not(refused)).toMatchObject({ type: 'confirm.failed', isFinal: true, failure: { message: otherwise } })
    expect(await not(lost)).toMatchObject({ isFinal: false, failure: { reason: 'timeout' } })
    const http: Ended<unknown> = { kind: 'failed', failure: { reason: 'http', status: 404, message: '' } }
    expect(await not(http)).toMatchObject({ isFinal: false, failure: { reason: 'http' } })
    expect(await not(change({ id: '2' }))).toEqual({ type: 'confirm.failed', failure: ofAnother })
  })

  it('is cancelled, or not, and no other is', async () => {
    const cancelled = async (answer: Ended<unknown>) => {
      const { calls, asked } = setUp({ 'order.cancel': answer })
      const outcome = await calls.cancel({ orderId: '1' }, signal)
      expect(asked).toEqual([['order.cancel', { orderId: '1' }]])
      return outcome
    }
    expect(await cancelled(data({ ...order, state: 'closed' }))).toMatchObject({ type: 'cancel.succeeded' })
    expect(await cancelled(data({ ...order, id: '2' }))).toEqual({ type: 'cancel.failed', failure: ofAnother })
    const failure = { reason: 'refused', message: otherwise }
    expect(await cancelled(refused)).toEqual({ type: 'cancel.failed', failure })
  })

  it('is paid under its own id; the answer about another is none', async () => {
    const pay = { orderId: '1', intent: 'p-1', kind: 'wallet', password: null, isRepetition: false } as never
    const other = setUp({ 'order.repay': change({ id: '2' }) })
    expect(await other.calls.requestPayment(pay, signal)).toEqual({ type: 'requestPayment.failed', failure: ofAnother })
    const free = setUp({ 'order.repay': change({}) })
    expect(await free.calls.requestPayment(pay, signal)).toEqual({
      type: 'requestPayment.succeeded',
      code: '200',
      message: '',
      gateway: null,
      isAllowed: true,
      isDone: false,
    })
    const no = setUp({ 'order.repay': refused })
    expect(await no.calls.requestPayment(pay, signal)).toMatchObject({ failure: { message: otherwise } })
  })

  it.each([
    ['succeeded', true],
    ['processing', true],
    ['unknown', true],
    ['open', false],
    ['failed', false],
  ])('whose payment is %s is done: %s', async (state, isDone) => {
    const payment = { code: '', message: 'm', state, payKind: 'wallet', form: '', url: '', plugin: '' }
    const { calls } = setUp({ 'order.repay': data({ order, payment }) })
    const pay = { orderId: '1', intent: 'p-1', kind: 'wallet', password: null, isRepetition: false } as never
    expect(await calls.requestPayment(pay, signal)).toMatchObject({ isDone, code: '200', message: 'm' })
  })
})

describe('the way to the gateway', () => {
  const leaving = (gateway: object, tab = 'tab-1') => ({ intent: 'a-1', orderId: '1/2', gateway, tab }) as never
  const left = ['order/a-1', { type: 'order.left' }]

  it.each([
    { kind: 'form', action: 'x', fields: {} },
    { kind: 'page', url: 'x' },
  ])('is taken once it is stored that it is: %o', async (gateway) => {
    const { calls, told } = setUp({})
    await calls.leave(leaving(gateway))
    expect(told).toEqual(['stored', left, 'stored', ['leave', gateway]])
  })

  it('is taken by the tab that asked, and no other', async () => {
    const { calls, told } = setUp({})
    await calls.leave(leaving({ kind: 'page', url: 'x' }, 'tab-2'))
    expect(told).toEqual([])
  })

  it('leads to a page within the app', async () => {
    const { calls, told } = setUp({})
    await calls.leave(leaving({ kind: 'webView', url: 'x' }))
    const href = '/pages/webView/webView?type=pay&orderId=1%2F2'
    expect(told.at(-1)).toEqual(['navigation', { type: 'navigation.pushRequested', href }])
  })

  it('or to the plugin of a shell, whose answer is told, also that there is none or that it broke', async () => {
    const plugin = leaving({ kind: 'plugin', plugin: 'pay', payload: 'p' })
    const answered = async (device: Partial<PaymentDevice>) => {
      const { calls, told } = setUp({}, device)
      await calls.leave(plugin)
      return told.at(-1)
    }
    const fact = (code: string, message: string) => ['order/a-1', { type: 'order.pluginAnswered', code, message }]
    expect(await answered({})).toEqual(fact('unsupported', '当前环境不支持这种支付方式'))
    expect(await answered({ plugin: async (payload) => ({ code: '9000', message: payload }) })).toEqual(
      fact('9000', 'p'),
    )
    expect(await answered({ plugin: () => Promise.reject(new Error('x')) })).toEqual(fact('broken', ''))
  })

  it.each([
    ['appWebView', 'appIndex'],
    ['wallet', 'index'],
  ])('leads back from %s to the page %s', async (kind, page) => {
    const { calls, asked } = setUp({})
    await calls.requestPayment(
      { orderId: '1/2', intent: 'p-1', kind, password: null, isRepetition: false } as never,
      signal,
    )
    const returnUrl = `https://shop.example.com/#/pages/common/paySuccess/${page}?orderId=1%2F2`
    expect(asked[0]).toMatchObject(['order.repay', { returnUrl }])
  })
})

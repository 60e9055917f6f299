import { describe, expect, it } from 'vitest'
import type { Payment } from '#src/contract/rest/order/order.schema.ts'
import type { Restartable, Tools } from './effect.ts'
import type { PaymentDevice } from './order-calls.ts'
import { orderCalls } from './order-calls.ts'

const device: PaymentDevice = {
  tabId: 'tab-1',
  allowedHosts: ['bank.example.com'],
  base: 'https://shop.example.com/',
  addressOf: (href) => `https://shop.example.com/#${href}`,
  leave: () => undefined,
  plugin: null,
}

/** What comes of a payment that the server answers so. */
async function paid(payment: Partial<Payment>, more: Restartable = {}) {
  const data = {
    order: { id: '1' },
    payment: {
      code: '200',
      message: '',
      state: 'open',
      payKind: 'bankCard',
      form: '',
      url: '',
      plugin: '',
      ...payment,
    },
  }
  const neverHeard = { intent: 'attempt-1', verdict: 'neverHeard', result: '', message: '' }
  const rest = (name: string) => Promise.resolve({ kind: 'data', data: name === 'system.intent' ? neverHeard : data })
  const tools = { rest, clock: { now: () => 0 }, vault: { credentials: () => ({ token: 't' }) } } as unknown as Tools
  const kind = payment.payKind === undefined || payment.payKind === 'unknown' ? 'bankCard' : payment.payKind
  const input = { orderId: '1', intent: 'attempt-1', kind, password: null, isRepetition: false, ...more }
  return orderCalls(tools, device).requestPayment(input, new AbortController().signal)
}

it('goes nowhere for a way of paying that is not known here', async () => {
  const url = 'https://bank.example.com/pay'
  expect(await paid({ payKind: 'wallet', url })).toMatchObject({ gateway: { url }, isAllowed: true })
  expect(await paid({ payKind: 'unknown', url })).toMatchObject({ gateway: { url: '' }, isAllowed: false })
})

const form = (action: string, inner = '') => `<form method="post" action="${action}">${inner}</form>`
const addresses = [
  ['javascript:alert(1)', false],
  ['JaVaScRiPt&#58;alert(1)', false],
  ['java&#9;script:alert(1)', false],
  ['data:text/html,<b>1</b>', false],
  ['http://bank.example.com/pay', false],
  ['https://bank.example.com.evil.cn/', false],
  ['https://evil.cn/?https://bank.example.com', false],
  ['https://bank.example.com@evil.cn/', false],
  ['https://bank.example.com:8443/pay', false],
  ['//evil.cn/pay', false],
  ['https&colon;//bank.example.com/', false],
  ['https&#58;&#47;&#47;bank.example.com/pay', true],
  ['https://BANK.example.com/pay', true],
  ['/gateway/bank', true],
] as const

describe('where a payment goes on', () => {
  it.each(addresses)('a form for %s: %j', async (action, isAllowed) => {
    const outcome = await paid({ payKind: 'bankCard', form: form(action, '<input name="sn" value="1">') })
    const { url, ...gateway } = outcome['gateway'] as { url?: string; action?: string }
    expect(outcome['isAllowed']).toBe(isAllowed)
    expect(gateway).toMatchObject(isAllowed ? { kind: 'form', fields: { sn: '1' } } : { kind: 'page' })
    const to = gateway.action === undefined ? url : new URL(gateway.action).host
    expect(isAllowed ? ['bank.example.com', 'shop.example.com'] : ['']).toContain(to)
  })

  it.each([
    ['wallet', 'page'],
    ['appWebView', 'webView'],
  ] as const)('by %s only at an address that is allowed', async (payKind, kind) => {
    for (const [url, isAllowed] of addresses.filter(([address]) => !address.includes('&'))) {
      const outcome = await paid({ payKind, url })
      expect([url, outcome['isAllowed']]).toEqual([url, isAllowed])
      expect(outcome['gateway']).toMatchObject({ kind, ...(isAllowed ? {} : { url: '' }) })
    }
  })

  it('nowhere for a bank\u2019s page that is no plain form', async () => {
    const pages = [
      form('https://bank.example.com/') + form('https://evil.cn/'),
      '<base href="https://evil.cn/">',
      '<p>1</p>',
    ]
    for (const page of pages)
      expect(await paid({ form: page })).toMatchObject({ isAllowed: false, gateway: { url: '' } })
  })

  it('[lc:payment-h5-bank] nowhere by itself: after a restart the tap of a page that is gone leads to no bank', async () => {
    const bank = { payKind: 'bankCard', form: form('https://bank.example.com/pay') } as const
    expect(await paid(bank)).toMatchObject({ type: 'requestPayment.succeeded', gateway: { kind: 'form' } })
    const failure = { reason: 'interrupted' }
    expect(await paid(bank, { isRestarted: true })).toMatchObject({ type: 'requestPayment.failed', failure })
    // What was taken meanwhile leads nowhere, and is told.
    const taken = { payKind: 'wallet', state: 'succeeded' } as const
    expect(await paid(taken, { isRestarted: true })).toMatchObject({ type: 'requestPayment.succeeded', isDone: true })
  })

  it('is empty where the answer is', async () => {
    expect(await paid({ form: '' })).toMatchObject({ gateway: null, isAllowed: true })
    expect(await paid({ payKind: 'appPlugin' })).toMatchObject({ gateway: null })
  })
})

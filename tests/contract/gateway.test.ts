import { describe, expect, it } from 'vitest'
import { openTestWorld } from '#mock/test-kit.ts'
import { readGatewayAddress, writeGatewayAddress } from '#mock/gateway/address.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import type { PayKind } from '#src/contract/rest/order/order.schema.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { walletEndpoints } from '#src/contract/rest/wallet/wallet.endpoints.ts'

const back = 'http://shop.test/#/pages/common/paySuccess/index?orderId=1'

/** An order whose payment has begun, and a browser that can go to the gateway. */
async function atGateway(payKind: PayKind, returnUrl = back) {
  const { world, ask, signIn, fetch, control } = await openTestWorld()
  const headers = await signIn()
  const productId = world.tables.products.find((row) => row.name === '云起庐山')!.id
  const purchase = { intent: 'intent-at-the-gateway', productId, payKind, returnUrl }
  const { order, payment } = (await ask(orderEndpoints.create, purchase, headers)).data
  const post = (path: string, fields: Record<string, string>) =>
    fetch(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const decide = (fields: Record<string, string>) =>
    post('/gateway/decide', { payNo: payment!.payNo, act: 'pay', ...fields })
  const state = async () => {
    const seen = (await ask(orderEndpoints.details, { orderId: order.id }, headers)).data
    return [seen.order.state, seen.payment!.state]
  }
  return { world, ask, headers, fetch, control, order, payment: payment!, post, decide, state }
}

describe('the gateway', () => {
  it('shows the bank what its posted form says, and sends the person back when it is paid', async () => {
    const { payment, post, decide, state } = await atGateway('bankCard')
    const [, action, method] = /<form [^>]*action="([^"]+)" method="([^"]+)"/.exec(payment.form)!
    const fields = [...payment.form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ])
    expect(method).toBe('post')
    const page = await post(action!, Object.fromEntries(fields))
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html;charset=UTF-8'])
    const html = await page.text()
    expect(html).toContain('云起庐山')
    const sent = await decide({ outcome: 'success' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, back])
    expect(await state()).toEqual(['paid', 'succeeded'])
  })

  it.each([
    ['bankCard', '演示银行'],
    ['appPlugin', '演示银行'],
    ['appWebView', '演示银行'],
    ['wallet', '演示钱包'],
    ['beans', '演示钱包'],
  ] as const)('of %s is the house of %s, while it is open and when it is over', async (payKind, house) => {
    const { world, payment, fetch, post } = await atGateway('wallet')
    await world.tables.payments.change(payment.payNo, (draft) => void (draft.payKind = payKind))
    const names = (html: string) => ['演示银行', '演示钱包'].filter((name) => html.includes(name))
    expect(names(await (await fetch(payment.url)).text())).toEqual([house])
    await post('/gateway/decide', { payNo: payment.payNo, outcome: 'slow' })
    expect(names(await (await fetch(payment.url)).text())).toEqual([house])
  })

  it.each([
    ['failure', 303, ['failed', 'failed']],
    ['slow', 200, ['paying', 'processing']],
    ['silent', 200, ['paying', 'processing']],
  ] as const)('%s', async (outcome, status, after) => {
    const { fetch, payment, decide, state, world } = await atGateway('wallet')
    expect((await fetch(payment.url)).status).toBe(200)
    expect((await decide({ outcome })).status).toBe(status)
    expect(await state()).toEqual(after)
    expect(auditOrders(world)).toEqual([])
  })

  it('a slow one is paid a little later', async () => {
    const { control, decide, state } = await atGateway('bankCard')
    await decide({ outcome: 'slow' })
    await control.advance(8000)
    expect(await state()).toEqual(['paid', 'succeeded'])
  })

  it('an abandoned one can no longer be paid, also from a page that was left open', async () => {
    const { decide, fetch, payment, state } = await atGateway('wallet')
    expect((await decide({ act: 'abandon' })).headers.get('location')).toBe(back)
    expect(await (await fetch(payment.url)).text()).toContain('交易已关闭')
    await decide({ outcome: 'success' })
    expect(await state()).toEqual(['created', 'voided'])
  })

  it('pressed twice it pays once', async () => {
    const { decide, state, world } = await atGateway('bankCard')
    await Promise.all([decide({ outcome: 'success' }), decide({ outcome: 'success' }), decide({ outcome: 'failure' })])
    expect(await state()).toEqual(['paid', 'succeeded'])
    expect(world.tables.charges.all()).toHaveLength(1)
  })

  it('leads nowhere but to addresses of the web, and writes what people called things as text', async () => {
    // oxlint-disable-next-line no-script-url -- the address that must not be followed
    const { decide, fetch, payment, order, world } = await atGateway('wallet', 'javascript:alert(1)')
    await world.tables.orders.change(order.id, (draft) => void (draft.lines[0]!.name = '<img src=x onerror=alert(1)>'))
    expect(await (await fetch(payment.url)).text()).not.toContain('<img')
    const page = await decide({ outcome: 'success' })
    expect([page.status, page.headers.get('location')]).toEqual([200, null])
    expect(await page.text()).not.toContain('javascript:')
  })

  it('knows nothing of payments that are none', async () => {
    const { fetch, post } = await atGateway('wallet')
    expect((await fetch('/gateway/wallet?payNo=P0')).status).toBe(404)
    expect((await post('/gateway/decide', { payNo: 'P0', act: 'pay' })).status).toBe(404)
    expect((await fetch('/gateway/bank')).status).toBe(404)
  })

  it('opens a wallet once the person agrees', async () => {
    const { ask, headers, fetch, post, world, order } = await atGateway('bankCard')
    world.tables.wallets.remove((row) => row.id === order.userId)
    const { data } = await ask(walletEndpoints.openHf, { returnUrl: back }, headers)
    expect(data).toMatchObject({ state: 'opening', channel: 'hf' })
    const no = new URL(data.url, back).searchParams.get('no')!
    const look = async () => (await ask(walletEndpoints.purse, {}, headers)).data
    expect(await look()).toMatchObject({ opened: false, state: 'opening' })
    expect(await (await fetch(data.url)).text()).toContain('同意协议并开通')
    const sent = await post('/gateway/opening', { no, act: 'agree' })
    expect(sent.headers.get('location')).toBe(back)
    expect(await look()).toMatchObject({ opened: true, state: 'opened' })
    expect((await post('/gateway/opening', { no: 'W0', act: 'agree' })).status).toBe(404)
  })

  it('opens none for somebody who is not verified', async () => {
    const { ask, headers, control } = await atGateway('bankCard')
    await control.act('account.unprepared')
    expect((await ask(walletEndpoints.open, {}, headers)).code).toBe(1201)
  })
})

it('lies below the folder of a page that brings the world along', async () => {
  const { world, ask } = await openTestWorld({ base: '/shop/' })
  const { token } = (
    await ask(sessionEndpoints.loginByPassword, { phone: demoAccount.phone, password: demoAccount.password })
  ).data
  const productId = world.tables.products.find((row) => row.name === '云起庐山')!.id
  const buy = (payKind: PayKind) =>
    ask(orderEndpoints.create, { intent: `by-${payKind}`, productId, payKind }, { token })
  expect((await buy('wallet')).data.payment!.url).toMatch(/^\/shop\/gateway\/wallet\?payNo=P/)
  expect((await buy('bankCard')).data.payment!.form).toContain('action="/shop/gateway/bank"')
})

it('the address of the page that shows the gateway says what was asked', () => {
  const address = {
    asked: { method: 'POST', page: 'bank', fields: { payNo: 'P1', 商品: '壹 & 贰' } },
    store: 'bench',
    now: 7,
  }
  expect(readGatewayAddress(writeGatewayAddress(address))).toEqual(address)
  expect(() => readGatewayAddress('#asked=nonsense')).toThrow('JSON')
})

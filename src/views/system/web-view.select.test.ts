import { describe, expect, it } from 'vitest'
import type { Purchase } from '../kit/order/purchase.ts'
import { viewCashierWindow, viewWebView, webGateway } from './web-view.select.ts'
import { knowRoutes } from '#src/routes/table.ts'
import { routes } from '#src/routes/all.ts'

knowRoutes(routes)

const view = (query: Record<string, string>) => viewWebView(new URLSearchParams(query), ['pay.shucang.example'])

describe('the web view', () => {
  it('frames pages of allowed hosts and hands on what it was asked with', () => {
    expect(
      view({ url: 'https://pay.shucang.example/open?from=app', type: 'wallet', orderId: '7', userId: '10001' }),
    ).toEqual({
      kind: 'frame',
      host: 'pay.shucang.example',
      title: 'pay.shucang.example',
      href: 'https://pay.shucang.example/open?from=app&type=wallet&orderId=7&userId=10001',
    })
    expect(view({ url: 'https://pay.shucang.example/?type=a', type: 'b' })).toMatchObject({
      href: 'https://pay.shucang.example/?type=a',
    })
  })

  it('may be given a title, and always names the host', () => {
    expect(view({ url: 'https://pay.shucang.example/', title: '帮助' })).toMatchObject({
      title: '帮助',
      host: 'pay.shucang.example',
    })
    expect(view({ url: 'https://pay.shucang.example/', title: '长'.repeat(99) })).toMatchObject({
      title: '长'.repeat(20),
    })
  })

  it('opens pages of ours as pages, the known ones only', () => {
    expect(view({ url: '#/pages/mine/aboutUs/aboutUs' })).toEqual({ kind: 'page', href: '/pages/mine/aboutUs/aboutUs' })
    expect(view({ url: '/pages/nowhere' })).toEqual({ kind: 'refused', message: '应用里没有这个页面' })
  })

  it.each([
    ['', '链接已失效'],
    ['javascript:alert(document.cookie)', '只能打开 https 开头的安全链接'],
    ['JaVaScRiPt:alert(1)', '只能打开 https 开头的安全链接'],
    ['data:text/html,<script>1</script>', '只能打开 https 开头的安全链接'],
    ['http://pay.shucang.example/', '只能打开 https 开头的安全链接'],
    ['https://pay.shucang.example.evil.cn/', 'pay.shucang.example.evil.cn 不是本应用认可的网站'],
    ['https://pay.shucang.example@evil.cn/', '链接里夹带账号信息，已为你拦截'],
    ['//evil.cn/', '链接不完整，无法打开'],
    ['https:\\\\evil.cn', '链接里有异常字符，已为你拦截'],
  ])('refuses %j and says why', (url, message) => {
    expect(view({ url })).toEqual({ kind: 'refused', message })
  })
})

describe('the cashier inside the app', () => {
  const purchase: Purchase = {
    phase: 'away',
    orderId: '7',
    expiresAt: null,
    failure: '',
    kind: 'appWebView',
    canContinue: false,
    chargesAtOnce: false,
    found: '',
    since: null,
  }
  const url = 'https://bank.example.com/pay?no=1'
  const seen = (change: Partial<Purchase>, gateway: string | null = null, payable = gateway, orderId = '7') =>
    viewCashierWindow(orderId, { ...purchase, ...change }, gateway, payable)
  const result = '/pages/common/paySuccess/appIndex?orderId=7'

  it('is where the order says, as long as nobody knows how it ended', () => {
    const shown = { kind: 'cashier', href: url, host: 'bank.example.com', resultHref: result }
    expect(seen({}, url)).toEqual(shown)
    expect(seen({ phase: 'confirming', canContinue: true }, url)).toEqual(shown)
  })

  it.each([
    [{ phase: 'paid' }, result],
    [{ phase: 'closed' }, result],
    [{ phase: 'failed' }, result],
    [{ phase: 'unpaid' }, '/pages/mine/order/components/orderDetail/payfortheorder?orderId=7&kind=appWebView'],
  ] as const)('with %j makes place for the page that says so', (change, to) => {
    expect(seen(change, url)).toEqual({ kind: 'over', href: to })
  })

  it('waits while the order is being asked about, and can be gone back to when its address was lost', () => {
    expect(seen({ phase: 'checking' })).toMatchObject({ kind: 'waiting', canContinue: false })
    expect(seen({ phase: 'confirming', canContinue: true })).toMatchObject({
      kind: 'waiting',
      canContinue: true,
    })
  })

  it('says that there is no such order, or that its address may not be opened', () => {
    const message = '这个账号里没有它，请从订单列表进入。'
    expect(seen({ phase: 'none', failure: '内容不存在或已下架' })).toMatchObject({ title: '没有找到这笔订单', message })
    expect(seen({ phase: 'none' })).toMatchObject({ kind: 'waiting' })
    expect(seen({ phase: 'confirming', failure: '网络不好' })).toMatchObject({ kind: 'waiting' })
    expect(seen({}, 'https://evil.example/', null)).toMatchObject({ kind: 'lost', title: '这个收银台不能打开' })
  })
})

it('an order is being paid in the web view where its gateway says so', () => {
  const at = (gateway: object | null) => webGateway({ context: { gateway } } as never)
  const url = 'https://pay.shucang.example/'
  expect(at({ kind: 'webView', url })).toBe(url)
  expect([at({ kind: 'link', url }), at(null), webGateway(undefined)]).toEqual([null, null, null])
})

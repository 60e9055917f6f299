import { describe, expect, it } from 'vitest'
import { viewWebView } from './web-view.select.ts'

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
    ['', '没有说要打开哪个网页'],
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

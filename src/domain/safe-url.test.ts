import { describe, expect, it } from 'vitest'
import { isSafeLink, judgeLink } from './safe-url.ts'

const hosts = ['shucang.example', '*.shucang.example', 'dev.example:8443']

describe('links from outside', () => {
  it('own pages open, with or without the hash', () => {
    expect(judgeLink('#/pages/mine/settings/index?a=1', hosts)).toEqual({
      kind: 'page',
      href: '/pages/mine/settings/index?a=1',
    })
    expect(judgeLink('/pages/home/home', hosts)).toEqual({ kind: 'page', href: '/pages/home/home' })
    expect(judgeLink('/', hosts)).toEqual({ kind: 'page', href: '/' })
  })

  it('https addresses of known hosts open', () => {
    for (const link of [
      'https://shucang.example/a?b=1#c',
      'https://cdn.shucang.example/app.apk',
      'https://dev.example:8443/',
      ' HTTPS://SHUCANG.EXAMPLE/ ',
    ]) {
      expect({ link, kind: judgeLink(link, hosts).kind }).toEqual({ link, kind: 'external' })
    }
  })

  it('a host of any name below another one has a name', () => {
    expect(judgeLink('https://a.shucang.example/', ['*.shucang.example']).kind).toBe('external')
    for (const link of ['https://.shucang.example/', 'https://shucang.example/', 'https://ashucang.example/'])
      expect({ link, kind: judgeLink(link, ['*.shucang.example']).kind }).toEqual({ link, kind: 'refused' })
  })

  it('says in Chinese why a link is refused', () => {
    const reasons: [string, string][] = [
      ['', '链接是空的'],
      ['http://shucang.example', '只能打开 https 开头的安全链接'],
      ['javascript:alert(1)', '只能打开 https 开头的安全链接'],
      ['https://user:pw@shucang.example', '链接里夹带账号信息，已为你拦截'],
      ['https://shop.example/', 'shop.example 不是本应用认可的网站'],
      ['java\nscript:alert(1)', '链接里有异常字符，已为你拦截'],
      ['example', '链接不完整，无法打开'],
    ]
    for (const [link, message] of reasons) expect(judgeLink(link, hosts)).toEqual({ kind: 'refused', message })
  })

  it('refuses every disguise', () => {
    for (const link of [
      'data:text/html,<script>alert(1)</script>',
      'JaVaScRiPt:alert(1)',
      'vbscript:x',
      'file:///etc/passwd',
      'intent://x#Intent;end',
      '//evil.example/x',
      '#//evil.example',
      '/\\evil.example',
      'https:\\\\evil.example',
      'https:/shucang.example',
      'https://shucang.example.evil.example/',
      'https://evilshucang.example/',
      'https://shucang.example@evil.example/',
      'https://.shucang.example.evil/',
      'https://shucang.example:8443/',
      'https://shucang.example%00.evil.example/',
      '\u202Ehttps://shucang.example/',
      `https://shucang.example/${'a'.repeat(3000)}`,
    ]) {
      expect({ link, safe: isSafeLink(link, hosts) }).toEqual({ link, safe: false })
    }
  })

  it('each part of an address is looked at by itself: one that is wrong is enough', () => {
    const good = { scheme: 'https', account: '', host: 'shucang.example', port: '', rest: '/a?b=1#c' }
    const wrong = {
      scheme: ['http', 'ftp', 'javascript', ''],
      account: ['user@', 'user:@', ':word@', 'user:word@', '%20@', 'shucang.example@'],
      host: ['evil.example', 'shucang.example.evil', 'xshucang.example', 'shucang', ''],
      port: [':8443', ':80', ':1'],
      rest: ['/a b', '/a\tb', '\\a', '/\u200b', `/${'a'.repeat(2100)}`],
    }
    const kindOf = ({ scheme, account, host, port, rest }: typeof good) =>
      judgeLink(`${scheme}://${account}${host}${port}${rest}`, hosts).kind
    expect(kindOf(good)).toBe('external')
    for (const [part, values] of Object.entries(wrong))
      for (const value of values)
        expect({ part, value, kind: kindOf({ ...good, [part]: value }) }).toEqual({ part, value, kind: 'refused' })
  })
})

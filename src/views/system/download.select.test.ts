import { describe, expect, it } from 'vitest'
import { viewDownload } from './download.select.ts'

const view = (query: Record<string, string>) =>
  viewDownload(new URLSearchParams(query), '1.0.39', ['*.shucang.example'])

describe('the download page', () => {
  it('offers a package of ours', () => {
    expect(view({ url: 'https://dl.shucang.example/a.apk', version: '1.1.0' })).toEqual({
      version: '1.1.0',
      pack: { kind: 'offered', href: 'https://dl.shucang.example/a.apk', host: 'dl.shucang.example' },
    })
  })

  it.each([
    ['https://evil.example/a.apk', 'evil.example 不是本应用认可的网站'],
    ['https://shucang.example.evil.cn/a.apk', 'shucang.example.evil.cn 不是本应用认可的网站'],
    ['http://dl.shucang.example/a.apk', '只能打开 https 开头的安全链接'],
    ['javascript:alert(1)', '只能打开 https 开头的安全链接'],
    ['data:text/html,x', '只能打开 https 开头的安全链接'],
    ['https://a:b@dl.shucang.example/', '链接里夹带账号信息，已为你拦截'],
    ['/pages/home/home', '安装包的地址不对'],
  ])('refuses %s and says why', (url, message) => {
    expect(view({ url }).pack).toEqual({ kind: 'refused', message })
  })

  it('without a package speaks of the version that runs; a version that is none is not shown', () => {
    expect(view({})).toEqual({ version: '1.0.39', pack: { kind: 'none' } })
    expect(view({ version: '<b>9</b>' }).version).toBe('1.0.39')
  })
})

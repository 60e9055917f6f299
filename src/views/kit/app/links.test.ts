import { describe, expect, it } from 'vitest'
import { safePicture, targetOf } from './links.ts'
import { knowRoutes } from '#src/routes/table.ts'
import { routes } from '#src/routes/all.ts'

knowRoutes(routes)

const hosts = ['shucang.example', '*.shucang.example']

describe('a link that came with content', () => {
  it('opens pages that this version has, with or without the hash', () => {
    expect(targetOf('/pages/sales/sales', hosts)).toEqual({ kind: 'open', href: '/pages/sales/sales' })
    expect(targetOf('#/pages/notice/components/noticeDetail/index?id=7001', hosts)).toEqual({
      kind: 'open',
      href: '/pages/notice/components/noticeDetail/index?id=7001',
    })
  })

  it('says that a page of a later version needs it', () => {
    expect(targetOf('/pages/treasure/index', hosts)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('新版本'),
    })
  })

  it('opens allowed hosts in the web view', () => {
    expect(targetOf('https://help.shucang.example/a?b=c&d=e', hosts)).toEqual({
      kind: 'open',
      href: `/pages/webView/webView?url=${encodeURIComponent('https://help.shucang.example/a?b=c&d=e')}`,
    })
  })

  it.each([
    'javascript:window.hacked=1',
    'data:text/html,<script>1</script>',
    'http://shucang.example/',
    'https://evil.example/',
    'https://shucang.example.evil.example/',
    '//evil.example/',
    'https://user:pass@shucang.example/',
  ])('refuses %j with words', (link) => {
    expect(targetOf(link, hosts)).toMatchObject({ kind: 'refused', message: expect.stringMatching(/[\u4e00-\u9fff]/) })
  })

  it.each(['', '  '])('leads nowhere when it is %j', (link) => {
    expect(targetOf(link, hosts)).toEqual({ kind: 'none' })
  })
})

describe('a picture that came with content', () => {
  it.each(['/art/koi/1.svg', 'https://cdn.example/a.png', 'data:image/png;base64,AAAA'])(
    'is loaded from %j',
    (address) => {
      expect(safePicture(address)).toBe(address)
    },
  )

  it.each([
    '',
    'javascript:1',
    '//evil.example/a.png',
    '/\\evil.example',
    'http://a.example/b.png',
    'data:text/html,1',
    'data:image/svg+xml;base64,AA',
  ])('is not loaded from %j', (address) => {
    expect(safePicture(address)).toBeNull()
  })
})

import { expect, it, vi } from 'vitest'

type Hook = (node: unknown) => void
const given = vi.hoisted(() => ({ hook: ((): void => undefined) as Hook }))
vi.hoisted(() => void vi.stubGlobal('window', {}))
vi.mock('dompurify', () => ({
  default: () => ({
    addHook: (_: string, hook: Hook) => void (given.hook = hook),
    sanitize: (html: string) => ({ html, querySelectorAll: () => [] }),
  }),
}))
const { sanitize } = await import('./sanitize.ts')

/** What is made of an element from elsewhere once its attributes are known to be allowed; null where it is taken out. */
function tidied(
  nodeName: string,
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | null {
  const all = new Map(Object.entries(attributes))
  let isThere = true
  given.hook({
    nodeName,
    getAttribute: (name: string) => all.get(name) ?? null,
    hasAttribute: (name: string) => all.has(name),
    setAttribute: (name: string, value: string) => void all.set(name, value),
    removeAttribute: (name: string) => void all.delete(name),
    remove: () => (isThere = false),
  })
  return isThere ? Object.fromEntries(all) : null
}

const away = { rel: 'noopener noreferrer nofollow', target: '_blank' }

it.each([
  ['https://example.com/a', { href: 'https://example.com/a', ...away }],
  ['HTTPS://example.com', { href: 'HTTPS://example.com', ...away }],
  ['#/pages/home/home', { href: '#/pages/home/home' }],
  ['http://example.com', {}],
  ['#//example.com', {}],
  ['//example.com', {}],
  ['javascript:alert(1)', {}],
  ['/pages/home/home', {}],
])('a link to %s', (href, left) => {
  expect(tidied('A', { href })).toEqual(left)
})

it.each([
  ['https://example.com/a.png', true],
  ['/art/1.svg', true],
  ['../art/1.svg', true],
  ['data:image/png;base64,AAAA', true],
  ['//example.com/a.png', false],
  ['http://example.com/a.png', false],
  ['data:image/svg+xml;base64,AAAA', false],
  ['', false],
])('a picture from “%s” is shown: %s', (src, isShown) => {
  const left = tidied('IMG', { src })
  const added = { alt: '', loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer' }
  expect(left && { ...left, src }).toEqual(isShown ? { src, ...added } : null)
})

it('keeps what a picture is called, and makes the first headings second ones', () => {
  expect(tidied('IMG', { src: '/art/1.svg', alt: '远山' })).toMatchObject({ alt: '远山' })
  expect(sanitize('<h1 class="a">一</h1><hr><H1>二</H1>')).toMatchObject({
    html: '<h2 class="a">一</h2><hr><h2>二</h2>',
  })
})

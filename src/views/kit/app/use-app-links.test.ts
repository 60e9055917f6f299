import { describe, expect, it } from 'vitest'
import { factOfLink } from './use-app-links.ts'
import { knowRoutes } from '#src/routes/table.ts'
import { routes } from '#src/routes/all.ts'

knowRoutes(routes)

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
const stack = ['/pages/mine/mine', '/pages/mine/settings/index']

describe('a link to a page of ours', () => {
  it('goes deeper, back to the page one came from, or to a tab', () => {
    expect(factOfLink('#/pages/mine/aboutUs/aboutUs', plain, stack)).toEqual({
      type: 'navigation.pushRequested',
      href: '/pages/mine/aboutUs/aboutUs',
    })
    const deeper = ['/pages/login/login/index', '/pages/login/register/index']
    expect(factOfLink('#/pages/login/login/index', plain, deeper)?.type).toBe('navigation.backRequested')
    expect(factOfLink('#/pages/notice/notice', plain, stack)?.type).toBe('navigation.switchTabRequested')
    expect(factOfLink('#/pages/mine/mine', plain, stack)?.type).toBe('navigation.switchTabRequested')
  })

  it('keeps the query', () => {
    expect(factOfLink('#/pages/downLoad/index?version=1.1.0', plain, stack)).toEqual({
      type: 'navigation.pushRequested',
      href: '/pages/downLoad/index?version=1.1.0',
    })
  })

  it('is left to the browser when it leads outside or another key is held', () => {
    expect(factOfLink('https://example.com/', plain, stack)).toBeNull()
    expect(factOfLink(null, plain, stack)).toBeNull()
    for (const press of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect(factOfLink('#/pages/mine/mine', { ...plain, ...press }, stack)).toBeNull()
    }
  })
})

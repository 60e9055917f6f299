import { describe, expect, it } from 'vitest'
import { loadRoutes } from '../../scripts/lib/declared.ts'
import { places } from '#src/machines/places.ts'
import { middlePath, tabPaths } from '#src/routes/table.ts'
import { readSources } from './lib/source.ts'
import { ledTo, unreached } from './lib/taps.ts'

describe('pages', () => {
  it('are each reached by taps from the tab bar and the login page', async () => {
    const sources = readSources(['src/**/*.{ts,tsx}'])
    const routes = (await loadRoutes()).flatMap(({ path, page }) => (page ? [{ path, page }] : []))
    expect(routes.length).toBeGreaterThan(70)
    const starts = [...tabPaths, middlePath, places.login, ...ledTo(sources, places)]
    expect(unreached(routes, sources, starts)).toEqual([])
  })

  it('are not reached by an address that nothing used names', () => {
    const files = {
      'src/views/a/a.page.tsx': `import { toB } from '../kit/links.ts'; export default () => <a href={toB('1')} />`,
      'src/views/a/b.page.tsx': `export default () => null`,
      'src/views/a/c.page.tsx': `export default () => null`,
      'src/views/a/d.page.tsx': `export default () => null`,
      'src/views/kit/links.ts': `export const toB = (id: string) => '/b?id=' + id; export const toC = () => '/c'`,
      'src/machines/x/x.machine.ts': `const go = () => places.d`,
    }
    const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
    const routes = ['a', 'b', 'c', 'd'].map((name) => ({ path: `/${name}`, page: `src/views/a/${name}.page.tsx` }))
    const led = ledTo(sources, { c: '/c', d: { h5: '/d' } })
    expect(led).toEqual(['/d'])
    expect(unreached(routes, sources, ['/a'])).toEqual(['/c', '/d'])
    expect(unreached(routes, sources, ['/a', ...led])).toEqual(['/c'])
  })
})

import { describe, expect, it } from 'vitest'
import { loadRoutes } from '../../scripts/lib/declared.ts'
import { places } from '#src/machines/places.ts'
import { middlePath, tabPaths } from '#src/routes/table.ts'
import { readSources } from './lib/source.ts'
import { ledTo, tapsTo, unreached } from './lib/taps.ts'

const sources = readSources(['src/**/*.{ts,tsx}'])
const routes = (await loadRoutes()).flatMap(({ path, page }) => (page ? [{ path, page }] : []))
const led = [places.login, ...ledTo(sources, places)]

/** Steps of one thing that is under way; what they are about is chosen on the way. */
const further = {
  '/pages/freedomDeal/userCollect': 'what a seller shows, behind one of their offers',
  '/pages/home/replacement/replacementName': 'the third step of an exchange',
  '/choose-location': 'behind a place that somebody has sent',
}

describe('pages', () => {
  it('are each reached by taps from the tab bar and the login page', () => {
    expect(routes.length).toBeGreaterThan(70)
    expect(unreached(routes, sources, [...tabPaths, middlePath, ...led])).toEqual([])
  })

  it('are at most three taps from home or 我的, but for those that one is led to and their next step', () => {
    const taps = tapsTo(routes, sources, ['/pages/home/home', '/pages/mine/mine'])
    const afterLed = tapsTo(routes, sources, led)
    const far = routes.filter(({ path }) => (taps.get(path) ?? 9) > 3 && (afterLed.get(path) ?? 9) > 1)
    expect(far.map(({ path }) => path).toSorted()).toEqual(Object.keys(further).toSorted())
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
    const few = Object.entries(files).map(([path, text]) => ({ path, text }))
    const pages = ['a', 'b', 'c', 'd'].map((name) => ({ path: `/${name}`, page: `src/views/a/${name}.page.tsx` }))
    expect(ledTo(few, { c: '/c', d: { h5: '/d' } })).toEqual(['/d'])
    expect(unreached(pages, few, ['/a'])).toEqual(['/c', '/d'])
    expect(unreached(pages, few, ['/a', '/d'])).toEqual(['/c'])
    expect([...tapsTo(pages, few, ['/a'])]).toEqual([
      ['/a', 0],
      ['/b', 1],
    ])
  })
})

import { expect } from '@playwright/test'
import { routes } from '#src/routes/all.ts'
import { perform } from '#scenarios/player/player.ts'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { createPageDriver } from '#src/workbench/drivers/page.ts'
import { fromSeller, paid, unpaid } from '#src/workbench/examples/bought.ts'
import { atNight } from './kit/at-night.ts'
import { doorOf, openBench } from './kit/bench.ts'
import { crawl, type Crawl, type CrawlOptions, type Reached } from './kit/crawl.ts'
import { stillness } from './kit/places.ts'
import { test } from './kit/test.ts'

const home = '/pages/home/home'
const map = '/pages/home/functions/index'
/** From home, or from the map of everything. */
const TAPS_AWAY = 3
const EXCEPTIONS = 12

/** Pages that are further than that or need more than taps, each with the reason; none has a call of its own that is nowhere else. */
const exceptions: Readonly<Record<string, string>> = {
  '/pages/freedomDeal/userCollect': 'what a seller shows, behind one of their offers',
  '/pages/home/replacement/statement': 'the second step of an exchange, once both avatars are chosen',
  '/pages/home/replacement/replacementName': 'its third step, once the statement is agreed to',
  '/pages/chat/members': 'behind the settings of a group, as its members are in every chat',
  '/pages/common/paySuccess/index': 'the end of a purchase',
  '/pages/common/paySuccess/appIndex': 'the end of one that is paid in the app',
  '/pages/common/payFail/index': 'the end of one that is refused',
  '/pages/common/payFail/appIndex': 'the same, paid in the app',
  '/pages/webView/webView': 'where a payment or a link of a message leads',
  '/choose-location': 'behind a place that somebody has sent',
  '/open-location': 'a place that somebody has sent',
}

/** Somebody who has bought something and has something to pay for. */
const livedIn = [unpaid, paid, fromSeller].flatMap(({ story }) => story)

const only =
  (...shapes: readonly string[]): CrawlOptions['wanted'] =>
  (shape) =>
    shapes.includes(shape)

/** Where people begin: signed in; from the map of everything, once there is a newer version; and as a guest, who is led to signing in. */
const begins: readonly (Partial<Pick<Scenario, 'world' | 'start' | 'signedIn'>> & Pick<CrawlOptions, 'wanted'>)[] = [
  {},
  { world: 'update-available', start: map, wanted: only(map, '/pages/mine/aboutUs/aboutUs') },
  { signedIn: false, wanted: only(home, '/pages/mine/mine', '/pages/login/login/index') },
]

const routeOf = ({ shape }: Reached): string => shape.split('?', 1)[0] ?? ''
/** Taps from home or from the map, whichever is nearer. */
const tapsTo = ({ way }: Reached): number => (way[0]?.key === `→ ${map}` ? way.length - 1 : way.length)

const rowsOf = (found: readonly Crawl[]) => {
  const reached = found.flatMap((one) => [...one.reached.values()])
  return routes.map(({ path }) => {
    const ways = reached.filter((one) => routeOf(one) === path).map(tapsTo)
    return { path: path as string, taps: ways.length === 0 ? null : Math.min(...ways) }
  })
}

test(
  'from home, taps alone lead to every page, at most three from the map, and nothing that is pressed is dead',
  atNight('it presses everything on every page once, some 1,500 taps: a quarter of an hour'),
  async ({ page }) => {
    test.setTimeout(7_200_000)
    await stillness(page)
    const found: Crawl[] = []
    for (const { world = 'default', start = home, signedIn = true, wanted } of begins) {
      const open = async () => {
        const bench = await openBench(page, { world, signedIn, start, chat: true })
        if (!signedIn) return bench
        const bridge = createPageDriver({ name: 'bridge', door: doorOf(page), newRun: () => '' })
        for (const [index, step] of livedIn.entries()) await perform(bridge, step, index)
        // A purchase ends on its own page.
        await bench.call('say', 'navigation', { type: 'navigation.relaunchRequested', href: start })
        return bench
      }
      found.push(await crawl(page, { open, note: (line) => console.log(line), ...(wanted ? { wanted } : {}) }))
    }
    const sights = found.reduce((sum, { reached }) => sum + reached.size, 0)
    console.log(`${found.reduce((sum, { taps }) => sum + taps, 0)} taps, ${sights} sights`)
    const rows = rowsOf(found)
    for (const { path, taps } of rows) console.log(`${String(taps ?? '–').padStart(2)}  ${path}`)
    const far = rows.filter(({ taps }) => taps === null || taps > TAPS_AWAY).map(({ path }) => path)
    expect(far.filter((path) => !(path in exceptions))).toEqual([])
    expect(Object.keys(exceptions).length).toBeLessThanOrEqual(EXCEPTIONS)
    expect(found.flatMap(({ dead, covered, restless }) => [...dead, ...covered, ...restless])).toEqual([])
  },
)

import type { Page } from '@playwright/test'
import type { BenchPage } from './bench.ts'
import { lookAt, OUTSIDE, type Screen, shapeOf, standing, tappable, type Target } from './crawl-sight.ts'

/** One tap: on the screen of which page and title, and on what. */
export interface Tap {
  readonly on: string
  readonly key: string
}

/** A page that taps lead to. */
export interface Reached {
  readonly shape: string
  readonly href: string
  /** The taps from home. */
  readonly way: readonly Tap[]
  /** Which of the worlds that were begun it is in: what was bought there is not in another one. */
  readonly world: number
}

export interface Crawl {
  readonly reached: ReadonlyMap<string, Reached>
  /** What changed nothing, lies under something else so that no finger comes to it, or never came to rest. */
  readonly dead: string[]
  readonly covered: string[]
  readonly restless: string[]
  taps: number
}

export interface CrawlOptions {
  /** Opens the app at home, in a world that begins anew. */
  readonly open: () => Promise<BenchPage>
  /** Whether what is on a page of this shape is pressed. */
  readonly wanted?: (shape: string) => boolean
  readonly note?: (line: string) => void
}

/** A tap that takes longer does not come about. */
const PATIENCE = 3000
/** A page that takes longer does not come to rest. */
const REST = 20_000
/** Until short messages are gone, on the clock of the bench. */
const TOAST = 4000
/** Taps on one page: each kind of button once, and the way to it again. */
const TAPS_A_PAGE = 250
/** The world begins anew after so many pages: what was bought and thrown away on the way adds up. */
const PAGES_A_WORLD = 40
/** Sights of a page that are pressed through: orders of a list, filters and tabs are pressed on each of these. */
const SIGHTS = 6
/** Attempts to begin a world. */
const STARTS = 4
/** Attempts to come to something again that was seen. */
const ATTEMPTS = 2

const happenings = ['request', 'filechooser', 'popup', 'download', 'dialog'] as const

type Outcome = 'changed' | 'dead' | 'covered' | 'restless'

const within = <T>(work: Promise<T>): Promise<T | 'restless'> => {
  const { promise, resolve } = Promise.withResolvers<'restless'>()
  const timer = setTimeout(() => resolve('restless'), REST)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

const isInApp = (page: Page) => page.evaluate(() => window.shucang !== undefined)

/** Comes to rest: the app as its bench says, another page once it is loaded. */
const rest = async (page: Page, bench: BenchPage): Promise<void> =>
  (await isInApp(page)) ? bench.settle() : page.waitForLoadState()

/** Presses, waits until everything rests, and says whether anything came of it. */
async function press(page: Page, bench: BenchPage, { index }: Target): Promise<Outcome> {
  const spot = [tappable, index] as const
  const sight = async () => `${await page.evaluate(standing, spot)} ${String(await bench.call('lastSeq'))}`
  const before = await sight()
  let happened = 0
  const count = () => void happened++
  for (const event of happenings) page.on(event as 'request', count)
  try {
    const spotted = page.locator(tappable).nth(index)
    // What is saved comes when the browser has written it, which no bench waits for.
    const isSaved = await spotted.evaluate((element) => element.hasAttribute('download'))
    const saved = isSaved ? page.waitForEvent('download', { timeout: PATIENCE }).catch(() => null) : null
    await spotted.tap({ timeout: PATIENCE })
    await saved
    if ((await within(rest(page, bench))) === 'restless') return 'restless'
    for (const other of page.context().pages()) if (other !== page) await other.close()
    return happened > 0 || !(await isInApp(page)) || before !== (await sight()) ? 'changed' : 'dead'
  } catch (error) {
    if (!/Timeout/.test(String(error))) throw error
    // What loads more by itself when it comes into sight, or is there for a moment only (跳过), is gone before it is pressed.
    const isThere = await page.locator(tappable).nth(index).isVisible()
    return isThere && before === (await sight()) ? 'covered' : 'changed'
  } finally {
    for (const event of happenings) page.off(event as 'request', count)
  }
}

/** What is known of one page while it is pressed through: each screen of it with the taps from the page to it, and what is left there. */
class Left {
  readonly screens = new Map<string, { readonly way: readonly Tap[]; readonly keys: Set<string>; attempts: number }>()
  readonly pressed = new Set<string>()

  see({ over, targets }: Screen, way: readonly Tap[]): void {
    const there = this.screens.get(over) ?? { way, keys: new Set<string>(), attempts: 0 }
    this.screens.set(over, there)
    for (const { key } of targets) if (!this.pressed.has(`${over}: ${key}`)) there.keys.add(key)
  }

  take(over: string, key: string): void {
    this.pressed.add(`${over}: ${key}`)
    const there = this.screens.get(over)
    if (there?.keys.delete(key)) there.attempts = 0
  }

  /** The nearest screen on which something is left. */
  next() {
    return [...this.screens.values()]
      .filter(({ keys, attempts }) => keys.size > 0 && attempts < ATTEMPTS)
      .toSorted((a, b) => a.way.length - b.way.length)[0]
  }
}

const isBack = (key: string): boolean => /^button (返回|关闭)$/.test(key)
const nameOf = ({ shape, over }: Screen): string => (over ? `${shape} | ${over}` : shape)
const routeIn = (shape: string): string => shape.split('?', 1)[0] ?? ''

/** Presses its way on from what lies open, as far as it goes. */
async function walk(
  from: Screen,
  taps: readonly Tap[],
  pressOn: (screen: Screen, target: Target) => Promise<Outcome>,
  look: () => Promise<Screen>,
): Promise<Screen> {
  let screen = from
  for (const { on, key } of taps) {
    const target = nameOf(screen) === on ? screen.targets.find((one) => one.key === key) : undefined
    if (!target || (await pressOn(screen, target)) !== 'changed') return screen
    screen = await look()
  }
  return screen
}

class Crawler {
  readonly reached = new Map<string, Reached>()
  readonly found: Crawl = { reached: this.reached, dead: [], covered: [], restless: [], taps: 0 }
  private readonly queue: string[] = []
  private readonly sights = new Map<string, number>()
  private bench!: BenchPage
  private address = ''
  private world = 0
  private pages = 0

  private readonly page: Page
  private readonly options: CrawlOptions

  constructor(page: Page, options: CrawlOptions) {
    this.page = page
    this.options = options
  }

  private note(line: string): void {
    this.options.note?.(line)
  }

  async look(): Promise<Screen> {
    if (await isInApp(this.page)) this.address = this.page.url()
    return lookAt(this.page)
  }

  private readonly pressOn = async (screen: Screen, target: Target): Promise<Outcome> => {
    this.found.taps++
    const outcome = await press(this.page, this.bench, target)
    const isApp = outcome !== 'restless' && (await isInApp(this.page))
    if (isApp && (await this.page.locator('[role="status"] li').count())) await this.bench.advance(TOAST)
    if (outcome !== 'changed') {
      this.found[outcome].push(`${nameOf(screen)}: ${target.key}`)
      this.note(`${outcome} ${nameOf(screen)}: ${target.key}`)
    }
    return outcome
  }

  private walkOn(from: Screen, taps: readonly Tap[]): Promise<Screen> {
    return walk(from, taps, this.pressOn, () => this.look())
  }

  /** A machine that is busy with other things may not come to rest in time at the first start. */
  async begin(): Promise<Screen> {
    this.world++
    for (let attempt = 1; ; attempt++) {
      try {
        this.bench = await this.options.open()
        await this.bench.settle()
        return await this.look()
      } catch (error) {
        if (attempt === STARTS) throw error
        this.note(`begun anew: ${String(error).split('\n', 1)[0]!}`)
      }
    }
  }

  /** Opens a page of this world by its address, by way of another one, so that what lies over it is gone. */
  private async goTo(href: string): Promise<Screen> {
    if (!(await isInApp(this.page))) await this.page.goto(this.address)
    await this.page.waitForFunction(() => window.shucang?.['settle'] !== undefined)
    await this.page.evaluate((to) => {
      location.hash = '#/pages/home/functions/index'
      location.hash = to
    }, `#${href}`)
    await within(this.bench.settle())
    return this.look()
  }

  /** Comes to a page in a world that begins anew, walking. */
  private async reopen({ href, way }: Reached): Promise<Screen> {
    const screen = await this.walkOn(await this.begin(), way)
    return screen.shape === shapeOf(href) && !screen.over ? screen : this.goTo(href)
  }

  arrive({ shape, href }: Screen, way: readonly Tap[]): void {
    const known = this.reached.get(shape)
    if (shape === OUTSIDE || (known && known.way.length <= way.length)) return
    this.reached.set(shape, { shape, href, way, world: this.world })
    if (known) return
    const nth = (this.sights.get(routeIn(shape)) ?? 0) + 1
    this.sights.set(routeIn(shape), nth)
    if (nth <= SIGHTS) this.queue.push(shape)
    this.note(`${way.length} ${shape}`)
  }

  /** What is pressed next: what leads on, then the way back. */
  private choose(screen: Screen, left: Left, place: Reached): Target | undefined {
    for (const { leads, key } of screen.targets)
      if (leads !== null && (leads === place.shape || this.reached.has(leads))) left.take(screen.over, key)
    const open = screen.targets.filter(({ key }) => left.screens.get(screen.over)?.keys.has(key))
    return open.find(({ key }) => !isBack(key)) ?? open[0]
  }

  private async pressThrough(place: Reached): Promise<void> {
    const left = new Left()
    const isStale = place.world !== this.world || ++this.pages % PAGES_A_WORLD === 0
    let screen = isStale ? await this.reopen(place) : await this.goTo(place.href)
    let { href } = screen.shape === place.shape ? screen : place
    let way: readonly Tap[] = []
    for (let taps = 0; taps < TAPS_A_PAGE; taps++) {
      const isHere = screen.shape === place.shape || screen.shape === OUTSIDE
      if (isHere) left.see(screen, way)
      const target = isHere ? this.choose(screen, left, place) : undefined
      if (!target) {
        const next = left.next()
        if (!next) return
        next.attempts++
        let top = await this.goTo(href)
        if (top.shape !== place.shape) {
          top = await this.reopen(place)
          href = top.href
        }
        screen = await this.walkOn(top, next.way)
        way = next.way
        continue
      }
      left.take(screen.over, target.key)
      const outcome = await this.pressOn(screen, target)
      const gone = [...way, { on: nameOf(screen), key: target.key }]
      const before = screen
      screen = outcome === 'restless' ? await this.reopen(place) : await this.look()
      if (screen.shape === before.shape && screen.over === before.over) continue
      way = screen.shape === place.shape && screen.over === '' ? [] : gone
      if (screen.shape !== place.shape) this.arrive(screen, [...place.way, ...way])
    }
    this.note(`not all pressed: ${place.shape}`)
  }

  async run(): Promise<Crawl> {
    const { wanted = () => true } = this.options
    this.arrive(await this.begin(), [])
    for (let at = 0; at < this.queue.length; at++) {
      // The nearest first; of those that are as near, what belongs to the world that is open.
      const rest = this.queue.splice(at).map((shape) => this.reached.get(shape)!)
      const inOrder = rest.toSorted(
        (a, b) => a.way.length - b.way.length || Number(b.world === this.world) - Number(a.world === this.world),
      )
      this.queue.push(...inOrder.map(({ shape }) => shape))
      const place = inOrder[0]!
      if (wanted(place.shape)) await this.pressThrough(place)
    }
    return this.found
  }
}

/**
 * Goes to every page that taps lead to from home, nearest first, and presses everything on it once: rows of a list that do the same at
 * most three times, links where nobody has been. A page that was reached by taps is opened by its address to go on there, as long as the
 * world is the one in which it was reached; in another one it is walked to again.
 */
export const crawl = (page: Page, options: CrawlOptions): Promise<Crawl> => new Crawler(page, options).run()

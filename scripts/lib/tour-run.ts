import type { Page } from 'playwright'
import { perform } from '#scenarios/player/player.ts'
import type { Driver } from '#scenarios/player/driver.ts'
import { href, type RoutePath } from '#src/routes/table.ts'
import { createPageDriver } from '#src/workbench/drivers/page.ts'
import { addressOf, type Example, examplesOf, storyOf } from '#src/workbench/examples.ts'
import { tourSeed } from './airs.ts'

/** One page as it is looked at. */
export interface Sight {
  readonly path: RoutePath
  /** `<area>/<name>`, the name of its file. */
  readonly page: string
  readonly title: string
  readonly example: Example
}

/** Whether a page is for signing in: who has done so sees something else there. */
export const isSignIn = ({ path }: Sight): boolean => /^\/pages\/(login|phonelogin)\//.test(path)

/** A sight in a state, standing in the browser; the page is photographed before the promise resolves. */
export type Take = (sight: Sight, state: string) => Promise<void>
/** Whether pictures of a state are wanted. */
type Wanted = (state: string) => boolean

/** Nothing is asked of the server here, and everybody may see it. */
const quiet = href('/pages/login/privacyPolicy/index')
const usualClock = '2026-03-01T08:00:00+08:00'
type Bridge = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>
type InPage = { readonly shucang?: Bridge }

/** Time for what a page asks for at once, and for what is asked for again. */
const SHORT_MS = 300
const SKELETON_MS = 700
const GIVEN_UP_MS = 40_000

/** A bench that was there goes on with its own world: each run has a name of its own. */
let runs = 0

/** The app on benches in one page of the browser, and what is done with it. */
function createBenchHand(page: Page, base: string, clock: string) {
  const call = (method: string, ...given: unknown[]) =>
    page.evaluate(([name, args]) => (globalThis as unknown as InPage).shucang?.[name]?.(...args), [
      method,
      given,
    ] as const)
  const bridged = () => page.waitForFunction(() => (globalThis as unknown as InPage).shucang?.['settle'] !== undefined)
  const driver: Driver = createPageDriver({
    name: 'tour',
    newRun: () => `tour-${++runs}`,
    door: {
      navigate: async (address) => {
        await page.goto(base + address)
        await bridged()
      },
      call: (method, args) => call(method, ...args),
      reload: async () => {
        await page.reload()
        await bridged()
      },
    },
  })
  const play = async (steps: Example['after'] = []): Promise<void> => {
    for (const [index, step] of steps.entries()) await perform(driver, step, index)
  }
  const go = (address: string) => driver.say('navigation', { type: 'navigation.relaunchRequested', href: address })
  return {
    driver,
    /** A new run, signed in as the sights need it, after everything has happened that they show; a world of its own has no story. */
    async begin(sights: readonly Sight[], world?: Example['world']): Promise<void> {
      const [first] = sights
      const about = { title: 'tour', seed: tourSeed, clock, start: quiet, chat: true, cites: [], steps: [] }
      const signedIn = !isSignIn(first!) && first!.example.signedOut !== true
      await driver.start({ ...about, signedIn, world: world ?? first!.example.world ?? 'default' })
      if (world === undefined) await play(storyOf(sights.map(({ example }) => example)))
    },
    /** Forgets what was loaded: what a page shows from now on, it has asked for itself. */
    async forget(): Promise<void> {
      await go(quiet)
      await driver.reload()
    },
    async open({ path, example }: Sight, waitMs = SHORT_MS): Promise<void> {
      await go(await addressOf(path, example, driver.observe))
      await driver.advance(waitMs)
      await play(example.after)
    },
    async streams(kind: string): Promise<string[]> {
      const actors = (await call('actors')) as readonly { readonly stream: string }[]
      return actors.map(({ stream }) => stream).filter((stream) => stream.startsWith(`${kind}/`))
    },
  }
}

/** Sends what forms the page has as they are, while nothing can be done; whether something is seen to be pointed out. */
async function sendUnfilled(
  { driver, streams }: ReturnType<typeof createBenchHand>,
  before: ReadonlySet<string> = new Set(),
) {
  const forms = (await streams('submission')).filter((stream) => !before.has(stream))
  await driver.fault('rest.*', { kind: 'status', status: 500 })
  let pointsOut = false
  for (const form of forms) {
    const values = (await driver.observe(form))?.context['values']
    if (Object.keys(values ?? {}).length === 0) continue
    await driver.say(form, { type: 'submission.submitRequested' })
    const errors = (await driver.observe(form))?.context['errors']
    for (const error of Object.values(errors ?? {})) pointsOut ||= (await driver.sees(String(error))) === true
  }
  await driver.fault('rest.*', { kind: 'none' })
  return pointsOut
}

interface Trouble {
  readonly state: string
  readonly target: string
  readonly fault: Readonly<Record<string, unknown>>
  readonly waitMs?: number
  /** The area whose pages it is of. */
  readonly of?: string
}
const refused = { kind: 'status', status: 500 } as const
const troubles: readonly Trouble[] = [
  { state: '出错', target: 'rest.*', fault: refused, waitMs: GIVEN_UP_MS },
  { state: '断网', target: 'network', fault: { online: false } },
  { state: '缺天气', target: 'rest.garden.weather', fault: refused, waitMs: GIVEN_UP_MS, of: 'garden/' },
]

/** Sees sights, in all their states, and takes pictures of those that are `wanted`; `clock` is the time of their worlds. */
export function createTour(page: Page, base: string, take: Take, wanted: Wanted, clock = usualClock) {
  const hand = createBenchHand(page, base, clock)
  const { begin, open, forget, driver } = hand

  async function each(sights: readonly Sight[], state: string, waitMs?: number): Promise<void> {
    for (const sight of sights) {
      await open(sight, waitMs)
      await take(sight, state)
    }
  }
  async function inTrouble(sights: readonly Sight[], target: string, fault: Readonly<Record<string, unknown>>) {
    await begin(sights)
    await driver.fault(target, fault)
    await forget()
  }
  /** Looks at pages while the server is slow: those that show something of the server's. */
  async function loading(sights: readonly Sight[]): Promise<readonly Sight[]> {
    const found: Sight[] = []
    await inTrouble(sights, 'rest.*', { kind: 'delay', ms: 1_000_000 })
    for (const sight of sights) {
      await forget()
      await open(sight, SKELETON_MS)
      if ((await hand.streams('resource')).length === 0) continue
      found.push(sight)
      await take(sight, '加载')
    }
    return found
  }
  async function withoutServer(sights: readonly Sight[]): Promise<void> {
    for (const { state, target, fault, waitMs, of = '' } of troubles) {
      const those = sights.filter(({ page: name }) => name.startsWith(of))
      if (!wanted(state) || those.length === 0) continue
      await inTrouble(those, target, fault)
      await each(those, state, waitMs)
    }
  }

  return {
    /** The usual sights in every state they can be in: what a page asks the server for says which states those are. */
    async usual(sights: readonly Sight[]): Promise<void> {
      if (sights.length === 0) return
      if (wanted('就绪')) {
        await begin(sights)
        await each(sights, '就绪')
      }
      if (wanted('填错')) {
        await begin(sights)
        for (const sight of sights) {
          const before = new Set(await hand.streams('submission'))
          await open(sight)
          if (await sendUnfilled(hand, before)) await take(sight, '填错')
        }
      }
      if (!['加载', '出错', '断网', '缺天气', '空'].some(wanted)) return
      const withData = await loading(sights)
      if (withData.length > 0) await withoutServer(withData)
      const canBeEmpty = withData.filter(({ example }) => !example.query && !example.order)
      if (!wanted('空') || canBeEmpty.length === 0) return
      await begin(canBeEmpty, 'empty')
      await each(canBeEmpty, '空')
    },
    async special(sight: Sight): Promise<void> {
      const { name } = sight.example
      if (!wanted(name)) return
      await begin([sight])
      await each([sight], name)
      if (await sendUnfilled(hand)) await take(sight, `${name}，填错`)
    },
  }
}

/** What is seen on one page besides its usual sight. */
export const specialSights = (sight: Sight): readonly Sight[] =>
  examplesOf(sight.path)
    .slice(1)
    .map((example) => ({ ...sight, example }))

import { readFileSync, globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Step } from '#scenarios/player/scenario.ts'
import type { RoutePath } from '#src/routes/all.ts'
import { createPageDriver } from '#src/workbench/drivers/page.ts'
import { examplesOf } from '#src/workbench/examples.ts'
import { openSight } from '#src/workbench/app/sights.ts'
import { contract } from '#src/workbench/app/payload.ts'
import { firstSetting } from '#src/workbench/app/setting.ts'
import type { Chain } from '#src/workbench/explain/chain.ts'
import { explain, type Explained, remembered, type Replay, type Screen } from '#src/workbench/explain/explain.ts'
import { createReplay } from '#src/workbench/explain/replay.ts'
import type { Shown } from '#src/workbench/explain/shown.ts'
import type { TrafficRow } from '#src/workbench/traffic/traffic.ts'
import { doorOf } from './bench.ts'

let runs = 0

/** A page that is looked at: what it shows, and how each of it is explained. */
export interface Sight {
  readonly shown: readonly Shown[]
  explain(place: string): Promise<Explained>
  /** What stands on the screen when the run is played again as it was. */
  readonly before: Screen
  /** Plays the run again, whatever was played before. */
  readonly replay: Replay
  /** What went between app and world in the replay that was played last. */
  readonly traffic: () => Promise<readonly TrafficRow[]>
}

/** Opens a page in its usual sight, with what comes before it. */
export async function sightOf(page: Page, path: RoutePath): Promise<Sight> {
  const door = doorOf(page)
  const driver = createPageDriver({ name: 'page', door, newRun: () => `explain-${process.pid}-${++runs}` })
  const example = examplesOf(path)[0]!
  let beginning = firstSetting
  const open = async (setting: typeof firstSetting) => {
    beginning = setting
    await driver.start({ title: '', cites: [], steps: [], ...setting })
  }
  await openSight({ driver, open, setting: firstSetting }, path, example)
  await door.call('settle', [])
  const shown = (await door.call('shown', [])) as readonly Shown[]
  const traffic = () => door.call('traffic', []) as Promise<readonly TrafficRow[]>
  const rows = await traffic()
  const steps = (await door.call('drain', [])) as readonly Step[]
  const chains = new Map<string, Chain | null>()
  for (const { place } of shown) chains.set(place, (await door.call('chainAt', [place])) as Chain | null)
  const { world, seed, clock, start, chat } = beginning
  const screen = async () => ({
    shown: (await door.call('shown', [])) as readonly Shown[],
    href: (await door.call('href', [])) as string,
    rows: await traffic(),
  })
  const replay = createReplay({ driver, screen, beginning: { world, seed, clock, start, chat }, steps })
  const once = remembered(replay)
  return {
    shown,
    before: await once(null),
    replay,
    traffic,
    explain: (place) => explain({ chain: chains.get(place)!, rows, start, steps, contract, replay: once }),
  }
}

const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '')

/** All that is written in the app, in which what is constant must stand. */
export const writtenInApp = (): string =>
  globSync('src/{views,ui,app,domain,routes,machines,services,contract}/**/*.{ts,tsx}')
    .filter((path) => !/\.(test|story|model)\./.test(path))
    .map((path) => withoutSpace(readFileSync(path, 'utf8')))
    .join('\n')

/** Whether a text is written in the app; of a place in a list, 第 2 个, what is written around the number that the page has counted. */
export function stands(written: string, text: string): boolean {
  const [, unit] = /^第\d+(\p{Script=Han})$/u.exec(withoutSpace(text)) ?? []
  return (
    written.includes(withoutSpace(text)) || (unit !== undefined && new RegExp(`第\\$\\{\\w+\\}${unit}`).test(written))
  )
}

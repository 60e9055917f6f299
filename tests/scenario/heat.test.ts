import { describe, expect, it } from 'vitest'
import { playableFiles } from '#scenarios/player/files.ts'
import { play } from '#scenarios/player/player.ts'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { type Entry, kindOf } from '#src/journal/entry.ts'
import { allStreamKinds } from '#src/machines/registry.ts'
import { type Heat, heatOfFacts, merged } from '#src/workbench/chart/heat.ts'
import { createHeadlessDriver, type HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { createChance } from '../simulation/engine/chance.ts'

/** How many scenarios are looked at: all of them by `npm run check:workbench`. */
const sample = Number(process.env['HEAT_FILES'] ?? 6)
const seed = Number(process.env['WORKBENCH_SEED'] ?? treeSeed())
const chance = createChance(seed)
const kinds = new Map((await allStreamKinds()).map((kind) => [kind.kind, kind]))
/** A tab that does not lead takes what the one that leads notes: it is taken twice and written once. */
const isOneTab = ({ steps }: Scenario): boolean => !/"(tabs|devices|device\.clock)"/.test(JSON.stringify(steps))
/** Where the storage is lost no journal tells of what was taken before; where it is full, of what is taken from then on. */
const isKept = ({ steps }: Scenario): boolean =>
  !steps.some((step) => 'fault' in step && step.fault === 'storage' && /lost|full/.test(String(step.with?.['kind'])))
const isHeadless = ({ drivers }: Scenario): boolean => drivers?.includes('headless') ?? true
const drawn = playableFiles()
  .filter(({ scenario }) => isHeadless(scenario) && isOneTab(scenario) && isKept(scenario))
  .map((file) => ({ file, lot: chance.next() }))
  .toSorted((a, b) => a.lot - b.lot)
  .slice(0, sample)
  .map(({ file }) => file)

const facts = <T extends { readonly stream: string }>(all: readonly T[]) =>
  Map.groupBy(all, ({ stream }) => stream.split('~', 1)[0]!)

/** The machines of which the journal still holds every fact that was heard: it forgets what somebody said who has left. */
function whole(driver: HeadlessDriver, kept: readonly Entry[]): ReadonlySet<string> {
  const [heard, held] = [facts(driver.devices().flatMap(({ switches }) => switches.traffic.heard())), facts(kept)]
  const known = [...heard].filter(([stream]) => kinds.has(kindOf(stream)))
  const idOf = (stream: string) => kinds.get(kindOf(stream))!.machine.id
  const lost = new Set(
    known.filter(([stream, all]) => held.get(stream)?.length !== all.length).map(([one]) => idOf(one)),
  )
  return new Set(known.map(([stream]) => idOf(stream)).filter((id) => !lost.has(id)))
}

const only = (heat: Heat, ids: ReadonlySet<string>): Heat =>
  Object.fromEntries(Object.entries(heat).filter(([id]) => ids.has(id)))

describe(`what was taken (seed ${seed})`, () => {
  it.each(drawn)('counts what the journal tells: $scenario.title.en', async ({ scenario }) => {
    const driver = createHeadlessDriver()
    let seen: readonly [journal: Heat, live: Heat, left: readonly string[]] | undefined
    const audit = async () => {
      const kept = await driver.system().journal.history()
      const { heat, left } = heatOfFacts(kinds, kept)
      const ids = whole(driver, kept)
      const live = merged(driver.devices().map(({ switches }) => switches.heat.heat()))
      seen = [only(heat, ids), only(live, ids), left]
      return []
    }
    await play(scenario, { ...driver, audit })
    const [told, live, left] = seen!
    expect(left).toEqual([])
    expect(told).toEqual(live)
    expect(Object.keys(live)).not.toEqual([])
  })
})

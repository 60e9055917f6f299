/**
 * `npm run bench -- simulator [runs] [times]`: what a run of the simulator costs, in ms of a core, by profile and by what is done. Plays
 * the same seeds so many times in one process and counts the cheapest of each, which what else runs on the machine disturbs least.
 */
import type { Profile } from '../tests/simulation/engine/plan.ts'

// As in `npm run simulate`.
Error.stackTraceLimit = 0
process.env['TZ'] = 'Asia/Shanghai'
const { planOf, profileNames } = await import('../tests/simulation/engine/plan.ts')
const { openPurses, runPlan } = await import('../tests/simulation/engine/run.ts')
openPurses()

const FIRST_SEED = 5
const [runs = 40, times = 3] = process.argv.slice(3).map(Number)
const parts = ['begin', 'steps', 'calm', 'end', 'laws', 'all'] as const
type Part = (typeof parts)[number]

/** The cheapest of several plays of a seed, and by part. */
async function costOf(profile: Profile, seed: number): Promise<Record<Part, number>> {
  const plan = planOf(profile, seed)
  let least: Record<Part, number> | undefined
  for (let time = 0; time < times; time++) {
    const { spent } = await runPlan(plan)
    const all = Object.values(spent).reduce((sum, one) => sum + one, 0)
    if (!least || all < least.all) least = { ...spent, all }
  }
  return least!
}

console.log(`| profile | ${parts.join(' | ')} | runs a minute on two cores |\n|---|${'--:|'.repeat(parts.length + 1)}`)
for (const profile of profileNames) {
  const costs: Record<Part, number>[] = []
  for (let seed = FIRST_SEED; seed < FIRST_SEED + runs; seed++) costs.push(await costOf(profile, seed))
  const mean = (part: Part) => costs.reduce((sum, cost) => sum + cost[part], 0) / costs.length
  const figures = parts.map((part) => mean(part).toFixed(1))
  console.log(`| ${profile} | ${figures.join(' | ')} | ${Math.round(120_000 / mean('all'))} |`)
}

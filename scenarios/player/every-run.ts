import { eitherText } from './language.ts'
import { shareOf } from './share.ts'
import type { Scenario, Step } from './scenario.ts'

/** Of those that do something that no other does one in so many is drawn; of those that do nothing new one in so many. */
const ONE_IN = { new: 8, known: 96 } as const

/**
 * What a step does that only a page can show: what a finger does, and how the page takes what goes wrong. Commands to the world and
 * pushes go the same way on every driver.
 */
function deedOf(step: Step): string | undefined {
  if ('say' in step) return `say ${step.say}`
  if ('fault' in step)
    return `fault ${step.fault.replace(/^rest\..*/, 'rest')} ${JSON.stringify(step.with?.['kind'] ?? '')}`
  return undefined
}

const titleOf = ({ scenario }: { readonly scenario: Scenario }): string => eitherText(scenario.title, 'zh')

/**
 * The scenarios that `npm test` plays by gestures: an eighth of as few as do everything that any of them does (the one that does most of
 * what is left is taken first), and of the others one in ninety-six, drawn by the seed. What is left out is played by gestures in
 * `npm run test:full`, and without a page in every run.
 */
export function inEveryRun<T extends { readonly scenario: Scenario }>(all: readonly T[], seed: number): ReadonlySet<T> {
  const rest = new Map(all.map((one) => [one, new Set(one.scenario.steps.flatMap((step) => deedOf(step) ?? []))]))
  const chosen = new Set<T>()
  for (;;) {
    let most: T | undefined
    for (const [one, deeds] of rest) if (deeds.size > (most ? rest.get(most)!.size : 0)) most = one
    if (!most) break
    const done = rest.get(most)!
    rest.delete(most)
    chosen.add(most)
    for (const deeds of rest.values()) for (const deed of done) deeds.delete(deed)
  }
  const drawn = (from: Iterable<T>, oneIn: number) => shareOf([...from], oneIn, titleOf, { seed, night: false })
  return new Set([...drawn(chosen, ONE_IN.new), ...drawn(rest.keys(), ONE_IN.known)])
}

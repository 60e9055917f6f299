import { eitherText } from './language.ts'
import type { Scenario, Step } from './scenario.ts'

/** Of what does nothing new, one in so many is drawn. */
const ONE_IN = 12

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

/** A number without a pattern for a seed and a title. */
function lotOf(seed: number, title: string): number {
  let lot = seed >>> 0
  for (const letter of title) lot = Math.imul(lot ^ letter.codePointAt(0)!, 16_777_619) >>> 0
  return lot
}

/**
 * The scenarios that `npm test` plays by gestures: as few as do everything that any of them does (the one that does most of what is left is
 * taken first), and of the others one in twelve, drawn by the seed. What is left out is played by gestures in `npm run test:full`, and
 * without a page in every run.
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
  const drawn = [...rest.keys()].toSorted((a, b) => lotOf(seed, titleOf(a)) - lotOf(seed, titleOf(b)))
  return new Set([...chosen, ...drawn.slice(0, Math.ceil(drawn.length / ONE_IN))])
}

import type { Scenario, Step } from './scenario.ts'

/** Areas whose journeys are played by gestures in every run, as is whatever else says something to the session. */
const always = ['account', 'avatar', 'box', 'listing', 'order', 'session', 'transfer']

/** A scenario with the folder it lies in. */
interface InArea {
  readonly area: string
  readonly scenario: Scenario
}

/** What a step does, as far as another driver would do it by other means: a fact said, a command, a push, a way of going wrong. */
function deedOf(step: Step): string | undefined {
  if ('say' in step) return `say ${step.say}`
  if ('world' in step) return `world ${step.world}`
  if ('push' in step) return `push ${step.push}`
  if ('fault' in step)
    return `fault ${step.fault.replace(/^rest\..*/, 'rest')} ${JSON.stringify(step.with?.['kind'] ?? '')}`
  return undefined
}

/**
 * The scenarios that `npm test` plays by gestures, of those given: all of sessions and money, and of the others those that do something
 * that none before them does. What is left out is played by gestures in `npm run test:full`, and without a page in every run.
 */
export function inEveryRun<T extends InArea>(all: readonly T[]): ReadonlySet<T> {
  const isAlways = ({ area, scenario }: T) =>
    always.includes(area) || scenario.steps.some((step) => 'say' in step && step.say.startsWith('session.'))
  const chosen = new Set<T>()
  const done = new Set<string>()
  for (const one of [...all.filter(isAlways), ...all.filter((each) => !isAlways(each))]) {
    const deeds = one.scenario.steps.flatMap((step) => deedOf(step) ?? [])
    if (!isAlways(one) && deeds.every((deed) => done.has(deed))) continue
    chosen.add(one)
    for (const deed of deeds) done.add(deed)
  }
  return chosen
}

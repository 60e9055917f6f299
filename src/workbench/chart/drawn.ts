import type { AnyStateMachine } from 'xstate'
import { isRecord } from '#src/domain/unknown.ts'
import { type Chart, chartOf } from './layout.ts'

/** What can be said to a kind of machine, by fact: payloads by the name of their class, as its model has them. */
export type Payloads = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A machine as the workbench draws it. */
export interface DrawnMachine {
  readonly machine: AnyStateMachine
  readonly chart: Chart
  readonly payloads: Payloads
}

/** The payloads in a model; what is made only while a path is walked is none. */
function payloadsIn(model: unknown): Payloads {
  const alphabet = isRecord(model) && isRecord(model['alphabet']) ? model['alphabet'] : {}
  return Object.fromEntries(
    Object.entries(alphabet).map(([fact, entry]) => {
      const classes = isRecord(entry) && isRecord(entry['classes']) ? entry['classes'] : {}
      return [fact, Object.fromEntries(Object.entries(classes).filter(([, payload]) => isRecord(payload)))]
    }),
  )
}

/** A machine as it is drawn; with a model what it hears can be said to it. */
export const drawnMachine = (machine: AnyStateMachine, model?: unknown): DrawnMachine => ({
  machine,
  chart: chartOf(machine),
  payloads: payloadsIn(model),
})

import type { AnyStateMachine } from 'xstate'
import { isRecord } from '#src/domain/unknown.ts'
import { allKinds } from '#src/machines/registry.ts'
import { type Chart, chartOf } from './layout.ts'

/** What can be said to a kind of machine, by fact: payloads by the name of their class, as its model has them. */
export type Payloads = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A machine as the workbench draws it. */
export interface DrawnMachine {
  readonly machine: AnyStateMachine
  readonly chart: Chart
  readonly payloads: Payloads
}

const models = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/*/*.model.ts', { eager: true })

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

const isModel = (value: unknown): value is { readonly id: string } => isRecord(value) && 'alphabet' in value

/** Every kind of machine, drawn, by its id. */
export async function drawMachines(): Promise<ReadonlyMap<string, DrawnMachine>> {
  const byId = new Map(
    Object.values(models).flatMap((exported) =>
      Object.values(exported)
        .filter(isModel)
        .map((model) => [model.id, model]),
    ),
  )
  const rows = (await allKinds()).map(({ id, machine }) => {
    const drawn = { machine, chart: chartOf(machine), payloads: payloadsIn(byId.get(id)) }
    return [id, drawn] as const
  })
  return new Map(rows)
}

import { isRecord } from '#src/domain/unknown.ts'
import { allKinds } from '#src/machines/registry.ts'
import { type DrawnMachine, drawnMachine } from '../chart/drawn.ts'

const models = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/*/*.model.ts', { eager: true })

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
    return [id, drawnMachine(machine, byId.get(id))] as const
  })
  return new Map(rows)
}

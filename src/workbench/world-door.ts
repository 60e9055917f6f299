import type { FaultInput } from '#mock/world/faults.ts'
import type { WorldControl } from '#mock/control.ts'

type Payload = Readonly<Record<string, unknown>>

/** The world as a bench steers it. */
export interface WorldDoor {
  /** Lets something happen behind the server's back; rejects with a readable error on an unknown act. */
  act(name: string, payload: Payload): Promise<unknown>
  /** Adds a fault rule for an endpoint (`rest.session.sendSms`, `rest.*`). */
  fault(endpoint: string, payload: Payload): Promise<unknown>
}

/** `{ kind, times, skip, chance, path, method, …details }` as a rule of the world. */
export function faultFor(target: string, { kind, times, skip, chance, path, method, ...details }: Payload): FaultInput {
  const match = { endpoint: target.replace(/^rest\./, ''), path, method }
  const rule = { match, kind, times, skip, chance, with: details }
  return JSON.parse(JSON.stringify(rule)) as FaultInput
}

export const createWorldDoor = (control: WorldControl): WorldDoor => ({
  act: (name, payload) => control.act(name, payload),
  fault: (endpoint, payload) =>
    payload['kind'] === 'none' ? control.faults({ clear: true }) : control.faults({ add: faultFor(endpoint, payload) }),
})

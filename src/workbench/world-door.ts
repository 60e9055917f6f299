import type { FaultInput } from '#mock/faults.ts'
import type { WorldControl } from '#mock/control.ts'
import type { Clock } from '#src/services/clock/clock.ts'

type Payload = Readonly<Record<string, unknown>>

/** The world as a bench steers it. */
export interface WorldDoor {
  /** Lets something happen behind the server's back; rejects with a readable error on an unknown act. */
  act(name: string, payload: Payload): Promise<unknown>
  /** Adds a fault rule for an endpoint (`rest.session.sendSms`, `rest.*`). */
  fault(endpoint: string, payload: Payload): Promise<unknown>
  /** How many answers wait for the clock. */
  sleeping(): number
}

/** `{ kind, times, skip, chance, …details }` as a rule of the world. */
export function faultFor(endpoint: string, { kind, times, skip, chance, ...details }: Payload): FaultInput {
  const rule = { match: { endpoint: endpoint.replace(/^rest\./, '') }, kind, times, skip, chance, with: details }
  return JSON.parse(JSON.stringify(rule)) as FaultInput
}

export const createWorldDoor = (control: WorldControl, sleeping: () => number): WorldDoor => ({
  act: (name, payload) => control.act(name, payload),
  fault: (endpoint, payload) =>
    payload['kind'] === 'none' ? control.faults({ clear: true }) : control.faults({ add: faultFor(endpoint, payload) }),
  sleeping,
})

/** A clock for the world that tells how many of its waits are under way. */
export function countSleepers(clock: Pick<Clock, 'now' | 'setTimeout' | 'clearTimeout'>) {
  const waiting = new Set<number>()
  return {
    count: () => waiting.size,
    clock: {
      now: () => clock.now(),
      background: clock,
      setTimeout: (run: () => void, ms: number) => {
        const id = clock.setTimeout(() => {
          waiting.delete(id)
          run()
        }, ms)
        waiting.add(id)
        return id
      },
      clearTimeout: (id: number) => {
        waiting.delete(id)
        clock.clearTimeout(id)
      },
    },
  }
}

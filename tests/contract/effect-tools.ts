import { expect } from 'vitest'
import { type AnyEventObject, createActor, setup } from 'xstate'
import { lastHere } from '#src/app/credentials-at-start.ts'
import { createServerClock } from '#src/services/clock/server-clock.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import type { Begun, Provided, Tools } from '#src/services/effect.ts'
import { createReminders } from '#src/services/reminders.ts'
import type { Ended } from '#src/services/rest/client.ts'
import { createMemoryKeyValueStore, createVault } from '#src/services/storage/vault.ts'

export const NOW = 1_772_323_200_000
export const data = (value: unknown): Ended<unknown> => ({ kind: 'data', data: value })
export const refused = (message: string, code = '9999'): Ended<unknown> => ({ kind: 'nothing', code, message })
export const lost: Ended<unknown> = { kind: 'failed', failure: { reason: 'timeout', message: '网络有点慢' } }

/** What the calls of the effect that runs are ended by. */
const endings: (AbortSignal | undefined)[] = []

/** The tools of effects with a server that answers this to everything, and what was asked of it and of the device. */
export function setUp(answer: Ended<unknown> = data(null), begun: readonly Begun[] = []) {
  const asked: unknown[] = []
  const said: unknown[] = []
  const noted: unknown[] = []
  const store = createMemoryKeyValueStore()
  const vault = createVault(store)
  const rest = (name: string, request: unknown, { signal, ...options }: { signal?: AbortSignal }) => {
    endings.push(signal)
    asked.push([name, request, options])
    return Promise.resolve(answer)
  }
  const tools = {
    rest,
    vault,
    clock: createServerClock(createVirtualClock(NOW)),
    durable: () => Promise.resolve(),
    say: (stream: string, fact: object) => void said.push([stream, fact]),
    storeCredentials: () => void noted.push('storeCredentials'),
    forgetDrafts: async (how: object) => void noted.push(how),
    lastHere: () => lastHere(vault, undefined),
    intents: () => begun,
    reminders: createReminders(vault),
  } as unknown as Tools
  /** All that is stored on the device. */
  const stored = () => Object.fromEntries(store.keys().map((key) => [key, store.getItem(key)]))
  return { tools, asked, said, noted, vault, stored }
}

/** What a port answers, as its machine hears it, without the time, which is this one. No call of it goes on when its state is left. */
export async function outcomeOf(provided: Provided, port: string, input: object, now = NOW): Promise<object> {
  endings.length = 0
  const { promise, resolve } = Promise.withResolvers<AnyEventObject>()
  const machine = setup({ actors: { port: provided.actors![port]! } }).createMachine({
    invoke: { src: 'port', input },
    on: { '*': { actions: ({ event }) => resolve(event) } },
  })
  const actor = createActor(machine).start()
  const { at, ...outcome } = await promise
  const before = endings.map((signal) => signal?.aborted)
  actor.stop()
  expect(before).toEqual(endings.map(() => false))
  expect(endings.map((signal) => signal?.aborted)).toEqual(endings.map(() => true))
  expect(at).toBe(now)
  return outcome
}

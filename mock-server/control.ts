import type { Instant, Milliseconds } from '#src/domain/time/instant.ts'
import { unknownName } from '#src/domain/text/nearest.ts'
import { type FaultInput, type FaultRule, toFaultRule } from './world/faults.ts'
import type { Turn } from './handlers.ts'
import { performAct } from './acts.ts'
import { isWorldName, worldNames, type WorldName } from './world/names.ts'
import { changeSettings, type Settings } from './world/settings.ts'
import type { World, WorldSnapshot } from './world/world.ts'

/** In this order: clear all, remove some, add some. */
export interface FaultChange {
  readonly clear?: boolean
  readonly remove?: readonly string[]
  readonly add?: FaultInput | readonly FaultInput[]
}

export interface WorldState {
  readonly name: WorldName
  readonly seed: number
  readonly now: Instant
  readonly version: number
  readonly settings: Settings
  readonly faults: readonly FaultRule[]
}

/**
 * The test hooks: the same for the page (an object), Vitest (an object) and Node (`POST /__world/…`, docs/mock-server.md). Every one
 * takes its turn like a request, so it never meets a half-answered one.
 */
export interface WorldControl {
  state(): Promise<WorldState>
  /** Changes the fault rules and answers those now in force. */
  faults(change?: FaultChange): Promise<readonly FaultRule[]>
  /** Moves the world's clock and answers its new time; waits that become due end. */
  advance(ms: Milliseconds): Promise<Instant>
  /** The same named world with the same seed, from the beginning. */
  reset(): Promise<WorldState>
  /** Another world: a name, a number, or both. */
  seed(what: WorldName | number | { readonly name?: WorldName; readonly seed?: number }): Promise<WorldState>
  snapshot(): Promise<WorldSnapshot>
  restore(snapshot: WorldSnapshot): Promise<WorldState>
  settings(change: Partial<Settings>): Promise<Settings>
  /** Lets something happen behind the server's back (`acts.ts`). */
  act(name: string, input?: unknown): Promise<unknown>
  /** The last verification code sent to a phone, as a text message would show it. */
  sms(phone: string): Promise<string | null>
}

export const stateOf = (world: World): WorldState => ({
  name: world.name,
  seed: world.seed,
  now: world.clock.now(),
  version: world.version,
  settings: world.settings,
  faults: world.faults,
})

export function changeFaults(
  world: World,
  { clear = false, remove = [], add = [] }: FaultChange,
): readonly FaultRule[] {
  const kept = clear ? [] : world.faults.filter((rule) => !remove.includes(rule.id))
  const inputs = (Array.isArray(add) ? add : [add]) as readonly FaultInput[]
  const added = inputs.map((input) => toFaultRule(input, `fault-${world.nextId()}`))
  world.faults = [...kept.filter((rule) => !added.some(({ id }) => id === rule.id)), ...added]
  return world.faults
}

function wantedWorld(what: WorldName | number | { readonly name?: WorldName; readonly seed?: number }) {
  if (typeof what === 'number') return { seed: what }
  const wanted = typeof what === 'string' ? { name: what } : what
  if (wanted.name !== undefined && !isWorldName(wanted.name)) {
    throw new Error(unknownName('world', String(wanted.name), worldNames))
  }
  return wanted
}

export function createControl(world: World, turn: Turn = (job) => world.exclusive(job)): WorldControl {
  return {
    state: () => turn(async () => stateOf(world)),
    faults: (change) => turn(async () => (change ? changeFaults(world, change) : world.faults)),
    advance: (ms) =>
      turn(async () => {
        if (!Number.isSafeInteger(ms) || ms < 0) throw new Error('time moves forward, by whole milliseconds')
        world.clock.advance(ms)
        return world.clock.now()
      }),
    reset: () => turn(() => world.begin().then(() => stateOf(world))),
    seed: (what) =>
      turn(async () => {
        const { name, seed } = wantedWorld(what) as { name?: WorldName; seed?: number }
        await world.begin(name, seed)
        return stateOf(world)
      }),
    snapshot: () => turn(async () => ({ ...world.snapshot(), chat: await world.chat.admin.snapshot() })),
    restore: (snapshot) => turn(() => world.restore(snapshot).then(() => stateOf(world))),
    settings: (change) => turn(async () => changeSettings(world, change)),
    act: (name, input) => turn(() => performAct(world, name, input)),
    sms: (phone) =>
      turn(async () => {
        const sent = world.tables.smsCodes.filter((row) => row.phone === phone).toSorted((a, b) => b.sentAt - a.sentAt)
        return sent[0]?.code ?? null
      }),
  }
}

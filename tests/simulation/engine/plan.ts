import type { WorldName } from '#mock/world/names.ts'
import type { Scenario, Step } from '#scenarios/player/scenario.ts'
import { scene } from '../../scene.ts'
import { chatKinds } from './chat-kinds.ts'
import { type Chance, createChance } from './chance.ts'
import { deviceKinds } from './device-kinds.ts'
import { gardenKinds } from './garden-kinds.ts'
import type { Kind, Telling } from './kinds.ts'
import { roughKinds } from './rough-kinds.ts'
import { shopKinds } from './shop-kinds.ts'
import { tradeKinds } from './trade-kinds.ts'

/** Acts of the shop on the copies that can be planted, pledged and let out. */
const meetsGarden = ({ id }: Kind): boolean => ['list', 'delist', 'give away'].includes(id)

/** What a run is about: which acts and faults may come up in it. */
export const profiles = {
  chat: { kinds: [...chatKinds, ...deviceKinds], hasChat: true, world: 'empty' },
  shop: {
    kinds: [...shopKinds, ...gardenKinds, ...deviceKinds.filter(({ id }) => !id.startsWith('screen'))],
    hasChat: false,
    world: 'default',
  },
  trade: {
    kinds: [
      ...tradeKinds,
      ...gardenKinds,
      ...shopKinds.filter(meetsGarden),
      ...deviceKinds.filter(({ id }) => !id.startsWith('screen')),
    ],
    hasChat: false,
    world: 'default',
  },
  all: { kinds: [...chatKinds, ...shopKinds, ...gardenKinds, ...deviceKinds], hasChat: true, world: 'default' },
  rough: {
    kinds: [...chatKinds, ...shopKinds, ...gardenKinds, ...deviceKinds, ...roughKinds],
    hasChat: true,
    world: 'default',
  },
} as const satisfies Record<
  string,
  { readonly kinds: readonly Kind[]; readonly hasChat: boolean; readonly world: WorldName }
>

export type Profile = keyof typeof profiles
export const profileNames = Object.keys(profiles) as Profile[]
export const isProfile = (text: string): text is Profile => Object.hasOwn(profiles, text)

/** How many acts and faults a run has unless said otherwise, without those that only let time pass. */
const ACTS = 20

const pauses = ['50ms', '400ms', '2s', '5s', '12s', '31s', '2m', '15m'] as const

/** A plan is a scenario: nothing but its steps decides what happens in a run. */
export type Plan = Scenario

/**
 * The plan of a seed. Each run knows a random half of the kinds, so that rare ones meet; some come in bursts, without time between
 * them.
 */
export function planOf(profile: Profile, seed: number, acts = ACTS): Plan {
  const chance = createChance(seed)
  const { kinds, hasChat, world } = profiles[profile]
  const known = chance
    .half(kinds.filter(({ isFault }) => !isFault))
    .concat(chance.is(0.9) ? chance.half(kinds.filter(({ isFault }) => isFault)) : [])
  const telling: Telling = {
    seed,
    count: 0,
    localIds: [],
    keys: [],
    orders: [],
    user: 0,
    devices: 1,
    tabs: 1,
    serverKeys: undefined,
  }
  const steps: Step[] = [...opening(hasChat)]
  const weights = known.map(({ weight }) => weight)
  while (countOf(steps) < acts) {
    const kind = known[drawn(chance, weights)]!
    const times = chance.is(0.15) ? chance.between(2, 4) : 1
    for (let time = 0; time < times; time++) steps.push(...kind.steps(chance, telling))
    if (chance.is(0.55)) steps.push({ advance: chance.pick(pauses) })
  }
  return scene(`${profile} ${seed}`, { world, chat: hasChat, drivers: ['headless'], steps })
}

const countOf = (steps: readonly Step[]): number => steps.filter((step) => !('advance' in step)).length

/** Something is open already in most runs: what happens to an open conversation is most of what can go wrong. */
const opening = (hasChat: boolean): readonly Step[] => (hasChat ? [{ advance: '1s' }] : [])

function drawn(chance: Chance, weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let left = chance.next() * all
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  )
}

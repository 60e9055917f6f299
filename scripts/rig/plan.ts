import { createSeededRandom } from '../../src/services/random/random.ts'
import { type ActName, actNames, acts } from './acts.ts'

/** What the way to the server does to the call that matters. */
export const faults = [
  'none',
  'lost',
  'neverThere',
  'slow',
  'badGateway',
  'wrong',
  'foreign',
  'refusedAfter',
  'repeated',
  'dead',
] as const
export type Fault = (typeof faults)[number]

/** What happens to the page while the person waits. */
export const turns = [
  'none',
  'reload',
  'close',
  'kill',
  'follower',
  'leaderDies',
  'leaderFrozen',
  'noLocks',
  'released',
] as const
export type Turn = (typeof turns)[number]

/** How a payment ends at the firm's page. */
export const endings = ['success', 'failure', 'slow', 'silent', 'abandon'] as const
export type Ending = (typeof endings)[number]

/** How the phone's disk takes what is stored from the wish on: at once, after a while, or not at all. */
export const disks = ['well', 'slow', 'full'] as const
export type Disk = (typeof disks)[number]

/** What a server says no with after a doubt (marketplace §8); 3-digit ones are HTTP. */
export const refusals = [1429, 1212, 9999, -1, 3304, 403, 429] as const

/** One trial: nothing but this decides what happens in it. */
export interface Trial {
  readonly seed: number
  readonly act: ActName
  readonly fault: Fault
  /** Which of the two calls of a purchase in money meets it. */
  readonly on: 'act' | 'pay'
  readonly turn: Turn
  /** How long after the tap. */
  readonly turnAfterMs: number
  readonly ending: Ending
  readonly refusal: (typeof refusals)[number]
  readonly keys: 'known' | 'ignored'
  readonly disk: Disk
}

/** Pure: the trial of a seed. */
export function trialOf(seed: number): Trial {
  const random = createSeededRandom(seed)
  const one = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!
  const act = one(actNames)
  const keys = one(['known', 'ignored'] as const)
  // A network that says the same twice does it twice where nobody knows the key, whatever the app does.
  const fault = one(faults.filter((each) => keys === 'known' || each !== 'repeated'))
  const made: Omit<Trial, 'disk'> = {
    seed,
    act,
    keys,
    fault,
    on: acts[act].pays && random.next() < 0.5 ? 'pay' : 'act',
    turn: one(turns),
    turnAfterMs: Math.round(random.next() * 1500),
    ending: one(endings),
    refusal: one(refusals),
  }
  const disk = one(['well', 'well', 'well', 'slow', 'full'] as const)
  // What a page that is gone could not store nobody remembers, which is said before.
  return { ...made, disk, turn: disk === 'full' ? 'none' : made.turn }
}

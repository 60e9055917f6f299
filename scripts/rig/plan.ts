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

/** Turns that have a tab that leads besides the one in which it is wished. */
const withLeader: readonly Turn[] = ['follower', 'leaderDies', 'leaderFrozen', 'noLocks', 'released']
/** Turns after which the page begins anew. */
const anew: readonly Turn[] = ['reload', 'close', 'kill']

/**
 * Which builds meet, where there are two: one alone, a tab of the older one that leads while the newer one wishes, or the newer one that
 * is taken back while nobody knows, so that the older one finds what the newer one wrote.
 */
export const builds = ['one', 'olderLeads', 'takenBack'] as const
export type Builds = (typeof builds)[number]

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
  readonly builds: Builds
}

/** The turn that goes with the builds that meet. */
function turnWith(kind: Builds, turn: Turn): Turn {
  if (kind === 'olderLeads') return withLeader.includes(turn) && turn !== 'released' ? turn : 'follower'
  return kind === 'one' || anew.includes(turn) ? turn : 'reload'
}

export const hasLeader = ({ turn }: Trial): boolean => withLeader.includes(turn)

/** Pure: the trial of a seed; `beside`: there is an older build, too. */
export function trialOf(seed: number, beside = false): Trial {
  const random = createSeededRandom(seed)
  const one = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!
  const act = one(actNames)
  const keys = one(['known', 'ignored'] as const)
  // A network that says the same twice does it twice where nobody knows the key, whatever the app does.
  const fault = one(faults.filter((each) => keys === 'known' || each !== 'repeated'))
  const made: Omit<Trial, 'disk' | 'builds'> = {
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
  const meet = beside && disk !== 'full' ? one(builds) : 'one'
  // What a page that is gone could not store nobody remembers, which is said before.
  return { ...made, disk, builds: meet, turn: disk === 'full' ? 'none' : turnWith(meet, made.turn) }
}

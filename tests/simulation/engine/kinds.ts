import type { Step } from '#scenarios/player/scenario.ts'
import type { Chance } from './chance.ts'

/** What a plan has told so far, for the acts that speak of it again. */
export interface Telling {
  readonly seed: number
  /** Numbers what is said, so that no two texts are alike. */
  count: number
  /** Of messages that were sent. */
  readonly localIds: string[]
  /** Conversations that were opened. */
  readonly keys: string[]
  /** Streams of purchases. */
  readonly orders: string[]
  /** Who is signed in on the device in hand, by number. */
  user: number
  devices: number
  tabs: number
  /** A network that brings a call twice to a server that ignores keys has it done twice, whatever the app does: never both. */
  serverKeys: 'needed' | 'ignored' | undefined
}

/** A kind of act or fault that a plan can draw. */
export interface Kind {
  readonly id: string
  readonly weight: number
  readonly isFault: boolean
  readonly steps: (chance: Chance, telling: Telling) => readonly Step[]
}

export const act = (id: string, weight: number, steps: Kind['steps']): Kind => ({ id, weight, isFault: false, steps })
export const fault = (id: string, weight: number, steps: Kind['steps']): Kind => ({ id, weight, isFault: true, steps })

/** How the answer of a call is lost, or late. */
const losses = [
  { kind: 'drop' },
  { kind: 'drop', applied: true },
  { kind: 'timeout', applied: true },
  { kind: 'status', status: 502, applied: true },
  { kind: 'delay', ms: 3000 },
] as const

/** What befalls these calls: their answers are lost or late, or `more`. */
export const harmed = (id: string, weight: number, calls: readonly string[], more: readonly object[] = []): Kind =>
  fault(id, weight, (chance) => [
    {
      fault: `rest.${chance.pick(calls)}`,
      with: { ...chance.pick([...losses, ...more]), times: chance.between(1, 2) },
    },
  ])

/** What a page has seen of a thing with stages, and the change it asks for. */
export const change = (
  to: string,
  [kind, stage]: readonly [kind: string, stage: string],
  name: string,
  endpoint: string,
  request: object,
): readonly Step[] => [
  { say: `${kind}.shown`, to, with: { stage } },
  { say: `${kind}.${name}Requested`, to, with: { endpoint, request } },
]

/** A stream under a new key of this run. */
export const freshStream = (kind: string, name: string, telling: Telling): string =>
  `${kind}/${name}-${telling.seed}-${++telling.count}`

/** The people who can sign in: phone numbers, with the one password of the world. */
export const people = ['13800000000', '13800000001'] as const
export const userIds = ['10001', '10002'] as const

export const signIn = (who: number): Step => ({
  say: 'session.signInRequested',
  with: { method: 'password', phone: people[who]!, password: 'shucang2026' },
})

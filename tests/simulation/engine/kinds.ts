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

/** The people who can sign in: phone numbers, with the one password of the world. */
export const people = ['13800000000', '13800000001'] as const
export const userIds = ['10001', '10002'] as const

export const signIn = (who: number): Step => ({
  say: 'session.signInRequested',
  with: { method: 'password', phone: people[who]!, password: 'shucang2026' },
})

import type { Driver, Step } from '#scenarios/player/index.ts'
import type { Entry } from '#src/journal/index.ts'
import type { Heat } from './chart/heat.ts'
import type { Chain } from './explain/chain.ts'
import type { Shown } from './explain/shown.ts'
import type { Turn } from './phones/places.ts'
import type { Rule, TrafficRow } from './traffic/traffic.ts'

/** State and context of streams, as plain JSON; which effects run is not part of it. */
export type Folded = Readonly<Record<string, { value: unknown; context: unknown }>>

/** The app that runs now, as the workbench sees it. What an app has not (a network, a screen) is left out. */
export interface Running {
  /** What was done since somebody asked for it last, in the words of scenarios. */
  drain(): readonly Step[]
  /** What is written down next was done here; where there is one phone only, that goes without saying. */
  takes?(): void
  /** Whether its page was killed and nobody has opened it again. */
  isKilled?(): boolean
  /** The facts that its journal holds, the oldest first. */
  entries(): Promise<readonly Entry[]>
  /** The number of the newest fact that was noted; 0 before the first. */
  lastSeq(): Promise<number>
  /** How many facts streams have heard: another number whenever there may be a new entry. */
  factsHeard(): number
  actors(): readonly LiveActor[]
  /** Every journaled stream as it was after the fact `seq`. */
  statesAt(seq: number): Promise<Folded>
  /** ms since epoch. */
  now(): number
  /** When the next timer is due. */
  nextAt(): number | undefined
  /** What waits for an instant, and who waits. */
  deadlines?(): readonly Deadline[]
  online?(): boolean
  /** What went between app and world; a number that changes with it. */
  traffic?(): readonly TrafficRow[]
  trafficVersion?(): number
  /** What the machines have taken; a number that changes with it. */
  heat?(): Heat
  heatVersion?(): number
  /** Rules by which requests fail. */
  rules?(): Promise<readonly Rule[]>
  removeRule?(id: string): Promise<void>
  clearRules?(): Promise<void>
  /** What else is armed, by what it befalls. */
  harms?(): Promise<Harms>
  /** Every text and picture on the screen, once nothing changes any more. */
  shown?(): Promise<readonly Shown[]>
  /** What is on the screen as a document that stands still: no script runs in it. */
  still?(): Promise<string>
  /** The place of what is pressed next, which is not pressed in the page; null when it was given up. */
  point?(): Promise<string | null>
  /** What draws a place, what that looks at, and what brought it there. */
  chainAt?(place: string): Chain | null
  /** The address that is shown. */
  href?(): string
}

/** An instant that an actor waits for. */
export interface Deadline {
  /** ms since epoch. */
  readonly at: number
  readonly stream: string
  /** The fact that it will hear. */
  readonly fact: string
}

export type Harms = Readonly<Record<string, readonly object[]>>

/** The way from the workbench to an app. */
/** An actor that lives, with its state value and the fact that it has heard last, where that is known. */
export interface LiveActor {
  readonly stream: string
  readonly value: unknown
  readonly last?: string | undefined
}

export interface LabBridge {
  /** Begins anew and does things; `start` leaves nothing of what was before. */
  readonly driver: Driver
  /** Undefined while none runs. */
  running(): Running | undefined
  readonly clock: { setTimeout(run: () => void, ms: number): unknown }
  /** Takes the frame that the app of a phone is to be shown in, and null when it goes; without it there is no screen. */
  readonly frame?: (frame: HTMLIFrameElement | null, phone: number, turn?: number) => void
  /**
   * Where several phones can share a world: `fault devices { use }` takes one into the hand, and opens it first where it must, and
   * `{ close }` closes one. `next` is the number of the next one that is added.
   */
  readonly phones?: {
    readonly most: number
    now(): {
      readonly open: readonly number[]
      readonly held: number
      readonly next: number | undefined
    } & Partial<Turn>
    watch(changed: () => void): () => void
  }
  /** Whether a page is to be opened ahead, where that makes it quicker to begin anew. */
  readonly standBy?: (on: boolean) => void
  /** Opens again what was killed. */
  readonly revive?: () => Promise<void>
  /** Shows the app light or dark. */
  readonly dress?: (theme: 'light' | 'dark') => void
}

import type { Said } from './language.ts'
import type { Scenario } from './scenario.ts'

type Payload = Readonly<Record<string, unknown>>

export type Fact = { readonly type: string } & Payload
/** A fact with the stream that it is for. */
export type Told = readonly [stream: string, fact: Fact]

/** A stream as drivers show it: state value and context, plain JSON. */
export interface Observed {
  readonly value: unknown
  readonly context: Payload
}

/** What the world's books said of people when a scenario began, by their ids. */
export type Opening = Readonly<Record<string, Readonly<Record<string, number>>>>

/** One way of playing scenarios: in Node without a page, or in a page by code or by gestures. */
export interface Driver {
  readonly name: string
  /** Sets up world, clock and app; nothing is left from the scenario before. */
  start(scenario: Scenario): Promise<void>
  /** `more` is said with it, before anything else can happen. */
  say(stream: string, fact: Fact, more?: readonly Told[]): Promise<void>
  /** Result: what the act gives back, plain JSON. */
  world(command: string, payload: Payload): Promise<unknown>
  push(kind: string, payload: Payload): Promise<void>
  fault(target: string, payload: Payload): Promise<void>
  advance(ms: number): Promise<void>
  observe(stream: string): Promise<Observed | undefined>
  /** How often the server was asked for the endpoint. */
  requests(endpoint: string): Promise<number>
  /** The texts that the signed-in person has sent to a user or group, oldest first, as the chat service has them. */
  said(to: string): Promise<readonly string[]>
  /** What a person has and has done, as the world counts it. */
  books(userId: string): Promise<Readonly<Record<string, number>>>
  /** What does not add up in the world, or was done twice for one intent; nothing when it is sound. */
  audit(): Promise<readonly string[]>
  /** Whether the text is on the screen; undefined where there is no screen. */
  sees(text: string): Promise<boolean | undefined>
  /** All that can be read on the screen; undefined where there is none. */
  text(): Promise<string | undefined>
  /** What of it is not so by the books, in words; null when all is. Left out where nobody knows what the sentences mean. */
  untrue?(opening: Opening): Promise<Said | null>
  /** Kills the app and starts it again on what is stored. */
  reload(): Promise<void>
  stop(): Promise<void>
}

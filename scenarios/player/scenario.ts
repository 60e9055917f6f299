import { Schema } from 'effect'

/** Payloads are plain JSON; each machine and the world check their own. */
const Payload = Schema.Record(Schema.String, Schema.Unknown)

/** A user's fact. `to` names the stream where the fact's own prefix does not (keyed actors). */
const Saying = Schema.Struct({
  say: Schema.String,
  to: Schema.optionalKey(Schema.String),
  with: Schema.optionalKey(Payload),
})
export type Saying = typeof Saying.Type
/** `and`: what is said with it before anything else can happen, as a page does that opens several things at once. */
const Say = Schema.Struct({ ...Saying.fields, and: Schema.optionalKey(Schema.Array(Saying)) })
/** Something happens behind the server's back: a command of the world's control. */
const World = Schema.Struct({ world: Schema.String, with: Schema.optionalKey(Payload) })
/** The server, or the platform in its name, speaks first. */
const Push = Schema.Struct({ push: Schema.String, with: Schema.optionalKey(Payload) })
/**
 * Requests, or the network itself, misbehave: `rest.session.sendSms`, `rest.*`, `network`; the screen goes dark: `screen`, or time jumps:
 * `clock`; the page is closed and opened again: `tab`, or killed: `kill`; the chat is harmed: `chat.frames`, `chat.rest`, `chat.uploads`,
 * `chat.options`.
 */
const Fault = Schema.Struct({ fault: Schema.String, with: Schema.optionalKey(Payload) })
/** Time passes: `500ms`, `60s`, `5m`, `2h`, `1d`. */
const Advance = Schema.Struct({ advance: Schema.String.check(Schema.isPattern(/^\d+(ms|s|m|h|d)$/)) })
/**
 * What must hold now: states by stream, parts of contexts, how often the server was asked, all texts that the chat service has from the
 * signed-in person by receiver, texts on the screen, and by the id of a person what has changed in the world's books since the scenario
 * began: what is not named there must not have changed.
 */
const Expect = Schema.Struct({
  expect: Schema.Record(Schema.String, Schema.String),
  context: Schema.optionalKey(Schema.Record(Schema.String, Payload)),
  requests: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)),
  said: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Schema.String))),
  see: Schema.optionalKey(Schema.Array(Schema.String)),
  books: Schema.optionalKey(Schema.Record(Schema.String, Schema.Record(Schema.String, Schema.Int))),
})

/** What the server makes of the keys of intents (`mock-server/world/settings.ts`). */
const Keys = Schema.Literals(['known', 'ignored'])
type Keys = typeof Keys.Type

/** `keys`: the step is for one kind of server only. */
const forOneKind = { keys: Schema.optionalKey(Keys) }
/** The kinds of steps, by the verb that each begins with. */
export const stepKinds = {
  say: Schema.Struct({ ...Say.fields, ...forOneKind }),
  world: Schema.Struct({ ...World.fields, ...forOneKind }),
  push: Schema.Struct({ ...Push.fields, ...forOneKind }),
  fault: Schema.Struct({ ...Fault.fields, ...forOneKind }),
  advance: Schema.Struct({ ...Advance.fields, ...forOneKind }),
  expect: Schema.Struct({ ...Expect.fields, ...forOneKind }),
} as const
const { say, world, push, fault, advance, expect } = stepKinds
export const Step = Schema.Union([say, world, push, fault, advance, expect])
export type Step = typeof Step.Type

/** Drivers a scenario can run on; left out, it runs on all. */
export const driverNames = ['headless', 'page'] as const

/** In both languages; what somebody has recorded may have one. */
const BothTexts = Schema.Union([Schema.String, Schema.Struct({ en: Schema.String, zh: Schema.String })])

/** A scenario: a list of facts and circumstances that every driver plays alike (architecture §6). */
export const Scenario = Schema.Struct({
  /** Where editors find what such a file may hold (scenarios/scenario.schema.json). */
  $schema: Schema.optionalKey(Schema.String),
  /** Starts with the rules it shows: `SES-4 …`. */
  title: BothTexts,
  /** Why it exists, when the title is not enough. */
  about: Schema.optionalKey(BothTexts),
  world: Schema.String,
  seed: Schema.Int,
  clock: Schema.String,
  /** The page the address asks for. */
  start: Schema.String,
  /** Signed in as the world's demonstration account before the first step. */
  signedIn: Schema.optionalKey(Schema.Boolean),
  /** The kind of server that it is for; left out, it is for both. */
  keys: Schema.optionalKey(Keys),
  /** Connected to the chat service; without it the app has none, and nothing beats in the background. */
  chat: Schema.optionalKey(Schema.Boolean),
  drivers: Schema.optionalKey(Schema.Array(Schema.Literals(driverNames))),
  /**
   * It was written down from a run: what pages say by themselves is among its steps, so that they keep silent while it is played.
   */
  recorded: Schema.optionalKey(Schema.Boolean),
  /** It shows something that ends with the page, so killing the page in between makes it another story. */
  oneRun: Schema.optionalKey(Schema.Boolean),
  /** Ledger ids and rules it cites. */
  cites: Schema.Array(Schema.String),
  steps: Schema.Array(Step),
})
export type Scenario = typeof Scenario.Type

const decode = Schema.decodeUnknownSync(Scenario, { onExcessProperty: 'error' })
const ignoring: Step = { world: 'world.settings', with: { keys: 'ignored' } }

/** Its steps with a server of this kind: one that ignores keys does so from the first on. */
const playedWith = (scenario: Scenario, keys: Keys): Scenario => {
  const steps = scenario.steps.filter((step) => (step.keys ?? keys) === keys)
  return { ...scenario, steps: keys === 'ignored' ? [ignoring, ...steps] : steps }
}

/**
 * Reads a scenario, for the kind of server that it names, or for one that knows keys; throws an error that names the place when it is
 * not one.
 */
export function readScenario(json: unknown): Scenario {
  const scenario = decode(json)
  return playedWith(scenario, scenario.keys ?? 'known')
}

/** The same scenario with a server that ignores keys; null where it is for one that knows them. */
export function readWithoutKeys(json: unknown): Scenario | null {
  const scenario = decode(json)
  return scenario.keys === 'known' ? null : playedWith(scenario, 'ignored')
}

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** The length of an `advance` in ms. */
export function durationOf(text: string): number {
  const [, amount, unit] = /^(\d+)(ms|s|m|h|d)$/.exec(text) ?? []
  if (!amount || !unit) throw new Error(`not a length of time: ${text}`)
  return Number(amount) * units[unit as keyof typeof units]
}

/** The stream a fact belongs to by its own prefix: `verificationCode.x` → `verification-code`. */
export const streamOf = (fact: string): string =>
  fact.split('.', 1)[0]!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

import { Schema } from 'effect'
import { faultKinds, FaultDetails } from '#mock/world/faults.ts'
import { diskKinds } from './page-disk.ts'
import { frameDeeds, frameNames } from './chat-wire.ts'

const optional = Schema.optionalKey
const { String: Text, Int, Boolean: Flag } = Schema
const Length = Text.check(Schema.isPattern(/^-?\d+(ms|s|m|h|d)$/))
const Chance = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))

/** How a rule on REST calls is asked for. */
export const RestFault = Schema.Struct({
  kind: Schema.Literals([...faultKinds, 'none']),
  times: optional(Int),
  skip: optional(Int),
  chance: optional(Chance),
  path: optional(Text),
  method: optional(Text),
  ...FaultDetails.fields,
})

/** What can be harmed, by the target of a fault, with what it takes. Those of the second table are the headless driver's own. */
export const pageFaults = {
  rest: RestFault,
  network: Schema.Struct({ online: Flag }),
  screen: Schema.Struct({ on: Flag }),
  /** Of the call after so many of its name: other values at dotted places of its answer (`data.list.0.name`). */
  answer: Schema.Struct({ call: Text, skip: optional(Int), set: Schema.Record(Text, Schema.Unknown) }),
  clock: Schema.Struct({ jump: Length }),
  /** Without a page only: `late`, what the vault is given from now on is lost with a kill; `silent`, no write is answered. */
  storage: Schema.Struct({ kind: Schema.Literals([...diskKinds, 'late', 'silent']) }),
  tab: Schema.Struct({}),
  /** The page is killed at once, or before or after the next such thing (`after` so many others), and is opened again behind the step. */
  kill: Schema.Struct({
    at: optional(Schema.Literals(['now', 'write', 'call', 'frame', 'row', 'file', 'none'])),
    after: optional(Int),
    when: optional(Schema.Literals(['before', 'after'])),
  }),
  'chat.frames': Schema.Struct({
    kind: Schema.Literals([...frameDeeds, 'none']),
    on: optional(Schema.Literals(['up', 'down'])),
    frame: optional(Schema.Literals(frameNames)),
    ms: optional(Int),
    times: optional(Int),
    skip: optional(Int),
  }),
  'chat.rest': Schema.Struct({
    kind: optional(Schema.Literal('none')),
    path: optional(Text),
    method: optional(Text),
    status: optional(Int),
    body: optional(Schema.Unknown),
    destroy: optional(Flag),
    times: optional(Int),
  }),
  'chat.uploads': Schema.Struct({
    user: optional(Text),
    status: optional(Schema.Struct({ errorCode: Int, reason: optional(Text) })),
    types: optional(Schema.Array(Schema.Union([Text, Int]))),
    drop: optional(Flag),
    silent: optional(Flag),
    times: optional(Int),
  }),
  'chat.options': Schema.Record(Text, Schema.Unknown),
  'device.clock': Schema.Struct({ wrongBy: Length }),
} as const

export const headlessFaults = {
  tabs: Schema.Struct({
    use: optional(Int),
    close: optional(Int),
    kill: optional(Int),
    freeze: optional(Int),
    thaw: optional(Int),
    cut: optional(Int),
    join: optional(Int),
  }),
  devices: Schema.Struct({ use: optional(Int), close: optional(Int) }),
  server: Schema.Struct({ away: Flag }),
  requests: Schema.Struct({
    kind: Schema.Literals(['twice', 'overtaken', 'none']),
    call: optional(Text),
    ms: optional(Int),
    times: optional(Int),
    skip: optional(Int),
  }),
} as const

export type FaultTarget = Exclude<keyof typeof pageFaults, 'rest'> | keyof typeof headlessFaults

import { Schema } from 'effect'
import type { Said } from '#scenarios/player/index.ts'
import { misfits } from '#scenarios/player/misfits.ts'
import { jsonText, schemaText } from '#scenarios/player/mistake-text.ts'
import { type Diagnosis, DIAGNOSIS_BYTES_MAX, DIAGNOSIS_FORMAT, DIAGNOSIS_VERSION } from '#src/domain/diagnosis.ts'
import { isRecord } from '#src/domain/unknown.ts'
import { type Entry, kindOf, type StreamKind, type StreamSnapshot } from '#src/journal/entry.ts'
import { foldStream } from '#src/journal/fold.ts'
import { both } from '../language.ts'
import { reportMessages } from './messages.ts'

const Int = Schema.Int
const Text = Schema.String
const Fact = Schema.Struct({
  seq: Int,
  stream: Text,
  v: Int,
  fact: Schema.StructWithRest(Schema.Struct({ type: Text }), [Schema.Record(Text, Schema.Unknown)]),
})
const File = Schema.Struct({
  format: Schema.Literal(DIAGNOSIS_FORMAT),
  version: Int,
  app: Schema.Struct({ version: Text, code: Int }),
  at: Schema.Finite,
  device: Schema.Struct({ agent: Text, online: Schema.Boolean, stores: Schema.Boolean }),
  kinds: Schema.Record(Text, Int),
  left: Schema.Struct({ facts: Int, streams: Schema.Array(Text) }),
  facts: Schema.Array(Fact),
  states: Schema.Array(Schema.Struct({ stream: Text, seq: Int, v: Int, state: Schema.Unknown })),
})

/** A file that is larger was not written by the app. */
export const REPORT_BYTES_MAX = 2 * DIAGNOSIS_BYTES_MAX

export type Opened =
  | { readonly kind: 'report'; readonly report: Diagnosis }
  /** It says of itself that it is something else: a scenario, maybe. */
  | { readonly kind: 'other' }
  | { readonly kind: 'wrong'; readonly message: Said }

const wrong = (message: Said): Opened => ({ kind: 'wrong', message })
const placeOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/** What is said of a file that is too large to be read at all; null when it is not. */
export const tooLarge = (bytes: number): Said | null =>
  bytes > REPORT_BYTES_MAX
    ? both(reportMessages.large, (bytes / 1024 / 1024).toFixed(1), REPORT_BYTES_MAX / 1024 / 1024)
    : null

/** Reads a file that a person's app has exported; never throws. */
export function readReport(text: string): Opened {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    const why = (error as Error).message
    const { noJson } = reportMessages
    return wrong({ en: noJson.en(jsonText.en(why)), zh: noJson.zh(jsonText.zh(why)) })
  }
  if (!isRecord(json) || Array.isArray(json)) return wrong(reportMessages.neither)
  if (json['format'] !== DIAGNOSIS_FORMAT) {
    return 'steps' in json ? { kind: 'other' } : wrong(reportMessages.neitherField)
  }
  const { version, app } = json
  if (typeof version === 'number' && version > DIAGNOSIS_VERSION) {
    const release = isRecord(app) ? String(app['version']) : ''
    return wrong(both(reportMessages.newer, release, version, DIAGNOSIS_VERSION))
  }
  const [first, ...more] = misfits(File as unknown as Schema.Codec<unknown, unknown>, json)
  if (!first) return { kind: 'report', report: json as unknown as Diagnosis }
  const { en, zh } = reportMessages.damaged
  const place = placeOf(first.path)
  return wrong({
    en: en(place, schemaText.en(first.message), more.length),
    zh: zh(place, schemaText.zh(first.message), more.length),
  })
}

/** A journaled stream as the file tells it. */
export type Told =
  | { readonly kind: 'live' | 'newer'; readonly stream: string; readonly value: unknown; readonly context: unknown }
  | { readonly kind: 'lost' | 'foreign'; readonly stream: string }
  | { readonly kind: 'broken'; readonly stream: string; readonly reason: string }

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const shown = (stream: string, kind: 'live' | 'newer', state: unknown): Told => {
  const { value, context } = state as { readonly value: unknown; readonly context: unknown }
  return { kind, stream, value, context }
}

interface Rows {
  readonly state: StreamSnapshot | undefined
  readonly facts: readonly Entry[]
}

/** Whether the facts that are there lead to the state that is stored: then none of the older ones is missing. */
function isWhole(
  kind: StreamKind,
  stream: string,
  { state, facts }: Rows & { readonly state: StreamSnapshot },
): boolean {
  const before = facts.filter(({ seq }) => seq <= state.seq)
  const folded = foldStream(kind, stream, undefined, before)
  return folded.kind === 'live' && same(folded.state, state.state)
}

function toldBy(kind: StreamKind | undefined, stream: string, { state, facts }: Rows, upTo: number): Told {
  if (!kind) return { kind: 'foreign', stream }
  const until = facts.filter(({ seq }) => seq <= upTo)
  const isLater = state !== undefined && state.seq > upTo
  if (isLater && !isWhole(kind, stream, { state, facts })) return { kind: 'lost', stream }
  const folded = foldStream(kind, stream, isLater ? undefined : state, until)
  return folded.kind === 'broken' ? folded : shown(stream, folded.kind, folded.state)
}

/** Every journaled stream behind the fact `upTo`, folded from what the file holds. */
export function statesAt(
  { facts, states }: Pick<Diagnosis, 'facts' | 'states'>,
  kinds: ReadonlyMap<string, StreamKind>,
  upTo = Infinity,
): readonly Told[] {
  const factsOf = Map.groupBy(facts as readonly Entry[], ({ stream }) => stream)
  const stateOf = new Map(states.map((row) => [row.stream, row]))
  const begun = (stream: string) => stateOf.has(stream) || (factsOf.get(stream)?.[0]?.seq ?? Infinity) <= upTo
  return [...new Set([...stateOf.keys(), ...factsOf.keys()])]
    .filter(begun)
    .map((stream) =>
      toldBy(kinds.get(kindOf(stream)), stream, { state: stateOf.get(stream), facts: factsOf.get(stream) ?? [] }, upTo),
    )
}

const always = [reportMessages.noServer, reportMessages.noSecrets, reportMessages.noPage, reportMessages.noJournal]

/** What the file cannot hold, and what this one lacks besides. */
export function gapsOf(report: Diagnosis, told: readonly Told[]): readonly Said[] {
  const { left, device, facts } = report
  const named = (kind: Told['kind']) => told.filter((one) => one.kind === kind).map(({ stream }) => stream)
  const [newer, foreign, broken] = [named('newer'), named('foreign'), named('broken')]
  const first = facts[0]?.seq ?? 1
  return [
    ...(left.facts > 0 ? [both(reportMessages.older, left.facts)] : []),
    ...(left.streams.length > 0 ? [both(reportMessages.largeStreams, left.streams)] : []),
    ...(first > 1 ? [both(reportMessages.before, first)] : []),
    ...(device.stores ? [] : [reportMessages.noStorage]),
    ...(newer.length > 0 ? [both(reportMessages.newerStreams, newer)] : []),
    ...(foreign.length > 0 ? [both(reportMessages.foreignStreams, foreign)] : []),
    ...(broken.length > 0 ? [both(reportMessages.brokenStreams, broken)] : []),
    ...always,
  ]
}

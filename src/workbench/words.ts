import { Schema } from 'effect'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { initialState } from '#src/journal/fold.ts'
import { allKinds, streamKind } from '#src/machines/registry.ts'
import { routes } from '#src/routes/all.ts'
import { misfits } from '#scenarios/player/misfits.ts'
import type { KindWords, Takes, Words } from '#scenarios/player/mistakes.ts'
import { acts } from '#mock/acts.ts'
import { bookNames } from '#mock/world/books.ts'
import { worldNames } from '#mock/world/names.ts'
import { headlessFaults, pageFaults } from './fault-words.ts'

type AnySchema = Schema.Codec<unknown, unknown>

const takes =
  (schema: unknown): Takes =>
  (payload) =>
    misfits(schema as AnySchema, payload)
const table = (schemas: Readonly<Record<string, unknown>>): Readonly<Record<string, Takes>> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, takes(schema)]))

const Message = Schema.Record(Schema.String, Schema.Unknown)
const pushes = {
  client: Schema.Struct({ clientId: Schema.String }),
  received: Message,
  clicked: Message,
  ...Object.fromEntries(
    Object.entries(acts).flatMap(([name, { input }]) => (name.startsWith('chat.') ? [[name, input]] : [])),
  ),
}

/** What a page is asked with by a fact; the key of the intent and the page of a list are filled in when it is sent. */
const asked =
  (request: AnySchema): Takes =>
  (given) => {
    const whole = { intent: 'intent-of-a-step', pageNo: 1, pageSize: 1, ...(given as object) }
    const encoded = Schema.encodeUnknownResult(request, { onExcessProperty: 'ignore' })(whole)
    if (encoded._tag === 'Success') return []
    return [{ path: ['request'], kind: 'value', message: String(encoded.failure.message), nearest: null }]
  }

const pathsBelow = (node: AnyStateNode, above = ''): readonly string[] =>
  Object.entries(node.states).flatMap(([key, inner]) => [above + key, ...pathsBelow(inner, `${above}${key}.`)])

/** Every state of a machine, as a dotted path. */
export const statesOf = (machine: AnyStateMachine): readonly string[] => pathsBelow(machine.root)

async function kindWords(): Promise<Readonly<Record<string, KindWords>>> {
  const rows = (await allKinds()).map((row): [string, KindWords] => {
    const { id, count, keys, machine } = row
    const stream = count === 'one' ? id : `${id}/${keys[0] ?? 'any'}`
    const { context } = initialState(streamKind(row, machine), stream) as { readonly context: object }
    return [id, { count, keys, facts: machine.events, states: statesOf(machine), context: Object.keys(context) }]
  })
  return Object.fromEntries(rows)
}

/** All names that a scenario may use, of the app, the world and the benches. */
export async function scenarioWords(): Promise<Words> {
  return {
    worlds: worldNames,
    pages: routes.flatMap(({ path, ...row }) => [path as string, ...('aliases' in row ? row.aliases : [])]),
    kinds: await kindWords(),
    acts: table(Object.fromEntries(Object.entries(acts).map(([name, { input }]) => [name, input]))),
    pushes: table(pushes),
    faults: table({ ...pageFaults, ...headlessFaults }),
    calls: Object.fromEntries([
      ...allEndpoints.map(({ name, request }) => [name as string, asked(request as AnySchema)] as const),
      ['session.authCheck', () => []] as const,
    ]),
    books: bookNames,
  }
}

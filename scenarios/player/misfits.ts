import { Schema, SchemaIssue } from 'effect'
import { nearest } from '#src/domain/text/nearest.ts'

/** A place where a value is not as a schema wants it. */
export interface Misfit {
  readonly path: readonly PropertyKey[]
  /** `field`: there is no such field; `missing`: it must be there; `value`: what it holds does not fit. */
  readonly kind: 'field' | 'missing' | 'value'
  /** What the schema says of it. */
  readonly message: string
  /** Of a field that there is not: the one that is most likely meant. */
  readonly nearest: string | null
}

type AnySchema = Schema.Codec<unknown, unknown>

const format = SchemaIssue.makeFormatterStandardSchemaV1()
const kinds: Readonly<Record<string, Misfit['kind']>> = {
  'Expected no excess property': 'field',
  'Missing key': 'missing',
}

/** The fields of a struct, by their names; none of anything else. */
export const fieldsOf = (schema: unknown): readonly string[] =>
  Object.keys((schema as { readonly fields?: object }).fields ?? {})

/** Everywhere that a value does not fit; nothing when it does. `schema` is one struct: of a union each branch would complain. */
export function misfits(schema: AnySchema, value: unknown): readonly Misfit[] {
  const read = Schema.decodeUnknownResult(schema, { onExcessProperty: 'error', errors: 'all' })(value)
  if (read._tag === 'Success') return []
  const { issues } = format(read.failure.issue)
  return issues.map(({ path: given = [], message }) => {
    const path = given.map((part) => (typeof part === 'object' ? part.key : part))
    const kind = kinds[message] ?? 'value'
    const name = String(path.at(-1) ?? '')
    const known = path.length === 1 && kind === 'field' ? nearest(name, fieldsOf(schema)) : undefined
    return { path, kind, message, nearest: known ?? null }
  })
}

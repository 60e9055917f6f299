import { type Identity, refuse, text } from './fields.ts'

export type { Identity } from './fields.ts'

/** What a call is asked with, in the words of the machines. */
export type Input = Readonly<Record<string, unknown>>

/** Makes one value of the wire out of the input, or throws `ChatParameterError` in the words of chat §5. */
export type Field<In = never> = (input: In, who: Identity) => unknown
type Fields = Readonly<Record<string, Field>>

/**
 * One chat REST call as data (chat §7, `wire §3`): client, mock server, tests and inventory are made from it. Field names of queries and
 * bodies are in the spelling of the wire.
 */
export interface ChatCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/{org}/{app}`. `{me}` is who asks, `{resource}` their device; `{base:a|b}` is one of these words. */
  readonly path: string
  /** Where the path's parameters come from; the input's field of the same name otherwise. */
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: Fields | Field
  /** How the body travels; JSON otherwise. A file is the input's `bytes` and `name`. */
  readonly sends?: 'form' | 'file'
  /** The answer is a file: `{ bytes }` instead of JSON. */
  readonly isBinary?: true
  /** Whose token travels: nobody's, or the one of an outer system in the input's `bearer`. The user's own otherwise. */
  readonly auth?: 'none' | 'external'
  /** The device of the login travels as `resource`: it is not told of its own doing. */
  readonly resource?: true
  /** What the answer means; its parameter is what the server has to answer. */
  readonly read?: (body: never, input: never) => unknown
}

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never
type InputOfField<F> = F extends (input: infer In, ...rest: never[]) => unknown ? In : unknown
type InputOfFields<T> = T extends (...all: never[]) => unknown
  ? InputOfField<T>
  : Intersection<{ [Key in keyof T]: InputOfField<T[Key]> }[keyof T]>
type Given = 'me' | 'resource'
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type PathInput<C extends ChatCall> = {
  readonly [Name in Exclude<NamesIn<C['path']>, Given | keyof C['params'] | `${string}:${string}`>]: string
}
type Part<C, Key extends keyof ChatCall> = C extends { readonly [K in Key]: infer T } ? InputOfFields<T> : unknown

/** What a call has to be asked with. */
export type InputOf<C extends ChatCall> = PathInput<C> &
  Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  (C['sends'] extends 'file' ? { readonly bytes: Blob; readonly name: string } : unknown) &
  (C['auth'] extends 'external' ? { readonly bearer: string } : unknown)

/** What a call gives. */
export type AnswerOf<C extends ChatCall> = C extends { readonly read: (...all: never[]) => infer Answer }
  ? Answer
  : null

/** What the server has to answer, envelope aside. */
export type WireOf<C extends ChatCall> = C extends { readonly read: (body: infer Body, ...rest: never[]) => unknown }
  ? Body
  : unknown

/** One REST call ready to be sent; `path` starts below `/{org}/{app}/`. */
export interface ChatRequest {
  readonly method: ChatCall['method']
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly sends?: 'form' | 'file'
  readonly isBinary?: true
  /** Needs no login. */
  readonly isOpen?: true
  readonly bearer: string | undefined
}

const evaluate = (fields: Fields, input: Input, who: Identity): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field(input as never, who)]))

const fileOf = (input: Input): { bytes: Blob; name: string } => ({
  bytes: input['bytes'] instanceof Blob ? input['bytes'] : refuse('file'),
  name: text('name')(input as { name: string }),
})

/** Several names in one segment keep their commas. */
const segment = (value: unknown): string => encodeURIComponent(`${value as string | number}`).replaceAll('%2C', ',')

/** The request of a call. Throws `ChatParameterError` when something in the input is wrong. */
export function requestOf(call: ChatCall, input: Input, who: Identity): ChatRequest {
  const { method, body, sends, auth } = call
  const given: Fields = { me: () => who.user, resource: () => who.resource, ...call.params }
  const path = call.path
    .slice(1)
    .replace(/\{(\w+)[^}]*\}/g, (_, name: string) => segment((given[name] ?? text(name))(input as never, who)))
  const query = { ...evaluate(call.query ?? {}, input, who), ...(call.resource ? { resource: who.resource } : {}) }
  const sent =
    sends === 'file'
      ? fileOf(input)
      : typeof body === 'function'
        ? body(input as never, who)
        : body && evaluate(body, input, who)
  return {
    method,
    path,
    query,
    ...(sent === undefined ? {} : { body: sent }),
    ...(sends ? { sends } : {}),
    ...(call.isBinary ? { isBinary: true } : {}),
    ...(auth ? { isOpen: true } : {}),
    bearer: auth === 'none' ? undefined : auth === 'external' ? String(input['bearer']) : who.token,
  }
}

/** The paths that a template stands for: one for each word of its alternatives, with `{name}` for the other parameters. */
export function expandPath(path: string): string[] {
  const found = /\{\w+:([^}]*)\}/.exec(path)
  if (!found) return [path]
  return found[1]!.split('|').flatMap((word) => expandPath(path.replace(found[0], word)))
}

/** A table of calls by name: `<area>.<operation>`. */
export const chatTable = <const Table extends Readonly<Record<string, ChatCall>>>(table: Table): Table => table

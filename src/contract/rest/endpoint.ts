import { Schema } from 'effect'

/** Every call of marketplace §7 hangs below it unless configured otherwise (const:base-path; A-10). */
export const API_BASE = '/api/v1.0'

/** A schema whose decoded side is `T`; encoding and decoding need no services. */
export type Wire<T> = Schema.Codec<T, unknown>

/**
 * How is found out what became of a call that changes something and was not answered: it is asked after by the key of its intent
 * (`system.intent`), and where a backend does not know keys, what it did is to be seen in the answer of `seenIn`. Or `needsNone` says
 * why nobody has to ask.
 */
export type Question = { readonly seenIn: string } | { readonly needsNone: string }

/**
 * One REST call as data (marketplace §7). The typed client, the mock server's handler, the fixtures and the API reference are all
 * derived from this record; nothing else declares the call again.
 */
export interface Endpoint<Request = unknown, Response = unknown> {
  /** `<area>.<verb>`, unique; filled in by {@link area}. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path as written in the specification, below the base of its group; `{id}` marks a path parameter. */
  readonly path: string
  /**
   * Which configurable base the path hangs on: `/api/v1.0` for `api`; `platform` are the version, auth and upload calls, `raffle`
   * those without a resource.
   */
  readonly base: 'api' | 'platform' | 'raffle'
  /** Where request fields that are not path parameters travel. */
  readonly params: 'query' | 'json' | 'multipart'
  readonly request: Wire<Request>
  /** The shape of `data` in the answer's envelope. */
  readonly response: Wire<Response>
  /** Whether the `token` header is sent. */
  readonly token: boolean
  /** A call of the pages that guests see: it is sent without a token too, where nobody is signed in (docs/decisions/0035). */
  readonly guests: boolean
  /** Whether the shared loading indicator counts this call: one that blocks. What is read has the outline of its page. */
  readonly loading: boolean
  /** A call that only reads. Only such calls may be repeated or prefetched. */
  readonly readsOnly: boolean
  /** Null of a call that only reads; any other names its question. */
  readonly question: Question | null
  /** The specification does not have this call: it is asked only where nothing else answers, and a backend may not know it. */
  readonly isOurs: boolean
  /** Which envelope field carries the code: uploads answer `status`. */
  readonly codeField: 'code' | 'status'
  /** Ids of the ledger rows this call stands for. */
  readonly ledger: string
  /** What the call is for, in one Chinese sentence; shown in the API reference. */
  readonly summary: string
}

type Given = 'path' | 'summary'
type Derived = 'request' | 'response' | 'name' | 'method' | 'readsOnly' | 'question'
type Defaults = Partial<Omit<Endpoint, Derived | Given>>

/** What only reads says no more; whatever else there is does not compile without its question. */
type Doing =
  | { readonly method: 'GET'; readonly readsOnly?: true; readonly question?: never }
  | { readonly method: 'POST'; readonly readsOnly: true; readonly question?: never }
  | { readonly method: 'GET'; readonly readsOnly: false; readonly question: Question }
  | { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly readsOnly?: false; readonly question: Question }

export type EndpointInput<Request, Response> = Defaults &
  Pick<Endpoint, Given> &
  Doing & {
    readonly request?: Wire<Request>
    readonly response?: Wire<Response>
  }

const nothing = Schema.Struct({})

/**
 * Declares one call. GETs count as reads unless `readsOnly: false` says that the call changes data.
 */
export function endpoint<Request = Readonly<Record<string, never>>, Response = unknown>(
  input: EndpointInput<Request, Response>,
): Endpoint<Request, Response> {
  const readsOnly = input.readsOnly ?? input.method === 'GET'
  const bodyless = input.method === 'GET' || input.method === 'DELETE'
  return {
    name: '',
    base: 'api',
    params: bodyless ? 'query' : 'json',
    token: true,
    guests: false,
    loading: !readsOnly,
    readsOnly,
    question: null,
    isOurs: false,
    codeField: 'code',
    ledger: `rest:${input.method}:${input.path}`,
    request: nothing as unknown as Wire<Request>,
    response: Schema.Unknown as unknown as Wire<Response>,
    ...input,
  } as Endpoint<Request, Response>
}

/** Names a table of endpoints: `area('notice', { list })` gives `list.name === 'notice.list'`. */
export function area<T extends Record<string, Endpoint<any, any>>>(name: string, table: T): T {
  return Object.fromEntries(Object.entries(table).map(([key, row]) => [key, { ...row, name: `${name}.${key}` }])) as T
}

/** The names of the path parameters of `path`, in order. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)

/**
 * Passwords that the specification has in the address of a GET, and the header in which each travels instead where the backend takes it
 * (ours, docs/decisions/0061): addresses are logged on the way.
 */
export const secretHeaders = { payPassword: 'pay-password', oldPayPassword: 'old-pay-password' } as const

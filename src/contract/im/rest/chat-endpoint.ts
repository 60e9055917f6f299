/**
 * One chat REST call as data (chat §7, `wire §3`): the client and the mock server's tests are derived from it. Bodies and answers are in
 * the spelling of the wire.
 */
export interface ChatEndpoint {
  /** `<area>.<key>`, unique. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the REST host; `{org}` and `{app}` are the halves of the app key. */
  readonly path: string
  /** Whose token travels as bearer: the user's chat token, the external one, or none. */
  readonly auth: 'chat' | 'external' | 'none'
  readonly body: 'none' | 'json' | 'list' | 'form' | 'multipart'
  /** Fields of a JSON or form body. */
  readonly fields: readonly string[]
  readonly query: readonly string[]
  /** The device of the current login travels as `resource`: it is not told of its own doing. */
  readonly resource: boolean
  /** Extra headers. */
  readonly headers: readonly string[]
  /** The ledger row, where there is one. */
  readonly ledger: string | undefined
  /** What it is for, in one Chinese sentence. */
  readonly summary: string
}

type Options = Partial<Omit<ChatEndpoint, 'method' | 'path' | 'summary' | 'name'>>

/** Declares a call: `chatCall('GET /users/{user}/contacts/users', '…')`. A call with fields has a JSON body unless it says otherwise. */
export function chatCall(spec: string, summary: string, options: Options = {}): ChatEndpoint {
  const [method = '', path = ''] = spec.split(' ')
  return {
    name: '',
    method: method as ChatEndpoint['method'],
    path: `/{org}/{app}${path}`,
    auth: 'chat',
    body: options.fields?.length ? 'json' : 'none',
    fields: [],
    query: [],
    resource: false,
    headers: [],
    ledger: undefined,
    summary,
    ...options,
  }
}

/** Names a table of calls: `chatArea('chatUsers', { contacts })` gives `contacts.name === 'chatUsers.contacts'`. */
export function chatArea<T extends Record<string, ChatEndpoint>>(name: string, table: T): T {
  return Object.fromEntries(Object.entries(table).map(([key, row]) => [key, { ...row, name: `${name}.${key}` }])) as T
}

import { API_BASE, type Endpoint, pathParameters } from '#src/contract/rest/endpoint.ts'

/** Where the groups of calls hang. */
export interface Bases {
  readonly api: string
  readonly platform: string
  readonly raffle: string
}

export const defaultBases: Bases = { api: API_BASE, platform: API_BASE, raffle: API_BASE }

export interface Match {
  readonly endpoint: Endpoint<any, any>
  readonly params: Readonly<Record<string, string>>
}

interface Compiled {
  readonly endpoint: Endpoint<any, any>
  readonly pattern: RegExp
  readonly names: readonly string[]
  /** Higher for more literal paths; compared part by part. */
  readonly literals: string
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function compile(endpoint: Endpoint<any, any>, bases: Bases): Compiled {
  const parts = (bases[endpoint.base] + endpoint.path).split('/')
  const isVariable = (part: string) => /^\{\w+\}$/.test(part)
  return {
    endpoint,
    pattern: new RegExp(`^${parts.map((part) => (isVariable(part) ? '([^/]+)' : escape(part))).join('/')}/?$`),
    names: pathParameters(endpoint.path),
    literals: parts.map((part) => (isVariable(part) ? '0' : '1')).join(''),
  }
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Routers over one list of endpoints, which many worlds may be made with. */
const known = new WeakMap<readonly Endpoint<any, any>[], Router>()

type Router = (method: string, path: string) => Match | undefined

/** Finds the endpoint of a request. Where a literal path and one with a variable both fit, the literal wins. */
export function createRouter(endpoints: readonly Endpoint<any, any>[], bases: Bases = defaultBases): Router {
  const before = bases === defaultBases ? known.get(endpoints) : undefined
  if (before) return before
  const byMethod = new Map<string, Compiled[]>()
  /** Without a variable, by method and path: most calls are. */
  const literal = new Map<string, Match>()
  for (const row of endpoints.map((endpoint) => compile(endpoint, bases))) {
    const { endpoint, names } = row
    const path = bases[endpoint.base] + endpoint.path
    if (names.length === 0) literal.set(`${endpoint.method} ${path}`, { endpoint, params: {} })
    byMethod.set(endpoint.method, [...(byMethod.get(endpoint.method) ?? []), row])
  }
  for (const rows of byMethod.values()) rows.sort((a, b) => (a.literals < b.literals ? 1 : -1))
  const roots = [...new Set(endpoints.map(({ base }) => `${bases[base]}/`))]
  const router: Router = (method, path) => {
    const itself = literal.get(`${method} ${path}`)
    if (itself) return itself
    // What hangs nowhere here, as the calls of the chat, is none of them: trying all would be the dearest part of a request.
    if (!roots.some((root) => path.startsWith(root))) return undefined
    for (const { endpoint, pattern, names } of byMethod.get(method) ?? []) {
      const found = pattern.exec(path)
      if (found) {
        return { endpoint, params: Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1]!)])) }
      }
    }
    return undefined
  }
  if (bases === defaultBases) known.set(endpoints, router)
  return router
}

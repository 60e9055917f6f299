import { cutText } from '#src/domain/text/text-limits.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'

/** What an answer means, before anything is done about it (marketplace §8; readings A-01 … ). */
export type Verdict =
  | { readonly kind: 'data'; readonly value: unknown; readonly toast: string }
  /** 201 and 503: the whole body is handed on. */
  | { readonly kind: 'body'; readonly value: unknown; readonly toast: string }
  | { readonly kind: 'expired'; readonly toast: string }
  | { readonly kind: 'tokenRejected' }
  | { readonly kind: 'updateRequired'; readonly toast: string }
  | { readonly kind: 'invalidated'; readonly code: 40301 | 3302 | 3303; readonly message: string }
  /** Any other code: the request yields nothing. */
  | { readonly kind: 'nothing'; readonly code: string; readonly toast: string }
  | { readonly kind: 'malformed' }

type Judge = (body: Record<string, unknown>, message: string) => Verdict

const whole: Judge = (value, toast) => ({ kind: 'body', value, toast })
const data: Judge = (body, toast) => ({ kind: 'data', value: body['data'], toast })
const invalidated =
  (code: 40301 | 3302 | 3303): Judge =>
  (_, message) => ({ kind: 'invalidated', code, message })

/** Numeric strings count as their number; `'000000'` is compared as text. A map: a server may also answer `constructor`. */
const rows: ReadonlyMap<string, Judge> = new Map(
  Object.entries({
    '200': data,
    '0': data,
    '000000': data,
    '201': whole,
    '503': whole,
    '510': (_, toast) => ({ kind: 'expired', toast }),
    '3301': () => ({ kind: 'tokenRejected' }),
    '3304': (_, toast) => ({ kind: 'updateRequired', toast }),
    '40301': invalidated(40301),
    '3302': invalidated(3302),
    '3303': invalidated(3303),
  } satisfies Record<string, Judge>),
)

/** Judges a parsed body of an HTTP 200 answer. A body without a code is its own data; one that is no object is malformed. */
export function judge(body: unknown, codeField: Endpoint['codeField']): Verdict {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { kind: 'malformed' }
  const fields = body as Record<string, unknown>
  const message = typeof fields['msg'] === 'string' ? cutText(fields['msg'], 200) : ''
  const code = fields[codeField]
  if (code === undefined || code === null) return { kind: 'data', value: body, toast: message }
  if (typeof code !== 'number' && typeof code !== 'string') return { kind: 'malformed' }
  const key = String(code).trim()
  return rows.get(key)?.(fields, message) ?? { kind: 'nothing', code: key, toast: message }
}

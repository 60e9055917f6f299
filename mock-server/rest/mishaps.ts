import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { type FaultRule, wrongTyped } from '../world/faults.ts'
import type { WorldRandom } from '../world/random.ts'
import { type RefusalName, refusals } from '../world/refusals.ts'

/** What a door is to do. */
export type RestOutcome =
  | { readonly kind: 'answer'; readonly status: number; readonly body: string; readonly delayMs: number }
  /** The connection breaks. */
  | { readonly kind: 'broken'; readonly delayMs: number }
  /** No answer ever comes. */
  | { readonly kind: 'silent' }

export type Envelope = Readonly<Record<string, unknown>>

const hugeBytes = 5 * 1024 * 1024

const answer = (status: number, body: unknown): RestOutcome => ({
  kind: 'answer',
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  delayMs: 0,
})

/** What is answered instead, by the kinds that do not need the true answer; undefined for those that spoil it. */
export function replacement(
  { kind, with: details = {} }: FaultRule,
  codeField: Endpoint['codeField'],
): RestOutcome | undefined {
  switch (kind) {
    case 'drop':
    case 'offline':
      return { kind: 'broken', delayMs: 0 }
    case 'timeout':
      return { kind: 'silent' }
    case 'status':
      return answer(details.status ?? 500, details.data ?? { [codeField]: details.status ?? 500 })
    case 'code':
      return answer(200, {
        [codeField]: details.code ?? 510,
        ...(details.msg === undefined ? {} : { msg: details.msg }),
        data: details.data ?? null,
      })
    case 'rejected': {
      const refusal = refusals[(details.reason ?? 'badRequest') as RefusalName] ?? refusals.badRequest
      return answer(200, { [codeField]: refusal.code, msg: details.msg ?? refusal.msg, data: null })
    }
    default:
      return undefined
  }
}

/** The true answer, spoiled. */
export function distort(
  { kind, with: details = {} }: FaultRule,
  body: Envelope,
  codeField: Endpoint['codeField'],
  random: WorldRandom,
): unknown {
  switch (kind) {
    case 'malformed': {
      const text = JSON.stringify(body)
      return text.slice(0, Math.max(1, Math.floor(text.length * 0.6)))
    }
    case 'wrongType':
      return { ...body, data: wrongTyped(body['data'], random) }
    case 'huge':
      return { ...body, padding: '满'.repeat(Math.ceil((details.bytes ?? hugeBytes) / 3)) }
    case 'empty':
      return ''
    case 'bare':
      return body['data'] ?? {}
    case 'codeText':
      return { ...body, [codeField]: String(details.code ?? body[codeField]) }
    case 'msg':
      return { ...body, msg: details.msg ?? '' }
    default:
      return body
  }
}

import type { AnswerOf, CallName } from '#src/contract/rest/calls.ts'
import { lazy } from '#src/domain/lazy.ts'
import { parseWithoutTurns } from '#src/domain/text/direction.ts'
import type { Failure } from '#src/machines/port.ts'
import { asFailure, type Tools } from './effect.ts'

/** What the server says of an intent when it is asked; `unknown` also where it cannot be asked, or does not know keys. */
export type Became<Data> =
  | { readonly verdict: 'done'; readonly data: Data }
  | { readonly verdict: 'notDone'; readonly message: string }
  | { readonly verdict: 'neverHeard' }
  | { readonly verdict: 'unknown'; readonly failure: Failure }

/** The schemas of answers, which came with the first call. */
const schemas = lazy(() => import('./rest/read-answer.ts'))

const unreadable: Failure = { reason: 'malformed', message: '正在确认结果，请稍候' }

const parsed = (text: string): unknown => {
  try {
    return parseWithoutTurns(text)
  } catch {
    return undefined
  }
}

/**
 * Asks what became of the intent under this key, which a call of this name has carried; it never acts (docs/decisions/0025). An answer
 * that does not give the key back is none: whoever answers so may not know keys at all.
 */
export async function becameOf<Name extends CallName>(
  tools: Pick<Tools, 'rest' | 'keys'>,
  name: Name,
  intent: string,
  signal?: AbortSignal,
): Promise<Became<AnswerOf<Name>>> {
  if (tools.keys === 'ignored') return { verdict: 'unknown', failure: unreadable }
  const endpoint = 'system.intent'
  const options = { silent: true, onlySignedIn: true, ...(signal ? { signal } : {}) }
  const ended = await tools.rest(endpoint, { call: name, intent }, options)
  if (ended.kind === 'failed') return { verdict: 'unknown', failure: asFailure(ended.failure) }
  if (ended.kind !== 'data' || ended.data.intent !== intent) return { verdict: 'unknown', failure: unreadable }
  const { verdict, message, result } = ended.data
  if (verdict === 'notDone') return { verdict, message }
  if (verdict === 'neverHeard') return { verdict }
  const answer = verdict === 'done' ? await (await schemas()).readAnswer(name, parsed(result)) : null
  return answer ? { verdict: 'done', data: answer.data } : { verdict: 'unknown', failure: unreadable }
}

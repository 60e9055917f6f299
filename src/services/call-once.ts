import type { AnswerOf, CallName, RequestOf } from '#src/contract/rest/calls.ts'
import type { Failure } from '#src/machines/port.ts'
import { asFailure, refusal, type Tools } from './effect.ts'
import type { CallOptions } from './rest/client.ts'
import { type Sending, verdictOf } from './verdict.ts'

/** `isFinal`: the server has certainly not done what it was asked; without it nobody knows. */
export type Asked<Data> = { readonly data: Data } | { readonly failure: Failure; readonly isFinal: boolean }

/**
 * Asks the server to do something once, and tells a refusal from an answer that was lost (verdict.ts): only the first means that
 * nothing was done. While nobody is signed in nothing is sent. `otherwise` is said when the server gives no words.
 */
export async function callOnce<Name extends CallName>(
  tools: Pick<Tools, 'rest'>,
  name: Name,
  request: RequestOf<Name>,
  options: CallOptions & { readonly otherwise?: string; readonly sending?: Sending },
): Promise<Asked<AnswerOf<Name>>> {
  const { otherwise = '操作没有成功，请稍后再试', sending = 'first', ...rest } = options
  const ended = await tools.rest(name, request, { ...rest, onlySignedIn: true })
  if (ended.kind === 'data') return { data: ended.data }
  const isFinal = verdictOf(ended, sending) === 'notDone'
  if (ended.kind === 'failed') return { failure: asFailure(ended.failure), isFinal }
  return { failure: refusal(ended.kind === 'nothing' ? ended.message : '', otherwise), isFinal }
}

/** The payment password as calls take it, where there is one. */
export const secret = (password: string | null) => (password === null ? {} : { payPassword: password })

import type { AnswerOf, CallName, RequestOf } from '#src/contract/rest/calls.ts'
import type { Failure } from '#src/machines/port.ts'
import { asFailure, refusal, type Tools } from './effect.ts'
import type { CallOptions, RestFailure } from './rest/client.ts'

/** `isFinal`: the server has certainly not done what it was asked; without it nobody knows. */
export type Asked<Data> = { readonly data: Data } | { readonly failure: Failure; readonly isFinal: boolean }

/** A body code of the 5xx kind says that something broke, not that nothing was done. */
const isRefusal = (code: string): boolean => !/^5\d\d$/.test(code)
/**
 * What could not be put into words was never sent. That the session has ended says nothing about a call before this one, whose answer
 * may have been lost: it is asked again once somebody is signed in.
 */
const neverHeard: readonly RestFailure['reason'][] = ['request']

/**
 * Asks the server to do something once, and tells a refusal from an answer that was lost: only the first means that nothing was done.
 * While nobody is signed in nothing is sent. `otherwise` is said when the server gives no words.
 */
export async function callOnce<Name extends CallName>(
  tools: Pick<Tools, 'rest'>,
  name: Name,
  request: RequestOf<Name>,
  options: CallOptions & { readonly otherwise?: string },
): Promise<Asked<AnswerOf<Name>>> {
  const { otherwise = '操作没有成功，请稍后再试', ...rest } = options
  const ended = await tools.rest(name, request, { ...rest, onlySignedIn: true })
  if (ended.kind === 'data') return { data: ended.data }
  if (ended.kind === 'failed') {
    return { failure: asFailure(ended.failure), isFinal: neverHeard.includes(ended.failure.reason) }
  }
  const failure = refusal(ended.kind === 'nothing' ? ended.message : '', otherwise)
  return { failure, isFinal: ended.kind === 'nothing' && isRefusal(ended.code) }
}

/** The payment password as calls take it, where there is one. */
export const secret = (password: string | null) => (password === null ? {} : { payPassword: password })

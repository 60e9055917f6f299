import { Effect } from 'effect'
import type { AnswerOf, CallName, RequestOf } from '#src/contract/rest/calls.ts'
import type { Failure } from '#src/machines/port.ts'
import { asFailure, refusal, type Tools } from './effect.ts'
import type { CallOptions, RestFailure } from './rest/client.ts'
import { endpointNamed } from './rest/endpoint-named.ts'

/** `isFinal`: the server has certainly not done what it was asked; without it nobody knows. */
export type Asked<Data> = { readonly data: Data } | { readonly failure: Failure; readonly isFinal: boolean }

/** A body code of the 5xx kind says that something broke, not that nothing was done. */
const isRefusal = (code: string): boolean => !/^5\d\d$/.test(code)
/**
 * What could not be put into words was never sent. That the session has ended says nothing about a call before this one, whose answer
 * may have been lost: it is asked again once somebody is signed in.
 */
const neverHeard: readonly RestFailure['reason'][] = ['request']
const signedOut: Asked<never> = {
  failure: { reason: 'sessionEnded', message: '登录状态已失效，请重新登录' },
  isFinal: false,
}

/**
 * Asks the server to do something once, and tells a refusal from an answer that was lost: only the first means that nothing was done.
 * While nobody is signed in nothing is sent. `otherwise` is said when the server gives no words.
 */
export async function callOnce<Name extends CallName>(
  tools: Pick<Tools, 'rest' | 'vault'>,
  name: Name,
  request: RequestOf<Name>,
  options: CallOptions & { readonly otherwise?: string },
): Promise<Asked<AnswerOf<Name>>> {
  const { otherwise = '操作没有成功，请稍后再试', ...rest } = options
  const endpoint = await endpointNamed(name)
  if (endpoint.token && tools.vault.credentials() === null) return signedOut
  return Effect.runPromise(
    tools.rest(endpoint, request, rest).pipe(
      Effect.map((reply): Asked<AnswerOf<Name>> => {
        if (reply.kind === 'data') return { data: reply.data }
        const failure = refusal(reply.kind === 'nothing' ? reply.message : '', otherwise)
        return { failure, isFinal: reply.kind === 'nothing' && isRefusal(reply.code) }
      }),
      Effect.catch((failure) =>
        Effect.succeed<Asked<AnswerOf<Name>>>({
          failure: asFailure(failure),
          isFinal: neverHeard.includes(failure.reason),
        }),
      ),
    ),
  )
}

/** The payment password as calls take it, where there is one. */
export const secret = (password: string | null) => (password === null ? {} : { payPassword: password })

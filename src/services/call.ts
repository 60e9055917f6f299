import type { AnswerOf, CallName, RequestOf } from '#src/contract/rest/calls.ts'
import type { Failure } from '#src/machines/port.ts'
import { asFailure, type Outcome, refusal, type Tools } from './effect.ts'
import type { CallOptions, Ended } from './rest/client.ts'

/** A call reduced to what most effects need: its data, or why there is none. */
export type Called<Response> =
  | { readonly ok: true; readonly data: Response }
  | { readonly ok: false; readonly failure: Failure }

type Options = CallOptions & { readonly otherwise?: string }

/** Makes a call in which anything but data counts as refused; `otherwise` is said when the server gives no words. */
export function call<Name extends CallName>(
  tools: Pick<Tools, 'rest'>,
  name: Name,
  request: RequestOf<Name>,
  options: Options = {},
): Promise<Called<AnswerOf<Name>>> {
  return callAnything(tools, name, request, options)
}

/** {@link call} for a request that was put together elsewhere, a form's or a resource's: its schema says whether it can be sent. */
export async function callAnything<Name extends CallName>(
  tools: Pick<Tools, 'rest'>,
  name: Name,
  request: unknown,
  options: Options = {},
): Promise<Called<AnswerOf<Name>>> {
  const { otherwise, ...rest } = options
  return asCalled(await tools.rest(name, request as RequestOf<Name>, rest), otherwise)
}

/** How a call ended, for who must tell a refusal from an answer that never came. */
export function endOf<Name extends CallName>(
  tools: Pick<Tools, 'rest'>,
  name: Name,
  request: RequestOf<Name>,
  options: Omit<Options, 'otherwise'> = {},
): Promise<Ended<AnswerOf<Name>>> {
  return tools.rest(name, request, options)
}

const notDone = '操作失败，请稍后再试'

/** How a call ended, reduced. */
export function asCalled<Response>(ended: Ended<Response>, otherwise = notDone): Called<Response> {
  if (ended.kind === 'data') return { ok: true, data: ended.data }
  if (ended.kind === 'failed') return { ok: false, failure: asFailure(ended.failure) }
  return { ok: false, failure: refusal(ended.kind === 'nothing' ? ended.message : '', otherwise) }
}

/** An outcome that says nothing but how the call ended. */
export const settled = (name: string, called: Called<unknown>): Outcome =>
  called.ok ? { type: `${name}.succeeded` } : { type: `${name}.failed`, failure: called.failure }

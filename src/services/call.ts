import { Effect } from 'effect'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import type { Failure } from '#src/machines/port.ts'
import { asFailure, refusal, type Tools } from './effect.ts'
import type { CallOptions } from './rest/client.ts'

/** A call reduced to what most effects need: its data, or why there is none. */
export type Called<Response> =
  | { readonly ok: true; readonly data: Response }
  | { readonly ok: false; readonly failure: Failure }

/** Makes a call in which anything but data counts as refused; `otherwise` is said when the server gives no words. */
export function call<Request, Response>(
  tools: Pick<Tools, 'rest'>,
  endpoint: Endpoint<Request, Response>,
  request: Request,
  options: CallOptions & { readonly otherwise?: string } = {},
): Promise<Called<Response>> {
  const { otherwise = '操作没有成功，请稍后再试', ...rest } = options
  return Effect.runPromise(
    tools.rest(endpoint, request, rest).pipe(
      Effect.map((reply): Called<Response> => {
        if (reply.kind === 'data') return { ok: true, data: reply.data }
        return { ok: false, failure: refusal(reply.kind === 'nothing' ? reply.message : '', otherwise) }
      }),
      Effect.catch((failure) => Effect.succeed<Called<Response>>({ ok: false, failure: asFailure(failure) })),
    ),
  )
}

import type { AnswerOf, CallName, RequestOf } from '#src/contract/rest/calls.ts'
import { lazy } from '#src/domain/lazy.ts'
import type { CallOptions, Ended, RestTools } from './client.ts'

/** Makes a call by its name. Rejects only where the code of the call cannot be had. */
export type Rest = <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  options?: CallOptions,
) => Promise<Ended<AnswerOf<Name>>>

/** Schemas, and what judges an answer by them, weigh more than a page: the first call brings them. */
const callCode = lazy(() => import('./call-by-name.ts'))

export const createRest =
  (tools: RestTools): Rest =>
  async (...call) =>
    (await callCode()).callByName(tools, ...call)

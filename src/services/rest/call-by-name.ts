import type { AnswerOf, CallName, RequestOf } from '#src/contract/rest/calls.ts'
import { type CallOptions, createRestClient, type Ended, type RestTools, runCall } from './client.ts'
import { endpointNamed } from './endpoint-named.ts'

/** Finds the call of this name and makes it. */
export async function callByName<Name extends CallName>(
  tools: RestTools,
  name: Name,
  request: RequestOf<Name>,
  options?: CallOptions,
): Promise<Ended<AnswerOf<Name>>> {
  return runCall(createRestClient(tools)(await endpointNamed(name), request, options))
}

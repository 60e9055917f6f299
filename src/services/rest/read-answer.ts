import { Option, Schema } from 'effect'
import type { AnswerOf, CallName } from '#src/contract/rest/calls.ts'
import { endpointNamed } from './endpoint-named.ts'

/** The data of an answer as the call of this name reads it; null for what it cannot read. */
export async function readAnswer<Name extends CallName>(
  name: Name,
  wire: unknown,
): Promise<{ readonly data: AnswerOf<Name> } | null> {
  const { response } = await endpointNamed(name)
  const read = Schema.decodeUnknownOption(response)(wire)
  return Option.isSome(read) ? { data: read.value } : null
}

import type { AnswerOf, RequestOf } from '#src/contract/rest/calls.ts'
import { refuse } from '../world/refusals.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Caller, signedIn } from './answers.ts'

/** Under which a call is remembered: its name, who made it, and the key as its header carries it. */
export const receiptId = (name: string, { user }: Pick<Caller, 'user'>, key: string): string =>
  `${name}/${user?.id ?? ''}/${key}`

export const receiptOf = (world: World, id: string): Row<'receipts'> | undefined =>
  id === '' ? undefined : world.tables.receipts.get(id)

/** Remembers that an intent was turned away; it may be told again under its key. */
export async function noteRefusal(world: World, id: string, { msg }: { readonly msg: string }): Promise<void> {
  if (id !== '') await world.tables.refusedCalls.put({ id, message: msg, at: world.clock.now() })
}

/**
 * What became of an intent of the person who asks; it never acts. A backend that ignores keys does not have this call. Refuses with
 * `noSuchCall`.
 */
export function outcomeOf(
  world: World,
  { call, intent }: RequestOf<'system.intent'>,
  caller: Caller,
): { data: AnswerOf<'system.intent'> } {
  if (world.settings.ignoresKeys) refuse('noSuchCall')
  const id = receiptId(call, signedIn(caller), encodeURIComponent(intent.toWellFormed()))
  const receipt = receiptOf(world, id)
  const turnedAway = world.tables.refusedCalls.get(id)
  if (receipt) {
    const { data } = JSON.parse(receipt.body) as { readonly data: unknown }
    return { data: { intent, verdict: 'done', result: JSON.stringify(data), message: '' } }
  }
  const verdict = turnedAway ? 'notDone' : 'neverHeard'
  return { data: { intent, verdict, result: '', message: turnedAway?.message ?? '' } }
}

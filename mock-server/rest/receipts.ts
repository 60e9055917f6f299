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

const unkeyedPrefix = 'unkeyed-'
/** The key as an answer gives it back: what was ordered without regard to it gives none. */
export const keyGivenBack = (intent: string): string => (intent.startsWith(unkeyedPrefix) ? '' : intent)

/** The request without the key of an intent, for a backend that ignores it: where one has to be given, it is a new one each time. */
export function unkeyed(world: World, request: unknown): unknown {
  if (typeof request !== 'object' || request === null || !('intent' in request)) return request
  // Whatever is done adds to one of these; an id of the world's would number all that follows otherwise than with keys.
  const { orders, moves } = world.tables
  return { ...request, intent: `${unkeyedPrefix}${orders.all().length}-${moves.all().length}` }
}

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
  if (world.settings.keys === 'ignored') refuse('noSuchCall')
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

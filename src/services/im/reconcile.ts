import type { Conversation } from '#src/contract/im/client.ts'
import { chatError } from '#src/contract/im/codes.ts'
import type { ChatClient } from './client.ts'
import type { Result } from './token.ts'

export interface Reconciled {
  readonly found: readonly { readonly localId: string; readonly serverId: string; readonly at: number }[]
  readonly missing: readonly string[]
}

/** Clocks of device and server may differ by so much, ms. */
const SLACK_MS = 60_000

/** Looks into history for messages whose outcome is unknown, back to a little before the first of them was written, however far that is. */
export async function reconcile(
  client: ChatClient,
  doubt: {
    readonly conversation: Conversation
    readonly items: readonly { readonly localId: string; readonly writtenAt: number }[]
  },
  signal: AbortSignal,
): Promise<Result<Reconciled>> {
  const open = new Set(doubt.items.map(({ localId }) => localId))
  const since = Math.min(...doubt.items.map(({ writtenAt }) => writtenAt)) - SLACK_MS
  const found: { localId: string; serverId: string; at: number }[] = []
  let cursor = ''
  while (open.size > 0) {
    const got = await client.history({ conversation: doubt.conversation, cursor, count: 50 }, signal)
    if (!got.ok) return got
    for (const { id, at, localId } of got.value.messages) {
      if (localId !== undefined && open.delete(localId)) found.push({ localId, serverId: id, at })
    }
    // A window may hold nothing that can be read, and others lie before it.
    const oldest = got.value.messages.at(-1)
    if (got.value.isLast || (oldest && oldest.at < since)) break
    // A cursor that does not move, or names nothing, leads nowhere: what lies before it is not known.
    if (got.value.cursor === cursor || got.value.cursor === '')
      return { ok: false, error: chatError('unknown', 'history does not go on') }
    cursor = got.value.cursor
  }
  return { ok: true, value: { found, missing: [...open] } }
}

import type { Conversation } from '#src/contract/im/client.ts'
import type { ChatClient } from './client.ts'
import type { Result } from './token.ts'

export interface Reconciled {
  readonly found: readonly { readonly localId: string; readonly serverId: string; readonly at: number }[]
  readonly missing: readonly string[]
}

/** Clocks of device and server may differ by so much, ms. */
const SLACK_MS = 60_000
const PAGES_MAX = 10

/** Looks into history for messages whose outcome is unknown, back to a little before the first of them was written. */
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
  for (let page = 0; page < PAGES_MAX && open.size > 0; page++) {
    const got = await client.history({ conversation: doubt.conversation, cursor, count: 50 }, signal)
    if (!got.ok) return got
    for (const { id, at, localId } of got.value.messages) {
      if (localId !== undefined && open.delete(localId)) found.push({ localId, serverId: id, at })
    }
    const oldest = got.value.messages.at(-1)
    if (got.value.isLast || !oldest || oldest.at < since) break
    cursor = got.value.cursor
  }
  return { ok: true, value: { found, missing: [...open] } }
}

import type { ChatMessage } from '#src/contract/im/client.ts'
import { readConversationKey } from '#src/contract/im/client.ts'
import { chatError } from '#src/contract/im/codes.ts'
import type { Fetch } from '#src/machines/im-sync/im-sync.machine.ts'
import type { Outcome } from '../../effect.ts'
import { messageIds } from '../ids.ts'
import { failed, type Parts } from './parts.ts'

/** How long a heartbeat waits for any frame. */
const BEAT_MS = 10_000

/** Logins, heartbeats and the fetching of queues (chat §4). */
export function connectionEffects(parts: Parts) {
  const { client, events, platform, tools } = parts
  const nextId = messageIds(tools.clock, platform.resource)
  return {
    connection: {
      async open({ user, isFresh }: { user: string; isFresh: boolean }, signal: AbortSignal): Promise<Outcome> {
        parts.me = user
        void parts.archive.keepOnly(user)
        const opened = await client.open({ user, isFresh }, events, signal)
        if (!opened.ok) return failed('open', opened.error, { isFinal: opened.isFinal === true })
        parts.archiveWriter.doubted()
        parts.gate.opened()
        return { type: 'open.succeeded', resource: opened.value.resource, ...opened.value.lifetime }
      },
      release: () => client.socket.hangUp(),
      async beat(_: object, signal: AbortSignal): Promise<Outcome> {
        const isAlive = await client.socket.beat(BEAT_MS, signal)
        return isAlive ? { type: 'beat.succeeded' } : failed('beat', chatError('timeout', 'no answer to the heartbeat'))
      },
      async renew({ user }: { user: string }, signal: AbortSignal): Promise<Outcome> {
        const got = await client.renew(user, signal)
        return got.ok ? { type: 'renew.succeeded', ...got.value } : failed('renew', got.error)
      },
      logOut(): void {
        // What comes now is nobody's, and is not kept.
        parts.me = ''
        client.logOut()
      },
    },
    sync: {
      /** False when the socket took none. */
      fetchQueue: ({ fetches }: { fetches: readonly Fetch[] }) =>
        fetches.every(({ queue, key }) => client.socket.fetch(queue, key)),
      /** A gap may lie before what is heard next. */
      doubtKept: () => parts.archiveWriter.doubted(),
      /** Resolves when what came until now lies on the device: false when its person has gone meanwhile. */
      async stored(): Promise<boolean> {
        const { me } = parts
        await parts.archiveWriter.stored()
        return parts.me === me
      },
      /** Confirms what came in single chats (chat §4; A-70). */
      confirmDelivery(messages: readonly ChatMessage[]): void {
        if (!platform.confirmsDelivery) return
        for (const { id, from, conversation } of messages) {
          const target = readConversationKey(conversation)
          if (target.kind !== 'chat' || from === parts.me || target.name !== from) continue
          client.send({ localId: nextId(), conversation: target, outgoing: { ack: 'delivery', messageId: id } })
        }
      },
    },
  }
}

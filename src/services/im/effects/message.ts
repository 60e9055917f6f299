import type { Conversation, Outgoing } from '#src/contract/im/client.ts'
import { chatError } from '#src/contract/im/codes.ts'
import type { Doubt } from '#src/machines/im-message/im-message.machine.ts'
import type { Outcome } from '../../effect.ts'
import { reconcile } from '../reconcile.ts'
import { failed, fileGone, type Parts, type UploadInput } from './parts.ts'

/** What the outbox asks for (chat §4, §5). */
export function messageEffects(parts: Parts) {
  const { client, events, platform, sent } = parts
  return {
    /** Hands an item to the socket. Throws never; false when the socket took nothing. */
    send(item: { localId: string; conversation: Conversation; outgoing: Outgoing }): boolean {
      sent.set(item.localId, item)
      try {
        return client.send(item)
      } catch (error) {
        platform.report(`message ${item.localId}: ${String(error)}`)
        events.refused({ localId: item.localId, error: chatError('messageParameter', String(error)) })
        return true
      }
    },
    async upload({ localId, content, file }: UploadInput, signal: AbortSignal): Promise<Outcome> {
      const bytes = await platform.files.get(file.key)
      if (!bytes) return { type: 'upload.failed', localId, failure: fileGone }
      // What is sent without a connection waits for one, and so does what lost it under way.
      while (!signal.aborted) {
        if (!client.socket.isOpen()) await parts.gate.next(signal)
        const got = await client.upload({ content, bytes, name: file.name }, signal)
        // Its bytes go once that is noted (`app/chat-files.ts`).
        if (got.ok) return { type: 'upload.succeeded', localId, content: got.value }
        if (client.socket.isOpen()) return failed('upload', got.error, { localId })
      }
      return failed('upload', chatError('abort', 'the upload was given up'), { localId })
    },
    async reconcile(doubt: Doubt, signal: AbortSignal): Promise<Outcome> {
      const got = await reconcile(client, doubt, signal)
      if (got.ok) return { type: 'reconcile.succeeded', ...got.value }
      return failed('reconcile', got.error, { conversation: doubt.conversation })
    },
  }
}

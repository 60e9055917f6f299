import type { ChatEvent, ChatMessage, Conversation, Outgoing } from '#src/contract/im/client.ts'
import { conversationKey } from '#src/contract/im/client.ts'
import type { Operation } from '#src/machines/operations.ts'
import type { Archive, ArchiveChange } from './archive/archive.ts'
import type { HistoryPage } from './client.ts'

/** What has been handed to the socket and waits for its answer. */
export interface Sent {
  readonly localId: string
  readonly conversation: Conversation
  readonly outgoing: Outgoing
}

/**
 * Keeps on the device what the chat client sees. The first thing heard in a conversation after a login, or after a page that was lost, may
 * have others before it that were missed; from then on, or from the newest window of history on, each message follows the one before.
 */
export function createArchiveWriter(archive: Archive, me: () => string) {
  let following = new Set<string>()
  let isDoubtful = true
  let looked = new Set<string>()
  const arrived = (message: ChatMessage): ArchiveChange => {
    const follows = following.has(message.conversation)
    following.add(message.conversation)
    return { type: 'message', message, follows }
  }
  let keeping = Promise.resolve()
  const keep = (changes: readonly ArchiveChange[]): void => {
    if (me() !== '' && changes.length > 0) keeping = archive.keep(me(), changes)
  }
  return {
    /** A new login, or a page that was lost. */
    doubted(): void {
      following = new Set()
      looked = new Set()
      isDoubtful = true
    },
    /** Of these, the conversations whose newest window no answer has brought since what is kept is doubtful. */
    doubtful: (conversations: readonly string[]): readonly string[] => conversations.filter((key) => !looked.has(key)),
    /** Whether what is kept is doubtful and nobody has looked since: tells each time once. */
    takeDoubt(): boolean {
      const was = isDoubtful
      isDoubtful = false
      return was
    },
    /** Resolves when what was heard until now lies on the device; never rejects. */
    stored: (): Promise<void> => keeping,
    heard: (events: readonly ChatEvent[]): void =>
      keep(events.map((event) => (event.type === 'message' ? arrived(event.message) : event))),
    delivered({ localId, conversation, outgoing }: Sent, serverId: string, at: number): void {
      if ('ack' in outgoing) {
        const key = conversationKey(conversation)
        if (outgoing.ack === 'recall') keep([{ type: 'removed', conversation: key, messageIds: [outgoing.messageId] }])
        return
      }
      const { content, ext = {}, wantsReceipt, priority } = outgoing
      keep([
        arrived({
          id: serverId,
          localId,
          conversation: conversationKey(conversation),
          from: me(),
          to: conversation.name,
          at,
          content,
          ext,
          onlineState: 1,
          ...(wantsReceipt ? { wantsReceipt } : {}),
          ...(priority ? { priority } : {}),
        }),
      ])
    },
    served(conversation: Conversation, start: string, page: HistoryPage & { upTo?: string }): void {
      const key = conversationKey(conversation)
      const isDoubted = start === '' && !following.has(key)
      if (start === '') for (const known of [following, looked]) known.add(key)
      if (me() !== '') void archive.keepWindow(me(), key, { start, ...page, ...(isDoubted && { isDoubted }) })
    },
    operated({ operation, input }: Operation, conversation: string, result: unknown): void {
      const change = operations[operation]?.(conversation, input, result)
      if (change) keep([change])
    },
  }
}

type Input = Readonly<Record<string, unknown>>

/** What the operations of a conversation change in what is kept. */
const operations: Readonly<Record<string, (conversation: string, input: Input, result: unknown) => ArchiveChange>> = {
  react: (conversation, input) => ownReaction(conversation, input, true),
  unreact: (conversation, input) => ownReaction(conversation, input, false),
  translate: (conversation, { messageId }, result) => ({
    type: 'translated',
    conversation,
    messageId: String(messageId),
    result,
  }),
  removeMessages: (conversation, { messageIds }) => ({
    type: 'removed',
    conversation,
    messageIds: messageIds as string[],
  }),
  clear: (conversation) => ({ type: 'historyRemoved', conversation }),
}

const ownReaction = (conversation: string, { messageId, reaction }: Input, isAdded: boolean): ArchiveChange => ({
  type: 'ownReaction',
  conversation,
  messageId: String(messageId),
  reaction: String(reaction),
  isAdded,
})

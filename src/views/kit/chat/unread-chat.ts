import type { SnapshotOf } from '#src/machines/streams.ts'
import type { ImInboxContext } from '#src/machines/im-inbox/im-inbox.facts.ts'
import { useStream } from '../app/use-stream.ts'

/** Pure: unread messages of all conversations, quiet ones too. */
export const unreadIn = (lines: ImInboxContext['lines']): number =>
  Object.values(lines).reduce((sum, { unread }) => sum + unread, 0)

const countUnread = (snapshot: SnapshotOf<'im-inbox'> | undefined): number => unreadIn(snapshot?.context.lines ?? {})

/** How many chat messages are unread: the badge of the Mine tab and of every way to the chat. */
export const useUnreadChat = (): number => useStream('im-inbox', countUnread)

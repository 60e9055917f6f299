import type { PlaceView, Report } from '../kit/chat-view.ts'

/** What a person can ask for in a conversation. `key` is the key of a message. */
export interface ConversationIntents {
  /** A text, the message it answers, and whom it speaks to. */
  readonly onSend: (text: string, more: { readonly quote: string | null; readonly mentions: readonly string[] }) => void
  /** What stands in the field now; kept as the draft. */
  readonly onDraft: (text: string) => void
  readonly onAttach: (kind: 'image' | 'video' | 'file', files: readonly File[]) => void
  /** Shares what was chosen, by the key of the choice. */
  readonly onSendCard: (key: string) => void
  readonly onSendPlace: (place: PlaceView) => void
  /** Cards are to be chosen from: their list is wanted. */
  readonly onCards: () => void
  readonly onResend: (key: string) => void
  readonly onDiscard: (key: string) => void
  readonly onRecall: (key: string) => void
  /** Takes it out of one's own history. */
  readonly onRemove: (key: string) => void
  /** Adds the reaction, or takes one's own back. */
  readonly onReact: (key: string, reaction: string) => void
  readonly onTranslate: (key: string) => void
  readonly onThread: (key: string) => void
  readonly onReport: (key: string, report: Report) => void
  /** The report sheet was closed: the next one begins anew. */
  readonly onReportClosed: () => void
  readonly onCopy: (text: string) => void
  /** Plays, holds, or goes on with a voice message. */
  readonly onPlay: (key: string) => void
  /** Moves what is playing: 0 to 1. */
  readonly onSeek: (key: string, part: number) => void
  readonly onRecord: (what: 'start' | 'send' | 'cancel') => void
  /** Who has read a message to a group; null closes the list. */
  readonly onReaders: (key: string | null) => void
  readonly onRetryReaders: () => void
  readonly onOlder: () => void
  /** A message that is answered is not among those that are loaded. */
  readonly onNotLoaded: () => void
  readonly onRetry: () => void
}

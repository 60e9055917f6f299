import { cutText } from '#src/domain/text/text-limits.ts'
import { withoutTurns } from '#src/domain/text/direction.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { mentionExt, mentions } from '#src/domain/text/mention.ts'
import type { ImConversationContext } from '#src/machines/im-conversation/im-conversation.machine.ts'

export type ChatMessage = ImConversationContext['messages'][number]
export type Content = ChatMessage['content']
export type Ext = ChatMessage['ext']

/** What a message answers: its server id, whose it is, and its first words. */
export interface Quoted {
  readonly id: string
  readonly from: string
  readonly text: string
}

/** What the attributes of a message say; everything in them was written by somebody else. */
export interface MessageExt {
  /** How the sender calls and shows themselves (chat §3); '' when they do not say. */
  readonly nickname: string
  readonly avatar: string
  readonly quoted: Quoted | null
}

/** As other clients of the service spell an answer. */
const quoteKey = 'msgQuote'

const PREVIEW_MAX = 100
const NICKNAME_MAX = 40

const textOf = (value: unknown): string => (typeof value === 'string' ? withoutTurns(value) : '')

export function readMessageExt(ext: Ext): MessageExt {
  return {
    nickname: cutText(textOf(ext['nickname']), NICKNAME_MAX),
    avatar: textOf(ext['avatar']),
    quoted: readQuote(ext[quoteKey]),
  }
}

/** The id of the message that one answers; '' when it answers none. */
export const quotedIn = (ext: Ext): string => textOf(fieldsOf(ext[quoteKey])['msgID'])

/** Whether a message speaks to `user`. */
export const speaksTo = (ext: Ext, user: string): boolean => mentions(ext, user)

function readQuote(value: unknown): Quoted | null {
  const { msgID, msgSender, msgPreview } = fieldsOf(value)
  const id = textOf(msgID)
  return id === '' ? null : { id, from: textOf(msgSender), text: cutText(textOf(msgPreview), PREVIEW_MAX) }
}

/** The attributes of a message to send: who sends it (chat §3), what it answers and whom it speaks to. */
export function writeMessageExt(given: {
  readonly me: { readonly nickname: string; readonly avatar: string }
  readonly quoted: Quoted | null
  readonly mentions: readonly string[]
}): Ext {
  const { me, quoted } = given
  return {
    nickname: me.nickname,
    avatar: me.avatar,
    ...(quoted
      ? { [quoteKey]: { msgID: quoted.id, msgSender: quoted.from, msgPreview: cutText(quoted.text, PREVIEW_MAX) } }
      : {}),
    ...mentionExt(given.mentions),
  }
}

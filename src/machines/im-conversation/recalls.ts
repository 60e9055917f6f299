import type { ChatMessage } from '#src/contract/im/client.ts'

/** What is left of a recalled message: whose it was, and who took it back. */
export interface Recall {
  /** The message's id. */
  readonly id: string
  readonly author: string
  readonly by: string
  /** When the message was sent, ms since epoch. */
  readonly at: number
  /** The words of this person's own message, so that it can be written anew; null otherwise. */
  readonly text: string | null
}

/** An open conversation as recalls see it. */
export interface Talk {
  readonly me: string
  readonly messages: readonly ChatMessage[]
  readonly recalls: readonly Recall[]
}

/** Takes a recalled message out; a message that is not there leaves no trace. */
export function takeBack({ me, messages, recalls }: Talk, id: string, by: string): Pick<Talk, 'messages' | 'recalls'> {
  const gone = messages.find((message) => message.id === id)
  if (!gone) return { messages, recalls }
  const { from: author, at, content } = gone
  const text = author === me && content.type === 'txt' ? (content.msg ?? '') : null
  return {
    messages: messages.filter((message) => message !== gone),
    recalls: [...recalls.filter((recall) => recall.id !== id), { id, author, by, at, text }],
  }
}

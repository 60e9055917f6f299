import type { ChatApp } from './app.ts'
import type { StoredMessage, Thread } from './state.ts'

/** The thread that hangs on a group message. */
export function threadOfMessage(app: ChatApp, messageId: string): Thread | undefined {
  return Object.values(app.state.threads).find((thread) => thread.messageId === messageId)
}

export function messageCount(app: ChatApp, thread: Thread): number {
  return app.state.conversations[`muc:${thread.id}`]?.length ?? 0
}

export function lastMessage(app: ChatApp, thread: Thread): StoredMessage | undefined {
  const id = app.state.conversations[`muc:${thread.id}`]?.at(-1)
  return id === undefined ? undefined : app.state.messages[id]
}

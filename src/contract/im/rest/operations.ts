import type { ChatCallName } from './calls.ts'

/** The area of calls that the operations of a stream are: `rename` of `thread` is the call `threads.rename`. */
export const operationAreas = {
  group: 'groups',
  thread: 'threads',
  presence: 'presence',
  'silent-mode': 'silent',
  'im-people': 'users',
} as const

export type OperationStream = keyof typeof operationAreas

/** What can be asked of a stream, `load` aside, which the client makes of several calls. */
export type OperationOf<Stream extends OperationStream> = ChatCallName extends infer Name
  ? Name extends `${(typeof operationAreas)[Stream]}.${infer Rest}`
    ? Rest
    : never
  : never

/** What can be asked of a conversation, and the calls that it is. */
export const conversationCalls = {
  react: 'reactions.add',
  unreact: 'reactions.remove',
  translate: 'messages.translate',
  report: 'messages.report',
  readers: 'messages.readers',
  removeMessages: 'history.remove',
  clear: 'history.removeBefore',
  reactionDetail: 'reactions.detail',
} as const satisfies Readonly<Record<string, ChatCallName>>

export type ConversationOperation = keyof typeof conversationCalls

export const isConversationOperation = (name: string): name is ConversationOperation =>
  Object.hasOwn(conversationCalls, name)

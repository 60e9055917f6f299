import { type Conversation, type ConversationKind, readConversationKey } from '#src/contract/im/client.ts'
import { ChatParameterError, refuse, wrong } from '#src/contract/im/params.ts'
import type { ChatRequest, Identity } from './rest.ts'

export type Body = Record<string, unknown>
export type Input = Record<string, unknown>

/** A call that machines ask for by name: its request (chat §7, `wire §3`) and what its answer means. */
export interface ChatCall {
  readonly request: (input: Input, identity: Identity) => ChatRequest
  readonly read?: (body: Body, input: Input) => unknown
}

export { ChatParameterError, refuse, wrong }
/** A text that is not empty. `called` is the catalogue's name for it where ours differs. */
export const text = (input: Input, name: string, called = name): string => {
  const value = input[name]
  return typeof value === 'string' && value !== '' ? value : refuse(called)
}
export const segment = (input: Input, name: string, called?: string): string =>
  encodeURIComponent(text(input, name, called))
export const names = (input: Input, name = 'usernames', called = name): string[] => {
  const value = input[name]
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
    ? (value as string[])
    : refuse(called)
}
export const positive = (input: Input, name: string, otherwise: number): number => {
  const value = input[name] ?? otherwise
  return typeof value === 'number' && value > 0 ? value : refuse(name)
}
/** The number of a page, from 0 on: only the list of followed people counts so. */
export const notNegative = (input: Input, name: string, otherwise: number): number => {
  const value = input[name] === undefined ? otherwise : input[name]
  return typeof value === 'number' && value >= 0 ? value : refuse(name)
}
/** The conversation that the input names, when it is of a kind for which this can be asked. */
export const conversationOf = (input: Input, kinds: readonly ConversationKind[]): Conversation => {
  const conversation = readConversationKey(text(input, 'conversation', 'targetId'))
  if (conversation.name === '') refuse('targetId')
  return kinds.includes(conversation.kind) ? conversation : refuse('chatType')
}
export const data = (body: Body): unknown => body['data'] ?? null
export const me = (identity: Identity): string => encodeURIComponent(identity.user)

export const isGroup = ({ kind }: Conversation): boolean => kind !== 'chat'

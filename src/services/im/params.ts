import type { Conversation } from '#src/contract/im/client.ts'
import type { ChatRequest, Identity } from './rest.ts'

export type Body = Record<string, unknown>
export type Input = Record<string, unknown>

/** A call that machines ask for by name: its request (chat §7, `wire §3`) and what its answer means. */
export interface ChatCall {
  readonly request: (input: Input, identity: Identity) => ChatRequest
  readonly read?: (body: Body, input: Input) => unknown
}

/** A parameter that is wrong, in the words of chat §5. */
export class ChatParameterError extends Error {}

export const refuse = (name: string): never => {
  throw new ChatParameterError(`Invalid parameter: "${name}"`)
}
export const text = (input: Input, name: string): string => {
  const value = input[name]
  return typeof value === 'string' && value !== '' ? value : refuse(name)
}
export const segment = (input: Input, name: string): string => encodeURIComponent(text(input, name))
export const names = (input: Input, name = 'usernames'): string[] => {
  const value = input[name]
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
    ? (value as string[])
    : refuse(name)
}
export const positive = (input: Input, name: string, otherwise: number): number => {
  const value = input[name] ?? otherwise
  return typeof value === 'number' && value > 0 ? value : refuse(name)
}
export const data = (body: Body): unknown => body['data'] ?? null
export const me = (identity: Identity): string => encodeURIComponent(identity.user)

export const isGroup = ({ kind }: Conversation): boolean => kind !== 'chat'

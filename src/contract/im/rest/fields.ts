import { readConversationKey, type Conversation, type ConversationKind } from '../client.ts'
import { refuse, wrong } from '../params.ts'

/** Who asks, and from which device. */
export interface Identity {
  readonly token: string
  readonly user: string
  readonly resource: string
}

type Has<Name extends string, T> = { readonly [Key in Name]: T }
type MayHave<Name extends string, T> = { readonly [Key in Name]?: T | undefined }
type Loose = Readonly<Record<string, unknown>>

/** A text that is not empty. `called` is the catalogue's name for it where ours differs. */
export const text =
  <Name extends string>(name: Name, called: string = name) =>
  (input: Has<Name, string>): string => {
    const value: unknown = input[name]
    return typeof value === 'string' && value !== '' ? value : refuse(called)
  }

/** A list of names that is not empty. */
export const names =
  <Name extends string = 'usernames'>(name: Name = 'usernames' as Name, called: string = name) =>
  (input: Has<Name, readonly string[]>): string[] => {
    const value: unknown = input[name]
    return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
      ? (value as string[])
      : refuse(called)
  }

/** A number above 0. */
export const positive =
  <Name extends string>(name: Name, otherwise: number, called: string = name) =>
  (input: MayHave<Name, number>): number => {
    const value: unknown = input[name] ?? otherwise
    return typeof value === 'number' && value > 0 ? value : refuse(called)
  }

/** A number of any sign that has to be there. */
export const number =
  <Name extends string>(name: Name, called: string = name) =>
  (input: Has<Name, number>): number => {
    const value: unknown = input[name]
    return typeof value === 'number' ? value : refuse(called)
  }

/** The number of a page, from 0 on: only the list of followed people counts so. */
export const notNegative =
  <Name extends string>(name: Name, otherwise: number) =>
  (input: MayHave<Name, number>): number => {
    const value: unknown = input[name] === undefined ? otherwise : input[name]
    return typeof value === 'number' && value >= 0 ? value : refuse(name)
  }

/** A text that may be empty, but has to be there. */
export const anyText =
  <Name extends string>(name: Name) =>
  (input: Has<Name, string>): string => {
    const value: unknown = input[name]
    return typeof value === 'string' ? value : refuse(name)
  }

/** Whatever stands there, or `otherwise`. */
export const given =
  <T, Name extends string>(name: Name, otherwise: T) =>
  (input: MayHave<Name, T>): T =>
    (input as MayHave<string, T>)[name] ?? otherwise

/** Set or not set. */
export const flag =
  <Name extends string>(name: Name) =>
  (input: MayHave<Name, boolean>): boolean =>
    (input as Loose)[name] === true

export const always =
  <T>(value: T) =>
  (): T =>
    value

export const user = (_: unknown, who: Identity): string => who.user
export const cursor = given<string | undefined, 'cursor'>('cursor', undefined)

/** The conversation that the input names, when it is of a kind for which this can be asked. */
export const conversationOf = (
  input: Has<'conversation', string>,
  kinds: readonly ConversationKind[],
  called: readonly [name: string, kind: string] = ['targetId', 'chatType'],
): Conversation => {
  const conversation = readConversationKey(text('conversation', called[0])(input))
  if (conversation.name === '') refuse(called[0])
  return kinds.includes(conversation.kind) ? conversation : refuse(called[1])
}

export const isGroup = ({ kind }: Conversation): boolean => kind !== 'chat'
export { refuse, wrong }

/** `data` of the answer, as it is. */
export const data = <T>(body: { readonly data: T }): T => body.data ?? (null as T)

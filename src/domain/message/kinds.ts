import { collectible } from './collectible.ts'
import { gift } from './gift.ts'
import type { Attributes, MessageCard, MessageKind } from './kind.ts'
import { rating } from './rating.ts'

/** Every kind of message beside those of the protocol. */
export const messageKinds = { collectible, gift, rating }

type Kinds = typeof messageKinds
export type MessageKindName = keyof Kinds
export type DataOf<Name extends MessageKindName> = Kinds[Name] extends MessageKind<infer Data> ? Data : never

/** A custom message that is known, read. */
export type KnownMessage = {
  [Name in MessageKindName]: { readonly name: Name; readonly data: DataOf<Name> }
}[MessageKindName]

/** A custom content as contract and archive have it. */
interface Custom {
  readonly event?: string | undefined
  readonly params?: Attributes | undefined
  readonly exts?: Attributes | undefined
}

const kindOf = (name: MessageKindName): Omit<MessageKind<never>, 'read'> => messageKinds[name]

/** What a custom content says; null when no kind of it is known, or it lacks what makes it one. */
export function readMessageKind({ event, params, exts }: Custom): KnownMessage | null {
  const name = (Object.keys(messageKinds) as MessageKindName[]).find((one) => messageKinds[one].event === event)
  const data = name && messageKinds[name].read({ ...params, ...exts })
  return data ? ({ name, data } as KnownMessage) : null
}

/** The content that carries it. */
export const writeMessageKind = ({ name, data }: KnownMessage) =>
  ({ type: 'custom', event: kindOf(name).event, exts: kindOf(name).write(data as never) }) as const

export const wordsOfKind = ({ name, data }: KnownMessage): string => kindOf(name).words(data as never)
export const foundIn = ({ name, data }: KnownMessage): string => kindOf(name).found(data as never)
export const cardOfKind = ({ name, data }: KnownMessage): MessageCard => kindOf(name).card(data as never)
export const heightOfKind = ({ name }: KnownMessage): number => kindOf(name).height

import type { Names } from '../../kit/chat/names.ts'
import { type ChatMessage, readMessageExt } from './message-ext.ts'

type Told = ReadonlyMap<string, string>

/** What those whom nobody knows called themselves in their last message (without a network the service is not asked), by account. */
export const toldIn = (names: Names, messages: readonly Pick<ChatMessage, 'from' | 'ext'>[]): Told =>
  new Map(
    messages
      .filter(({ from }) => names.nameOf(from) === from)
      .map(({ from, ext }) => [from, readMessageExt(ext).nickname || from]),
  )

/** Names, and where nobody is known what people have told. */
export function withTold(names: Names, told: Told): Names {
  const nameOf = (user: string): string => {
    const known = names.nameOf(user)
    return known === user ? (told.get(user) ?? user) : known
  }
  return { nameOf, personOf: (user) => ({ ...names.personOf(user), name: nameOf(user) }) }
}

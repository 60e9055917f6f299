import type { Names } from '../../kit/chat/names.ts'
import { type ChatMessage, readMessageExt } from './message-ext.ts'

/** Names, and where nobody is known (without a network the service is not asked) what people called themselves in their last message. */
export function withTold(names: Names, messages: readonly ChatMessage[]): Names {
  const nameOf = (user: string): string => {
    const known = names.nameOf(user)
    if (known !== user) return known
    const last = messages.findLast(({ from }) => from === user)
    return (last && readMessageExt(last.ext).nickname) || user
  }
  return { nameOf, personOf: (user) => ({ ...names.personOf(user), name: nameOf(user) }) }
}

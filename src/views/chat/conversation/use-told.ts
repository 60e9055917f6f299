import { useMemo, useState } from 'react'
import type { Names } from '../../kit/chat/names.ts'
import type { ChatMessage } from '../message/message-ext.ts'
import { toldIn, withTold } from '../message/told-names.ts'

/**
 * The names of a conversation; the same object until somebody is called otherwise, however much is written: every message is drawn anew
 * with another one.
 */
export function useTold(names: Names, messages: readonly ChatMessage[]): Names {
  const next = useMemo(() => toldIn(names, messages), [names, messages])
  const [kept, setKept] = useState(next)
  const isSame = next.size === kept.size && [...next].every(([user, name]) => kept.get(user) === name)
  if (!isSame) setKept(next)
  const told = isSame ? kept : next
  return useMemo(() => withTold(names, told), [names, told])
}

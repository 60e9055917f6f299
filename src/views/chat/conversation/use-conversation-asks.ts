import { fieldsOf, textsOf } from '#src/domain/unknown.ts'
import { useEffect, useState } from 'react'
import type { AskState } from '#src/machines/operations.ts'
import { useApp } from '../../kit/app/app.ts'
import { asks, forget, talkingIn, threadAsk, toast } from './conversation-intents.ts'
import { conversationHref } from '../message/message-body.ts'
import { askOf } from '../../kit/chat/directory.ts'
import type { Names } from '../../kit/chat/names.ts'
import type { Readers } from './pickers.tsx'
import type { OutboxItem } from './talk.select.ts'
import { useAsk } from '../../kit/chat/use-directory.ts'

type Asks = Readonly<Record<string, AskState>>

const quiet = /^(react|remove) /

/** What was refused in passing is said once, in a toast, and forgotten. */
export function useRefusals(key: string, known: Asks, outbox: readonly OutboxItem[]): void {
  const app = useApp()
  useEffect(() => {
    for (const [name, { state, failure }] of Object.entries(known)) {
      if (!quiet.test(name) || state === 'sending') continue
      if (state === 'failed') toast(app, failure?.message ?? '操作失败，请重试')
      forget(talkingIn(app, key), name)
    }
  }, [app, key, known])
  useEffect(() => {
    for (const { localId, outgoing, status, failure } of outbox) {
      if (status !== 'failed' || !('ack' in outgoing)) continue
      toast(app, failure?.message ?? '撤回失败')
      app.say('im-message', { type: 'imMessage.discardRequested', localId })
    }
  }, [app, outbox])
}

/** Goes to a thread as soon as it has been made. */
export function useMadeThread(): void {
  const app = useApp()
  const { ask, result, forget: forgetAsk } = useAsk('thread', threadAsk)
  const made = fieldsOf(result)['id']
  const { state, failure } = ask
  useEffect(() => {
    if (state === 'failed') toast(app, failure ?? '发起失败，请重试')
    if (state === 'done' && (typeof made === 'string' || typeof made === 'number'))
      app.say('navigation', { type: 'navigation.pushRequested', href: conversationHref(`thread:${made}`).slice(1) })
    if (state === 'failed' || state === 'done') forgetAsk()
    // `forgetAsk` is new each time and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app, state, failure, made])
}

interface ReaderInput {
  readonly known: Asks
  readonly names: Names
  /** How many could read it. */
  readonly total: number
}

/** Who has read the message `id`, as the sheet shows it; null without one. */
export function viewReaders(id: string | null, { known, names, total }: ReaderInput): Readers | null {
  if (id === null) return null
  const ask = known[asks.readers(id)]
  const users = textsOf(fieldsOf(ask?.result)['userlist'])
  const { state, failure } = askOf(ask)
  return {
    list: {
      state: state === 'done' ? 'ready' : state === 'failed' ? 'failed' : 'loading',
      items: users.map(names.personOf),
      failure,
    },
    unread: Math.max(0, total - users.length),
  }
}

/** The questions about translations, by message id; the same object while they stand as they did. */
export function useTranslations(known: Asks): Asks {
  const next = Object.fromEntries(
    Object.entries(known).flatMap(([name, ask]) => (name.startsWith('translate ') ? [[name.slice(10), ask]] : [])),
  )
  const [kept, setKept] = useState<Asks>(next)
  const names = Object.keys(next)
  const isSame = names.length === Object.keys(kept).length && names.every((name) => kept[name] === next[name])
  if (!isSame) setKept(next)
  return isSame ? kept : next
}

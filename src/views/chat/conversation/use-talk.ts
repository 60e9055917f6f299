import { useEffect, useMemo, useState } from 'react'
import type { ImConversationContext } from '#src/machines/im-conversation/im-conversation.machine.ts'
import type { SnapshotOf, StateOf } from '#src/machines/streams.ts'
import { useApp } from '../../kit/app/app.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import type { ChatRow, BeforeState } from '../kit/chat-view.ts'
import type { Connection } from '../../kit/chat/people-view.ts'
import { conversationStream } from './conversation-intents.ts'
import { type ConversationName, nameOfKey } from './conversation-key.ts'
import { createRows } from '../conversation.select.ts'
import { noGroupsKnown } from '../../kit/chat/directory.ts'
import { createTalk, type OutboxItem, type TalkScene } from './talk.select.ts'
import { useDirectory } from '../../kit/chat/use-directory.ts'

type Kept = Pick<
  ImConversationContext,
  'messages' | 'receipts' | 'recalls' | 'sureUpTo' | 'isAtStart' | 'hasKept' | 'failure' | 'asks'
>

const nothingKept: Kept = {
  messages: [],
  receipts: {},
  recalls: [],
  sureUpTo: '',
  isAtStart: false,
  hasKept: false,
  failure: null,
  asks: {},
}
type Window = Extract<StateOf<`im-conversation/${string}`>, { window?: unknown }>['window']

const askingStates: readonly Window[] = ['closed', 'opening', 'loading']

/** Pure: an open conversation as its page follows it. */
export function viewConversation(snapshot: SnapshotOf<`im-conversation/${string}`> | undefined) {
  const { messages, receipts, recalls, sureUpTo, isAtStart, hasKept, failure, asks } = snapshot?.context ?? nothingKept
  const isIn = (window: Window) => snapshot?.matches({ window }) ?? false
  const isAsking = !snapshot || askingStates.some(isIn)
  const isLoading = isAsking || isIn('reading')
  return { messages, receipts, recalls, sureUpTo, isAtStart, hasKept, failure, asks, isLoading, isAsking }
}
export type ConversationState = ReturnType<typeof viewConversation>

/** Follows a conversation: opened with the page, and once more with each connection. */
export function useConversation(key: string, isConnected: boolean): ConversationState {
  const app = useApp()
  const stream = conversationStream(key)
  if (!app.snapshot(stream)) app.openConversation(key)
  useEffect(() => app.openConversation(key), [app, key, isConnected])
  return useStream(stream, viewConversation)
}

/** What is being sent in this conversation, in order. */
export function useOutbox(key: string): readonly OutboxItem[] {
  const items = useStream('im-message', (snapshot) => ({
    of: snapshot?.context.items ?? noItems,
  })).of
  return useMemo(() => {
    const { kind, name } = nameOfKey(key)
    const here = items.filter(({ conversation }) => conversation.kind === kind && conversation.name === name)
    return here.length === 0 ? noItems : here
  }, [items, key])
}
const noItems: readonly OutboxItem[] = []

/** Pure: what is before the oldest message. */
export function historyOf(
  { isAsking, isAtStart, hasKept, failure, messages }: ConversationState,
  connection: Connection,
): BeforeState {
  // Reading the device takes no time worth a word.
  if (isAsking) return 'loading'
  if (isAtStart) return 'end'
  const isMissing = failure && messages.length > 0 && !hasKept
  return isMissing ? (connection === 'offline' ? 'offline' : 'failed') : 'more'
}

/** Pure: something is shown as soon as there is something; nothing is a failure only once it cannot be had. */
export function statusOf(
  { isLoading, failure }: ConversationState,
  rows: number,
  connection: Connection,
): 'loading' | 'ready' | 'failed' {
  if (rows > 1) return 'ready'
  if (isLoading || (failure && connection === 'connecting')) return 'loading'
  return failure ? 'failed' : 'ready'
}

interface Shown {
  readonly scene: TalkScene
  readonly state: ConversationState
  readonly connection: Connection
  readonly outbox: readonly OutboxItem[]
  readonly unreadFrom: string | null
  readonly now: number
}

/** The rows of the conversation; what did not change is the same object as the time before. */
export function useRows({ scene, state, connection, outbox, unreadFrom, now }: Shown): readonly ChatRow[] {
  const [{ talk, rowsOf }] = useState(() => ({ talk: createTalk(), rowsOf: createRows() }))
  const { messages, receipts, recalls, sureUpTo } = state
  const history = historyOf(state, connection)
  return useMemo(
    () =>
      rowsOf({
        entries: talk({ scene, messages, receipts, recalls, sureUpTo, outbox, now }),
        unreadFrom,
        history,
        now,
      }),
    [talk, rowsOf, scene, messages, receipts, recalls, sureUpTo, outbox, unreadFrom, history, now],
  )
}

/** Everybody whose name is needed here, once: the other one, who has said something, and whom one may mention. */
export function useCast({ messages }: ConversationState, { kind, name }: ConversationName): readonly string[] {
  const { groups } = useDirectory('group', noGroupsKnown)
  const members = kind === 'group' ? groups[name]?.members : undefined
  return useMemo(
    () => [...new Set([...(kind === 'chat' ? [name] : []), ...messages.map(({ from }) => from), ...(members ?? [])])],
    [messages, kind, name, members],
  )
}

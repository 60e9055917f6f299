import { useEffect, useRef, useState } from 'react'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../../kit/app/app.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import { sendAck, talkingIn } from './conversation-intents.ts'
import type { ChatMessage } from '../message/message-ext.ts'
import { isLater, receiptsFor, type UnreadThen } from './unread.select.ts'

/** Whether the page can be seen. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState !== 'hidden')
  useEffect(() => {
    const stop = new AbortController()
    const changed = () => setVisible(document.visibilityState !== 'hidden')
    document.addEventListener('visibilitychange', changed, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return visible
}

const noneUnread: UnreadThen = { count: 0, lastId: '' }

/** Pure: what is unread according to the inbox; null while that is not known: before it has listed the conversations. */
export function openingOf(
  snapshot: SnapshotOf<'im-inbox'> | undefined,
  key: string,
  isConnected: boolean,
): UnreadThen | null {
  const line = snapshot?.context.lines[key]
  if (line) return { count: line.unread, lastId: line.last?.id ?? '' }
  return isConnected && snapshot && !snapshot.matches('listing') ? noneUnread : null
}

interface Read {
  readonly messages: readonly ChatMessage[]
  readonly me: string
  readonly isConnected: boolean
  /** The newest window is here. */
  readonly isShown: boolean
}

/**
 * A conversation that is looked at is read: nothing in it counts as unread; the others are told, once for everything that was there
 * (channel ack), then message by message (read acks; receipts in groups that ask for them). Gives what was unread at the beginning.
 */
export function useReading(key: string, { messages, me, isConnected, isShown }: Read): UnreadThen {
  const app = useApp()
  const visible = useVisible()
  const unread = useStream('im-inbox', (snapshot) => openingOf(snapshot, key, isConnected))
  const [known, setKnown] = useState(unread)
  // What was unread is looked at once, before the inbox hears that the conversation is read.
  if (known === null && unread !== null) setKnown(unread)
  const isKnown = known !== null
  const opening = known ?? noneUnread
  useEffect(() => {
    if (!visible || !isKnown) return
    app.say('im-inbox', { type: 'imInbox.opened', key })
    return () => app.say('im-inbox', { type: 'imInbox.closed' })
  }, [app, key, visible, isKnown])
  /** The last message that the others know to be read; null before the first time. */
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (!visible || !isConnected || !isShown || !isKnown) return
    const talking = talkingIn(app, key)
    const acks = receiptsFor(talking.name.kind, messages, me, { told: told.current, opening })
    const newest = messages.at(-1)?.id
    if (newest !== undefined && (told.current === null || isLater(newest, told.current))) told.current = newest
    for (const ack of acks) sendAck(talking, ack)
  }, [app, key, visible, isConnected, isShown, isKnown, messages, me, opening])
  return opening
}

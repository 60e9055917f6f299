import { useEffect, useState } from 'react'
import { useApp } from '../../kit/app/app.ts'
import { conversationStream } from './conversation-intents.ts'
import { keyOf } from './unread.select.ts'
import type { ConversationState } from './use-talk.ts'

/** So many messages are loaded by themselves to reach one that is looked for, or the first unread one. */
const SOUGHT_MAX = 2000
const UNREAD_MAX = 200

interface Sought {
  /** The server id of a message to begin with. */
  readonly at: string | null
  readonly isUnreadFound: boolean
  readonly unread: number
}

/**
 * Loads older messages until the one that is looked for is there, and in the background until the first unread one is. Gives the key of
 * what was looked for: undefined while it is still being sought, null when it is not to be had.
 */
export function useReaching(key: string, state: ConversationState, { at, isUnreadFound, unread }: Sought) {
  const app = useApp()
  const { messages, isLoading, isAtStart, failure } = state
  const [found, setFound] = useState<string | null | undefined>(at === null ? null : undefined)
  const isStuck = isAtStart || failure !== null
  if (found === undefined) {
    const target = messages.find(({ id, localId }) => id === at || localId === at)
    if (target) setFound(keyOf(target))
    else if (!isLoading && (isStuck || messages.length >= SOUGHT_MAX)) setFound(null)
  }
  const isUnreadWanted = unread > 0 && unread <= UNREAD_MAX && !isUnreadFound && messages.length < UNREAD_MAX * 2
  const wantsMore = messages.length > 0 && !isLoading && !isStuck && (found === undefined || isUnreadWanted)
  useEffect(() => {
    if (wantsMore) app.say(conversationStream(key), { type: 'imConversation.moreRequested' })
  }, [app, key, wantsMore])
  return found
}

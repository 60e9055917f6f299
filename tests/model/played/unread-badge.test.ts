import { describe } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { chatBadge } from '#src/domain/text/badge.ts'
import { imInboxMachine } from '#src/machines/im-inbox/im-inbox.machine.ts'
import { unreadIn } from '#src/views/kit/chat/unread-chat.ts'
import { playedLedger } from '../subjects.ts'
import { itPlays } from './check.ts'
import type { Door } from './play.ts'

const totalOf = (counts: unknown): number => (counts as number[]).reduce((sum, count) => sum + count, 0)

/** The inbox of somebody who is connected, and what the tab bar makes of it. */
function start(): Door {
  const silent = fromCallback(() => undefined) as never
  const inbox = createActor(imInboxMachine.provide({ actors: { listConversations: silent } }))
  const listed = (counts: readonly number[]) => ({
    type: 'listConversations.succeeded' as const,
    at: 0,
    lines: counts.map((unread, index) => ({ key: `chat:person-${index}`, last: null, unread })),
  })
  inbox.start()
  inbox.send({ type: 'imInbox.connected', at: 0, user: 'alice' })
  return {
    see: () => {
      const text = chatBadge(unreadIn(inbox.getSnapshot().context.lines)) ?? null
      const state = text === null ? 'hidden' : text.endsWith('+') ? 'capped' : 'shown'
      return { states: [state], context: { text } }
    },
    happen: ({ type, counts }) => {
      if (type === 'session.signedOut') return inbox.send({ type: 'imInbox.cleared', at: 0 })
      inbox.send({ type: 'imInbox.connected', at: 0, user: 'alice' })
      inbox.send(listed(counts as number[]))
    },
    out: () => [],
  }
}

describe('[lc:unread-badge] the badge of unread messages', () => {
  itPlays({
    ledger: playedLedger('unread-badge'),
    start,
    facts: [
      ...[
        [0, 0],
        [1, 0],
        [60, 39],
        [60, 40],
        [0, 99],
        [0, 100],
        [1000, 0],
      ].map((counts) => ({ type: 'inbox.counted', counts })),
      { type: 'session.signedOut' },
    ],
    about: ({ counts }) => {
      if (!counts) return {}
      const total = totalOf(counts)
      return { total, spelt: `${total}`, over: total > 99 }
    },
  })
})

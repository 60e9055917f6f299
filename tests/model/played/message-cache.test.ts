import { describe } from 'vitest'
import { createActor } from 'xstate'
import type { ChatMessage, ChatPage } from '#src/contract/im/client.ts'
import { imSyncMachine } from '#src/machines/im-sync/im-sync.machine.ts'
import type { Output } from '#src/machines/model.ts'
import { playedLedger } from '../subjects.ts'
import { itPlays } from './check.ts'
import { type Door, told } from './play.ts'

const message = (id: string): ChatMessage => ({
  id,
  conversation: 'chat:bob',
  from: 'bob',
  to: 'alice',
  at: 1,
  content: { type: 'txt', msg: '早' },
  ext: {},
  onlineState: 1,
})

/** The sync of a connected person; one message is followed among others. */
function start(): Door {
  let out: Output[] = []
  let others = 0
  let since = 0
  const sync = createActor(imSyncMachine.provide({ actions: { confirmDelivery: () => undefined } }))
  sync.on('imInbox.messagesArrived', ({ messages }) => {
    out.push(...messages.filter(({ id }) => id === 'followed').map(({ id }) => told('message.delivered', { id })))
  })
  sync.start()
  const isCached = (): boolean => sync.getSnapshot().context.seen.includes('followed')
  const push = (ids: readonly string[]): void => {
    const events = ids.map((id) => ({ type: 'message' as const, message: message(id) }))
    const page: ChatPage = { isLast: true, events, skipped: [] }
    sync.send({ type: 'imSync.pageArrived', at: 0, page })
  }
  return {
    see: () => ({ states: [isCached() ? 'cached' : 'unknown'], context: { since: isCached() ? since : 0 } }),
    happen: ({ type, count }) => {
      if (type === 'connection.closed') sync.send({ type: 'imSync.cleared', at: 0 })
      if (type === 'connection.lost') sync.send({ type: 'imSync.disconnected', at: 0 })
      if (type === 'others.received') {
        push(Array.from({ length: count as number }, () => `other-${(others += 1)}`))
        since += count as number
      }
      if (type !== 'message.received') return
      if (!isCached()) since = 0
      push(['followed'])
    },
    out: () => out.splice(0),
  }
}

describe('[lc:message-cache] the cache of messages that came', () => {
  itPlays({
    ledger: playedLedger('message-cache'),
    start,
    facts: [
      { type: 'message.received', id: 'followed' },
      ...[50, 99, 100].map((count) => ({ type: 'others.received', count })),
      { type: 'connection.lost' },
      { type: 'connection.closed' },
    ],
    about: ({ count = 0 }, { context }) => {
      const total = Number(context['since']) + Number(count)
      return { total, fits: total < 100 }
    },
  })
})

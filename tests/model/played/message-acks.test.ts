import { describe } from 'vitest'
import { createActor } from 'xstate'
import type { ChatAck, ChatMessage, ChatPage } from '#src/contract/im/client.ts'
import { imSyncMachine } from '#src/machines/im-sync/im-sync.machine.ts'
import type { Output } from '#src/machines/model.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { connectionEffects } from '#src/services/im/effects/connection.ts'
import { receiptsFor, type TalkKind } from '#src/views/chat/conversation/unread.select.ts'
import { playedLedger } from '../subjects.ts'
import { itPlays } from './check.ts'
import { type Door, told } from './play.ts'

const me = 'alice'
const messageId = '20'
const talks: Readonly<Record<string, TalkKind>> = { single: 'chat', group: 'group', room: 'room', thread: 'thread' }
const chats = Object.keys(talks)

/** A message that comes to this person over the sync, and the conversation in which it is read. */
function start(): Door {
  const out: Output[] = []
  const client = {
    send: ({
      outgoing,
      conversation,
    }: {
      outgoing: { ack: string; messageId: string }
      conversation: { name: string }
    }) => out.push(told('ack.sent', { kind: outgoing.ack, messageId: outgoing.messageId, to: conversation.name })) > 0,
  }
  const platform = { confirmsDelivery: true, resource: 'own' }
  const parts = { client, platform, me, tools: { clock: createVirtualClock(0) } }
  const effects = connectionEffects(parts as never)
  const sync = createActor(
    imSyncMachine.provide({
      actions: { confirmDelivery: (_, { messages }) => effects.sync.confirmDelivery(messages) },
    }),
  )
  sync.on('imConversation.ackArrived', ({ ack: { kind } }) => void out.push(told('ack.reported', { kind })))
  sync.start()
  const push = (events: ChatPage['events']): void =>
    sync.send({ type: 'imSync.pageArrived', at: 0, page: { isLast: true, events, skipped: [] } })
  let message: ChatMessage | null = null
  let chat: string | null = null
  const acked: string[] = []
  const noted = (): number =>
    acked.push(...out.filter(({ name }) => name === 'ack.sent').map((one) => `${(one.with as ChatAck).kind}`))
  const receive = (kind: string, isOwn: boolean): void => {
    chat = kind
    // What one writes to oneself comes back to the other devices.
    const name = kind !== 'single' ? '1001' : isOwn ? me : 'bob'
    message = {
      id: messageId,
      conversation: `${talks[kind]}:${name}`,
      from: isOwn ? me : 'bob',
      to: me,
      at: 1,
      content: { type: 'txt', msg: '早' },
      ext: {},
      onlineState: 1,
    }
    push([{ type: 'message', message }])
  }
  const read = (): void => {
    const isRead = acked.includes('read')
    const opening = { count: 0, lastId: '' }
    const acks = receiptsFor(talks[chat!]!, [message!], me, { told: isRead ? messageId : '10', opening })
    for (const { ack, messageId: id } of acks.filter(({ ack: kind }) => kind === 'read'))
      out.push(told('ack.sent', { kind: ack, messageId: id, to: 'bob' }))
  }
  return {
    see: () => {
      const state = acked.includes('read') ? 'read' : acked.includes('delivery') ? 'delivered' : 'received'
      return { states: [message ? state : 'none'], context: { chat, isOwn: message ? message.from === me : null } }
    },
    happen: ({ type, chat: kind, isOwn, isEnabled, kind: ack }) => {
      if (type === 'message.received') {
        platform.confirmsDelivery = isEnabled === true
        receive(kind as string, isOwn === true)
      }
      if (type === 'message.read') read()
      if (type === 'ack.received')
        push([
          {
            type: 'ack',
            ack: { kind: ack as ChatAck['kind'], conversation: 'chat:bob', messageId, from: 'bob', at: 1 },
          },
        ])
      noted()
    },
    out: () => out.splice(0),
  }
}

describe('[lc:message-acks] acks', () => {
  itPlays({
    ledger: playedLedger('message-acks'),
    start,
    facts: [
      ...chats.flatMap((chat) =>
        [true, false].flatMap((isOwn) =>
          [true, false].map((isEnabled) => ({ type: 'message.received', chat, isOwn, isEnabled })),
        ),
      ),
      { type: 'message.read' },
      ...['read', 'delivery', 'recall', 'channel'].map((kind) => ({ type: 'ack.received', kind })),
    ],
    // One message is followed.
    can: ({ type }, { states: [state] }) =>
      type === 'message.received' ? state === 'none' : type !== 'message.read' || state !== 'none',
    about: () => ({ messageId, from: 'bob' }),
  })
})

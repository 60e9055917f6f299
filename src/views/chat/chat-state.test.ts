import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { imConversationMachine } from '#src/machines/im-conversation/im-conversation.machine.ts'
import { imInboxMachine } from '#src/machines/im-inbox/im-inbox.machine.ts'
import { unreadIn } from '#src/views/kit/chat/unread-chat.ts'
import type { ChatMessage } from './message/message-ext.ts'

const silent = fromCallback(() => undefined) as never
const message = (id: string): ChatMessage => ({
  id,
  conversation: 'chat:bob',
  from: 'bob',
  to: 'alice',
  at: 1,
  content: { type: 'txt', msg: id },
  ext: {},
  onlineState: 1,
})

it('[const:im-state] the chat holds its conversations, how much is unread, the history of each, and when to load anew', () => {
  const inbox = createActor(imInboxMachine.provide({ actors: { listConversations: silent } })).start()
  inbox.send({ type: 'imInbox.connected', at: 0, user: 'alice' })
  inbox.send({ type: 'listConversations.succeeded', at: 0, lines: [{ key: 'chat:eve', last: null, unread: 2 }] })
  inbox.send({ type: 'imInbox.messagesArrived', at: 1, messages: [message('7')] })
  const { lines } = inbox.getSnapshot().context
  expect(Object.keys(lines).toSorted()).toEqual(['chat:bob', 'chat:eve'])
  expect(unreadIn(lines)).toBe(3)
  expect(inbox.getSnapshot().value).toBe('idle')
  inbox.send({ type: 'imInbox.refreshRequested', at: 2 })
  expect(inbox.getSnapshot().value).toBe('listing')

  const actors = { local: silent, history: silent, operate: silent }
  const conversation = createActor(imConversationMachine.provide({ actors }), { input: { key: 'chat:bob' } }).start()
  conversation.send({ type: 'imConversation.opened', at: 0, user: 'alice' })
  conversation.send({ type: 'imConversation.messagesArrived', at: 1, messages: [message('8'), message('7')] })
  expect(conversation.getSnapshot().context.messages.map(({ id }) => id)).toEqual(['7', '8'])
})

import { expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { ConversationLine, ImInboxFact } from './im-inbox.facts.ts'
import { imInboxMachine } from './im-inbox.machine.ts'

const [start] = initialTransition(imInboxMachine)
const after = (...facts: readonly ImInboxFact[]) =>
  facts.reduce((state, fact) => transition(imInboxMachine, state, fact)[0], start)
const key = 'chat:bob'
const message = (id: string) => ({
  id,
  conversation: key,
  from: 'bob',
  to: 'alice',
  at: Number(id),
  content: { type: 'txt' as const, text: id },
  ext: {},
  onlineState: 1 as const,
})
const arrived = (id: string) =>
  ({ type: 'imInbox.messagesArrived', messages: [message(id)], at: 1 }) as unknown as ImInboxFact
const listed = (...lines: readonly ConversationLine[]): ImInboxFact => ({
  type: 'listConversations.succeeded',
  lines,
  at: 2,
})
const connected: ImInboxFact = { type: 'imInbox.connected', user: 'alice', at: 0 }
const line = (unread: number): ConversationLine => ({ key, last: message('100') as never, unread })

it('of a conversation that is not listed any more only what has come since is unread', () => {
  const before = after(connected, listed(line(7)), connected, arrived('101'))
  expect(before.context.lines[key]?.unread).toBe(8)
  expect(transition(imInboxMachine, before, listed())[0].context.lines[key]?.unread).toBe(1)
})

it('asks for the list once a conversation is left whose receipt was refused, and not before (IMI-14)', () => {
  const open = after(connected, listed(line(1)), { type: 'imInbox.opened', key, at: 3 })
  const refused = transition(imInboxMachine, open, { type: 'imInbox.receiptRefused', conversation: key, at: 4 })[0]
  expect(refused.value).toBe('idle')
  const left = (fact: ImInboxFact) => transition(imInboxMachine, refused, fact)[0].value
  expect(left({ type: 'imInbox.closed', at: 5 })).toBe('listing')
  expect(left({ type: 'imInbox.opened', key: 'chat:carol', at: 5 })).toBe('listing')
  expect(left({ type: 'imInbox.opened', key, at: 5 })).toBe('idle')
})

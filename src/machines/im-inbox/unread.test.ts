import { expect, it } from 'vitest'
import { mentionExt } from '#src/domain/text/mention.ts'
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

const removed: ImInboxFact = { type: 'imInbox.removed', key, at: 3 }
const cut = {
  type: 'removeConversation.failed',
  failure: { reason: 'unknown', message: '' },
  at: 4,
} as unknown as ImInboxFact

it('removes at the server what nothing was said in, and keeps what the list knows more of (IMI-7)', () => {
  const resting = after(connected, listed(line(7)), removed, cut)
  expect([resting.value, resting.context.leaving]).toEqual(['resting', [key]])
  const again = transition(imInboxMachine, resting, connected)[0]
  expect(transition(imInboxMachine, again, listed(line(7)))[0].value).toBe('removing')
  const kept = transition(imInboxMachine, again, listed({ ...line(8), last: message('101') }))[0]
  expect(kept.value).toBe('idle')
  expect(kept.context).toMatchObject({ leaving: [], leavingAfter: {}, lines: { [key]: { unread: 8 } } })
})

it('asks what became of it when something is said before the server is told of a removal, or while it is (IMI-7)', () => {
  const asking = after(connected, listed(line(7)), removed, cut, arrived('101'))
  expect([asking.value, asking.context.leaving]).toEqual(['listing', []])
  const meanwhile = after(connected, listed(line(7)), removed, arrived('101'))
  expect([meanwhile.value, meanwhile.context.leaving]).toEqual(['removing', [key]])
  const untold = transition(imInboxMachine, meanwhile, cut)[0]
  expect([untold.value, untold.context.leaving]).toEqual(['listing', []])
})

it('whoever is spoken to in what they have read elsewhere is not told so', () => {
  const speaking = (id: string) =>
    ({
      type: 'imInbox.messagesArrived',
      messages: [{ ...message(id), ext: mentionExt(['alice']) }],
      at: 3,
    }) as unknown as ImInboxFact
  const read = after(connected, listed({ ...line(0), readTo: '200' }))
  const seen = (id: string) => {
    const { lines, mentioned } = transition(imInboxMachine, read, speaking(id))[0].context
    return [lines[key]?.unread, mentioned]
  }
  expect([seen('150'), seen('201')]).toEqual([
    [0, []],
    [1, [key]],
  ])
})

import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { imConversationMachine, type LocalRequest } from './im-conversation.machine.ts'

const message = (id: number): ChatMessage => ({
  id: String(id),
  conversation: 'group:1',
  from: 'bob',
  to: '1',
  at: id,
  content: { type: 'txt', msg: String(id) },
  ext: {},
  onlineState: 1,
})
const silent = fromCallback(() => undefined) as never

/** A conversation of 20 messages, open and whole, and what it asks the device for. */
function opened() {
  const asked: LocalRequest[] = []
  const local = fromCallback(({ input }) => void asked.push(input as LocalRequest)) as never
  const actors = { local, history: silent, operate: silent }
  const actor = createActor(imConversationMachine.provide({ actors }), { input: { key: 'group:1' } }).start()
  const first = Array.from({ length: 20 }, (_, at) => message(at + 1))
  actor.send({ type: 'imConversation.opened', at: 0, user: 'alice' })
  actor.send({ type: 'local.succeeded', at: 0, messages: [], receipts: {}, isStart: false, hasOlder: false })
  actor.send({ type: 'history.succeeded', at: 0, me: 'alice', messages: first, cursor: '', isLast: true })
  const arrive = (from: number, to: number): void => {
    for (let id = from; id <= to; id += 1)
      actor.send({ type: 'imConversation.messagesArrived', at: id, messages: [message(id)] })
  }
  return { actor, asked, arrive, shown: () => actor.getSnapshot().context.messages.map(({ id }) => Number(id)) }
}

it('shows all there is until there are more than 1,200, then the newest, and pages back to the others (IMV-13)', () => {
  const { actor, asked, arrive, shown } = opened()
  arrive(21, 1200)
  actor.send({ type: 'imConversation.recalled', at: 1, messageId: '100' })
  actor.send({ type: 'imConversation.recalled', at: 1, messageId: '900' })
  arrive(1201, 1202)
  expect(shown()).toHaveLength(1200)
  actor.send({ type: 'imConversation.moreRequested', at: 2 })
  expect(asked).toHaveLength(1)
  arrive(1203, 1203)
  expect(shown()).toHaveLength(1000)
  expect([shown()[0], shown().at(-1)]).toEqual([203, 1203])
  expect(actor.getSnapshot().context.recalls.map(({ id }) => id)).toEqual(['900'])
  actor.send({ type: 'imConversation.moreRequested', at: 3 })
  expect(asked.at(-1)).toMatchObject({ before: '203' })
})

it('holds no more at 20,000 than at 1,200, so that each costs the same (IMV-13)', () => {
  const { actor, shown } = opened()
  const held: number[] = []
  for (let from = 21; from <= 20_000; from += 20) {
    const messages = Array.from({ length: 20 }, (_, at) => message(from + at))
    actor.send({ type: 'imConversation.messagesArrived', at: from, messages })
    held.push(shown().length)
  }
  expect(Math.max(...held)).toBeLessThanOrEqual(1200)
  expect(shown().at(-1)).toBe(20_000)
})

it('lets nothing go while older ones are on their way (IMV-13)', () => {
  const { actor, asked, arrive, shown } = opened()
  arrive(21, 1201)
  actor.send({ type: 'imConversation.moreRequested', at: 2 })
  arrive(1202, 1300)
  expect(shown()).toHaveLength(1099)
  const [older] = [Array.from({ length: 25 }, (_, at) => message(at + 177))]
  actor.send({ type: 'local.succeeded', at: 2, messages: older, receipts: {}, isStart: false, hasOlder: true })
  expect(shown().slice(0, 2)).toEqual([177, 178])
  expect(asked).toHaveLength(2)
})

import { expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { imInboxMachine } from './im-inbox.machine.ts'

it('keeps the newest two hundred notices, the newest first, and none twice (IMI-8)', () => {
  const [start] = initialTransition(imInboxMachine)
  const arrived = Array.from({ length: 203 }, (_, at) => ({
    type: 'imInbox.noticeArrived' as const,
    notice: { contact: { event: 'invited' as const, user: `u${at}`, reason: '', at } },
    at,
  }))
  const twice = [...arrived, arrived.at(-1)!]
  const { notices } = twice.reduce((state, event) => transition(imInboxMachine, state, event)[0], start).context
  expect(notices.map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, from) => 202 - from))
})

import { expect, it } from 'vitest'
import type { ChatEvent } from '#src/contract/im/client.ts'
import { createRecalledBefore } from './recalled-before.ts'

const message = (id: string) => ({ type: 'message', message: { id } }) as ChatEvent
const ack = (kind: string, messageId: string) => ({ type: 'ack', ack: { kind, messageId } }) as ChatEvent
const ids = (events: readonly ChatEvent[]) => events.flatMap((one) => (one.type === 'message' ? [one.message.id] : []))

it('leaves out a message of whose recall was heard before, in the same page or an earlier one (IMS-12)', () => {
  const left = createRecalledBefore()
  expect(ids(left([message('1'), ack('recall', '1'), ack('recall', '2'), message('2'), message('3')]))).toEqual([
    '1',
    '3',
  ])
  expect(left([message('2'), ack('read', '4')])).toEqual([ack('read', '4')])
  const unharmed = [message('4'), ack('recall', '4')]
  expect(left(unharmed)).toBe(unharmed)
})

it('remembers the last hundred', () => {
  const left = createRecalledBefore()
  left(Array.from({ length: 101 }, (_, id) => ack('recall', String(id))))
  expect(ids(left(['0', '1', '100'].map(message)))).toEqual(['0'])
})

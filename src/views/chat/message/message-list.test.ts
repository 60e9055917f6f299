import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import type { ChatRow, Delivery } from '../kit/chat-view.ts'
import { MessageList, type MessageListProps } from './message-list.tsx'

const row = (key: string, state: Delivery['state']) =>
  ({ kind: 'message', key, message: { key, mine: true, delivery: { state } }, repeats: false }) as unknown as ChatRow

/** How often the list is led to its end while it shows one after the other. */
function ledToEnd(shown: readonly (readonly ChatRow[])[]): number[] {
  let led = 0
  let [rows] = shown
  const list = { current: { toEnd: () => void (led += 1), toRow: () => true } }
  const page = hooked(() => MessageList({ rows, list, intents: {}, doors: {} } as unknown as MessageListProps), null)
  const counts = [led]
  for (const next of shown.slice(1)) {
    rows = next
    page.again()
    counts.push(led)
  }
  page.leave()
  return counts
}

it('is led to its end by what is sent there, not by what was on its way already', () => {
  const waiting = [row('a', 'sent'), row('b', 'waiting')]
  expect(ledToEnd([waiting, [...waiting, row('c', 'sending')]])).toEqual([0, 1])
  expect(ledToEnd([waiting, [row('a', 'sent'), row('b', 'sending')]])).toEqual([0, 0])
  expect(ledToEnd([[row('a', 'failed')], [row('a', 'sending')]])).toEqual([0, 1])
})

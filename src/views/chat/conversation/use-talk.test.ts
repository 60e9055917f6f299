import { expect, it } from 'vitest'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { historyOf, statusOf, viewConversation } from './use-talk.ts'

type Snapshot = SnapshotOf<`im-conversation/${string}`>
const at = (window: string) =>
  ({
    context: { messages: ['m'] },
    matches: (asked: { window: string }) => asked.window === window,
  }) as unknown as Snapshot

it('an open conversation is being loaded while it asks the service or reads what was kept, and asks in the first alone', () => {
  const views = ['closed', 'opening', 'loading', 'reading', 'ready', 'failed'].map((window) => {
    const { isLoading, isAsking } = viewConversation(at(window))
    return [window, isLoading, isAsking]
  })
  expect(views).toEqual([
    ['closed', true, true],
    ['opening', true, true],
    ['loading', true, true],
    ['reading', true, false],
    ['ready', false, false],
    ['failed', false, false],
  ])
  expect(viewConversation(undefined)).toMatchObject({ isLoading: true, isAsking: true, messages: [] })
})

const connections = ['connected', 'connecting', 'offline'] as const
const failure = { reason: 'rejected', message: 'x' }

/** Rows beside the one of the day, whether it loads, whether it failed: and what is shown while connected, connecting, offline. */
it.each([
  [2, true, true, ['ready', 'ready', 'ready']],
  [2, false, false, ['ready', 'ready', 'ready']],
  [1, true, true, ['loading', 'loading', 'loading']],
  [1, true, false, ['loading', 'loading', 'loading']],
  [1, false, true, ['failed', 'loading', 'failed']],
  [1, false, false, ['ready', 'ready', 'ready']],
  [0, false, true, ['failed', 'loading', 'failed']],
])('with %i rows, loading %s, failed %s, a conversation is %j', (rows, isLoading, isFailed, shown) => {
  const state = { ...viewConversation(at('ready')), isLoading, failure: isFailed ? failure : null }
  expect(connections.map((connection) => statusOf(state, rows, connection))).toEqual(shown)
})

/** What is asked for, the beginning, whether it failed, whether the device has older ones, whether there is any message. */
it.each([
  [true, true, true, true, true, ['loading', 'loading', 'loading']],
  [false, true, true, true, true, ['end', 'end', 'end']],
  [false, false, true, false, true, ['failed', 'failed', 'offline']],
  [false, false, true, true, true, ['more', 'more', 'more']],
  [false, false, true, false, false, ['more', 'more', 'more']],
  [false, false, false, false, true, ['more', 'more', 'more']],
])('asking %s, at its start %s, failed %s, kept %s, with messages %s: before it stands %j', (...row) => {
  const [isAsking, isAtStart, isFailed, hasKept, hasMessages, shown] = row
  const messages = hasMessages ? viewConversation(at('ready')).messages : []
  const state = { ...viewConversation(at('ready')), isAsking, isAtStart, hasKept, messages }
  const seen = connections.map((connection) => historyOf({ ...state, failure: isFailed ? failure : null }, connection))
  expect(seen).toEqual(shown)
})

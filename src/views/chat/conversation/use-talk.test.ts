import { expect, it } from 'vitest'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { viewConversation } from './use-talk.ts'

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

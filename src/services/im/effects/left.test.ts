import { expect, it } from 'vitest'
import type { HistoryPage } from '../client.ts'
import { connectionEffects } from './connection.ts'
import { readAnew } from './conversation.ts'
import type { Parts } from './parts.ts'

it('what comes after its person has left is not kept', async () => {
  const answer = Promise.withResolvers<{ ok: true; value: HistoryPage }>()
  const kept: unknown[] = []
  const parts = {
    me: 'alice',
    platform: { resource: 'own' },
    tools: { clock: { now: () => 0 }, unanswered: () => [] },
    archive: { window: async () => ({ messages: [] }) },
    archiveWriter: { served: (...told: readonly unknown[]) => void kept.push(told) },
    client: { history: () => answer.promise, logOut: () => undefined },
  } as unknown as Parts
  const reading = readAnew(parts, 'chat:bob')
  connectionEffects(parts).connection.logOut()
  answer.resolve({ ok: true, value: { messages: [], cursor: '', isLast: true } })
  await reading
  expect(kept).toEqual([])
})

import { expect, it } from 'vitest'
import { conversationEffects, readAnew } from './conversation.ts'
import type { Parts } from './parts.ts'

/** Reads one anew while its person may change; tells what the device is told of the answer. */
async function read(before: string, { ok = true, next = 'alice' } = {}) {
  const served: unknown[] = []
  const page = { messages: [], cursor: '', isLast: true }
  const parts = {
    me: 'alice',
    tools: { unanswered: () => [] },
    archive: { window: async () => ({ messages: before === '' ? [] : [{ id: before }] }) },
    archiveWriter: { served: (...told: readonly unknown[]) => void served.push(told) },
    client: {
      history: async () => {
        parts.me = next
        return ok ? { ok, value: page } : { ok }
      },
    },
  }
  await readAnew(parts as unknown as Parts, 'chat:bob')
  return served
}

it('a conversation is read anew up to what was known before the question, and for its person alone (IMV-14)', async () => {
  const answered = (upTo: string) => [
    [{ kind: 'chat', name: 'bob' }, '', { messages: [], cursor: '', isLast: true, upTo }],
  ]
  expect(await read('70')).toEqual(answered('70'))
  expect(await read('')).toEqual(answered(''))
  expect(await read('70', { next: 'carol' })).toEqual([])
  expect(await read('70', { ok: false })).toEqual([])
})

it('what a window has tells the outbox of what it waits for, and of nothing else (IMM-8)', async () => {
  const said: unknown[] = []
  const messages = [
    { id: '73', at: 40, localId: '2' },
    { id: '72', at: 30, localId: '9' },
    { id: '71', at: 20 },
    { id: '70', at: 10, localId: '1' },
  ]
  const parts = {
    me: 'alice',
    tools: { unanswered: () => ['1', '2'], say: (...told: readonly unknown[]) => void said.push(told) },
    archiveWriter: { served: () => undefined },
    client: { history: async () => ({ ok: true, value: { messages, cursor: '', isLast: true } }) },
  }
  const older = { conversation: { kind: 'chat', name: 'bob' }, cursor: '80' } as const
  await conversationEffects(parts as unknown as Parts).history(older, new AbortController().signal)
  expect(said).toEqual([
    ['im-message', { type: 'imMessage.seen', localId: '2', serverId: '73', sentAt: 40 }],
    ['im-message', { type: 'imMessage.seen', localId: '1', serverId: '70', sentAt: 10 }],
  ])
})

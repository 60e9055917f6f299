import { expect, it } from 'vitest'
import { readAnew } from './conversation.ts'
import type { Parts } from './parts.ts'

/** Reads one anew while its person may change; tells what the device is told of the answer. */
async function read(before: string, { ok = true, next = 'alice' } = {}) {
  const served: unknown[] = []
  const page = { messages: [], cursor: '', isLast: true }
  const parts = {
    me: 'alice',
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

import { describe, expect, it } from 'vitest'
import type { ChatClient, HistoryPage } from './client.ts'
import { reconcile } from './reconcile.ts'

const minute = 60_000
const doubt = {
  conversation: { kind: 'group', name: '7' },
  items: [{ localId: 'mine', writtenAt: 10 * minute }],
} as const

/** A group in which others have written 1,200 messages since, ten a second, newest first; `mine` is the oldest but one. */
function busyGroup(change: (page: HistoryPage, cursor: string) => HistoryPage = (page) => page) {
  let pages = 0
  const all = Array.from({ length: 1200 }, (_, index) => ({
    id: String(5000 - index),
    at: 10 * minute + (1200 - index) * 100,
    ...(index === 1198 ? { localId: 'mine' } : {}),
  }))
  const history = async ({ cursor = '', count = 20 }: { cursor?: string; count?: number }) => {
    pages += 1
    const from = cursor === '' ? 0 : all.findIndex(({ id }) => id === cursor) + 1
    const messages = all.slice(from, from + count) as never as HistoryPage['messages']
    const page = { messages, cursor: messages.at(-1)?.id ?? cursor, isLast: from + count >= all.length }
    return { ok: true, value: change(page, cursor) } as const
  }
  return { client: { history } as never as ChatClient, pages: () => pages }
}

const { signal } = new AbortController()

describe('looking for what is in doubt (IMM-14)', () => {
  it('reads back to the time of writing, however many messages lie between', async () => {
    const group = busyGroup()
    expect(await reconcile(group.client, doubt, signal)).toMatchObject({
      ok: true,
      value: { found: [{ localId: 'mine' }], missing: [] },
    })
    expect(group.pages()).toBe(24)
  })

  it('calls missing only what is not there at its time', async () => {
    const group = busyGroup((page) => ({ ...page, messages: page.messages.filter(({ localId }) => !localId) }))
    expect(await reconcile(group.client, doubt, signal)).toEqual({ ok: true, value: { found: [], missing: ['mine'] } })
  })

  it('looks as far back as a minute before the first of them was written, and no further', async () => {
    /** One message a page, so long before the older of the two was written, then so long before that. */
    const pagesOf = async (...before: readonly number[]) => {
      let pages = 0
      const history = async () => {
        const at = 10 * minute - (before[pages] ?? 60 * minute)
        pages += 1
        const messages = [{ id: String(pages), at }] as never as HistoryPage['messages']
        return { ok: true, value: { messages, cursor: String(pages), isLast: false } } as const
      }
      const items = [{ localId: 'late', writtenAt: 40 * minute }, ...doubt.items]
      const client = { history } as never as ChatClient
      expect(await reconcile(client, { ...doubt, items }, signal)).toMatchObject({
        value: { missing: ['late', 'mine'] },
      })
      return pages
    }
    expect(await pagesOf(minute + 1)).toBe(1)
    expect(await pagesOf(-20 * minute, 0, minute, minute + 1)).toBe(4)
  })

  it('goes on behind a window in which nothing can be read', async () => {
    const group = busyGroup((page, cursor) => (cursor === '' ? { ...page, messages: [] } : page))
    expect(await reconcile(group.client, doubt, signal)).toMatchObject({ value: { found: [{ localId: 'mine' }] } })
  })

  it('does not begin again where history names no next window', async () => {
    const group = busyGroup((page, cursor) => ({ ...page, cursor: cursor === '' ? '4951' : '' }))
    expect(await reconcile(group.client, doubt, signal)).toMatchObject({ ok: false, error: { name: 'unknown' } })
    expect(group.pages()).toBe(2)
  })

  it('does not know when history does not go on', async () => {
    const group = busyGroup((page, cursor) => ({ ...page, cursor: cursor || 'stuck' }))
    expect(await reconcile(group.client, doubt, signal)).toMatchObject({ ok: false, error: { name: 'unknown' } })
    expect(group.pages()).toBe(2)
  })
})

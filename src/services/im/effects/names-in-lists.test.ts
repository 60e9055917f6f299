import { expect, it } from 'vitest'
import { inboxEffects } from './conversation.ts'
import type { Parts } from './parts.ts'

/** What the list says of one conversation, of an app and a person with any name; whether the message itself names them or not. */
async function listed(appKey: string, name: string, isNamed: boolean, before = appKey) {
  const people = isNamed ? { from: name, to: 'alice' } : {}
  const row = {
    channel_id: `${appKey}_${name}@easemob.com`,
    unread_num: 2,
    meta: {
      id: '70',
      from: `${before}_${name}@easemob.com`,
      to: `${before}_alice@easemob.com`,
      timestamp: 5,
      payload: JSON.stringify({ bodies: [{ type: 'txt', msg: '在吗' }], ...people }),
    },
  }
  const parts = {
    client: { call: async () => ({ ok: true, value: { channel_infos: [row] } }) },
    platform: { config: { appKey } },
    archiveWriter: { takeDoubt: () => false },
  }
  const said = await inboxEffects(parts as unknown as Parts).listConversations(
    { user: 'alice' },
    new AbortController().signal,
  )
  const [line] = (said as unknown as { lines: { key: string; unread: number; last: { from: string; to: string } }[] })
    .lines
  return [line!.key, line!.unread, line!.last.from, line!.last.to]
}

const names = ['bob', '10001', 'b_o_b', '_bob', 'bob_', 'b.o-b', 'demo#chat_bob']
it.each(['demo#chat', 'the_org#my_app'].flatMap((appKey) => names.map((name) => [name, appKey] as const)))(
  'the list names %s of %s whole',
  async (name, appKey) => {
    const whole = [`chat:${name}`, 2, name, 'alice']
    expect(await listed(appKey, name, true)).toEqual(whole)
    expect(await listed(appKey, name, false)).toEqual(whole)
    // Some other key before it.
    expect(await listed(appKey, name, false, 'x')).toEqual(whole)
  },
)

it('nothing in the list turns its direction, though it is escaped in the message', async () => {
  const payload = String.raw`{"bodies":[{"type":"file","filename":"合同\u202egpj.exe"}],"from":"bob","to":"alice"}`
  const row = { channel_id: 'demo#chat_bob@easemob.com', meta: { id: '70', payload } }
  const parts = {
    client: { call: async () => ({ ok: true, value: { channel_infos: [row] } }) },
    platform: { config: { appKey: 'demo#chat' } },
    archiveWriter: { takeDoubt: () => false },
  }
  const { signal } = new AbortController()
  const said = await inboxEffects(parts as unknown as Parts).listConversations({ user: 'alice' }, signal)
  expect(said).toMatchObject({ lines: [{ last: { content: { filename: '合同gpj.exe' } } }] })
})

it('a card that was said last is a card in the list, too, and what cannot be read leaves the line', async () => {
  const listedLast = async (payload: unknown) => {
    const row = { channel_id: 'demo#chat_bob@easemob.com', meta: { id: '70', payload: JSON.stringify(payload) } }
    const parts = {
      client: { call: async () => ({ ok: true, value: { channel_infos: [row] } }) },
      platform: { config: { appKey: 'demo#chat' } },
      archiveWriter: { takeDoubt: () => false },
    }
    const { signal } = new AbortController()
    const said = await inboxEffects(parts as unknown as Parts).listConversations({ user: 'alice' }, signal)
    return (said as unknown as { lines: { last: { content: unknown; ext: unknown; from: string } | null }[] }).lines[0]!
      .last
  }
  const card = { type: 'custom', customEvent: 'collectible', customExts: { id: '7' } }
  expect(await listedLast({ bodies: [card], ext: { nickname: '鲍' }, from: 'bob' })).toMatchObject({
    content: { type: 'custom', event: 'collectible', exts: { id: '7' } },
    ext: { nickname: '鲍' },
    from: 'bob',
  })
  expect(await listedLast({ bodies: [{ type: 'txt', msg: 7 }], ext: 'x', from: 7 })).toMatchObject({
    content: { type: 'txt' },
    ext: {},
    from: 'alice',
  })
  for (const none of [null, 7, {}, { bodies: null }, { bodies: [null] }]) expect(await listedLast(none)).toBeNull()
})

import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { type ArchiveChange, createArchive } from './archive.ts'
import { createMemoryTable } from './memory-table.ts'

const never = new AbortController().signal
const text = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  conversation: 'chat:bob',
  from: 'bob',
  to: 'alice',
  at: 7,
  content: { type: 'txt', msg: `第 ${id} 条` },
  ext: {},
  onlineState: 1,
  ...more,
})

function setUp() {
  const table = createMemoryTable()
  const said: string[] = []
  const report = (what: string) => void said.push(what)
  const archive = createArchive({ open: async () => table, onRefused: report, report })
  const heard = (messages: readonly ChatMessage[], follows = true) =>
    archive.keep(
      'alice',
      messages.map((message): ArchiveChange => ({ type: 'message', message, follows })),
    )
  const shown = (conversation = 'chat:bob', before = '') =>
    archive.window({ user: 'alice', conversation, before, count: 20, isGapless: true })
  const ids = async (conversation?: string, before?: string) =>
    (await shown(conversation, before)).messages.map(({ id }) => id)
  return { archive, table, said, heard, shown, ids }
}

/** What a message needs to be shown, and what may stand there instead: nothing, or something of another kind. */
const parts = {
  message: {
    id: [undefined, 2],
    conversation: [undefined, null],
    from: [undefined, 7],
    at: [undefined, '7', Number.NaN],
    content: [undefined, null, 'text', {}, { type: 3, msg: '' }],
    ext: [undefined, null, 'text'],
  },
  row: { message: [undefined, null, 'text'], newest: [undefined, 5] },
}
const damages = Object.entries(parts).flatMap(([where, fields]) =>
  Object.entries(fields).flatMap(([field, values]) =>
    values.map((value) => ({ where, field, value: value as unknown })),
  ),
)

it.each(damages)('a kept message whose $field is $value ($where) is left out, and said once', async (damage) => {
  const { table, said, heard, archive } = setUp()
  await heard([text('1'), text('2'), text('3')])
  await table.transact('readwrite', async (rows) => {
    const [, second] = (await rows.list('key', { from: '', to: '~' }, 9)) as { key: string; message: object }[]
    const changed = { [damage.field]: damage.value }
    const row = damage.where === 'row' ? changed : { message: { ...second!.message, ...changed } }
    rows.put({ ...second!, ...row } as never)
  })
  const window = { user: 'alice', conversation: 'chat:bob', before: '', count: 9, isGapless: false }
  expect((await archive.window(window)).messages.map(({ id }) => id)).toEqual(['1', '3'])
  expect(said).toEqual(['a kept message is damaged and was left out'])
})

describe('what is kept', () => {
  it('has an id of the service, and is something that is shown: a command is not', async () => {
    const { archive, heard, ids } = setUp()
    const command: Partial<ChatMessage> = { content: { type: 'cmd', action: 'typing' } }
    const odd = [text('2', command), text('own-1'), text(''), text('123456789012345678901')]
    await heard([text('1'), ...odd, text('12345678901234567890')])
    expect(await ids()).toEqual(['1', '12345678901234567890'])
    await archive.keepWindow('alice', 'chat:bob', { start: '1', messages: odd, isLast: false })
    expect(await ids()).toEqual(['1', '12345678901234567890'])
  })

  it('is read by the other side where it is one’s own, and not because oneself has read on another device', async () => {
    const { archive, heard, shown } = setUp()
    const channel = (from: string): ArchiveChange => ({
      type: 'ack',
      ack: { kind: 'channel', conversation: 'chat:bob', messageId: '', from, at: 9 },
    })
    await heard([text('1'), text('2', { from: 'alice', to: 'bob' }), text('3')])
    await archive.keep('alice', [channel('alice')])
    expect((await shown()).receipts).toEqual({})
    await archive.keep('alice', [channel('bob')])
    expect(Object.keys((await shown()).receipts)).toEqual(['2'])
  })

  it('hands a gap on in its own conversation, and to no other: not to the one whose messages lie next to it', async () => {
    const { archive, heard, ids } = setUp()
    const others = ['chat:ann', 'chat:zoe']
    const everywhere = ['chat:bob', ...others]
    for (const conversation of everywhere) await heard(['1', '2'].map((id) => text(id, { conversation })))
    await heard([text('8')], false)
    await archive.keep('alice', [{ type: 'removed', conversation: 'chat:bob', messageIds: ['8'] }])
    for (const conversation of others)
      expect([conversation, await ids(conversation)]).toEqual([conversation, ['1', '2']])
    for (const conversation of everywhere) await heard([text('9', { conversation })])
    expect(await Promise.all(everywhere.map((one) => ids(one)))).toEqual([['9'], ['1', '2', '9'], ['1', '2', '9']])
  })
})

describe('what is found', () => {
  const url = 'https://chat.invalid/seltsam'
  const custom = (customEvent: string, customExts: Record<string, string>): ChatMessage['content'] =>
    ({ type: 'custom', customEvent, customExts }) as never
  const kinds: readonly (readonly [string, ChatMessage['content'], string, boolean])[] = [
    ['the text', { type: 'txt', msg: '青花' }, '青花', true],
    ['the name of a file', { type: 'file', url, filename: '图录.pdf', secret: 'seltsam' } as never, '图录', true],
    ['where a file lies', { type: 'file', url, filename: '图录.pdf' } as never, 'seltsam', false],
    [
      'the secret of a picture',
      { type: 'img', url: '', secret: 'seltsam', filename: 'a.png' } as never,
      'seltsam',
      false,
    ],
    ['the name of a picture', { type: 'img', url, filename: '断桥.png' } as never, '断桥', true],
    ['the address of a place', { type: 'loc', addr: '西湖', buildingName: '断桥', lat: 1, lng: 1 }, '西湖', true],
    ['the name of a place', { type: 'loc', addr: '西湖', buildingName: '断桥', lat: 1, lng: 1 }, '断桥', true],
    ['the words of what nobody knows', custom('unheardOf', { msg: 'seltsam' }), 'seltsam', false],
  ]
  it.each(kinds)('%s', async (_, content, words, isFound) => {
    const { archive, heard } = setUp()
    await heard([text('1', { content }), text('2')])
    const found = await archive.search({ user: 'alice', text: words, limit: 9 }, never)
    expect(found.messages.map(({ id }) => id)).toEqual(isFound ? ['1'] : [])
  })
})

it('no less is known of what stands before a message once a window of it has nothing that is kept', async () => {
  const { archive, heard, ids } = setUp()
  await heard([text('1'), text('2'), text('3')])
  await archive.keepWindow('alice', 'chat:bob', { start: '3', messages: [], isLast: false })
  expect(await ids()).toEqual(['1', '2', '3'])
  await heard([text('9')], false)
  await archive.keepWindow('alice', 'chat:bob', { start: '9', messages: [], isLast: false })
  expect(await ids()).toEqual(['9'])
})

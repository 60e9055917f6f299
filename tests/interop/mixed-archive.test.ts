import { beforeAll, describe, expect, it } from 'vitest'
import type { ImArchiveContext } from '#src/machines/im-archive/im-archive.machine.ts'
import { createMemoryTable } from '#src/services/im/archive/memory-table.ts'
import { type Client, useClients } from './harness/client.ts'
import { useWorld, type Device } from './harness/world.ts'

const world = useWorld()
const client = useClients(world)
const table = createMemoryTable()
let alice: Client
let bob: Device
let isUnreachable = false
/** What REST calls go by; refused while nothing can be reached. */
const overNetwork: typeof fetch = async (input, init) => {
  if (isUnreachable) throw new TypeError('Failed to fetch')
  return fetch(input, init)
}

const words = (conversation = 'chat:bob') =>
  (alice.context(`im-conversation/${conversation}`)?.messages ?? []).map(({ content }) =>
    content.type === 'txt' ? content.msg : content.type,
  )
/** The archive has done what it was asked for last. */
const archive = async (type: string, more: object = {}): Promise<ImArchiveContext> => {
  alice.system().relay('im-archive', { type, ...more })
  await alice.until('im-archive', (_, state) => state === 'idle')
  return alice.context('im-archive') as unknown as ImArchiveContext
}

beforeAll(async () => {
  bob = await world.login('bob')
  alice = await client('alice', { chat: { openArchive: async () => table, fetch: overNetwork } })
  await alice.open('chat:bob')
})

describe('messages kept on the device', () => {
  it('IMV-9 show a conversation as it was, own messages included, when nothing can be reached', async () => {
    await bob.text('alice', '青瓷碗到了')
    await alice.message('chat:bob', ({ content }) => content.type === 'txt' && content.msg === '青瓷碗到了')
    await alice.delivered(await alice.text('chat:bob', '收到'))
    const before = words()
    isUnreachable = true
    alice.block(true)
    alice.cut()
    await alice.reload()
    await alice.open('chat:bob')
    expect(alice.context('im-conversation/chat:bob').failure).not.toBeNull()
    expect(words().slice(-2)).toEqual(['青瓷碗到了', '收到'])
    expect(words()).toEqual(before)
  })

  it('are searched without network', async () => {
    await archive('imArchive.opened', { user: 'alice' })
    const found = await archive('imArchive.searchRequested', { text: '青瓷' })
    expect(found.messages.map(({ from, content }) => [from, content])).toEqual([
      ['bob', expect.objectContaining({ msg: '青瓷碗到了' })],
    ])
    expect((await archive('imArchive.searchRequested', { text: '青瓷', conversation: 'chat:carol' })).messages).toEqual(
      [],
    )
  })

  it('IMV-10 are not shown to another person', async () => {
    alice.system().say('im-conversation/chat:bob', { type: 'imConversation.opened', user: 'carol' })
    expect(words()).toEqual([])
    await alice.open('chat:bob')
    expect(words()).toContain('收到')
  })

  it('IMV-10 are gone after leaving: nothing of them comes back', async () => {
    await archive('imArchive.cleared')
    alice.system().say('im-conversation/chat:bob', { type: 'imConversation.cleared' })
    expect(words()).toEqual([])
    await alice.open('chat:bob')
    expect(words()).toEqual([])
    expect((await archive('imArchive.searchRequested', { text: '青瓷' })).messages).toEqual([])
  })
})

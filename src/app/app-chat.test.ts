import { afterEach, expect, it, vi } from 'vitest'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createMemoryFileStore } from '#src/services/im/files.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { appChat } from './app-chat.ts'

afterEach(() => vi.unstubAllGlobals())

const device = { clock: createVirtualClock(1_772_323_200_000) as never, random: createSeededRandom(7) }

it('what is kept has a place of its own, and an address as long as it is there', async () => {
  const files = createMemoryFileStore()
  vi.stubGlobal('URL', { createObjectURL: (bytes: Blob) => `blob:${bytes.size}` })
  const chat = appChat({ ...device, chat: { files } as never })
  const [one, two] = [await chat.keepFile(new Blob(['a'])), await chat.keepFile(new Blob(['bcd']))]
  expect([chat.isServed, await files.keys()]).toEqual([true, [one, two]])
  expect([await chat.fileUrl(one), await chat.fileUrl(two)]).toEqual(['blob:1', 'blob:3'])
  await files.remove(one)
  expect(await chat.fileUrl(one)).toBeNull()
})

it('without a service files live for the run, nobody is served, and ids of messages grow', async () => {
  vi.stubGlobal('URL', { createObjectURL: (bytes: Blob) => `blob:${bytes.size}` })
  const chat = appChat({ ...device, chat: undefined })
  expect(chat.isServed).toBe(false)
  expect(await chat.fileUrl(await chat.keepFile(new Blob(['ab'])))).toBe('blob:2')
  const ids = Array.from({ length: 5 }, () => BigInt(chat.newMessageId()))
  expect(ids.every((id, at) => at === 0 || id > ids[at - 1]!)).toBe(true)
})

import { afterEach, expect, it, vi } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import type { OutboxItem } from './talk.select.ts'
import { useKeptFiles } from './use-kept-files.ts'

afterEach(() => void vi.restoreAllMocks())

const settle = () => new Promise((later) => void setImmediate(later))
const outbox = [{ localId: '1', file: { key: 'k' } }] as unknown as readonly OutboxItem[]

it.each(['before', 'after'] as const)('gives an address back that comes %s the conversation is left', async (when) => {
  const given: string[] = []
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void given.push(address))
  let arrive: (address: string) => void = () => undefined
  const app = { chat: { fileUrl: () => new Promise((come) => (arrive = come)) } }
  const page = hooked(() => useKeptFiles(outbox), app)
  const come = async () => {
    arrive('blob:a')
    await settle()
  }
  if (when === 'before') await come()
  expect([page.shown(), given]).toEqual([when === 'before' ? { 1: 'blob:a' } : {}, []])
  page.leave()
  if (when === 'after') await come()
  expect(given).toEqual(['blob:a'])
})

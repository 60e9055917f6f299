import { beforeEach, expect, it, vi } from 'vitest'
import { useRoom } from './use-room.ts'

const seen = vi.hoisted(() => ({ asked: [] as unknown[], before: undefined as readonly unknown[] | undefined }))
vi.mock('react', () => ({
  useEffect(run: () => void, now: readonly unknown[]) {
    const isNew = now.some((one, index) => one !== seen.before?.[index])
    seen.before = now
    if (isNew) run()
  },
}))
vi.mock('../../kit/chat/use-directory.ts', () => ({
  useOperations: (stream: string) => (operation: string, input: object) =>
    void seen.asked.push([stream, operation, input]),
}))
beforeEach(() => Object.assign(seen, { asked: [], before: undefined }))

const join = ['group', 'join', { id: '7', kind: 'room' }]

it('whoever stands in a chat room is in it, with each connection anew', () => {
  for (const isConnected of [false, true, true, false, true]) useRoom({ kind: 'room', name: '7' }, isConnected)
  expect(seen.asked).toEqual([join, join])
})

it('nobody is put into a group, a thread or a chat of two', () => {
  for (const kind of ['group', 'thread', 'chat'] as const) useRoom({ kind, name: '7' }, true)
  expect(seen.asked).toEqual([])
})

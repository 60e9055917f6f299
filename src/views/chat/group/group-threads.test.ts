import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { GroupThreads } from './group-threads.tsx'

/** The threads of a group on a page that is connected or not, open or not; the groups whose threads were asked for. */
function sheet() {
  const asked: unknown[] = []
  const now = { open: false, isConnected: false }
  const around = {
    chat: { isServed: true },
    subscribe: () => () => undefined,
    snapshot: (stream: string) =>
      stream === 'im-connection'
        ? { context: {}, matches: (is: unknown) => is === 'connected' && now.isConnected }
        : undefined,
    say: (_: string, { operation, input }: { operation?: string; input?: unknown }) =>
      void (operation !== undefined && asked.push(input)),
  }
  const drawn = hooked(
    () => GroupThreads({ groupId: '7', open: now.open, onDismiss: () => undefined }) as unknown,
    around,
  )
  const become = (next: Partial<typeof now>) => {
    Object.assign(now, next)
    drawn.again()
    return asked.length
  }
  return { asked, become, leave: drawn.leave }
}

it('asks each time it is opened, and once there is a connection', () => {
  const { asked, become, leave } = sheet()
  expect(become({ isConnected: true })).toBe(0)
  expect(become({ open: true })).toBe(1)
  expect(become({})).toBe(1)
  expect(become({ open: false })).toBe(1)
  expect(become({ isConnected: false })).toBe(1)
  expect(become({ open: true })).toBe(1)
  expect(become({ isConnected: true })).toBe(2)
  expect(asked).toEqual([{ parentId: '7' }, { parentId: '7' }])
  leave()
})

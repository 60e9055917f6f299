import { expect, it, vi } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { ThreadMenu } from './thread-menu.tsx'

vi.mock('../../kit/app/use-navigation.ts', () => ({ useNavigation: () => ({ back: () => undefined }) }))

it('the members of a thread are asked for each time its menu opens, and once one of them was removed', () => {
  const asked: string[] = []
  const asks: Record<string, object> = {}
  const now = { open: false }
  const around = {
    chat: { isServed: true },
    subscribe: () => () => undefined,
    snapshot: (stream: string) => {
      if (stream === 'im-connection') return { context: {}, matches: (is: unknown) => is === 'connected' }
      return stream === 'thread' ? { context: { asks: { ...asks } } } : undefined
    },
    say: (_: string, { operation, ask }: { operation?: string; ask?: string }) =>
      void (operation === 'members' && ask === 'menu members' && asked.push(operation)),
  }
  const menu = hooked(
    () => ThreadMenu({ id: '7', name: '话题', open: now.open, onDismiss: () => undefined }) as unknown,
    around,
  )
  const become = (change: () => unknown) => {
    change()
    menu.again()
    return asked.length
  }
  expect(become(() => undefined)).toBe(0)
  expect(become(() => (now.open = true))).toBe(1)
  expect(
    become(() => (asks['menu remove'] = { state: 'sending', failure: null })),
    'while one is being removed',
  ).toBe(1)
  expect(become(() => (asks['menu remove'] = { state: 'done', failure: null, result: null }))).toBe(2)
  expect(become(() => undefined)).toBe(2)
  menu.leave()
})

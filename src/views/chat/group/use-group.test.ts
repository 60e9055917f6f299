import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { noGroupsKnown } from '../../kit/chat/directory.ts'
import { useGroup } from './use-group.ts'

const parts = ['info', 'admins', 'muted', 'announcement', 'files', 'allowed', 'blocked'] as const
const more = ['announcement', 'files', 'allowed', 'blocked'] as const

/** Which parts of a group are asked for by a page that wants `wanted`, where so much of it is known. */
function askedOf(known: readonly string[], owner: string, wanted: readonly (typeof more)[number][] = more): string[] {
  const asked: string[] = []
  const group = { id: '7', kind: 'group', membership: 'member', admins: [], detail: {}, owner, known }
  const data = { ...noGroupsKnown, isLoaded: true, me: 'me', groups: { 7: group } }
  const states: Readonly<Record<string, unknown>> = {
    group: { context: { data, asks: {}, operations: [] } },
    'im-connection': { context: {}, matches: (is: unknown) => is === 'connected' },
  }
  const around = {
    chat: { isServed: true },
    snapshot: (stream: string) => states[stream],
    subscribe: () => () => undefined,
    say: (_: string, { operation }: { operation?: string }) => void (operation !== undefined && asked.push(operation)),
  }
  hooked(() => useGroup('7', wanted), around).leave()
  return asked
}

it.each(parts.filter((part) => part !== 'info' && part !== 'admins'))(
  'asks for %s alone where all else is known',
  (part) => {
    const known = parts.filter((one) => one !== part)
    expect(askedOf(known, 'me')).toEqual([part])
  },
)

it('asks for nothing that is known, nor for what nobody wants', () => {
  expect(askedOf(parts, 'me')).toEqual([])
  expect(askedOf(['info', 'admins', 'muted'], 'me', [])).toEqual([])
})

it.each(more)('asks for %s as soon as it is wanted', (part) => {
  expect(askedOf(['info', 'admins', 'muted'], 'me', [part])).toEqual([part])
})

it('asks who may write and who is put out for those alone who run the group', () => {
  expect(askedOf(['info', 'admins'], 'somebody')).toEqual(['announcement', 'files'])
  expect(askedOf(['info', 'admins'], 'me')).toEqual(['muted', 'announcement', 'files', 'allowed', 'blocked'])
})

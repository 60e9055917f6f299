import { beforeEach, expect, it, vi } from 'vitest'
import { useGroup } from './use-group.ts'

const at = vi.hoisted(() => ({
  group: undefined as object | undefined,
  load: 'ready',
  asked: [] as string[],
  states: {} as Record<string, string>,
}))
vi.mock('../../kit/chat/use-directory.ts', () => ({
  useDirectory: () => ({ isLoaded: true, me: 'alice', groups: at.group ? { g: at.group } : {} }),
  useLoaded: (_stream: string, isKnown: boolean, operation = 'all') => {
    if (!isKnown) at.asked.push(operation)
    return { state: at.states[operation] ?? at.load }
  },
}))
beforeEach(() => Object.assign(at, { group: undefined, load: 'ready', asked: [], states: {} }))

const group = { owner: 'bob', admins: [], membership: 'member', detail: {} }
const all = ['announcement', 'files', 'allowed', 'blocked'] as const

/** What is known of a group, who one is in it, and what is asked for next. */
it.each([
  ['nothing', undefined, [], ['info']],
  ['that it is not one’s own', { ...group, membership: 'none' }, ['info'], []],
  ['what it is', group, ['info'], ['admins', 'announcement', 'files']],
  ['what one owns is', { ...group, owner: 'alice' }, ['info'], ['admins', 'announcement', 'files']],
  ['who runs it', group, ['info', 'admins'], ['announcement', 'files']],
  [
    'that one owns it',
    { ...group, owner: 'alice' },
    ['info', 'admins'],
    ['muted', 'announcement', 'files', 'allowed', 'blocked'],
  ],
  [
    'that one runs it',
    { ...group, admins: ['alice'] },
    ['info', 'admins', 'muted'],
    ['announcement', 'files', 'allowed', 'blocked'],
  ],
  ['all', { ...group, owner: 'alice' }, ['info', 'admins', 'muted', ...all], []],
])('where %s is known of a group', (_, known, has, asked) => {
  at.group = known && { ...known, known: has }
  useGroup('g', all)
  expect(at.asked).toEqual(asked)
})

it.each(['loading', 'failed', 'ready'])('whom a group keeps out is %s like what was asked', (state) => {
  at.group = { ...group, owner: 'alice', known: ['info', 'admins', 'muted'] }
  at.states = { blocked: state }
  expect(useGroup('g', ['blocked']).blockedLoad.state).toBe(state)
})

it('what a page does not need is not asked for, and nothing of a group whose loading has failed', () => {
  at.group = { ...group, owner: 'alice', known: ['info', 'admins', 'muted'] }
  useGroup('g')
  expect(at.asked).toEqual([])
  at.load = 'failed'
  useGroup('g', all)
  expect(at.asked).toEqual([])
})

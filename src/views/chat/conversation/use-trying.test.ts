import { expect, it } from 'vitest'
import { emptyGroup } from '#src/machines/group/groups.ts'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { useTrying } from './use-trying.ts'

it('who was muted, nobody knows until when, may try to write until they are muted anew', () => {
  let group = { ...emptyGroup('7', 'group', '藏友群'), muted: ['me'] }
  const around = {}
  const page = hooked(
    () => useTrying(group, 'me', group.muted.includes('me') ? '你已被管理员禁言' : null),
    around as never,
  )
  expect(page.shown().blocked).toBe('你已被管理员禁言')
  page.shown().onTry!()
  expect(page.shown().blocked).toBeNull()
  group = { ...group, name: '别的名字' }
  page.again()
  expect(page.shown().blocked).toBeNull()
  group = { ...group, muted: ['bob', 'me'] }
  page.again()
  expect(page.shown().blocked).toBe('你已被管理员禁言')
  page.leave()
})

it.each([
  ['a mute whose end is known', { muted: ['me'], mutedUntil: { me: 5000 } }],
  ['what holds for everybody', { isAllMuted: true }],
])('nobody tries in the face of %s', (_name, more) => {
  const page = hooked(() => useTrying({ ...emptyGroup('7', 'group', ''), ...more }, 'me', '不能发言'), {} as never)
  expect(page.shown()).toEqual({ blocked: '不能发言', onTry: null })
  page.leave()
})

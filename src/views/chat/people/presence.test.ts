import { describe, expect, it } from 'vitest'
import { dueFollows, presenceOf, renewalAt } from './presence.ts'

const now = 1_772_323_200_000
const minute = 60_000
const state = (isOnline: boolean, ext: string, ago: number) => ({
  user: 'bob',
  ext,
  lastAt: ago < 0 ? 0 : now - ago,
  expiresAt: now + minute,
  isOnline,
  devices: {},
})

describe('presence', () => {
  it.each([
    [state(true, '', 0), { online: true, text: '在线' }],
    [state(true, '看展中', 0), { online: true, text: '看展中' }],
    [state(true, `看${'🎴'.repeat(30)}`, 0), { online: true, text: `看${'🎴'.repeat(19)}` }],
    [state(false, '忙碌', 30_000), { online: false, text: '刚刚在线' }],
    [state(false, '', 3 * minute), { online: false, text: '3 分钟前在线' }],
    [state(false, '', 5 * 60 * minute), { online: false, text: '5 小时前在线' }],
    [state(false, '', 3 * 24 * 60 * minute), { online: false, text: '3 天前在线' }],
    [state(false, '', 99 * 24 * 60 * minute), { online: false, text: '很久没有上线' }],
    [state(false, '', -1), { online: false, text: '不在线' }],
  ])('is said in words', (known, words) => expect(presenceOf({ bob: known }, 'bob', now)).toEqual(words))

  it('is nothing of somebody unknown', () => expect(presenceOf({}, 'bob', now)).toBeNull())

  it('follows whom it does not follow yet, and renews in time', () => {
    const until = { bob: now + 30 * minute, carol: now + 300 * minute }
    const since = new Set(['bob', 'carol'])
    expect(dueFollows(['bob', 'carol', 'dave', 'dave'], until, since, now)).toEqual(['bob', 'dave'])
    expect(renewalAt(['bob', 'carol'], until)).toBe(now - 30 * minute)
    expect(renewalAt(['dave'], until)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { dayLine, partHref, partOf, rankLine, viewSteps } from './invite-log.select.ts'

const at = Date.parse('2026-03-01T00:00:00+08:00')
const person = { userId: 'u2', nickname: '北窗读易', avatar: '' }

describe('the record of inviting', () => {
  it('shows the part of the address', () => {
    expect(partOf(new URLSearchParams('part=ranking'))).toBe('ranking')
    expect(partOf(new URLSearchParams('part=x'))).toBe('days')
    expect([partHref('days'), partHref('rewards')]).toEqual([
      '/pages/mine/inviteLog/index',
      '/pages/mine/inviteLog/index?part=rewards',
    ])
  })

  it('says what a day brought, of each kind', () => {
    expect(dayLine({ id: '1', at, friends: 2, beans: 176, sprouts: 120 })).toEqual({
      id: '1',
      title: '邀请 2 位好友',
      note: '2026年3月1日',
      gain: '+176 微豆\n+120 豆芽',
    })
    expect(dayLine({ id: '1', at, friends: 0, beans: 0, sprouts: 50 })).toMatchObject({
      title: '邀请达标',
      gain: '+50 豆芽',
    })
  })

  it('knows whose place is one’s own', () => {
    const row = { id: 'u2', rank: 3, person, invited: 2, beans: 176 }
    expect(rankLine('u2')(row)).toMatchObject({ isMine: true, note: '邀请 2 人', score: '176 微豆' })
    expect(rankLine('u1')(row).isMine).toBe(false)
  })

  it('shows the steps in words', () => {
    expect(viewSteps([{ people: 3, sprouts: 120, reached: true }])).toEqual([
      { key: '3', text: '满 3 人', gain: '120 豆芽', reached: true },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { lordEndpoints } from '#src/contract/rest/lord/lord.endpoints.ts'
import { followerLine, lordRank, memberLine, roleWords } from './guild.select.ts'

/** Noon in China. */
const noon = Date.UTC(2026, 2, 1, 4)
const person = { userId: '10003', nickname: '阿宁', avatar: '' }
const member = (change: object = {}) =>
  memberLine({ id: '10003', person, role: 'member', power: 40, joinedAt: noon, brought: 2, ...change } as never)

describe('people of a guild', () => {
  it('[const:roles-relations] are somebody, a member, its admin, a lord, or who follows one', () => {
    expect(roleWords).toEqual({ none: '访客', member: '成员', admin: '管理员' })
    expect(member()).toMatchObject({ name: '阿宁', value: '40 能量' })
    expect(member().note).toMatch(/带来 2 人$/)
    expect([member().tag, member({ role: 'admin' }).tag?.text]).toEqual([undefined, '管理员'])
    expect(member({ brought: 0 }).note).not.toContain('带来')
    const follower = { id: '10003', person, power: 40, since: noon, qq: '', followers: 0 }
    expect(followerLine(follower as never)).toMatchObject({ name: '阿宁', value: '40 能量' })
    const lord = { person, rank: 3, followers: 2, led: 55, isMine: true }
    expect(lordRank('10003')(lord as never)).toMatchObject({
      rank: 3,
      note: '2 人跟随 · 我的领主',
      score: '55 能量',
      isMine: true,
    })
    expect(lordRank('1')({ ...lord, isMine: false } as never)).toMatchObject({ note: '2 人跟随', isMine: false })
  })

  it('[const:roles-lord] a lord is added, listed, looked at, left, ranked, and has a number to be reached by', () => {
    const calls = Object.values(lordEndpoints).map(({ method, path }) => `${method} ${path}`)
    expect(calls.toSorted()).toEqual([
      'GET /lord/info',
      'GET /lord/list',
      'GET /lord/lordDetail',
      'GET /lord/rank',
      'GET /lord/subordinateList',
      'GET /lord/superLordDetail',
      'POST /lord/add',
      'POST /lord/delete',
      'POST /lord/qqNumber',
    ])
  })
})

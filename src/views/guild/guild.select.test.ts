import { describe, expect, it } from 'vitest'
import { lordEndpoints } from '#src/contract/rest/lord/lord.endpoints.ts'
import {
  followerLine,
  givenLine,
  giveDeed,
  guildFacts,
  lordRank,
  mayFollow,
  savedQq,
  mayGet,
  mayJoin,
  mayRename,
  memberLine,
  roleWords,
  storedLine,
} from './guild.select.ts'

/** Noon in China. */
const noon = Date.UTC(2026, 2, 1, 4)
const person = { userId: '10003', nickname: '阿宁', avatar: '' }
const member = (change: object = {}) =>
  memberLine({ id: '10003', person, role: 'member', power: 40, joinedAt: noon, brought: 2, ...change } as never)

describe('people of a guild', () => {
  it('[const:roles-relations] are somebody, a member, its admin, a lord, or who follows one', () => {
    expect(roleWords).toEqual({ none: '访客', member: '成员', admin: '管理员' })
    expect(member()).toMatchObject({ name: '阿宁', value: '40 能量' })
    expect(member().note).toMatch(/邀请 2 人$/)
    expect([member().tag, member({ role: 'admin' }).tag?.text]).toEqual([undefined, '管理员'])
    expect(member({ brought: 0 }).note).not.toContain('邀请')
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

describe('a warehouse', () => {
  const giver = { userId: '10004', nickname: '小满', avatar: '' }
  const stored = { copyId: 'c', name: '云', number: 7, image: 'https://cdn.example/a.png', giver, at: noon }

  it('says who put a thing in, whom it went to, and who gave it out', () => {
    expect(storedLine(stored as never)).toMatchObject({ id: 'c', note: '小满 存入 · 2026年3月1日', value: '' })
    const given = { ...stored, id: 'g', to: person, by: { ...giver, nickname: '管事' } }
    expect(givenLine(given as never)).toMatchObject({
      id: 'g',
      note: expect.stringMatching(/^发给 阿宁 · 2026年/),
      value: '',
      under: '管事 经手',
    })
    const deed = giveDeed(stored as never, person)
    expect(deed.lines.map(({ term, detail }) => [term, detail])).toEqual([
      ['发给', '阿宁'],
      ['存入人', '小满'],
    ])
    expect(deed.risks.join()).toContain('不能收回')
  })

  it('gives a thing to anybody but who put it in', () => {
    expect(mayGet(stored as never, { person } as never)).toBe(true)
    expect(mayGet(stored as never, { person: giver } as never)).toBe(false)
  })
})

describe('what is offered to whom', () => {
  it('[const:roles-guild-admin] an admin may rename when the time has come, one in no guild may join', () => {
    const rename = (role: string, renameAt: number | null) => mayRename({ role, renameAt } as never)
    expect([rename('admin', null), rename('admin', noon), rename('member', null)]).toEqual([true, false, false])
    expect([mayJoin(null), mayJoin({} as never)]).toEqual([true, false])
    const facts = (renameAt: number | null) =>
      guildFacts({ power: 9, rank: 2, members: 3, foundedAt: noon, role: 'admin', renameAt } as never)
    expect(facts(null).map(({ term }) => term)).toEqual(['战力', '名次', '成员', '成立', '我的身份'])
    expect(facts(noon).at(-1)?.term).toBe('下次可改名')
    expect(
      facts(null)
        .map(({ detail }) => detail)
        .slice(1, 3),
    ).toEqual(['第 2 名', '3 人'])
  })

  it('a lord may be followed by who follows none, is not they and is not followed by them', () => {
    const may = (own: object | undefined, they: object | undefined) => mayFollow('1', own as never, they as never)
    const they = { person, followsMe: false }
    expect(may({ lord: null }, they)).toBe(true)
    expect(may({ lord: {} }, they)).toBe(false)
    expect(may(undefined, they)).toBe(false)
    expect(may({ lord: null }, undefined)).toBe(false)
    expect(may({ lord: null }, { ...they, followsMe: true })).toBe(false)
    expect(may({ lord: null }, { ...they, person: { ...person, userId: '1' } })).toBe(false)
  })

  it('one’s QQ that was saved is said once it has been read anew', () => {
    const info = { activity: 'none', failure: null, data: { qq: '2860114' } } as const
    const read = (more: object) => savedQq({ ...info, ...more } as never)
    expect([read({}), read({ activity: 'refreshing' }), read({ failure: {} }), read({ data: undefined })]).toEqual([
      '2860114',
      '',
      '',
      '',
    ])
  })
})

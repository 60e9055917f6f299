import { describe, expect, it } from 'vitest'
import { parseHref, routeAt, knowRoutes } from '#src/routes/table.ts'
import { profileChange, viewMine, waitingOf, rows, ways } from './mine.select.ts'
import { routes } from '#src/routes/all.ts'

knowRoutes(routes)

const user = { userId: '10001', nickname: '青瓷', avatar: '', phone: '13800138000', role: 'customer' }
const entries = (...given: Parameters<typeof viewMine>) => {
  const { ways, rows } = viewMine(...given)
  return [...ways, ...rows]
}
const values = (...given: Parameters<typeof viewMine>) =>
  Object.fromEntries(entries(...given).map(({ key, value }) => [key, value]))

describe('the page 我的', () => {
  it('never shows the whole phone number', () => {
    const view = viewMine(user, 0)
    expect(view.maskedPhone).toBe('138****8000')
    expect(JSON.stringify(view)).not.toContain('13800138000')
  })

  it.each([
    ['', ''],
    ['customer', ''],
    ['guildMember', '公会成员'],
    ['guildAdmin', '公会管理员'],
    ['another', 'another'],
  ])('calls %j %j', (role, words) => {
    expect(viewMine({ ...user, role }, 0).role).toBe(words)
  })

  it('has another picture at each entry', () => {
    const icons = entries(user, 0).map(({ icon }) => icon)
    expect(icons).toEqual([...new Set(icons)])
  })

  it('leads only to pages that exist', () => {
    const paths = entries(user, 0).map((row) => row.href.slice(1))
    expect(paths.filter((path) => !routeAt(parseHref(path).path))).toEqual([])
  })

  it('says what is new at each entry, and nothing where there is nothing', () => {
    expect(values(user, 0)).toMatchObject({ notices: null, chat: null, settings: null })
    expect(values(user, 3, 120)).toMatchObject({ notices: '3 条未读', chat: '99+ 条未读' })
  })

  it('says what waits, and nothing of what does not', () => {
    expect(waitingOf([], 0)).toEqual([])
    expect(waitingOf([{ openable: 9 }, { openable: 5 }], 0)).toMatchObject([{ key: 'boxes', count: 14 }])
    expect(waitingOf([{ openable: 0 }], 0), 'boxes that are all on sale').toEqual([])
    expect(waitingOf([{ openable: 1 }], 2).map(({ key, count }) => [key, count])).toEqual([
      ['boxes', 1],
      ['unpaid', 2],
    ])
  })

  it('shows no picture of anywhere', () => {
    const shown = (avatar: string) => viewMine({ ...user, avatar }, 0).avatar
    expect(['/a.png', 'https://a.example/1.png', 'http://a.example/1.png', ''].map(shown)).toEqual([
      '/a.png',
      'https://a.example/1.png',
      null,
      null,
    ])
  })

  it('has a name for someone without one, and no phone for an account without one', () => {
    expect(viewMine({ ...user, nickname: '', phone: '' }, 0)).toMatchObject({
      name: '未命名藏友',
      maskedPhone: '',
    })
  })
})

it('profileChange is what was changed elsewhere', () => {
  expect(profileChange(user, { nickname: '青瓷', avatar: '' })).toBeNull()
  expect(profileChange(user, { nickname: '青瓷与雨', avatar: '' })).toEqual({ nickname: '青瓷与雨', avatar: '' })
})

describe('the entries of 我的', () => {
  it('lead to what is one’s own, the map last, and the rows below to the rest', () => {
    expect(ways.map(({ key, title }) => `${key} ${title}`)).toEqual([
      'orders 订单',
      'sold 寄售记录',
      'avatars 我的头像',
      'favourites 收藏夹',
      'purse 钱包',
      'beans 资产',
      'exchange 兑换中心',
      'all 全部功能',
    ])
    expect(rows.map(({ title, value }) => [title, value])).toEqual([
      ['消息', 'chat'],
      ['公告', 'unread'],
      ['邀请有礼', undefined],
      ['公会', undefined],
      ['实名认证', undefined],
      ['设置', undefined],
    ])
  })
})

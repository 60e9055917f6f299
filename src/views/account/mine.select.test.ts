import { describe, expect, it } from 'vitest'
import { parseHref, routeAt, knowRoutes } from '#src/routes/table.ts'
import { profileChange, viewMine } from './mine.select.ts'
import { routes } from '#src/routes/all.ts'

knowRoutes(routes)

const user = { userId: '10001', nickname: '青瓷', avatar: '', phone: '13800138000', role: 'customer' }
const current = { version: '1.0.39', newer: null }
const values = (...given: Parameters<typeof viewMine>) =>
  Object.fromEntries(viewMine(...given).groups.flatMap(({ rows }) => rows.map(({ key, value }) => [key, value])))

describe('the page 我的', () => {
  it('never shows the whole phone number', () => {
    const view = viewMine(user, 0, current)
    expect(view.maskedPhone).toBe('138****8000')
    expect(JSON.stringify(view)).not.toContain('13800138000')
  })

  it('has another picture at each entry', () => {
    const icons = viewMine(user, 0, current).groups.flatMap(({ rows }) => rows.map(({ icon }) => icon))
    expect(icons).toEqual([...new Set(icons)])
  })

  it('leads only to pages that exist', () => {
    const paths = viewMine(user, 0, current).groups.flatMap(({ rows }) => rows.map((row) => row.href.slice(1)))
    expect(paths.filter((path) => !routeAt(parseHref(path).path))).toEqual([])
  })

  it('says what is new at each entry, and nothing where there is nothing', () => {
    expect(values(user, 0, current)).toMatchObject({
      notices: null,
      safety: '138****8000',
      settings: null,
      update: '1.0.39',
    })
    expect(values(user, 3, { version: '1.0.39', newer: '1.1.0' })).toMatchObject({
      notices: '3 条未读',
      update: '有新版本 1.1.0',
    })
  })

  it('has a name for someone without one, and no phone for an account without one', () => {
    expect(viewMine({ ...user, nickname: '', phone: '' }, 0, current)).toMatchObject({
      name: '未命名藏友',
      maskedPhone: '',
    })
  })
})

it('profileChange is what was changed elsewhere', () => {
  expect(profileChange(user, { nickname: '青瓷', avatar: '' })).toBeNull()
  expect(profileChange(user, { nickname: '青瓷与雨', avatar: '' })).toEqual({ nickname: '青瓷与雨', avatar: '' })
})

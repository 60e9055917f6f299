import { describe, expect, it } from 'vitest'
import { routes } from '#src/routes/all.ts'
import { knowRoutes, routeAt } from '#src/routes/table.ts'
import { functionGroups } from './functions.ts'
import { viewFunctions } from './functions.select.ts'

knowRoutes(routes)

const nothing = { text: '', recent: '', isGuest: false }
const all = functionGroups.flatMap(({ rows }) => rows)
const namesOf = (tiles: readonly { readonly name: string }[] | null) => tiles?.map(({ name }) => name)
const find = (text: string) => namesOf(viewFunctions(functionGroups, { ...nothing, text }).found)

describe('the map of everything', () => {
  it('calls each function by a short name of its own, with a sign of its own in its group', () => {
    const names = all.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.filter((name) => !/^\p{Script=Han}{1,6}$/u.test(name))).toEqual([])
    for (const { title, rows } of functionGroups) {
      expect(new Set(rows.map(({ mark }) => mark)).size, title).toBe(rows.length)
      expect(
        rows.filter(({ mark }) => !/^\p{Script=Han}$/u.test(mark)),
        title,
      ).toEqual([])
    }
  })

  it('leads to pages that are there, each way once', () => {
    expect(all.filter(({ to }) => routeAt(to) === undefined)).toEqual([])
    const ways = viewFunctions(functionGroups, nothing).groups.flatMap(({ tiles }) => tiles.map(({ href }) => href))
    expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([])
  })

  it('finds by name first, then by other words, then by group', () => {
    expect(find('盲盒')).toEqual(['盲盒', '我的盲盒'])
    expect(find('像')?.[0]).toBe('数字头像')
    expect(find('提现')).toEqual(['我的钱包'])
    expect(find('田园')?.[0]).toBe('田园')
    expect(find('花园与田园')).toEqual(
      functionGroups.find(({ title }) => title === '花园与田园')!.rows.map((row) => row.name),
    )
    expect(find(' 盲 盒 ')).toEqual(find('盲盒'))
    expect(find('量子')).toEqual([])
    expect(find('')).toBeUndefined()
  })

  it('shows what was used lately, newest first, at most two rows, and nothing that is gone', () => {
    const recent = (lines: readonly string[]) =>
      namesOf(viewFunctions(functionGroups, { ...nothing, recent: lines.join('\n') }).recent)
    expect(recent(['盲盒', '已下线的功能', '寄售'])).toEqual(['盲盒', '寄售'])
    expect(recent(all.slice(0, 10).map(({ name }) => name))).toEqual(all.slice(0, 8).map(({ name }) => name))
  })

  it('marks for a guest what one has to sign in for, and for nobody else', () => {
    const asking = (isGuest: boolean) =>
      viewFunctions(functionGroups, { ...nothing, isGuest })
        .groups.flatMap(({ tiles }) => tiles)
        .filter(({ asksToSignIn }) => asksToSignIn)
        .map(({ name }) => name)
    expect(asking(false)).toEqual([])
    expect(asking(true)).toContain('我的钱包')
    expect(asking(true)).not.toContain('拍卖')
    expect(asking(true)).not.toContain('关于我们')
  })
})

import { expect, it } from 'vitest'
import { broughtWords, chanceWords, openedLine, prizeWords, resultWords, usedLine } from './prop.select.ts'

/** Noon in China. */
const noon = Date.UTC(2026, 2, 1, 4)
const prop = { id: '1', kind: 'beanPouch', name: '微豆袋', story: '', from: '签到', gotAt: noon, usedAt: noon } as const
const won = { kind: 'title', name: '初藏', image: '', rarity: 'common', beans: 0, again: false } as const
const chest = { id: '7', name: '宝箱', from: '合成', gotAt: noon, openedAt: noon, won } as const

it('says what a use brought', () => {
  expect(broughtWords({ beans: 30, chestId: '' })).toBe('+30 微豆')
  expect(broughtWords({ beans: 0, chestId: '7' })).toBe('取出一个宝箱')
  expect(broughtWords({ beans: 0, chestId: '' })).toBe('已使用')
  const line = usedLine({ ...prop, beans: 30, chestId: '' })
  expect([line.note, line.value]).toEqual(['2026年3月1日 12:00 使用 · 来自签到', '+30 微豆'])
  expect(usedLine({ ...prop, usedAt: null, beans: 0, chestId: '' }).note).toBe('来自签到')
})

it('says what a chest held, and what became of a title one had', () => {
  expect([prizeWords(won), prizeWords({ ...won, beans: 50 })]).toEqual(['初藏', '50 微豆'])
  expect(prizeWords({ ...won, beans: 50, again: true })).toBe('「初藏」已经有了，换成 50 微豆')
  expect(openedLine(chest)).toMatchObject({ note: '2026年3月1日 12:00 打开', value: '初藏' })
  expect(openedLine({ ...chest, openedAt: null, won: null })).toMatchObject({ note: '', value: '' })
  expect([chanceWords(1500), chanceWords(25)]).toEqual(['15%', '0.25%'])
})

it('says what came of either', () => {
  expect(resultWords(chest)).toEqual({ title: '获得初藏', note: '来自宝箱' })
  expect(resultWords({ ...prop, beans: 30, chestId: '' })).toEqual({ title: '获得 30 微豆', note: '来自微豆袋' })
})

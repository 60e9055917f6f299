import { describe, expect, it } from 'vitest'
import { day, hour } from '#src/domain/time/instant.ts'
import { buyOutDeed, endDeed, publishDeed, rentDeed, withdrawDeed } from './lease-deeds.select.ts'
import { editionLine, type LeaseRow, offerLine, ownLine, rentLines, tenancyOf } from './leases.select.ts'

/** Noon in China. */
const noon = Date.UTC(2026, 2, 1, 4)
const row = (change: object = {}): LeaseRow =>
  ({
    id: '9',
    name: '远山初霁',
    number: 432,
    image: '',
    state: 'published',
    rentFen: 150,
    rentDueFen: 300,
    heldFen: 1050,
    buyoutFen: 9000,
    days: 0,
    daysMax: 7,
    endsAt: null,
    endedAt: null,
    ...change,
  }) as never
const said = (lines: readonly { readonly term: string; readonly detail: unknown }[]) =>
  Object.fromEntries(lines.map(({ term, detail }) => [term, detail]))

describe('what can be rented (lc:lease)', () => {
  it('is shown by edition, with those that can be bought out', () => {
    const edition = { id: '1', name: '远山初霁', image: '', leases: 3, buyable: 1, lowestFen: 150, categoryId: 'c 1' }
    expect(editionLine(edition as never)).toMatchObject({
      note: '3 件可租 · 1 件可买断',
      value: '¥1.50/天起',
      href: '#/pages/lease/index?category=c+1',
    })
    expect(editionLine({ ...edition, buyable: 0 } as never).note).toBe('3 件可租')
  })
  it('says what so many days come to before it is rented', () => {
    expect(tenancyOf(row(), 3)).toMatchObject({
      sum: [
        { term: '日租金', detail: '¥1.50' },
        { term: '先冻结', detail: '¥4.50' },
      ],
      rule: '最长 7 天。到期自动归还；提前退租，未开始的天数退回。',
    })
  })
  it('says how long at most, and for what it could be kept', () => {
    expect(offerLine(row())).toMatchObject({
      title: '远山初霁 #432',
      note: '最长 7 天 · 买断 ¥90.00',
      value: '¥1.50/天',
    })
    expect(offerLine(row({ buyoutFen: null })).note).toBe('最长 7 天 · 买断 不支持')
  })
  it.each([
    [{}, '最长 7 天', '租金 ¥3.00', '待租'],
    [{ state: 'leased', days: 7, endsAt: noon + 2 * day }, '3月3日 12:00 自动归还', '冻结 ¥10.50', '租用中'],
    [{ state: 'leased', days: 7, endsAt: noon }, '3月1日 12:00 自动归还', '冻结 ¥10.50', '租用中'],
    [{ state: 'returned', days: 7, endedAt: noon }, '约定 7 天 · 3月1日 12:00', '租金 ¥3.00', '已归还'],
    [{ state: 'boughtOut', days: 0, endedAt: noon }, '3月1日 12:00', '租金 ¥3.00', '已买断'],
    [{ state: 'cancelled', endedAt: null }, '', '租金 ¥3.00', '已结束'],
    [{ state: 'unknown' }, '状态还在确认', '租金 ¥3.00', '确认中'],
  ])('%j of one’s own says 「%s」, 「%s」, 「%s」', (change, note, under, tag) => {
    expect(ownLine(row(change))).toMatchObject({ note, under, tag: { text: tag }, value: '¥1.50/天' })
  })
  it.each([
    ['published', { text: '待租', tone: 'indigo' }],
    ['leased', { text: '租用中', tone: 'gold' }],
    ['returned', { text: '已归还', tone: 'neutral' }],
    ['boughtOut', { text: '已买断', tone: 'jade' }],
    ['cancelled', { text: '已结束', tone: 'neutral' }],
    ['unknown', { text: '确认中', tone: 'indigo' }],
  ])('that is %s has a tag of its own colour', (state, tag) => {
    expect(ownLine(row({ state })).tag).toEqual(tag)
  })
  it('brings rent and a yearly rate, where there is something to reckon with', () => {
    expect(said(rentLines(100, 7, 36_500))).toEqual({
      '租满 7 天': '¥7.00',
      年化约: '100%（按地板价）',
      地板价: '¥365.00',
    })
    expect(said(rentLines(null, 7, null))).toEqual({ '租满 7 天': '—', 年化约: '—', 地板价: '暂无' })
    expect(said(rentLines(100, 0, 36_500))).toMatchObject({ '租满 — 天': '—' })
  })
})

describe('what is said before it is done', () => {
  it('renting holds the rent of all days until the day it ends', () => {
    const deed = rentDeed(row(), 3, noon - hour)
    expect(said(deed.lines)).toEqual({ 日租金: '¥1.50', 租期: '3 天', 冻结: '¥4.50', 到期: '3月4日 11:00 自动归还' })
    expect(deed.confirm).toBe('冻结 ¥4.50 并租下')
  })
  it('ending and buying out give back what is not owed', () => {
    expect(said(endDeed(row()).lines)).toEqual({ 付租金: '¥3.00', 退回: '¥7.50' })
    expect(said(buyOutDeed(row()).lines)).toEqual({ 买断价: '¥90.00', 付租金: '¥3.00', 退回租金: '¥7.50' })
    expect(buyOutDeed(row()).confirm).toBe('付 ¥90.00 买断')
  })
  it('publishing says whether it can be bought out, and what that risks', () => {
    const wanted = { copyId: '1', called: '远山初霁 #432', rentFen: 150, daysMax: 7, buyoutFen: 9000 }
    expect(said(publishDeed(wanted).lines)).toMatchObject({ 最长: '7 天', 买断价: '¥90.00' })
    expect(publishDeed(wanted).risks).toHaveLength(2)
    const kept = publishDeed({ ...wanted, buyoutFen: null })
    expect([said(kept.lines)['买断价'], kept.risks.length]).toEqual(['不支持', 1])
    expect(withdrawDeed(row()).called).toBe('远山初霁 #432')
  })
})

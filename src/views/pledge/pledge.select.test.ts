import { describe, expect, it } from 'vitest'
import { day } from '#src/domain/time/instant.ts'
import { cancelDeed, lendDeed, publishDeed } from './pledge-deeds.select.ts'
import { interestRule, loanLines, marketLine, ownLine, type PledgeRow } from './pledges.select.ts'

/** Noon in China. */
const noon = Date.UTC(2026, 2, 1, 4)
const row = (change: object = {}): PledgeRow =>
  ({
    id: '9',
    name: '重环纹盘',
    number: 1392,
    image: '',
    state: 'published',
    loanFen: 100_000,
    owedFen: 100_900,
    floorFen: null,
    rateBasisPoints: 3,
    days: 30,
    dueAt: null,
    graceUntil: null,
    publishedAt: noon - day,
    endedAt: null,
    ...change,
  }) as never
const said = (lines: readonly { readonly term: string; readonly detail: unknown }[]) =>
  Object.fromEntries(lines.map(({ term, detail }) => [term, detail]))
const due = { state: 'pledged', dueAt: noon + day, graceUntil: noon + 4 * day }

describe('a pledge (lc:mortgage)', () => {
  it('is on the market with its terms', () => {
    expect(marketLine(row())).toMatchObject({
      title: '重环纹盘 #1392',
      note: '日利率 0.03% · 30 天',
      value: '¥1,000.00',
      under: '到期还 ¥1,009.00',
    })
  })
  it.each([
    [{}, '日利率 0.03% · 30 天', '应还 ¥1,009.00', '等待出借'],
    [due, '3月2日 12:00 自动还款', '应还 ¥1,009.00', '质押中'],
    [{ ...due, dueAt: noon }, '已到期，还有 4 天归出借人', '应还 ¥1,009.00', '质押中'],
    [{ ...due, dueAt: null }, '状态还在确认', '应还 ¥1,009.00', '质押中'],
    [{ state: 'redeemed', endedAt: noon }, '3月1日 12:00 还清', '已还 ¥1,009.00', '已赎回'],
    [{ state: 'redeemed' }, '2月28日 12:00 还清', '已还 ¥1,009.00', '已赎回'],
    [{ state: 'expired' }, '逾期未还，藏品归出借人', undefined, '已逾期'],
    [{ state: 'cancelled', endedAt: noon }, '3月1日 12:00 撤回', undefined, '已撤回'],
    [{ state: 'unknown' }, '状态还在确认', '应还 ¥1,009.00', '确认中'],
  ])('%j of one’s own says 「%s」, 「%s」, 「%s」', (change, note, under, tag) => {
    const line = ownLine(row(change), noon)
    expect([line.note, line.under, line.tag?.text]).toEqual([note, under, tag])
  })
  it('costs interest by days, down to the fen', () => {
    expect(said(loanLines(100_000, 3, 30))).toEqual({
      出借后到账: '¥1,000.00',
      利息: '¥9.00',
      到期应还: '¥1,009.00',
    })
    expect(said(loanLines(999, 3, 7))).toMatchObject({ 利息: '¥0.02', 到期应还: '¥10.01' })
    expect(said(loanLines(null, 3, 30))).toEqual({ 出借后到账: '—', 利息: '—', 到期应还: '—' })
  })
  it('says its rule with the days of grace', () => {
    expect(interestRule({ graceDays: 3 })).toContain('余额不足会再试 3 天')
  })
})

describe('what is said before it is done', () => {
  it('publishing says what is held and when it is lost', () => {
    const deed = publishDeed({ copyId: '1', called: '盘', loanFen: 100_000, rateBasisPoints: 3, days: 30 }, 3)
    expect(said(deed.lines)).toMatchObject({ 利息: '¥9.00', 质押期间: '即刻起，至还清或撤回' })
    expect(deed.risks[1]).toContain('再试 3 天')
  })
  it('lending says what comes back, and when', () => {
    const deed = lendDeed(row({ floorFen: 90_000 }), noon, 3)
    expect(said(deed.lines)).toEqual({
      借出: '¥1,000.00',
      日利率: '0.03%',
      到期收回: '¥1,009.00',
      到期: '3月31日 12:00',
      地板价: '¥900.00',
    })
    expect([deed.confirm, deed.risks[1]]).toEqual(['借出 ¥1,000.00', expect.stringContaining('宽限 3 天')])
    expect(cancelDeed(row()).called).toBe('重环纹盘 #1392')
  })
})

import { describe, expect, it } from 'vitest'
import { amountOf, appointDeed, blockLine, changeDeed, copyLine, moveLine, unlockDeed } from './energy.select.ts'

/** Noon in China. */
const at = Date.UTC(2026, 2, 1, 4)
const said = ({ lines }: { readonly lines: readonly { readonly term: string; readonly detail: unknown }[] }) =>
  Object.fromEntries(lines.map(({ term, detail }) => [term, detail]))
const block = (change: object = {}) =>
  ({
    categoryId: '4',
    name: '远山',
    seriesName: '山水',
    image: '',
    state: 'locked',
    cost: 30,
    unlocks: 8,
    at: null,
    ...change,
  }) as never
const copy = (change: object = {}) =>
  ({
    copyId: '7',
    name: '远山',
    number: 432,
    seriesName: '山水',
    image: '',
    state: 'free',
    power: 20,
    full: 50,
    ...change,
  }) as never

describe('a block (lc:energy-unlock)', () => {
  it.each([
    ['locked', undefined, '30 能量'],
    ['unlocked', { text: '已解锁', tone: 'jade' }, ''],
    ['appointed', { text: '已预约', tone: 'gold' }, ''],
    ['unknown', { text: '状态确认中', tone: 'indigo' }, ''],
  ])('that is %s says so, and what it costs only while it is locked', (state, tag, value) => {
    const line = blockLine(block({ state }))
    expect([line.tag, line.value]).toEqual([tag, value])
  })

  it('says by how many it was unlocked, and when by oneself; its series has the sheet', () => {
    expect(blockLine(block())).toMatchObject({ id: '4', title: '远山', note: '8 人已解锁' })
    expect(blockLine(block({ at })).note).toBe('2026年3月1日 12:00 · 8 人已解锁')
    expect(blockLine(block({ unlocks: 0 })).note).toBe('暂无人解锁')
  })

  it('is unlocked with what is left afterwards said before', () => {
    const deed = unlockDeed(block(), '可以抽签', 100)
    expect(said(deed)).toEqual({ 需要: '30 能量', 我的能量: '100 能量', 解锁后剩: '70 能量' })
    expect([deed.called, deed.confirm]).toEqual(['远山', '用 30 能量解锁'])
    expect(deed.risks).toEqual(['可以抽签', '解锁后长期有效，已用的能量不退回。'])
    expect(unlockDeed(block(), '', 100).risks).toHaveLength(1)
    expect([appointDeed(block()).called, appointDeed(block()).risks.length]).toEqual(['远山', 2])
  })
})

describe('the power of a copy', () => {
  it.each([
    ['free', undefined],
    ['coolingOff', undefined],
    ['listed', '寄售中，能量暂不可移动'],
    ['trading', '交易中，能量暂不可移动'],
    ['planted', '种植中，能量暂不可移动'],
    ['pledged', '质押中，能量暂不可移动'],
    ['leased', '出租中，能量暂不可移动'],
    ['auctioned', '拍卖中，能量暂不可移动'],
    ['assembled', '拼装中，能量暂不可移动'],
    ['stored', '公会仓库，能量暂不可移动'],
    ['unknown', '状态确认中，能量暂不可移动'],
  ])('of one that is %s can be moved or not', (state, off) => {
    expect(copyLine(copy({ state }), 5).off).toBe(off)
  })

  it('is said out of how much it holds', () => {
    expect(copyLine(copy(), 5)).toMatchObject({ id: '7', title: '远山 #432', note: '山水', value: '20 / 50' })
  })

  it('is not moved where there is none on either side: nothing is pressed in vain', () => {
    expect(copyLine(copy({ power: 0 }), 0).off).toBe('没有能量可以放回')
    expect(copyLine(copy({ power: 0 }), 1).off).toBeUndefined()
    expect(copyLine(copy({ power: 0 }), null).off, 'before one’s own is known').toBeUndefined()
    expect(copyLine(copy(), 0).off).toBeUndefined()
  })

  it('goes out whole, or back as much as fits and is there', () => {
    expect(amountOf(copy(), 100)).toBe(20)
    expect(amountOf(copy({ power: 1 }), 0)).toBe(1)
    expect(amountOf(copy({ power: 0 }), 100)).toBe(-50)
    expect(amountOf(copy({ power: 0 }), 30)).toBe(-30)
  })

  it('is moved with both sides said before', () => {
    const out = changeDeed(copy(), 20, 5)
    expect([out.title, out.called, out.confirm]).toEqual(['引出能量', '远山 #432', '引出 20 能量'])
    expect(said(out)).toEqual({ 藏品里: '20 → 0', 我的能量: '5 → 25' })
    const back = changeDeed(copy({ power: 0 }), -5, 5)
    expect([back.title, back.called, back.confirm]).toEqual(['放回能量', '远山 #432', '放回 5 能量'])
    expect(said(back)).toEqual({ 藏品里: '0 → 5', 我的能量: '5 → 0' })
    expect([out.risks, back.risks]).toEqual([
      ['可再放回这件藏品；藏品转手时，其中的能量随之转移。'],
      ['放回的能量随藏品转移。'],
    ])
  })

  it.each([
    ['drawn', '引出'],
    ['put', '放回'],
    ['spent', '解锁'],
    ['left', '离开'],
    ['unknown', '变化'],
  ])('that was %s is a line of the record', (kind, word) => {
    const row = { id: '1', kind, name: '远山', amount: 1200, after: 3400, at } as never
    expect(moveLine(row)).toEqual({
      id: '1',
      title: `${word} 远山`,
      note: '2026年3月1日 12:00 · 共 3400',
      value: '+1200',
    })
    expect(moveLine({ ...(row as object), name: '', amount: -5 } as never)).toMatchObject({ title: word, value: '-5' })
  })
})

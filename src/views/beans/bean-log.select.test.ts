import { describe, expect, it } from 'vitest'
import { assetKinds, assetOf, giftSum, giveCalls, logLine, partOf } from './bean-log.select.ts'

const query = (text: string) => new URLSearchParams(text)
const at = Date.parse('2026-03-01T08:00:00+08:00')
const [weiDou, yuanDou] = assetKinds as [(typeof assetKinds)[0], (typeof assetKinds)[0]]
const row = { balance: 1280, earned: 1280, spent: 0, giftLeft: 500, feeBasisPoints: 100 }

describe('a balance', () => {
  it('is the one that the address asks for, 微豆 when it asks for anything else', () => {
    expect(assetOf(query('currency=gold')).name).toBe('金币')
    expect(assetOf(query('currency=rubles')).name).toBe('微豆')
  })

  it('is given by the call of its own, and spent where it can be', () => {
    expect(giveCalls).toEqual(assetKinds.flatMap(({ give }) => give ?? []))
    expect(assetKinds.map(({ name, give, spend }) => [name, give, spend?.split('/').at(-1) ?? null])).toEqual([
      ['微豆', 'beans.give', 'micropeaList'],
      ['元豆', null, 'yBeans'],
      ['豆芽', 'beans.giveBeanSprouts', null],
      ['金币', 'beans.giveGold', null],
      ['铂金', 'beans.givePlatinum', null],
      ['钻石', 'beans.giveDiamond', null],
    ])
  })

  it('has a record of casting where something can be cast', () => {
    expect(partOf(query('part=melted'), yuanDou)).toBe('melted')
    expect(partOf(query('part=melted'), assetOf(query('currency=gold')))).toBe('log')
  })

  it('says of each movement which way it went', () => {
    expect(logLine({ id: '1', amount: -188, note: '兑换', at })).toMatchObject({ amount: '−188', isIncome: false })
    expect(logLine({ id: '1', amount: 88, note: '奖励', at })).toMatchObject({ amount: '+88', isIncome: true })
    expect(logLine({ id: '1', name: '寒江独钓', number: 7, beans: 120, at })).toMatchObject({
      title: '寒江独钓 #7',
      amount: '+120',
      isIncome: true,
    })
  })
})

describe('a gift', () => {
  it.each([
    ['150', 150, '', '2 微豆', '1128 微豆'],
    ['', null, '', '1%，不足 1 按 1 收', '—'],
    ['0', null, '数量不能为零', '1%，不足 1 按 1 收', '—'],
    ['501', null, '今天最多还能转出 500 微豆', '1%，不足 1 按 1 收', '—'],
  ])('of %s', (typed, amount, message, fee, left) => {
    const sum = giftSum(typed, weiDou, row)
    expect([sum.amount, sum.message, ...sum.lines.map((line) => line.detail)]).toEqual([amount, message, fee, left])
  })

  it('may be all that is left of the day', () => {
    expect(giftSum('500', weiDou, row)).toMatchObject({ amount: 500, message: '' })
  })

  it('needs its fee in the purse too', () => {
    expect(giftSum('1280', weiDou, { ...row, giftLeft: 2000 })).toMatchObject({
      amount: null,
      message: '微豆不够，含服务费要 1293',
    })
  })
})

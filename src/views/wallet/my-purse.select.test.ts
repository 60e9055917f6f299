import { describe, expect, it } from 'vitest'
import { storyNow } from '../kit/story/story-app.tsx'
import { viewPurse } from './my-purse.select.ts'

const purse = {
  state: 'opened',
  accountNo: '************1001',
  balanceFen: 268_050,
  weiDou: 1280,
  yuanDou: 36,
} as const
const entry = { id: '1', title: '购买藏品', at: storyNow } as const

describe('the purse', () => {
  it('shows its balance, its beans and the end of its number', () => {
    expect(viewPurse({ ...purse, entries: [] })).toMatchObject({
      integer: '2,680',
      decimals: '.50',
      accountNo: '****1001',
      entries: [],
    })
  })

  it('says of each movement whether it came or went, in its own unit', () => {
    const { entries } = viewPurse({
      ...purse,
      entries: [
        { ...entry, account: 'wallet', amountFen: -1990, beans: 0 },
        { ...entry, account: 'weiDou', amountFen: 0, beans: 188 },
        { ...entry, account: 'unknown', amountFen: 100, beans: 5 },
        { ...entry, account: 'yuanDou', amountFen: 0, beans: -36 },
        { ...entry, account: 'wallet', amountFen: 5, beans: 0 },
      ],
    })
    expect(entries.map(({ amount, isIncome }) => [amount, isIncome])).toEqual([
      ['−¥19.90', false],
      ['+188 微豆', true],
      ['待确认', false],
      ['−36 元豆', false],
      ['+¥0.05', true],
    ])
  })
})

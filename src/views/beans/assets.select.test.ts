import { describe, expect, it } from 'vitest'
import { assetLines, type Balances } from './assets.select.ts'

const nothing: Balances = {
  wallet: undefined,
  weiDou: undefined,
  yuanDou: undefined,
  beanSprouts: undefined,
  gold: undefined,
  platinum: undefined,
  diamond: undefined,
  points: undefined,
  starBeans: undefined,
}

describe('the page of all currencies', () => {
  it('hides what there is none of, but not what it is opened at', () => {
    const lines = assetLines(
      { ...nothing, wallet: 268_000, weiDou: 12_345, gold: 0, diamond: 0, points: 165.5 },
      'gold',
    )
    expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['钱包余额', '¥2,680.00'],
      ['微豆', '1.23万'],
      ['金币', '0'],
      ['积分', '165.5'],
    ])
    expect(lines.filter(({ isCurrent }) => isCurrent).map(({ key }) => key)).toEqual(['gold'])
  })

  it('leads to the pages of the others, and keeps its own record', () => {
    const lines = assetLines({ ...nothing, wallet: 1, weiDou: 1, points: 1, starBeans: 1 }, 'weiDou')
    expect(lines.map(({ isHere, href }) => [isHere, href])).toEqual([
      [false, '/pages/mine/myPurse/index'],
      [true, '/pages/mine/weiBeansLog/weiBeansLog?currency=weiDou'],
      [false, '/pages/home/pointsRecord/index'],
      [false, '/pages/home/taskCenter/starBeanList'],
    ])
  })

  it('keeps the place of what is on its way', () => {
    const lines = assetLines({ ...nothing, weiDou: null, gold: null, diamond: 0 }, 'weiDou')
    expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['微豆', null],
      ['金币', null],
    ])
  })

  it('says nothing of what is not to be had', () => {
    expect(assetLines(nothing, 'weiDou').map(({ name, amount }) => [name, amount])).toEqual([['微豆', '']])
  })
})

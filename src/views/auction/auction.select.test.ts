import { describe, expect, it } from 'vitest'
import { minute } from '#src/domain/time/instant.ts'
import {
  type AuctionDetail,
  auctionLine,
  auctionNote,
  bidBlock,
  bidUnderWay,
  type LotRow,
  lotNote,
  lotPrice,
  nextFall,
  offersOf,
  rulesOf,
  stageOf,
  struckLine,
} from './auction.select.ts'

/** Noon in China. */
const noon = Date.UTC(2026, 2, 1, 4)
const detail = (change: object = {}): AuctionDetail =>
  ({
    id: '7',
    name: '永乐压手杯',
    image: 'https://cdn.example/a.png',
    state: 'bidding',
    standing: 'outbid',
    bids: 2,
    priceFen: 133_600,
    leastFen: 136_100,
    stepFen: 2500,
    startsAt: noon,
    endsAt: noon + 30 * minute,
    windowMs: 60_000,
    extensionMs: 90_000,
    extensions: 1,
    extensionsMost: 10,
    settlingMs: 5000,
    seller: { userId: '10003' },
    ...change,
  }) as never
const listed = { state: 'listed', startsAt: noon + 5 * minute }

describe('an auction (lc:auction)', () => {
  it.each([
    [{}, '12:30 结束 · 2 次出价'],
    [{ bids: 0 }, '12:30 结束 · 无人出价'],
    [listed, '12:05 开拍'],
    [{ state: 'settling' }, '结算中'],
    [{ endsAt: noon }, '结算中'],
    [{ endsAt: noon + 1 }, '12:00 结束 · 2 次出价'],
    [{ state: 'struck', endsAt: noon }, '3月1日 12:00 成交 · 2 次出价'],
    [{ state: 'passed' }, '无人出价，已流拍'],
    [{ state: 'unknown' }, '状态确认中'],
  ])('%j says 「%s」 in a list', (change, words) => {
    expect(auctionNote(detail(change), noon)).toBe(words)
  })
  it.each([
    [{}, ''],
    [listed, '12:05 开拍'],
    [{ state: 'settling' }, '结算中'],
    [{ endsAt: noon }, '结算中'],
    [{ endsAt: noon + 1 }, ''],
    [{ state: 'struck', endsAt: noon }, '拍卖已结束'],
    [{ state: 'passed', endsAt: noon }, '拍卖已结束'],
    [{ state: 'struck' }, '拍卖已结束'],
    [{ state: 'passed' }, '拍卖已结束'],
    [{ seller: { userId: '10001' } }, '这是你送拍的'],
    [{ seller: { userId: '10002' } }, ''],
    [{ state: 'unknown' }, '状态还在确认'],
  ])('%j is bid on, or says why not: 「%s」', (change, words) => {
    expect(bidBlock(detail(change), noon, '10001')).toBe(words)
  })
  it('shows how one stands, and what it costs now', () => {
    expect(auctionLine(detail(), noon)).toMatchObject({
      title: '永乐压手杯',
      price: '¥1,336.00',
      tag: { text: '已被超过', tone: 'cinnabar' },
      href: '#/pages/activity/auctionBid?id=7',
    })
    const standing = (one: string) => auctionLine(detail({ standing: one }), noon).tag?.text ?? null
    expect(['none', 'leading', 'won', 'lost'].map(standing)).toEqual([null, '领先', '已拍得', '未拍得'])
  })
  it('stands in a stage, or in none that is known', () => {
    const stages = ['listed', 'bidding', 'settling', 'struck', 'passed', 'unknown'] as const
    expect(stages.map((state) => stageOf({ state }))).toEqual(['listed', 'bidding', 'closed', 'closed', 'closed', null])
  })
  it('offers the least that counts, one step more and three', () => {
    expect(offersOf({ leastFen: 1000, stepFen: 50 })).toEqual([1000, 1050, 1150])
  })
  it('says its rules as they hold', () => {
    expect(rulesOf(detail())).toEqual([
      '每次至少加 ¥25.00。',
      '出价会冻结全额，被超过时立即退回余额；拍得后以冻结金额付款，不能撤回。',
      '结束前 60 秒内有人出价，结束时间顺延到出价后 90 秒，最多 10 次（已顺延 1 次）。',
      '以服务器时间为准。结束后有 5 秒结算，出价金额相同时先到者领先。',
    ])
    expect(rulesOf(detail({ extensions: 0 }))[2]).not.toContain('已顺延')
    expect(rulesOf(detail({ windowMs: 0 }))).toHaveLength(3)
  })
})

describe('an inscription at a falling price', () => {
  const lot = (change: object = {}): LotRow =>
    ({
      state: 'selling',
      buyer: null,
      paidFen: null,
      startFen: 1000,
      floorFen: 700,
      dropFen: 100,
      dropMs: minute,
      startsAt: noon,
      endsAt: noon + 10 * minute,
      ...change,
    }) as never

  it('falls step by step to its floor, and costs what was paid for it', () => {
    const at = (ms: number) => lotPrice(lot(), noon + ms)
    expect([-1, 0, minute - 1, minute, 2 * minute, 3 * minute, 9 * minute].map(at)).toEqual([
      1000, 1000, 1000, 900, 800, 700, 700,
    ])
    expect(lotPrice(lot({ paidFen: 850 }), noon + 9 * minute)).toBe(850)
  })
  it('says when it falls next, until it cannot', () => {
    expect(nextFall(lot(), noon - 1)).toBeNull()
    expect(nextFall(lot(), noon)).toBe(noon + minute)
    expect(nextFall(lot(), noon + minute)).toBe(noon + 2 * minute)
    expect(nextFall(lot(), noon + 3 * minute)).toBeNull()
  })
  it.each([
    [{}, '最低降到 ¥7.00'],
    [{ startsAt: noon + minute }, '12:01 开拍'],
    [{ endsAt: noon }, '无人拍下'],
    [{ endsAt: noon + 1 }, '最低降到 ¥7.00'],
    [{ state: 'passed' }, '无人拍下'],
    [{ state: 'struck', buyer: { nickname: '小满' } }, '小满 拍下'],
  ])('%j says 「%s」', (change, words) => {
    expect(lotNote(lot(change), noon)).toBe(words)
  })
})

it('a carved copy that was struck says its words, its owner and what was paid, where it is told', () => {
  const row = { id: '7', words: '云', owner: { nickname: '阿宁' }, at: noon, image: 'javascript:1', paidFen: 133_600 }
  expect(struckLine(row as never)).toEqual({
    id: '7',
    title: '「云」',
    note: '阿宁 · 3月1日 12:00',
    image: null,
    price: '¥1,336.00',
  })
  expect(struckLine({ ...row, paidFen: null } as never).price).toBe('')
})

it('shows at the amount that was chosen that it is on its way', () => {
  const changing = (state: string, request: object) =>
    bidUnderWay({ matches: (one: string) => one === state, context: { request } } as never)
  expect(changing('changing', { auctionId: '1', amountFen: 93_000 })).toBe(93_000)
  expect(changing('uncertain', { auctionId: '1', amountFen: 93_000 })).toBeNull()
  expect(changing('changing', { lotId: '1' })).toBeNull()
  expect(bidUnderWay(undefined)).toBeNull()
})

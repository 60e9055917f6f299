import type { LotGrade } from '#src/contract/rest/draw/draw.schema.ts'
import type { Rarity } from '#src/contract/rest/shapes.ts'
import { day, minute, second } from '#src/domain/time/instant.ts'

/** Every number of what is drawn, in one place (docs/decisions/0049). All of them are ours: the specification shows none. */

/** Chances are in ten-thousandths and add up to this. */
export const WHOLE = 10_000

/** How many draws go together at once. */
export const together = 10

/**
 * A prize of a raffle: the rarity of a product of its series, a box of it, or 微豆. The last one, in beans, takes the share of what is gone.
 */
export type PrizeRow =
  | { readonly kind: 'copy'; readonly rarity: Rarity; readonly chance: number; readonly left: number }
  | { readonly kind: 'box'; readonly chance: number; readonly left: number }
  | { readonly kind: 'weiDou'; readonly beans: number; readonly chance: number }

export interface RaffleRow {
  readonly id: string
  readonly name: string
  readonly story: string
  /** Key of the series that its prizes are of. */
  readonly seriesKey: string
  readonly beans: number
  readonly perDay: number
  readonly lengthMs: number
  readonly prizes: readonly PrizeRow[]
}

export const raffleRows: readonly RaffleRow[] = [
  {
    id: '871001',
    name: '月下抽签会',
    story: '水墨山河的藏品都在里面，概率随余量公布。',
    seriesKey: 'ink-landscape',
    beans: 18,
    perDay: 20,
    lengthMs: 30 * day,
    prizes: [
      { kind: 'copy', rarity: 'epic', chance: 60, left: 3 },
      { kind: 'copy', rarity: 'rare', chance: 340, left: 20 },
      { kind: 'box', chance: 600, left: 40 },
      { kind: 'weiDou', beans: 66, chance: 1000 },
      { kind: 'weiDou', beans: 18, chance: 3000 },
      { kind: 'weiDou', beans: 6, chance: 5000 },
    ],
  },
  {
    id: '871002',
    name: '锦鲤池',
    story: '池里是锦鲤系列，便宜些，也浅一些。',
    seriesKey: 'koi',
    beans: 8,
    perDay: 30,
    lengthMs: 14 * day,
    prizes: [
      { kind: 'copy', rarity: 'rare', chance: 100, left: 6 },
      { kind: 'box', chance: 300, left: 20 },
      { kind: 'weiDou', beans: 28, chance: 1200 },
      { kind: 'weiDou', beans: 8, chance: 3400 },
      { kind: 'weiDou', beans: 2, chance: 5000 },
    ],
  },
]

/** The bucket of a day: how many lots of each grade, and what one brings in 微豆. */
export const lotRows: Readonly<Record<LotGrade, { readonly count: number; readonly beans: number }>> = {
  best: { count: 6, beans: 88 },
  great: { count: 24, beans: 38 },
  good: { count: 60, beans: 18 },
  small: { count: 120, beans: 8 },
  last: { count: 90, beans: 3 },
}

/** The bucket of a Saturday has so many times as many. */
export const saturdayTimes = 2

/** What stands on a lot, and how it is read. */
export const verses: Readonly<Record<LotGrade, readonly (readonly [verse: string, meaning: string])[]>> = {
  best: [
    ['云开见月千山静', '所求皆有回音，宜收藏，宜远行。'],
    ['一声鹤唳九霄清', '贵人在前，开口便是。'],
  ],
  great: [
    ['春水初生春林盛', '正是好时候，不必等。'],
    ['扁舟一叶过千重', '顺水推舟，事半功倍。'],
  ],
  good: [
    ['松下闲棋看落子', '慢一步，看得更清。'],
    ['小楼一夜听春雨', '消息在路上。'],
  ],
  small: [
    ['竹影扫阶尘不动', '守住手里的，便是得。'],
    ['微雨过，小荷翻', '有小得，勿贪。'],
  ],
  last: [
    ['且把浮名换浅酌', '今日宜歇，明日再来。'],
    ['雾锁前山路未分', '不急着决定。'],
  ],
}

/** An envelope begins at each half hour, is open for so long, and is of so many beans in so many parts. */
export const envelopeRow = { everyMs: 30 * minute, openMs: 20 * minute, parts: 24, beans: 480 } as const
export const envelopeTitles = ['藏家同喜', '好运到家', '见者有份', '开门见喜'] as const

/** How often somebody of the world takes a part or a lot, in hundredths of a slot. */
export const slotMs = 15 * second
export const slotsMost = 60
export const partChance = 35
export const lotChance = 40

export interface AirdropRow {
  readonly id: string
  readonly name: string
  readonly seriesKey: string
  readonly needed: number
  readonly left: number
  readonly lengthMs: number
}
export const airdropRows: readonly AirdropRow[] = [
  { id: '872001', name: '水墨藏家空投', seriesKey: 'ink-landscape', needed: 3, left: 60, lengthMs: 10 * day },
  { id: '872002', name: '瓷上藏家空投', seriesKey: 'porcelain', needed: 3, left: 40, lengthMs: 10 * day },
]

/** Where on the globe something is on: hundredths of a degree north and east. */
export const earthRows = [
  {
    id: 'dunhuang',
    name: '敦煌',
    story: '莫高窟前，一场拍卖正在落槌。',
    kind: 'auction',
    latitude: 4004,
    longitude: 9480,
  },
  {
    id: 'xian',
    name: '西安',
    story: '碑林里，铭文的价格一格一格往下走。',
    kind: 'inscription',
    latitude: 3425,
    longitude: 10895,
  },
  {
    id: 'huangshan',
    name: '黄山',
    story: '云海之上，水墨山河的抽奖。',
    kind: 'raffle',
    aboutId: '871001',
    latitude: 3013,
    longitude: 11817,
  },
  {
    id: 'hangzhou',
    name: '杭州',
    story: '花港观鱼，锦鲤池里试手气。',
    kind: 'raffle',
    aboutId: '871002',
    latitude: 3023,
    longitude: 12014,
  },
  { id: 'qufu', name: '曲阜', story: '古柏下的签筒，每人每天一支。', kind: 'lots', latitude: 3560, longitude: 11699 },
  {
    id: 'guangzhou',
    name: '广州',
    story: '骑楼下派红包，见者有份。',
    kind: 'envelope',
    latitude: 2313,
    longitude: 11326,
  },
  {
    id: 'jingdezhen',
    name: '景德镇',
    story: '窑火刚熄，空投送到藏家手里。',
    kind: 'airdrop',
    latitude: 2927,
    longitude: 11718,
  },
] as const

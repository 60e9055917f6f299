import { hour, minute, second } from '#src/domain/time/instant.ts'

/**
 * Every number of the auctions, in one place (docs/decisions/0048). All of them are ours: the specification shows none. When a late bid
 * puts the end off, and for how long, are settings of the world (`snipeWindowMs`, `snipeExtensionMs`).
 */

/** The step between two bids by what has been bid, the first row whose price is not below it. */
export const steps: readonly (readonly [upToFen: number, stepFen: number])[] = [
  [10_000, 500],
  [50_000, 1_000],
  [200_000, 5_000],
  [1_000_000, 10_000],
  [Number.MAX_SAFE_INTEGER, 50_000],
]
/** The dearest bid: ten million yuan. */
export const bidMostFen = 1_000_000_000
/** How often the end of one auction is put off. */
export const extensionsMost = 10
/** How long 结算中 lasts. */
export const settlingMs = 8 * second
/** What the seller pays, in hundredths of a per cent. */
export const feeBasisPoints = 500

/** So many auctions are open at a time; whoever lives here begins another. */
export const hallSize = 6
/** How long one lasts, and how long it is announced before. */
export const lengthsMs = [12 * minute, 25 * minute, 50 * minute, 2 * hour]
export const announcedMs = 3 * minute
/** How often something happens by itself, and how much of an absence is made up for. */
export const slotMs = 15 * second
export const slotsMost = 60
/** In hundredths: that somebody bids in a slot, and takes a falling lot in it once it is below its fair price. */
export const bidChance = 34
export const takeChance = 4
/** Nobody who lives here bids more than so many per cent of what a thing usually costs. */
export const patiencePercent = 160
/** A price begins at so many per cent of what a thing usually costs. */
export const openingPercent = 60

/** Falling prices, in per cent of what a thing usually costs, and how they fall. */
export const falling = { fromPercent: 240, floorPercent: 80, dropPercent: 4, dropMs: 30 * second } as const
/** An evening: so many lots, one begun after the other. */
export const evening = { lots: 6, everyMs: 2 * minute, lotMs: 40 * minute, pauseMs: 5 * minute } as const
/** What is carved; after the last the first again. */
export const wordsToCarve = [
  '行到水穷处，坐看云起时',
  '江流天地外，山色有无中',
  '明月松间照，清泉石上流',
  '大漠孤烟直，长河落日圆',
  '山中何所有，岭上多白云',
  '采菊东篱下，悠然见南山',
  '落花人独立，微雨燕双飞',
  '竹外桃花三两枝，春江水暖鸭先知',
  '疏影横斜水清浅，暗香浮动月黄昏',
  '醉后不知天在水，满船清梦压星河',
] as const
/** The names of evenings, in turn. */
export const eveningNames = ['夜航船', '松下问', '竹里馆', '听雨楼'] as const

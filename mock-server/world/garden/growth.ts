import type { Factor } from '#src/contract/rest/garden/garden.schema.ts'
import { hour, type Instant, day } from '#src/domain/time/instant.ts'
import type { Row } from '../rows.ts'
import { isFlowerSeed } from '../trade/flower-seeds.ts'
import type { World } from '../world.ts'
import {
  cardNames,
  cardPercent,
  type ProgrammeRow,
  programmes,
  rarityYield,
  seasonPace,
  seedYield,
  weatherPace,
} from './numbers.ts'
import { hourOf, seasonAt, weatherAt } from './weather.ts'

export type Slot = Row<'gardenSlots'>

const seasonNames = { spring: '春', summer: '夏', autumn: '秋', winter: '冬' } as const
const weatherNames = { sun: '晴', cloud: '多云', rain: '雨', snow: '雪', wind: '风' } as const
const rarityNames = { common: '普通', rare: '稀有', epic: '史诗', legendary: '传说' } as const

export const programmeOf = (slot: Pick<Slot, 'programmeId'>): ProgrammeRow | undefined =>
  programmes.find((row) => row.id === slot.programmeId)

/** Growth is counted in milliseconds at one per cent: a whole one is its time at 100. */
export const wholeGrowth = ({ growMs }: ProgrammeRow): number => growMs * 100

/** Why a slot grows as fast as it does in the hour of `at`. */
export function paceFactors(world: World, { crop }: ProgrammeRow, magic: number, at: Instant): Factor[] {
  const [season, weather] = [seasonAt(at), weatherAt(world.seed, at)]
  return [
    { name: `时节 · ${seasonNames[season]}`, percent: seasonPace[crop][season] },
    { name: `天气 · ${weatherNames[weather]}`, percent: weatherPace[crop][weather] },
    ...(magic > 0 ? [{ name: '灵力', percent: 100 + magic }] : []),
  ]
}

const productOf = (factors: readonly Factor[]): number =>
  factors.reduce((all, { percent }) => (all * percent) / 100, 100)

const paceAt = (world: World, programme: ProgrammeRow, magic: number, at: Instant): number =>
  Math.floor(productOf(paceFactors(world, programme, magic, at)))

/** Grows from `since` until it is whole or `until` has come, hour by hour: how much, and when it was whole. */
function grow(
  world: World,
  slot: Slot,
  programme: ProgrammeRow,
  until: Instant,
): { grown: number; wholeAt: Instant | null } {
  const whole = wholeGrowth(programme)
  let { grown } = slot
  let at = slot.since
  while (grown < whole && at < until) {
    const pace = paceAt(world, programme, slot.magic, at)
    const end = Math.min(hourOf(at) + hour, until)
    const needed = Math.ceil((whole - grown) / pace)
    if (at + needed <= end) return { grown: whole, wholeAt: at + needed }
    grown += (end - at) * pace
    at = end
  }
  return { grown, wholeAt: grown >= whole ? at : null }
}

/** How far a slot has grown now. What does not grow stands as it was; nobody has to look for it to go on. */
export function grownNow(world: World, slot: Slot): number {
  const programme = programmeOf(slot)
  if (!programme || !slot.isStarted) return slot.grown
  return grow(world, slot, programme, world.clock.now()).grown
}

/** Nothing takes longer: the slowest pace is a third. */
const farthest = 30 * day

/** When a slot will be, or was, ripe as things stand; null while it does not grow. */
export function ripeAt(world: World, slot: Slot): Instant | null {
  const programme = programmeOf(slot)
  if (!programme || !slot.isStarted) return null
  return grow(world, slot, programme, slot.since + farthest).wholeAt
}

export function isRipe(world: World, slot: Slot): boolean {
  const programme = programmeOf(slot)
  return programme !== undefined && grownNow(world, slot) >= wholeGrowth(programme)
}

/** Why a growth gives as much as it does. */
export function yieldFactors(world: World, slot: Slot): Factor[] {
  const product = world.tables.products.get(world.tables.copies.get(slot.copyId)?.productId ?? '')
  const cards = slot.nutrients.map((nutrient, index) => ({
    name: `营养 · ${cardNames[nutrient]}`,
    percent: 100 + Math.floor(cardPercent[nutrient] / 2 ** index),
  }))
  return [
    ...(product ? [{ name: `藏品 · ${rarityNames[product.rarity]}`, percent: rarityYield[product.rarity] }] : []),
    ...(isFlowerSeed(product) ? [{ name: '花种', percent: seedYield }] : []),
    ...cards,
  ]
}

/** How many pieces a growth gives when it is ripe. */
export function yieldOf(world: World, slot: Slot): number {
  const programme = programmeOf(slot)
  return programme ? Math.floor((programme.yield * productOf(yieldFactors(world, slot))) / 100) : 0
}

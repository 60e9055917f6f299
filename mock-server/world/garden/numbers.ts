import type {
  Animal,
  Building,
  Crop,
  Nutrient,
  Season,
  SlotType,
  Weather,
} from '#src/contract/rest/garden/garden.schema.ts'
import type { Rarity } from '#src/contract/rest/shapes.ts'
import { hour, type Milliseconds } from '#src/domain/time/instant.ts'

/**
 * Every number of the garden, in one place (docs/decisions/0032). All of them are ours: the specification shows none. Percentages change
 * nothing at 100.
 */

/** How many slots each garden has: thirty in all. */
export const slotCounts: Readonly<Record<SlotType, number>> = { magic: 8, rose: 6, peento: 6, farm: 10 }

/** What unlocking costs in 微豆, by the place of the slot in its garden; the first of each costs nothing. */
export const unlockBeans = [0, 20, 50, 90, 140, 200, 270, 350, 440, 540] as const

export interface ProgrammeRow {
  readonly id: string
  readonly slotType: SlotType
  readonly crop: Crop
  readonly name: string
  readonly growMs: Milliseconds
  readonly yield: number
}

/** Short ones want somebody who looks in often; long ones give more for each look, and less for each hour. */
export const programmes: readonly ProgrammeRow[] = [
  { id: 'magic-2h', slotType: 'magic', crop: 'magicFlower', name: '晨光 · 两小时', growMs: 2 * hour, yield: 5 },
  { id: 'magic-8h', slotType: 'magic', crop: 'magicFlower', name: '长夜 · 八小时', growMs: 8 * hour, yield: 16 },
  { id: 'rose-4h', slotType: 'rose', crop: 'rose', name: '早花 · 四小时', growMs: 4 * hour, yield: 9 },
  { id: 'rose-24h', slotType: 'rose', crop: 'rose', name: '重瓣 · 一天', growMs: 24 * hour, yield: 40 },
  { id: 'peento-24h', slotType: 'peento', crop: 'peento', name: '早桃 · 一天', growMs: 24 * hour, yield: 42 },
  { id: 'peento-72h', slotType: 'peento', crop: 'peento', name: '寿桃 · 三天', growMs: 72 * hour, yield: 108 },
  { id: 'rice-12h', slotType: 'farm', crop: 'rice', name: '水稻 · 半天', growMs: 12 * hour, yield: 22 },
  { id: 'gourd-36h', slotType: 'farm', crop: 'gourd', name: '葫芦 · 一天半', growMs: 36 * hour, yield: 58 },
]

export const cropNames: Readonly<Record<Crop, string>> = {
  magicFlower: '魔法花',
  rose: '玫瑰',
  peento: '蟠桃',
  rice: '水稻',
  gourd: '葫芦',
}

/** 微豆 out of the pool for one piece that is received, as long as the pool has them. */
export const cropBeans: Readonly<Record<Crop, number>> = { magicFlower: 1, rose: 1, peento: 1, rice: 1, gourd: 1 }

/** At most one part in so many of the pool goes to one receipt: it is shared. */
export const poolShare = 20
/** What the pool holds when the world begins. */
export const poolOpening = 5000

/** How fast each grows in each season. */
export const seasonPace: Readonly<Record<Crop, Readonly<Record<Season, number>>>> = {
  magicFlower: { spring: 100, summer: 100, autumn: 100, winter: 120 },
  rose: { spring: 130, summer: 110, autumn: 100, winter: 80 },
  peento: { spring: 110, summer: 130, autumn: 100, winter: 70 },
  rice: { spring: 100, summer: 110, autumn: 130, winter: 70 },
  gourd: { spring: 100, summer: 120, autumn: 110, winter: 80 },
}

/** How fast each grows in each weather. */
export const weatherPace: Readonly<Record<Crop, Readonly<Record<Weather, number>>>> = {
  magicFlower: { sun: 90, cloud: 100, rain: 110, snow: 130, wind: 100 },
  rose: { sun: 120, cloud: 100, rain: 110, snow: 70, wind: 80 },
  peento: { sun: 130, cloud: 100, rain: 100, snow: 60, wind: 90 },
  rice: { sun: 110, cloud: 100, rain: 130, snow: 60, wind: 90 },
  gourd: { sun: 120, cloud: 100, rain: 110, snow: 70, wind: 90 },
}

/** Of a hundred hours of a season, so many of each weather. */
export const weatherOdds: Readonly<Record<Season, Readonly<Record<Weather, number>>>> = {
  spring: { sun: 34, cloud: 24, rain: 30, snow: 0, wind: 12 },
  summer: { sun: 48, cloud: 18, rain: 28, snow: 0, wind: 6 },
  autumn: { sun: 40, cloud: 30, rain: 14, snow: 0, wind: 16 },
  winter: { sun: 30, cloud: 28, rain: 6, snow: 24, wind: 12 },
}

/** What lies in a slot makes it give more. */
export const rarityYield: Readonly<Record<Rarity, number>> = { common: 100, rare: 125, epic: 160, legendary: 220 }
/** A flower seed is made for it. */
export const seedYield = 120

/** What the first card of a growth adds to its yield; each further one adds half of the one before. */
export const cardPercent: Readonly<Record<Nutrient, number>> = { water: 20, dew: 40, moonlight: 60 }
export const cardNames: Readonly<Record<Nutrient, string>> = { water: '清泉', dew: '花露', moonlight: '月华' }
/** Cards for one growth, and for all growths of a day. */
export const cardsPerGrowth = 3
export const cardsPerDay = 6

/** One point of magic makes it grow one per cent faster and costs one 微豆, which goes into the pool. */
export const magicPerGrowth = 50
export const magicPerDay = 200

export const buildingRows: Readonly<Record<Building, { readonly name: string; readonly splinters: number }>> = {
  rabbit: { name: '兔儿灯', splinters: 20 },
  lotus: { name: '莲花灯', splinters: 50 },
  palace: { name: '宫灯', splinters: 120 },
}
export const buildMost = 10

export type Prize =
  | { readonly kind: 'card'; readonly prize: Nutrient; readonly rarity: Rarity }
  | { readonly kind: 'egg'; readonly prize: Animal; readonly rarity: Rarity }

/** What is in the box of a building, in thousandths. */
export const prizes: Readonly<Record<Building, readonly (Prize & { readonly chance: number })[]>> = {
  rabbit: [
    { kind: 'card', prize: 'water', rarity: 'common', chance: 600 },
    { kind: 'card', prize: 'dew', rarity: 'rare', chance: 200 },
    { kind: 'egg', prize: 'hen', rarity: 'rare', chance: 200 },
  ],
  lotus: [
    { kind: 'card', prize: 'dew', rarity: 'rare', chance: 450 },
    { kind: 'card', prize: 'moonlight', rarity: 'epic', chance: 150 },
    { kind: 'egg', prize: 'hen', rarity: 'rare', chance: 250 },
    { kind: 'egg', prize: 'rabbit', rarity: 'epic', chance: 150 },
  ],
  palace: [
    { kind: 'card', prize: 'moonlight', rarity: 'epic', chance: 400 },
    { kind: 'egg', prize: 'rabbit', rarity: 'epic', chance: 300 },
    { kind: 'egg', prize: 'sheep', rarity: 'epic', chance: 200 },
    { kind: 'egg', prize: 'cow', rarity: 'legendary', chance: 100 },
  ],
}

interface AnimalRow {
  readonly name: string
  readonly egg: string
  readonly hatchMs: Milliseconds
  /** What one is given back for, out of the pool. */
  readonly beans: number
  readonly strength: number
  readonly health: number
}
export const animalRows: Readonly<Record<Animal, AnimalRow>> = {
  hen: { name: '芦花鸡', egg: '花斑蛋', hatchMs: 6 * hour, beans: 8, strength: 12, health: 40 },
  rabbit: { name: '玉兔', egg: '月白蛋', hatchMs: 12 * hour, beans: 16, strength: 10, health: 48 },
  sheep: { name: '云羊', egg: '云纹蛋', hatchMs: 24 * hour, beans: 32, strength: 14, health: 60 },
  cow: { name: '青牛', egg: '青石蛋', hatchMs: 48 * hour, beans: 72, strength: 20, health: 80 },
}

interface SlotPlace {
  readonly slotType: SlotType
  readonly place: number
}

/** What the demonstration account begins with, so that there is something to do on the first day. */
export const beginnings = {
  cards: ['water', 'water', 'dew'],
  /** One lives in the pasture, one has hatched, one hatches today, one tomorrow. */
  eggs: ['hen', 'hen', 'hen', 'rabbit'],
  /** Roses settled before, and received: their splinters are there. */
  rosesSettled: 80,
  rosesReceived: 66,
  /** A building whose box is closed. */
  building: 'rabbit',
  /** Slots in which a flower seed of the demonstration account lies: one has grown for days and is ripe, one was stopped half-way. */
  planted: [
    { slotType: 'rose', place: 1, programmeId: 'rose-24h', isStarted: true, ageMs: 72 * hour, grown: 0 },
    { slotType: 'magic', place: 2, programmeId: 'magic-8h', isStarted: false, ageMs: 0, grown: 4 * hour * 100 },
  ],
  /** A slot that is unlocked and empty: something can be planted at once. */
  empty: { slotType: 'magic', place: 3 },
} as const satisfies {
  readonly cards: readonly Nutrient[]
  readonly eggs: readonly Animal[]
  readonly rosesSettled: number
  readonly rosesReceived: number
  readonly building: Building
  readonly planted: readonly (SlotPlace & {
    readonly programmeId: string
    readonly isStarted: boolean
    readonly ageMs: Milliseconds
    /** As a row of the table of slots has it. */
    readonly grown: number
  })[]
  readonly empty: SlotPlace
}

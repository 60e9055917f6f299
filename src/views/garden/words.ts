import { counted } from '#src/domain/number/number-format.ts'
import type { RowOf, AnswerOf } from '#src/contract/rest/calls.ts'
import { href, type RoutePath } from '#src/routes/table.ts'

export type SlotRow = RowOf<'garden.slots'>
export type SlotType = SlotRow['slotType']
export type Crop = SlotRow['crop']
export type Pool = AnswerOf<'garden.pool'>
export type EggRow = Pool['eggs'][number]
export type Animal = EggRow['animal']
export type BuildingRow = RowOf<'garden.buildings'>
export type Building = BuildingRow['building']
export type Weather = AnswerOf<'garden.weather'>['weather']
export type Season = AnswerOf<'garden.weather'>['season']

/** What each garden is called, what one of its slots is called, and where it is. */
export const places: Readonly<Record<SlotType, { readonly slot: string; readonly path: RoutePath }>> = {
  magic: { slot: '花盆', path: '/pages/home/magicGarden/index' },
  rose: { slot: '花架', path: '/pages/home/magicGarden/roseDetails' },
  peento: { slot: '桃树坑', path: '/pages/home/magicGarden/peentoGarden' },
  farm: { slot: '田块', path: '/pages/home/newPattern/farm' },
}

export const cropWords: Readonly<Record<Crop, { readonly name: string; readonly unit: string }>> = {
  magicFlower: { name: '魔法花', unit: '朵' },
  rose: { name: '玫瑰', unit: '朵' },
  peento: { name: '蟠桃', unit: '个' },
  rice: { name: '水稻', unit: '束' },
  gourd: { name: '葫芦', unit: '个' },
}
export const stageWords = ['种子', '发芽', '长叶', '含苞', '成熟'] as const
export const weatherWords: Readonly<Record<Weather, string>> = {
  sun: '晴',
  cloud: '多云',
  rain: '雨',
  snow: '雪',
  wind: '大风',
}
export const seasonWords: Readonly<Record<Season, string>> = { spring: '春', summer: '夏', autumn: '秋', winter: '冬' }
export const animalWords: Readonly<Record<Animal, string>> = {
  hen: '芦花鸡',
  rabbit: '玉兔',
  sheep: '云羊',
  cow: '青牛',
}

export const slotLabel = ({ slotType, place }: Pick<SlotRow, 'slotType' | 'place'>): string =>
  `${place} 号${places[slotType].slot}`

/** The page of one slot; `magic-1` says which garden it belongs to. */
export const slotHref = (id: string): string => `#${href('/pages/home/magicGarden/magicDetails', { slot: id })}`
export const linkTo = (path: RoutePath, query?: Readonly<Record<string, string>>): string => `#${href(path, query)}`

/** What the next slot costs, in words; undefined while that is not known. */
export const unlockWords = (beans: number | undefined): string | undefined =>
  beans === undefined ? undefined : beans === 0 ? '免费解锁' : `${counted(beans, '微豆')}解锁`

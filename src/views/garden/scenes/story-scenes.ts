import type { Air, AnimalView, GrowthStage, NestView, PlantKind, SlotState, SlotView, TrayItemView } from './types.ts'

/* What the stories of the scenes show. Only stories import this. */

export const air = (
  weather: Air['weather'],
  light: 'day' | 'night' | 'dawn' | 'dusk',
  season: Air['season'] = 'spring',
): Air => ({
  weather,
  season,
  minute: { dawn: 380, day: 610, dusk: 1075, night: 1330 }[light],
})

export const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']
export const ordinal = (at: number): string =>
  at <= 10
    ? numerals[at - 1]!
    : `${at < 20 ? '' : numerals[Math.floor(at / 10) - 1]}十${at % 10 === 0 ? '' : numerals[(at % 10) - 1]}`

const notes = ['3天后发芽', '1天后长叶', '8小时后含苞', '2小时后开花', '可以收获']
const row: readonly (readonly [SlotState, PlantKind | null, GrowthStage])[] = [
  ['started', 'rose', 4],
  ['started', 'peento', 4],
  ['started', 'magicFlower', 3],
  ['started', 'rose', 2],
  ['stopped', null, 0],
  ['started', 'peento', 3],
  ['stopped', 'rose', 3],
  ['locked', null, 0],
  ['started', 'magicFlower', 4],
  ['started', 'rose', 1],
  ['started', 'peento', 2],
  ['started', 'magicFlower', 0],
]

export const slots = (count: number): readonly SlotView[] =>
  Array.from({ length: count }, (_, at): SlotView => {
    const [state, kind, stage] = at > 25 ? (['locked', null, 0] as const) : row[at % row.length]!
    return {
      id: String(at + 1),
      label: `${ordinal(at + 1)}号盆`,
      state,
      plant: kind ? { kind, stage, fraction: stage / 4 + 0.12 } : null,
      ...(kind
        ? { note: state === 'stopped' ? '已暂停' : notes[stage]! }
        : state === 'locked'
          ? { note: '需3枚碎片' }
          : {}),
    }
  })

export const trayItems: readonly TrayItemView[] = [
  { id: 'seed-rose', label: '玫瑰种子', picture: { of: 'seed', kind: 'rose' }, count: 6 },
  { id: 'seed-magic', label: '魔法花种', picture: { of: 'seed', kind: 'magicFlower' }, count: 2 },
  { id: 'seed-peento', label: '蟠桃核', picture: { of: 'seed', kind: 'peento' }, count: 1 },
  { id: 'nutrient', label: '营养液', picture: { of: 'tool', tool: 'nutrient' }, count: 12 },
  { id: 'sickle', label: '收获', picture: { of: 'tool', tool: 'sickle' } },
  { id: 'shovel', label: '取下', picture: { of: 'tool', tool: 'shovel' } },
  { id: 'key', label: '解锁', picture: { of: 'tool', tool: 'key' }, count: 0, closed: '碎片不够' },
]

export const animals: readonly AnimalView[] = [
  { id: '1', name: '云朵', kind: 'sheep', mood: 'calm' },
  { id: '2', name: '大黄', kind: 'cow', mood: 'hungry', note: '饿了' },
  { id: '3', name: '小芦花', kind: 'hen', mood: 'happy', note: '今天下了一枚蛋' },
  { id: '4', name: '团子', kind: 'rabbit', mood: 'asleep' },
  { id: '5', name: '乌雪', kind: 'sheep', mood: 'happy' },
  { id: '6', name: '糯米', kind: 'rabbit', mood: 'hungry' },
]

export const nests: readonly NestView[] = [
  { id: 'n1', label: '一号巢', state: 'started', egg: { crack: 1, fraction: 0.4, child: 'hen' }, note: '还要 6 小时' },
  { id: 'n2', label: '二号巢', state: 'started', egg: { crack: 3, fraction: 0.95, child: 'rabbit' }, note: '快出来了' },
  { id: 'n3', label: '三号巢', state: 'started', egg: { crack: 4, fraction: 1, child: 'hen' }, note: '可以领走' },
  { id: 'n4', label: '四号巢', state: 'stopped', egg: null },
  { id: 'n5', label: '五号巢', state: 'locked', egg: null, note: '需 2 枚碎片' },
]

export const feed: readonly TrayItemView[] = [
  { id: 'feed', label: '饲料', picture: { of: 'tool', tool: 'feed' }, count: 20 },
  { id: 'water', label: '清水', picture: { of: 'tool', tool: 'water' } },
  { id: 'nutrient', label: '营养液', picture: { of: 'tool', tool: 'nutrient' }, count: 3 },
]

const crops: readonly (readonly [SlotState, PlantKind | null, GrowthStage])[] = [
  ['started', 'rice', 4],
  ['started', 'gourd', 3],
  ['started', 'rice', 2],
  ['started', 'gourd', 4],
  ['stopped', null, 0],
  ['started', 'peento', 1],
  ['locked', null, 0],
  ['locked', null, 0],
]
export const plots: readonly SlotView[] = crops.map(([state, kind, stage], at) => ({
  id: String(at + 1),
  label: `${ordinal(at + 1)}号田`,
  state,
  plant: kind ? { kind, stage, fraction: stage / 4 + 0.1 } : null,
  ...(kind ? { note: notes[stage]! } : state === 'locked' ? { note: '需 2 枚碎片' } : {}),
}))

import type { Rarity } from '#src/contract/rest/shapes.ts'
import { day, minute } from '#src/domain/time/instant.ts'

/** All numbers of guilds, lords and energy; ours (docs/decisions/0050). */

/** The power that a copy is made with. */
export const powerOf: Readonly<Record<Rarity, number>> = { common: 10, rare: 30, epic: 80, legendary: 200 }

/** What a block takes, by the rarity of its edition. */
export const blockCost: Readonly<Record<Rarity, number>> = { common: 15, rare: 25, epic: 40, legendary: 120 }

/** Editions that are blocks, by name; what does not exist in a world is left out. */
export const blockNames = ['千里江山 · 终卷', '霸王 · 十字门', '釉里红玉壶春', '云雷纹鼎', '五蝠捧寿'] as const

export const nameLength = { least: 2, most: 12 } as const
/** A guild is renamed once in so long. */
export const renameEveryMs = 7 * day
export const qqPattern = /^[1-9]\d{4,10}$/

/**
 * The guilds of the beginning: who is in them, by place among the people who live here; the first one is the admin. -1 is the
 * demonstration account.
 */
export const guildRows = [
  {
    id: '890001',
    name: '青云社',
    story: '从一片青绿开始收山水。每周日晚上在群里聊新到的长卷，仓库里有多的藏品发给新人。',
    groupId: '200000000000001',
    people: [-1, 0, 1, 2, 3],
  },
  {
    id: '890002',
    name: '半山画会',
    story: '只聊画，不催单。开盒的运气一起担，仓库归大家。',
    groupId: '200000000000002',
    people: [4, 5, 6],
  },
  {
    id: '890003',
    name: '夜航船',
    story: '晚上才醒的人在这里，冲榜、拍卖、抢首发都结伴。',
    groupId: '',
    people: [7, 8],
  },
] as const

/** Whom people follow in the beginning: follower and lord, by place as above. */
export const lordRows: readonly (readonly [follower: number, lord: number])[] = [
  [-1, 4],
  [0, -1],
  [1, -1],
  [4, 5],
  [6, 4],
  [8, 7],
]

/** Copies in the warehouse of the first guild in the beginning, and in the others. */
export const storedFirst = { own: 3, others: 1 } as const

/** How the world's people live with it: one slot of time, how many are made up for, and chances in a hundred by slot. */
export const slotMs = minute
export const slotsMost = 30
export const chances = { draw: 18, join: 5, store: 8, follow: 4 } as const
/** No more copies than that lie in a warehouse by themselves. */
export const storedMost = 8

import { hour, minute } from '#src/domain/time/instant.ts'
import { sampleBoxPicture, samplePicture } from '#src/ui/story/sample-art.tsx'
import { storyNow } from '../kit/story/story-app.tsx'
import type { AirdropLine } from './airdrop.select.ts'
import type { DrawnRow, PrizeRow, RaffleRow } from './draw.select.ts'
import type { EnvelopeRow } from './envelope/envelope.select.ts'
import type { LotQualification, LotView } from './lots.select.ts'

/** Draws for stories. */

export const rest = { state: 'rest', message: '', found: '' } as const
export const doubt = { state: 'uncertain', message: '', found: '' } as const

export const sampleRaffle: RaffleRow = {
  id: '871001',
  name: '月下抽签会',
  story: '水墨山河的藏品都在里面，概率随余量公布。',
  image: sampleBoxPicture(200),
  beans: 18,
  startsAt: storyNow - 20 * hour,
  endsAt: storyNow + 300 * hour,
  left: 14,
  leftMost: 20,
  resetAt: storyNow + 16 * hour,
  together: 10,
}

const prize = (id: string, change: Partial<PrizeRow>): PrizeRow => ({
  id,
  kind: 'copy',
  name: '寒江独钓',
  image: samplePicture(20),
  rarity: 'epic',
  chance: 60,
  left: 3,
  ...change,
})

export const samplePrizes: readonly PrizeRow[] = [
  prize('1', {}),
  prize('2', { name: '秋溪放鹤', image: samplePicture(90), rarity: 'rare', chance: 340, left: 20 }),
  prize('3', { kind: 'box', name: '水墨山河 · 卷轴盲盒', image: sampleBoxPicture(260), chance: 0, left: 0 }),
  prize('4', { kind: 'weiDou', name: '6 微豆', image: '', rarity: 'common', chance: 9600, left: null }),
]

export const sampleDrawn = (at: number): DrawnRow => {
  const { kind, name, image, rarity } = samplePrizes[[3, 3, 1, 3, 2, 3, 3, 0, 3, 3][at % 10]!]!
  const beans = kind === 'weiDou' ? 6 : 0
  const made = kind === 'weiDou' ? '' : '7-18'
  return {
    id: String(at),
    drawId: '9',
    activityId: '871001',
    kind,
    name,
    image,
    rarity,
    beans,
    madeId: made,
    at: storyNow - minute,
  }
}

export const sampleAirdrops: readonly AirdropLine[] = (['ready', 'short', 'opened'] as const).map((state, at) => ({
  id: String(at),
  boxId: '3011',
  title: ['山河空投', '锦鲤空投', '青花空投'][at]!,
  image: sampleBoxPicture(at * 90),
  need: '持有「水墨山河」藏品满 3 件，你有 3 件',
  state,
  note:
    state === 'ready'
      ? '剩 40 个 · 3月8日截止'
      : state === 'short'
        ? '还差 2 件 · 剩 12 个'
        : '已领取，开出的藏品在「我的藏品」',
}))

export const sampleMay: LotQualification = {
  qualified: true,
  reason: '',
  resetAt: storyNow + 16 * hour,
  grades: [
    { grade: 'best', left: 4, beans: 88 },
    { grade: 'great', left: 17, beans: 38 },
    { grade: 'good', left: 41, beans: 18 },
    { grade: 'small', left: 96, beans: 8 },
    { grade: 'last', left: 70, beans: 3 },
  ],
}

export const sampleLot: LotView = {
  id: '1',
  grade: '上吉签',
  verse: '春水初生春林盛',
  meaning: '正是好时候，不必等。',
  beans: 38,
  when: '2026年3月1日 08:00',
  at: storyNow,
}

export const sampleEnvelope: EnvelopeRow = {
  id: '1',
  title: '藏家同喜',
  from: '数藏',
  state: 'open',
  parts: 24,
  partsLeft: 9,
  beans: 480,
  beansLeft: 170,
  mine: 0,
  startsAt: storyNow - 5 * minute,
  endsAt: storyNow + 15 * minute,
}

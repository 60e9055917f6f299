import type { ReactNode } from 'react'
import { hour } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import type { EggShown } from './pasture.screen.tsx'
import { eggLine } from './pasture.select.ts'
import { airOf } from './scene.select.ts'
import type { StagedView } from '../kit/intent/use-staged.ts'
import type { EggRow, SlotRow } from './words.ts'

/** Changes in a story: none, one that nobody knows the end of, one that was refused. */
export const changes = {
  rest: { state: 'rest', message: '', found: '' },
  changing: { state: 'changing', message: '', found: '' },
  uncertain: { state: 'uncertain', message: '', found: '' },
  refused: { state: 'rest', message: '暂无成熟的作物', found: '' },
} as const satisfies Record<string, StagedView>

/** A slot in which roses have been growing for a while. */
export const sampleSlot = (change: Partial<SlotRow> = {}): SlotRow => ({
  id: 'rose-1',
  slotType: 'rose',
  place: 1,
  state: 'started',
  copy: { copyId: '1', name: '姚黄花种', image: samplePicture(20), rarity: 'rare', number: 12 },
  programmeId: 'rose-4h',
  crop: 'rose',
  progress: 620,
  at: storyNow,
  ripeAt: storyNow + 2 * hour,
  ripe: false,
  magic: 10,
  nutrients: 1,
  yield: 16,
  yieldFactors: [
    { name: '藏品 · 稀有', percent: 125 },
    { name: '花种', percent: 120 },
    { name: '营养 · 清泉', percent: 120 },
  ],
  paceFactors: [
    { name: '时节 · 春', percent: 130 },
    { name: '天气 · 雨', percent: 110 },
    { name: '灵力', percent: 110 },
  ],
  ...change,
})

export const sampleWeather = {
  at: storyNow,
  weather: 'rain',
  season: 'spring',
  hours: [
    { at: storyNow, weather: 'rain' },
    { at: storyNow + hour, weather: 'sun' },
  ],
} as const

/** Its sky. */
export const sampleAir = airOf(sampleWeather, storyNow)

/** A story of a screen of the garden at its address. */
export const gardenStory =
  (href: string) =>
  (screen: ReactNode, offline = false): Story => {
    const Shown: Story = () => (
      <StoryApp href={href} offline={offline}>
        {screen}
      </StoryApp>
    )
    return Shown
  }

/** The one answer of a page that has come whole. */
export const whole = { ...listStates.whole, items: [], data: {} }
export const waiting = listStates.loading
export const broken = listStates.failed
export const cut = listStates.offline

const egg: EggRow = {
  animal: 'hen',
  name: '花斑蛋',
  waiting: 1,
  nextAt: storyNow + 5 * hour,
  hatchMs: 6 * hour,
  hatched: 1,
  received: 2,
  exchanged: 0,
  beans: 8,
  strength: 12,
  health: 40,
}
/** Eggs of a hen: one hatches, one has hatched. */
export const sampleEgg = (change: Partial<EggShown> = {}, of: Partial<EggRow> = {}): EggShown => ({
  ...eggLine({ ...egg, ...of }, storyNow),
  change: changes.rest,
  onReceive: still,
  onExchange: still,
  onCheck: still,
  ...change,
})

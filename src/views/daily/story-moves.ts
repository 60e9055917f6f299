import { day } from '#src/domain/time/instant.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import { pointLine, starBeanLine } from './moves.select.ts'

/** Movements for stories, one of them with a name that needs two lines. */
export const samplePoints = [
  { id: '1', points: 5.5, note: '每日领取', about: '', at: storyNow },
  {
    id: '2',
    points: -166.6,
    note: '水墨山河 · 卷轴盲盒，一个名字长到一行放不下的盲盒',
    about: '893003',
    at: storyNow - day,
  },
  { id: '3', points: 150, note: '新人礼', about: '', at: storyNow - 30 * day },
].map(pointLine)

export const sampleStarBeans = [
  { id: '1', amount: 5, note: '每日签到', at: storyNow },
  { id: '2', amount: -10, note: '补签', at: storyNow - day },
].map(starBeanLine)

import { hour } from '#src/domain/time/instant.ts'
import { StoryApp, type Story, storyNow } from '../kit/story/story-app.tsx'
import { listStates, parts, sampleBanner, sampleBox, sampleProducts } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import type { ChestRankingProps } from './chest-ranking.tsx'
import { crownWords, viewChestRanking } from './chest-ranking.select.ts'
import { ActivityScreen, type ActivityProps } from './activity.screen.tsx'

export default { title: '活动/活动' }

const ranking = (opened: number): ChestRankingProps['top'] => {
  const list = ['林间有鹿', '一个名字长到一行放不下的藏友', '青山有思', '听雪'].map((nickname, index) => ({
    id: String(index),
    rank: index + 1,
    person: { userId: String(index), nickname, avatar: '' },
    opened: opened - index * 9,
    crown: index < 2 ? '掌盒人' : '开盒行家',
  }))
  return viewChestRanking({ endsAt: storyNow, list, mine: list[2]! })
}
const chests: ChestRankingProps = {
  top: ranking(52),
  crown: crownWords({ name: '开盒行家', opened: 12, nextName: '掌盒人', left: 18 }),
  open: false,
  month: 'this',
  resource: listStates.whole,
  shown: ranking(52),
  onOpen: still,
  onMonth: still,
}

const props = (shown: Partial<ActivityProps> = {}): ActivityProps => ({
  whole: 'parts',
  main: parts.ready([sampleBanner({ title: '四季锦鲤', subtitle: '集齐四款，换一尾丹顶' }, 300)]),
  more: parts.ready([
    sampleBanner({ id: '2', title: '谷雨看花', subtitle: '持牡丹藏品领双人票' }, 330),
    sampleBanner({ id: '3', title: '神兽投票', subtitle: '', target: { kind: 'none' } }, 220),
  ]),
  announced: parts.ready([
    { item: sampleProducts[0]!, when: '3月2日 06:00' },
    { item: sampleBox({ state: 'upcoming' }), when: '3月2日 10:00' },
  ]),
  activities: parts.ready([
    { name: '谷雨看花', endsAt: storyNow + 30 * hour, boxes: [sampleBox(), sampleBox({ id: '3', remaining: 0 }, 90)] },
    {
      name: '后台开放日',
      endsAt: storyNow + 130 * hour,
      boxes: [sampleBox({ id: '2', name: '一个名字长到一行放不下的盲盒' }, 330)],
    },
  ]),
  onSale: parts.ready(sampleProducts.slice(1, 5)),
  people: '3,248 位藏友正在逛',
  chests,
  retry: still,
  onRefused: still,
  ...shown,
})

const story = (shown: Partial<ActivityProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/activity/index" offline={offline}>
      <ActivityScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

export const 内容 = story()
export const 加载中 = story({
  people: '',
  main: parts.loading(),
  more: parts.loading(),
  announced: parts.loading(),
  activities: parts.loading(),
  onSale: parts.loading(),
})
export const 部分没有加载出来 = story({ main: parts.failed(), onSale: parts.failed() })
const none = viewChestRanking({
  endsAt: storyNow,
  list: [],
  mine: { id: '1', rank: 0, person: { userId: '1', nickname: '青山有思', avatar: '' }, opened: 0, crown: '' },
})
export const 开盒榜 = story({ chests: { ...chests, open: true } })
export const 上月没有人开盒 = story({ chests: { ...chests, open: true, month: 'last', shown: none } })
export const 开盒榜出错 = story({ chests: { ...chests, open: true, resource: listStates.failed, shown: null } })
export const 没有预告 = story({ announced: parts.ready([]) })
export const 断网 = story({ whole: 'offline' }, true)
export const 出错 = story({ whole: 'failed' })
export const 空 = story({ whole: 'empty' })

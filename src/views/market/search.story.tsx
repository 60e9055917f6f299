import type { ReactNode } from 'react'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, parts } from '../kit/product/story-catalogue.ts'
import { sampleGoods } from '../kit/product/story-goods.ts'
import { still } from '../kit/story/story-parts.ts'
import { Results, type ResultsProps, SearchScreen, type SearchProps, Suggested } from './search.screen.tsx'

export default { title: '首页/搜索' }

const story = (children: ReactNode, shown: Partial<SearchProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/search/search" offline={offline}>
      <SearchScreen text="" searched={false} recent={[]} onText={still} onSearch={still} onClear={still} {...shown}>
        {children}
      </SearchScreen>
    </StoryApp>
  )
  return Shown
}

const results = (shown: Partial<ResultsProps>, offline = false): Story =>
  story(
    <Results keyword="山" goods={[]} total={0} resource={listStates.whole} {...shown} />,
    { text: shown.keyword ?? '山', searched: true },
    offline,
  )

export const 还没有搜过 = story(<Suggested part={parts.ready(sampleGoods().slice(0, 4))} />)
export const 搜过的词 = story(<Suggested part={parts.ready(sampleGoods().slice(0, 4))} />, {
  recent: ['终卷', '锦鲤', '一段搜过的、长得一行放不下所以要省略的话'],
})
export const 推荐正在加载 = story(<Suggested part={parts.loading()} />)
export const 没有推荐 = story(<Suggested part={parts.ready([])} />)
export const 推荐没有加载出来 = story(<Suggested part={parts.failed()} />)
export const 找到 = results({ goods: sampleGoods().slice(0, 3), total: 3 })
export const 还有更多 = results({ goods: sampleGoods(), total: 41, resource: listStates.more })
export const 后面的没有加载出来 = results({ goods: sampleGoods(), total: 41, resource: listStates.moreFailed })
export const 正在找 = results({ resource: listStates.loading })
export const 没有找到 = results({ resource: listStates.empty })
export const 长词没有找到 = results({
  keyword: '一段很长很长、长到一行放不下的搜索词'.repeat(2),
  resource: listStates.empty,
})
export const 出错 = results({ resource: listStates.failed })
export const 断网 = results({ resource: listStates.offline }, true)
export const 热门与联想 = story(<Suggested part={parts.ready(sampleGoods().slice(0, 4))} />, {
  hot: ['水墨山河', '寒江独钓', '魏紫', '千里江山 · 终卷'],
})
export const 联想 = story(<Suggested part={parts.ready([])} />, {
  text: '山',
  suggestions: ['山海', '远山初霁', '雪岭行旅'],
})

import type { ReactNode } from 'react'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { NoResults, Results, type ResultsProps, SearchScreen, type SearchProps } from './search.screen.tsx'
import { sampleLines } from './story-notices.ts'

export default { title: '公告/搜索' }

const story = (children: ReactNode, shown: Partial<SearchProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/notice/search/index" offline={offline}>
      <SearchScreen text="" searched={false} recent={[]} onText={still} onSearch={still} onClear={still} {...shown}>
        {children}
      </SearchScreen>
    </StoryApp>
  )
  return Shown
}

const results = (shown: Partial<ResultsProps>, offline = false): Story =>
  story(
    <Results keyword="盲盒" lines={[]} total={0} resource={listStates.whole} {...shown} />,
    { text: shown.keyword ?? '盲盒', searched: true },
    offline,
  )

export const 还没有搜过 = story(<NoResults hasRecent={false} />)
export const 搜过的词 = story(<NoResults hasRecent />, {
  recent: ['观星盲盒', '转赠', '一段搜过的、长得一行放不下所以要省略的话'],
})
export const 找到 = results({ lines: sampleLines.slice(2), total: 2 })
export const 还有更多 = results({ lines: sampleLines, total: 41, resource: listStates.more })
export const 后面的没有加载出来 = results({ lines: sampleLines, total: 41, resource: listStates.moreFailed })
export const 正在找 = results({ resource: listStates.loading })
export const 没有找到 = results({ resource: listStates.empty })
export const 长词没有找到 = results({
  keyword: '一段很长很长、长到一行放不下的搜索词'.repeat(2),
  resource: listStates.empty,
})
export const 出错 = results({ resource: listStates.failed })
export const 断网 = results({ resource: listStates.offline }, true)

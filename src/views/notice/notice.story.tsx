import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { NoticeScreen, type NoticeProps } from './notice.screen.tsx'
import { sampleLines } from './story-notices.ts'

export default { title: '公告/列表' }

const all = [{ key: '', label: '全部' }]
const tabs = [
  ...all,
  ...['平台公告', '发售公告', '活动公告', '安全提醒'].map((label, at) => ({ key: String(at + 1), label })),
]

const story = (shown: Partial<NoticeProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/notice/notice" offline={offline}>
      <NoticeScreen
        tabs={tabs}
        current=""
        subtypes={[]}
        subtype=""
        lines={sampleLines}
        resource={listStates.more}
        onType={still}
        onSubtype={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 内容 = story()
const subtypes = [...all, { key: '21', label: '藏品发售' }, { key: '22', label: '盲盒上新' }]
export const 一个类型 = story({ current: '2', subtypes, lines: sampleLines.slice(0, 2), resource: listStates.whole })
export const 全部已读 = story({ lines: sampleLines.map((line) => ({ ...line, unread: false })) })
export const 正在加载更多 = story({ resource: listStates.loadingMore })
export const 更多没有加载出来 = story({ resource: listStates.moreFailed })
export const 加载中 = story({ tabs: all, lines: [], resource: listStates.loading })
export const 出错 = story({ lines: [], resource: listStates.failed })
export const 断网 = story({ lines: [], resource: listStates.offline }, true)
export const 断网但有内容 = story({}, true)
export const 空 = story({ lines: [], resource: listStates.empty })
export const 这一类是空的 = story({ current: '4', lines: [], resource: listStates.empty })

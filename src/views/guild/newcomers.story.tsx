import { EmptyState } from '#src/ui/feedback/state.tsx'
import { storyAt } from '../kit/finance/story-finance.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import type { PeopleListProps } from './people-list.tsx'
import { NewcomersScreen } from './newcomers.screen.tsx'
import { samplePeople } from './story-guild.ts'

export default { title: '公会/拉新明细' }

const at = storyAt('/pages/mine/group/groupAdminInfo/lnvitationDetails')
const story = (change: Partial<PeopleListProps> = {}, offline = false) =>
  at(
    <NewcomersScreen
      resource={listStates.whole}
      lines={samplePeople('林间有鹿 邀请 · 2026年1月2日', '40 能量')}
      empty={<EmptyState title="暂无新成员" note="成员邀请的新人会显示在这里。" />}
      {...change}
    />,
    offline,
  )

export const 拉新明细 = story()
export const 加载中 = story({ resource: listStates.loading, lines: [] })
export const 空 = story({ resource: listStates.empty, lines: [] })
export const 出错 = story({ resource: listStates.failed, lines: [] })
export const 断网 = story({ resource: listStates.offline, lines: [] }, true)

import { EmptyState } from '#src/ui/feedback/state.tsx'
import { storyAt } from '../kit/finance/story-finance.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import type { PeopleListProps } from './people-list.tsx'
import { PowerLogScreen } from './power-log.screen.tsx'
import { samplePeople } from './story-guild.ts'

export default { title: '公会/战力记录' }

const at = storyAt('/pages/mine/group/groupAdminInfo/militaryNumberLog')
const story = (change: Partial<PeopleListProps> = {}, offline = false) =>
  at(
    <PowerLogScreen
      resource={listStates.whole}
      lines={samplePeople('引出能量 · 2026年2月28日 21:00，之后 128', '+40')}
      empty={<EmptyState title="暂无战力记录" note="成员引出能量、解锁区块或加入公会时，会记录在这里。" />}
      {...change}
    />,
    offline,
  )

export const 战力记录 = story()
export const 加载中 = story({ resource: listStates.loading, lines: [] })
export const 空 = story({ resource: listStates.empty, lines: [] })
export const 出错 = story({ resource: listStates.failed, lines: [] })
export const 断网 = story({ resource: listStates.offline, lines: [] }, true)

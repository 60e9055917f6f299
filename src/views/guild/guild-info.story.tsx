import { storyAt } from '../kit/finance/story-finance.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { type GuildInfoProps, GuildInfoScreen } from './guild-info.screen.tsx'
import { sampleGuild, samplePeople } from './story-guild.ts'

export default { title: '公会/公会资料' }

const at = storyAt('/pages/mine/group/groupAdminInfo/groupAdminInfo')
const story = (change: Partial<GuildInfoProps> = {}, offline = false) =>
  at(<GuildInfoScreen resource={listStates.whole} guild={sampleGuild} lines={samplePeople()} {...change} />, offline)

export const 管理员 = story()
export const 成员 = story({ guild: { ...sampleGuild, role: 'member' } })
export const 加载中 = story({ resource: listStates.loading, lines: [], guild: null })
export const 空 = story({ resource: listStates.empty, lines: [] })
export const 出错 = story({ resource: listStates.failed, lines: [], guild: null })
export const 断网 = story({ resource: listStates.offline, lines: [], guild: null }, true)

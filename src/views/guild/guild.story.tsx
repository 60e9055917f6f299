import { storyAt } from '../kit/finance/story-finance.tsx'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { GuildScreen, type GuildProps } from './guild.screen.tsx'
import { sampleCard, sampleGuild, sampleLord, sampleLordInfo } from './story-guild.ts'

export default { title: '公会/公会' }

const at = storyAt('/pages/mine/group/group')
const others = [
  { ...sampleCard, id: '2', name: '半山画会', members: 3, power: 70 },
  { ...sampleCard, id: '3', name: '夜航船', members: 2, power: 15 },
]
const story = (change: Partial<GuildProps> = {}, offline = false) =>
  at(
    <GuildScreen
      resource={shownResource({ data: {} })}
      guild={sampleGuild}
      open={others}
      joining=""
      asked=""
      failure=""
      lord={sampleLord()}
      onJoin={still}
      onJoinConfirm={still}
      onJoinCancel={still}
      {...change}
    />,
    offline,
  )
const alone = sampleLord({ lord: { ...sampleLordInfo, lord: null, followers: 0, led: 0, rank: 0 }, above: '' })

export const 管理员 = story()
export const 成员 = story({ guild: { ...sampleGuild, role: 'member' } })
export const 还没有公会 = story({ guild: null, lord: alone })
export const 正在加入 = story({ guild: null, joining: '2', lord: alone })
export const 确认加入 = story({ guild: null, asked: '2', lord: alone })
export const 不能加入 = story({ guild: null, failure: '你已加入公会', lord: alone })
export const 领主榜 = story({ lord: sampleLord({ sheet: 'rank' }) })
export const 选择领主 = story({
  lord: sampleLord({ sheet: 'choose', choice: listStates.whole, choices: sampleLord().ranks }),
})
export const 取消跟随 = story({ lord: sampleLord({ leaving: true }) })
export const 没有公会可加入 = story({ guild: null, open: [], lord: alone })
export const 加载中 = story({ resource: listStates.loading })
export const 出错 = story({ resource: listStates.failed })
export const 断网 = story({ resource: listStates.offline }, true)

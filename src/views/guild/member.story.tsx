import { storyAt } from '../kit/finance/story-finance.tsx'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type MemberProps, MemberScreen } from './member.screen.tsx'

export default { title: '公会/成员' }

const person = { userId: '10003', nickname: '阿宁不吃辣', avatar: '' }
const detail = { person, followers: 2, led: 55, rank: 3, isMine: false, power: 40, qq: '', lord: null }
const member = { id: person.userId, person, role: 'member', power: 40, joinedAt: storyNow, brought: 1 } as const
const at = storyAt('/pages/mine/group/groupAdminInfo/groupUserInfo')
const story = (change: Partial<MemberProps> = {}, offline = false) =>
  at(
    <MemberScreen
      resource={shownResource({ data: {} })}
      detail={detail}
      member={member}
      pending={false}
      failure=""
      onFollow={still}
      {...change}
    />,
    offline,
  )

export const 可以跟随 = story()
export const 我的领主 = story({ detail: { ...detail, isMine: true, qq: '2860113' }, onFollow: null })
export const 正在跟随 = story({ pending: true })
export const 不能跟随 = story({ failure: '对方正跟随着你，不能反过来跟随' })
export const 不在公会里 = story({ member: null })
export const 加载中 = story({ resource: listStates.loading, detail: null })
export const 出错 = story({ resource: listStates.failed, detail: null })
export const 断网 = story({ resource: listStates.offline, detail: null }, true)

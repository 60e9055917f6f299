import { day } from '#src/domain/time/instant.ts'
import { StoryApp, type Story, storyNow } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { type InviteLogProps, InviteLogScreen } from './invite-log.screen.tsx'
import { dayLine, rankLine, rewardLine, viewSteps } from './invite-log.select.ts'

export default { title: '我的/邀请记录' }

const steps = viewSteps([
  { people: 1, sprouts: 50, reached: true },
  { people: 3, sprouts: 120, reached: true },
  { people: 5, sprouts: 260, reached: false },
  { people: 10, sprouts: 600, reached: false },
])
const days = [
  { id: '2', at: storyNow, friends: 2, beans: 176, sprouts: 120 },
  { id: '1', at: storyNow - 9 * day, friends: 1, beans: 88, sprouts: 50 },
].map(dayLine)
const rewards = ['山月', '一个名字长到一行放不下的藏友'].map((from, index) =>
  rewardLine({ id: from, title: '好友注册奖励', from, beans: 88, at: storyNow - index * day }),
)
const places = ['林间有鹿', '一个名字长到一行放不下的藏友', '青山有思', '听雪'].map((nickname, index) =>
  rankLine('2')({
    id: String(index),
    rank: index + 1,
    person: { userId: String(index), nickname, avatar: '' },
    invited: 12 - index * 3,
    beans: (12 - index * 3) * 88,
  }),
)

const story = (change: Partial<InviteLogProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/inviteLog/index" offline={offline}>
      <InviteLogScreen
        part="days"
        resource={listStates.whole}
        steps={steps}
        lines={days}
        ranks={places}
        mine={places[2]!}
        onPart={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

const unranked = { ...places[2]!, rank: 0, note: '未上榜', score: '0 微豆' }

export const 得豆记录 = story()
export const 还没有得豆 = story({ resource: listStates.empty, lines: [] })
export const 好友奖励 = story({ part: 'rewards', lines: rewards })
export const 还没有奖励 = story({ part: 'rewards', resource: listStates.empty, lines: [] })
export const 排行榜 = story({ part: 'ranking' })
export const 没有上榜 = story({ part: 'ranking', mine: unranked })
export const 没有人上榜 = story({ part: 'ranking', ranks: [], mine: unranked })
export const 加载中 = story({ resource: listStates.loading, steps: [], lines: [] })
export const 出错 = story({ resource: listStates.failed, steps: [], lines: [] })
export const 断网 = story({ resource: listStates.offline, steps: [], lines: [] }, true)

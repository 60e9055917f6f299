import { storyAt } from '../kit/finance/story-finance.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { storyForm } from '../kit/story/story-parts.ts'
import { type ApprenticesProps, ApprenticesScreen } from './apprentices.screen.tsx'
import { sampleLordInfo, samplePeople } from './story-guild.ts'

export default { title: '公会/我的徒弟' }

const at = storyAt('/pages/mine/rewards/index')
const story = (change: Partial<ApprenticesProps> = {}, offline = false) =>
  at(
    <ApprenticesScreen
      resource={listStates.whole}
      info={sampleLordInfo}
      lines={samplePeople('2026年1月2日起')}
      qq={storyForm({ values: { qqNumber: '' } })}
      saved={null}
      {...change}
    />,
    offline,
  )

export const 我的徒弟 = story()
export const 写下了 = story({ saved: '2860114' })
export const 写错了 = story({
  qq: storyForm({ values: { qqNumber: '12' }, failure: { reason: 'refused', message: 'QQ 号为 5 到 11 位数字' } }),
})
export const 空 = story({ resource: listStates.empty, lines: [], info: { ...sampleLordInfo, followers: 0, rank: 0 } })
export const 加载中 = story({ resource: listStates.loading, lines: [], info: null })
export const 出错 = story({ resource: listStates.failed, lines: [], info: null })
export const 断网 = story({ resource: listStates.offline, lines: [], info: null }, true)

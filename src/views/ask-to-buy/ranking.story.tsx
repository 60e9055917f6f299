import { broken, cut, empty, loading, more, sampleLines, storyAt, whole } from '../kit/finance/story-finance.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type RankingProps, RankingScreen } from './ranking.screen.tsx'

export default { title: '求购/榜' }

const at = storyAt('/pages/sales/asktobuy/index')
const story = (change: Partial<RankingProps> = {}, offline = false) =>
  at(
    <RankingScreen
      kind="copy"
      order="hot"
      lines={sampleLines({ tag: { text: '可卖 2 件', tone: 'jade' } })}
      resource={more}
      onOrder={still}
      onKind={still}
      {...change}
    />,
    offline,
  )

export const 求购榜 = story()
export const 盲盒 = story({ kind: 'box', resource: whole })
export const 加载中 = story({ lines: [], resource: loading })
export const 空 = story({ lines: [], resource: empty })
export const 出错 = story({ lines: [], resource: broken })
export const 断网 = story({ lines: [], resource: cut }, true)

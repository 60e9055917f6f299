import { broken, cut, empty, loading, sampleLines, storyAt, whole } from '../kit/finance/story-finance.tsx'
import { type UserCollectionProps, UserCollectionScreen } from './user-collection.screen.tsx'

export default { title: '自由交易/对方的藏品' }

const at = storyAt('/pages/freedomDeal/userCollect')
const story = (change: Partial<UserCollectionProps> = {}, offline = false) =>
  at(
    <UserCollectionScreen
      title="林间有鹿的藏品"
      hidden={false}
      lines={sampleLines({ note: '#128 / 5000 · 水墨山河' })}
      resource={whole}
      {...change}
    />,
    offline,
  )

export const 对方的藏品 = story()
export const 没有公开 = story({ hidden: true, lines: [], resource: empty })
export const 加载中 = story({ lines: [], resource: loading })
export const 空 = story({ lines: [], resource: empty })
export const 出错 = story({ lines: [], resource: broken })
export const 断网 = story({ lines: [], resource: cut }, true)

import { storyAt } from '../kit/finance/story-finance.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import type { CastingProps } from './casting/casting.tsx'
import { ReleaseForPurchaseScreen } from './release-for-purchase.screen.tsx'
import { sampleCasting } from './casting/story-casting.ts'

export default { title: '元豆市场/铸成元豆' }

const at = storyAt('/pages/yuandoumarket/releaseforpurchase')
const story = (change: Partial<CastingProps> = {}, offline = false) =>
  at(<ReleaseForPurchaseScreen casting={sampleCasting('yuanDou', change)} />, offline)

export const 铸成元豆 = story()
export const 铸掉前 = story({ asked: sampleCasting('yuanDou').lines[0]! })
export const 加载中 = story({ lines: [], resource: listStates.loading })
export const 空 = story({ lines: [] })
export const 出错 = story({ lines: [], resource: listStates.failed })
export const 断网 = story({ lines: [], resource: listStates.offline }, true)

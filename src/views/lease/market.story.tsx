import {
  asking,
  broken,
  cut,
  empty,
  loading,
  quiet,
  sampleLines,
  storyAt,
  uncertain,
  whole,
} from '../kit/finance/story-finance.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type LeaseMarketProps, LeaseMarketScreen, type LeaseOffersProps, LeaseOffersScreen } from './market.screen.tsx'

export default { title: '租赁/市场' }

const at = storyAt('/pages/lease/index')
const story = (change: Partial<LeaseMarketProps> = {}, offline = false) =>
  at(
    <LeaseMarketScreen
      order="newest"
      lines={sampleLines({ note: '3 件可租 · 2 件可买断', under: '每天' })}
      resource={whole}
      onOrder={still}
      {...change}
    />,
    offline,
  )
const offers = (change: Partial<LeaseOffersProps> = {}) =>
  at(
    <LeaseOffersScreen
      {...quiet}
      title="云起庐山"
      lines={sampleLines({ note: '最长 7 天 · 买断 ¥128.00', under: '每天' })}
      resource={whole}
      chosen={null}
      onDays={still}
      onClose={still}
      onNext={still}
      {...change}
    />,
  )

export const 租赁市场 = story()
export const 一种藏品 = offers()
export const 选天数 = offers({
  chosen: { called: '云起庐山 #128', days: 3, daysMax: 7, rent: '¥2.00', sum: '¥6.00' },
})
export const 租下前 = offers(asking({ title: '租下', confirm: '冻结 ¥6.00 并租下' }))
export const 租下确认中 = offers(uncertain)
export const 加载中 = story({ lines: [], resource: loading })
export const 空 = story({ lines: [], resource: empty })
export const 出错 = story({ lines: [], resource: broken })
export const 断网 = story({ lines: [], resource: cut }, true)

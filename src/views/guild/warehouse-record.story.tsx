import { broken, cut, empty, loading, sampleLines, storyAt, whole } from '../kit/finance/story-finance.tsx'
import { type WarehouseRecordProps, WarehouseRecordScreen } from './warehouse-record.screen.tsx'

export default { title: '公会/发放记录' }

const at = storyAt('/pages/mine/warehouse/transferRecord')
const lines = sampleLines({ note: '发给 听雪 · 林间有鹿 经手', value: '2026年2月28日 21:00' }).map(
  ({ href: _, ...line }) => line,
)
const story = (change: Partial<WarehouseRecordProps> = {}, offline = false) =>
  at(<WarehouseRecordScreen resource={whole} lines={lines} {...change} />, offline)

export const 发放记录 = story()
export const 加载中 = story({ resource: loading, lines: [] })
export const 空 = story({ resource: empty, lines: [] })
export const 出错 = story({ resource: broken, lines: [] })
export const 断网 = story({ resource: cut, lines: [] }, true)

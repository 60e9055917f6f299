import { href } from '#src/routes/table.ts'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export type WarehouseRecordProps = Pick<DealListProps, 'lines' | 'resource'>

const empty = {
  title: '暂无发放记录',
  note: '管理员发放藏品后，会记录在这里。',
  action: { text: '去公会仓库', href: `#${href('/pages/mine/warehouse/index')}` },
}

export const WarehouseRecordScreen = (props: WarehouseRecordProps) => (
  <PageScreen>
    <DealList {...props} empty={empty} />
  </PageScreen>
)

import { href } from '#src/routes/table.ts'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export type WarehouseRecordProps = Pick<DealListProps, 'lines' | 'resource'>

const empty = {
  title: '还没有发放过',
  note: '管理员把仓库里的藏品发给成员，这里会记下一笔。',
  action: { text: '去公会仓库', href: `#${href('/pages/mine/warehouse/index')}` },
}

export const WarehouseRecordScreen = (props: WarehouseRecordProps) => (
  <PageScreen>
    <DealList {...props} empty={empty} />
  </PageScreen>
)

import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { ConsignmentRecordScreen } from './consignment-record.screen.tsx'
import { soldLine } from './consignment-record.select.ts'

/** What one has sold on the market, and what came in for it (marketplace §2, §7). */
export default function ConsignmentRecordPage() {
  const list = useResource({
    endpoint: 'product.sold',
    request: {},
    pageSize: ROWS_A_PAGE,
    freshMs: 2000,
  })
  return <ConsignmentRecordScreen resource={list} lines={list.items.map(soldLine)} />
}

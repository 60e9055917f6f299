import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { givenLine } from './guild.select.ts'
import { WarehouseRecordScreen } from './warehouse-record.screen.tsx'

/** What was given out of the warehouse, to whom and by whom (marketplace §2, §6). */
export default function WarehouseRecordPage() {
  const given = useResource({ endpoint: 'guild.given', request: {}, pageSize: PRODUCTS_A_PAGE })
  return <WarehouseRecordScreen resource={given} lines={given.items.map(givenLine)} />
}

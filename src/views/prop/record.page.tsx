import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { usedLine } from './prop.select.ts'
import { RecordScreen } from './record.screen.tsx'

/** Props that were used, and what they brought (marketplace §2, §7). */
export default function RecordPage() {
  const list = useResource({ endpoint: 'prop.mine', request: { isUsed: true }, pageSize: ROWS_A_PAGE })
  return <RecordScreen resource={list} lines={list.items.map(usedLine)} />
}

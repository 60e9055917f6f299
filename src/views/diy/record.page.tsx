import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { logLine } from './diy.select.ts'
import { RecordScreen } from './record.screen.tsx'

/** What was put together and taken apart, newest first (marketplace §2, §7). */
export default function RecordPage() {
  const log = useResource({ endpoint: 'diy.log', request: {}, pageSize: ROWS_A_PAGE })
  return <RecordScreen resource={log} lines={log.items.map(logLine)} />
}

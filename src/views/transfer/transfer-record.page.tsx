import { href } from '#src/routes/table.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { TransferRecordScreen } from './transfer-record.screen.tsx'
import { directionOf, recordLine } from './transfer-record.select.ts'

/** What came to one and what went (marketplace §2, §7). The direction stands in the address. */
export default function TransferRecordPage() {
  const { query, replace } = useNavigation()
  const direction = directionOf(query)
  const userId = useUser()?.userId ?? ''
  const list = useResource({
    endpoint: 'transfer.ofUser',
    request: { direction },
    pageSize: ROWS_A_PAGE,
    freshMs: 5000,
  })
  return (
    <TransferRecordScreen
      direction={direction}
      lines={useShown(list.items, recordLine, userId)}
      resource={list}
      onDirection={(type) =>
        replace(href('/pages/mine/myCollection/transferRecord/transferRecord', type === 'all' ? {} : { type }))
      }
    />
  )
}

import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { provenanceEntry } from '../kit/collection/provenance.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { CopyRecordScreen } from './copy-record.screen.tsx'

/** Who had one copy, or every copy of a product (marketplace §2, §7). */
export default function CopyRecordPage() {
  const { query } = useNavigation()
  const [id, productId] = [query.get('id') ?? '', query.get('productId') ?? '']
  const records = useResource({
    endpoint: 'transfer.ofProduct',
    request: id === '' ? { productId } : { id },
    pageSize: ROWS_A_PAGE,
    freshMs: 5000,
  })
  const [newest] = records.items
  return (
    <CopyRecordScreen
      name={newest ? `${newest.name}${id === '' ? '' : ` #${newest.number}`}` : ''}
      entries={records.items.map(provenanceEntry)}
      resource={records}
    />
  )
}

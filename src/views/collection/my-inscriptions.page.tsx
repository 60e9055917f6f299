import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { MyInscriptionsScreen } from './my-inscriptions.screen.tsx'
import { numberLine } from './my-inscriptions.select.ts'

/** What one owns, by the numbers engraved in it (marketplace §2, §7; 铭文). */
export default function MyInscriptionsPage() {
  const list = useResource({
    endpoint: 'collection.list',
    request: {},
    pageSize: ROWS_A_PAGE,
    freshMs: 5000,
  })
  const now = useNowAt(list.items.map((row) => (row.state === 'coolingOff' ? row.freeAt : null)))
  return <MyInscriptionsScreen lines={useShown(list.items, numberLine, now)} resource={list} />
}

import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { MyInscriptionsScreen } from './my-inscriptions.screen.tsx'
import { inscriptionLine } from './my-inscriptions.select.ts'

/** One's numbered copies on which a line of words is carved (marketplace §2, §7; 铭文; docs/decisions/0048). */
export default function MyInscriptionsPage() {
  const list = useResource({ endpoint: 'auction.inscriptionLog', request: { isMine: true }, pageSize: ROWS_A_PAGE })
  return <MyInscriptionsScreen lines={useShown(list.items, inscriptionLine)} resource={list} />
}

import { PRODUCTS_A_PAGE } from '../kit/catalogue.ts'
import { useNavigation } from '../kit/use-navigation.ts'
import { useResource } from '../kit/use-resource.ts'
import { useShown } from '../kit/use-shown.ts'
import { type InscriptionRow, inscriptionLine } from './inscription-list.select.ts'
import { InscriptionListScreen } from './inscription-list.screen.tsx'

/** Numbered copies in people's hands, of one product or of all (marketplace §2, §7; 铭文). */
export default function InscriptionListPage() {
  const categoryId = useNavigation().query.get('categoryId') ?? ''
  const list = useResource<unknown, InscriptionRow>({
    endpoint: 'product.inscriptions',
    request: categoryId === '' ? {} : { categoryId },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 20_000,
  })
  return <InscriptionListScreen lines={useShown(list.items, inscriptionLine)} resource={list} />
}

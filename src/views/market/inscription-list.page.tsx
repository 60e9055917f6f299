import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { asList, partOf } from '../kit/resource/part.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { inscriptionLine, productMarket } from './inscription-list.select.ts'
import { InscriptionListScreen } from './inscription-list.screen.tsx'
import { ProductMarket } from './product-market.tsx'

/** Numbered copies in people's hands, of one product or of all (marketplace §2, §7; 铭文). */
export default function InscriptionListPage() {
  const categoryId = useNavigation().query.get('categoryId') ?? ''
  const list = useResource({
    endpoint: 'product.inscriptions',
    request: categoryId === '' ? {} : { categoryId },
    pageSize: ROWS_A_PAGE,
    freshMs: 20_000,
  })
  return (
    <InscriptionListScreen
      lines={useShown(list.items, inscriptionLine)}
      resource={list}
      head={categoryId === '' ? null : <MarketOf categoryId={categoryId} />}
    />
  )
}

function MarketOf({ categoryId }: { readonly categoryId: string }) {
  const market = useResource({ endpoint: 'product.marketOf', request: { categoryId }, freshMs: 20_000 })
  return <ProductMarket part={partOf(asList(market), productMarket)} />
}

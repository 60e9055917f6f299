import { provenanceOf } from '../kit/collection/provenance-people.tsx'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { type Resource, useResource } from '../kit/resource/use-resource.ts'
import { useUser } from '../kit/app/use-session.ts'
import { ProductStar } from '../kit/product/product-star.tsx'
import { SalesDetailsScreen } from './sales-details.screen.tsx'
import { offerMarket, type OfferRow, viewOffer } from '../kit/listing/offer.select.ts'

/** One offer of somebody: number, seller, price against the market, who had it before, its rules (marketplace §2, §7). */
export default function SalesDetailsPage() {
  const id = useNavigation().query.get('id') ?? ''
  const found = useResource({
    endpoint: 'product.offers',
    request: { id },
    pageSize: 1,
    freshMs: 5000,
  })
  const row = found.items[0]
  return row ? (
    <Offered row={row} resource={found} />
  ) : (
    <SalesDetailsScreen resource={found} view={null} market={null} star={null} records={[]} />
  )
}

type Found = Resource<'product.offers'>

function Offered({ row, resource }: { readonly row: OfferRow; readonly resource: Found }) {
  const me = useUser()?.userId ?? ''
  const now = useMinute()
  const isCopy = row.kind === 'copy'
  const thing = useAside({
    endpoint: isCopy ? 'product.detail' : 'box.detail',
    request: { id: row.productId },
    freshMs: 10_000,
  })
  const records = useAside({
    endpoint: 'transfer.ofProduct',
    request: isCopy ? { id: row.itemId } : { productId: row.productId },
    pageSize: 10,
    freshMs: 30_000,
  })
  const categoryId = thing.data && 'categoryId' in thing.data ? thing.data.categoryId : ''
  return (
    <SalesDetailsScreen
      unknown={<UnknownIntents about={[row.id, row.itemId]} />}
      resource={resource}
      view={viewOffer(row, me, now)}
      market={thing.data ? offerMarket(row, thing.data) : null}
      star={categoryId ? <ProductStar categoryId={categoryId} /> : null}
      records={isCopy ? records.items.map(provenanceOf) : []}
    />
  )
}

import { provenanceOf } from '../kit/collection/provenance-people.tsx'
import { useAction } from '../kit/form/use-action.ts'
import { useCopy } from '../kit/app/use-copy.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { queueForm, remindForm } from '../kit/product/product.form.ts'
import { soldLine } from './product-sales.select.ts'
import { useRemind } from '../kit/product/use-remind.ts'
import { PriorityList } from '../kit/product/priority-list.tsx'
import { usePriorityOf } from '../kit/product/use-priority.ts'
import { ProductStar } from '../kit/product/product-star.tsx'
import { ProductDetailsScreen } from './product-details.screen.tsx'
import { awaitsTurn, offeredOf, offerLine, viewProduct } from './product-details.select.ts'

/** One product: the object, its story, edition, rules, chances, prices and who had it (marketplace §2, §7). */
export default function ProductDetailsPage() {
  const id = useNavigation().query.get('id') ?? ''
  const copy = useCopy()
  const product = useResource({ endpoint: 'product.detail', request: { id }, freshMs: 10_000 })
  const records = useAside({
    endpoint: 'transfer.ofProduct',
    request: { productId: id },
    pageSize: 5,
    freshMs: 30_000,
  })
  const offers = useAside({
    endpoint: 'product.offers',
    request: { productId: id },
    pageSize: 5,
    freshMs: 10_000,
  })
  const sales = useAside({
    endpoint: 'order.sales',
    request: { productId: id },
    pageSize: 5,
    freshMs: 10_000,
  })
  const row = product.data
  const isQueued = row !== undefined && awaitsTurn(row)
  const release = useResource(isQueued ? { endpoint: 'product.release', request: { id } } : null)
  const isOpenToAll = row === undefined || row.sale.qualification === 'none'
  const qualification = useResource(
    isOpenToAll ? null : { endpoint: 'product.qualification', request: { id }, freshMs: 30_000 },
  )
  const moments = [row?.onSaleAt ?? null, release.data?.admittedAt ?? null]
  const renew = () => {
    product.refresh()
    release.refresh()
  }
  // A sale that has begun and a turn that has come change what the server says.
  const now = Math.max(useRenewal(moments, renew), useMinute())
  const isAnnounced = row?.state === 'upcoming'
  const priority = usePriorityOf(isAnnounced ? row.categoryId : '', isAnnounced ? row.typeId : '')
  const remind = useRemind(remindForm, [product.renewal])
  const queue = useAction(queueForm, [product.renewal, release.renewal])
  return (
    <ProductDetailsScreen
      unknown={<UnknownIntents about={[id]} />}
      resource={product}
      view={row ? viewProduct(row, now, qualification.data) : null}
      offered={row && !(isQueued && release.status === 'loading') ? offeredOf(row, release.data, now) : null}
      offers={offers.items.slice(0, 5).map(offerLine)}
      sales={sales.items.slice(0, 5).map((sold) => soldLine(sold, now))}
      records={records.items.map(provenanceOf)}
      star={row && <ProductStar categoryId={row.categoryId} />}
      priority={priority.lines.length > 0 && <PriorityList {...priority} />}
      asking={remind.pending || queue.pending}
      onRemind={(booked) => row && remind.run(booked, { id, name: row.name, at: row.onSaleAt })}
      onJoin={() => queue.run({ id })}
      onCopy={(text) => void copy(text)}
    />
  )
}

import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useUser } from '../kit/app/use-session.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { footNote, viewOffer } from '../kit/listing/offer.select.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { collectionHref } from './deals.select.ts'
import { MiddleScreen } from './middle.screen.tsx'

/** The middle of a deal: who, what, at what price, what is held and until when (marketplace §2 toMiddle; docs/decisions/0047). */
export default function MiddlePage() {
  const id = useNavigation().query.get('offer') ?? ''
  const me = useUser()?.userId ?? ''
  const now = useMinute()
  const found = useResource({ endpoint: 'product.offers', request: { id }, pageSize: 1, freshMs: 5000 })
  const row = found.items[0]
  const view = row ? viewOffer(row, me, now) : null
  return (
    <MiddleScreen
      resource={found}
      unknown={row && <UnknownIntents about={[row.id, row.itemId]} />}
      view={view}
      note={view ? footNote(view) : ''}
      collectionHref={row ? collectionHref(row.seller.userId) : ''}
      sellerHref={row ? `#${href('/pages/common/productDetails/userCenter', { userId: row.seller.userId })}` : ''}
    />
  )
}

import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { UserCenterScreen } from './user-center.screen.tsx'
import { friendshipOf, giftHref, offeredGoods, shelfOf, shownCopy, viewProfile } from './user-center.select.ts'

/** A person as everybody sees them: what they have, what they offer, and the way to the chat (marketplace §2, §6). */
export default function UserCenterPage() {
  const { query, push, replace } = useNavigation()
  const { trade } = useApp()
  const me = useUser()?.userId ?? ''
  const userId = query.get('userId') ?? me
  const collection = useResource({
    endpoint: 'collection.list',
    request: { userId },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 20_000,
  })
  const offers = useAside({
    endpoint: 'product.offers',
    request: { userId, order: 'newest' },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 20_000,
  })
  const contacts = useStream('contact', (snapshot) => snapshot?.context.data)
  const now = useMinute()
  const friendship = friendshipOf(contacts, userId, me)
  return (
    <UserCenterScreen
      collection={collection}
      offers={offers}
      view={collection.data ? viewProfile(collection.data, offers.data?.total ?? null, friendship) : null}
      shelf={shelfOf(query)}
      copies={collection.items.map((row) => shownCopy(row, now))}
      offered={offers.items.map((row) => offeredGoods(row, now))}
      onGift={(kind) => push(giftHref(kind, userId, trade.newIntent()))}
      onShelf={(shelf) => replace(href('/pages/common/productDetails/userCenter', { userId, shelf }))}
    />
  )
}

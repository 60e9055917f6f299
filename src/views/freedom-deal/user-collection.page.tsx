import { useNavigation } from '../kit/app/use-navigation.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useUser } from '../kit/app/use-session.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { shownLine } from './deals.select.ts'
import { UserCollectionScreen } from './user-collection.screen.tsx'

/** What one person shows: what they offer leads to the middle (marketplace §2 userCollect). */
export default function UserCollectionPage() {
  const me = useUser()?.userId ?? ''
  const userId = useNavigation().query.get('userId') ?? me
  const list = useResource({
    endpoint: 'collection.list',
    request: { userId },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 10_000,
  })
  const now = useMinute()
  const owner = list.data?.owner
  return (
    <UserCollectionScreen
      title={owner ? `${owner.nickname}的藏品` : '藏品'}
      hidden={list.data?.hidden ?? false}
      lines={useShown(list.items, shownLine, now)}
      resource={list}
    />
  )
}

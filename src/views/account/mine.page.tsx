import { useEffect, useRef } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useUnreadChat } from '../kit/chat/unread-chat.ts'
import { useUnreadNotices } from '../kit/notice/unread-notices.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useCopy } from '../kit/app/use-copy.ts'
import { useUser } from '../kit/app/use-session.ts'
import { stacksOf } from '../kit/collection/stacks.ts'
import { PRODUCTS_A_PAGE, ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { soldForm } from './sold.form.ts'
import { soldNews } from './sold.select.ts'
import { MineScreen } from './mine.screen.tsx'
import { profileChange, viewMine, waitingOf } from './mine.select.ts'

/** As many copies are asked for as the wall can show. */
const WALL = 24

/** The signed-in person and the ways to everything of theirs (marketplace §2). */
export default function MinePage() {
  const { say } = useApp()
  const user = useUser()
  const unread = useUnreadNotices()
  const unreadChat = useUnreadChat()
  const copy = useCopy()
  const profile = useAside({ endpoint: 'account.getUserInfo', request: {} })
  const known = useRef(profile.data)
  useEffect(() => {
    // Only what has come since the page is open: an answer from before may be older than a name given on this device.
    if (!user || !profile.data || profile.data === known.current) return
    known.current = profile.data
    const changed = profileChange(user, profile.data)
    if (changed) say('session', { type: 'session.profileChanged', user: changed })
  })
  const copies = useResource({
    endpoint: 'collection.list',
    request: { kind: 'collectible' },
    pageSize: WALL,
    freshMs: 5000,
  })
  const boxes = useAside({ endpoint: 'box.mine', request: {}, pageSize: PRODUCTS_A_PAGE, freshMs: 5000 })
  const unpaid = useAside({
    endpoint: 'order.list',
    request: { group: 'unpaid' },
    pageSize: ROWS_A_PAGE,
    freshMs: 5000,
  })
  const sales = useAside({ endpoint: 'product.sold', request: {}, pageSize: ROWS_A_PAGE, freshMs: 2000 })
  const now = useNowAt([])
  const { values, change } = useForm(soldForm)
  const news = soldNews(sales.items, String(values['told']), now)
  if (!user) return null
  return (
    <MineScreen
      {...viewMine(user, unread, unreadChat)}
      wall={{
        works: copies.status === 'ready' ? stacksOf(copies.items, now) : null,
        total: copies.data?.total ?? null,
        onRetry: copies.status === 'failed' && copies.items.length === 0 ? copies.refresh : undefined,
      }}
      waiting={waitingOf(boxes.items, unpaid.data?.total ?? 0)}
      unknown={<UnknownIntents />}
      sold={news ? { news, onTold: () => change('told', String(news.upTo)) } : undefined}
      onCopyId={() => void copy(user.userId)}
    />
  )
}

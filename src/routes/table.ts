import { homeRoutes } from './home.routes.ts'
import { activityRoutes } from './activity.routes.ts'
import { marketRoutes } from './market.routes.ts'
import { productRoutes } from './product.routes.ts'
import { listingRoutes } from './listing.routes.ts'
import { orderRoutes } from './order.routes.ts'
import { boxRoutes } from './box.routes.ts'
import { collectionRoutes } from './collection.routes.ts'
import { transferRoutes } from './transfer.routes.ts'
import { avatarRoutes } from './avatar.routes.ts'
import { beansRoutes } from './beans.routes.ts'
import { invitationRoutes } from './invitation.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { accountRoutes } from './account.routes.ts'
import { identityRoutes } from './identity.routes.ts'
import { walletRoutes } from './wallet.routes.ts'
import { addressRoutes } from './address.routes.ts'
import { noticeRoutes } from './notice.routes.ts'
import { chatRoutes } from './chat.routes.ts'
import { systemRoutes } from './system.routes.ts'
import type { RouteRow } from './route.ts'

/** Every page, once, by area. */
export const routes = [
  ...homeRoutes,
  ...activityRoutes,
  ...marketRoutes,
  ...productRoutes,
  ...listingRoutes,
  ...orderRoutes,
  ...boxRoutes,
  ...collectionRoutes,
  ...transferRoutes,
  ...avatarRoutes,
  ...beansRoutes,
  ...invitationRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...identityRoutes,
  ...walletRoutes,
  ...addressRoutes,
  ...noticeRoutes,
  ...chatRoutes,
  ...systemRoutes,
] as const

export type RoutePath = (typeof routes)[number]['path']

/** The tab bar, in its order (marketplace §2). */
export const tabPaths = [
  '/pages/home/home',
  '/pages/sales/sales',
  '/pages/notice/notice',
  '/pages/mine/mine',
] as const satisfies readonly RoutePath[]

/** The middle button of the tab bar opens the activity page (const:tab-middle). */
export const middlePath: RoutePath = '/pages/activity/index'

const rowsByPath = new Map<string, RouteRow>(
  (routes as readonly RouteRow[]).flatMap((row) =>
    [row.path, ...(row.aliases ?? [])].map((path) => [path, row] as const),
  ),
)

/** The page at `path` (without query), or undefined. */
export const routeAt = (path: string): RouteRow | undefined => rowsByPath.get(path)

/** An address below the hash: `href('/pages/notice/components/noticeDetail/index', { id: '7' })`. Empty parameters are left out. */
export function href(path: RoutePath, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? path : `${path}?${text}`
}

/** Splits an address below the hash. */
export function parseHref(text: string): { path: string; query: URLSearchParams } {
  const [path = '', search = ''] = text.split('?', 2)
  return { path, query: new URLSearchParams(search) }
}

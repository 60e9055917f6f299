import type { RoutePath } from './all.ts'
import { firstRoutes } from './first.ts'
import type { RouteRow } from './route.ts'

export type { RoutePath }

/** The tab bar, in its order (marketplace §2). */
export const tabPaths = [
  '/pages/home/home',
  '/pages/sales/sales',
  '/pages/notice/notice',
  '/pages/mine/mine',
] as const satisfies readonly RoutePath[]

/** The middle button of the tab bar opens the activity page (const:tab-middle). */
export const middlePath: RoutePath = '/pages/activity/index'

const rowsByPath = new Map<string, RouteRow>()
const listeners = new Set<() => void>()
let isComplete = false

const take = (rows: readonly RouteRow[]): void => {
  for (const row of rows) for (const path of [row.path, ...(row.aliases ?? [])]) rowsByPath.set(path, row)
}
take(firstRoutes)

/** Hands in the table of all pages, which the app loads behind its first screen. */
export function knowRoutes(rows: readonly RouteRow[]): void {
  take(rows)
  isComplete = true
  for (const tell of listeners) tell()
}

/** Whether all pages are known. */
export const knowsRoutes = (): boolean => isComplete

/** Calls back when they are. */
export function whenRoutesKnown(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** The page at `path` (without query); undefined where there is none, or before it is known. */
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

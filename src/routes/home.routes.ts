import { homeRoute } from './first.ts'
import type { RouteRow } from './route.ts'

/** The first page (marketplace §2). */
export const homeRoutes = [homeRoute] as const satisfies readonly RouteRow[]

import { productRoute } from './first.ts'
import type { RouteRow } from './route.ts'

/** One work as it is first sold (marketplace §2). */
export const productRoutes = [productRoute] as const satisfies readonly RouteRow[]

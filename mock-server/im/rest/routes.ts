import { accountRoutes } from './account.ts'
import { profileRoutes } from './profile.ts'
import type { Route } from './rest.ts'

/** Every chat REST call. A literal segment comes before a parameter in the same place. */
export const routes: Route[] = [...accountRoutes, ...profileRoutes]

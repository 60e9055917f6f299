import type { ResourceOf } from '../resource/use-resource.ts'

/** What several pages show of the catalogue: the same request is the same resource, so it is asked for once (marketplace §7). */

/** Entries a page in grids. */
export const PRODUCTS_A_PAGE = 20
/** Entries a page in lists of rows, of which a screen shows three times as many: the next page has to come before its end does. */
export const ROWS_A_PAGE = 50

/** The series, by which products are filtered and whose stories they tell. */
export const seriesList: ResourceOf<'market.series'> = { endpoint: 'market.series', request: {}, freshMs: 600_000 }

/** What is grown and not published, and passed on among people only: flower seeds. */
export const gardenSeries: ResourceOf<'market.series'> = {
  endpoint: 'market.series',
  request: { parentId: 'garden' },
  freshMs: 600_000,
}

/** The series as the home page shows them, each with some of its products. */
export const homeSeries: ResourceOf<'product.homeSeries'> = {
  endpoint: 'product.homeSeries',
  request: {},
  freshMs: 600_000,
}

/** Products in the order of their sale; what is announced comes first. */
export const newestProducts: ResourceOf<'market.products'> = {
  endpoint: 'market.products',
  request: { order: 'newest' },
  pageSize: PRODUCTS_A_PAGE,
  freshMs: 60_000,
}

export const recommendedProducts: ResourceOf<'home.recommended'> = {
  endpoint: 'home.recommended',
  request: {},
  freshMs: 60_000,
}

/** Boxes that are sold in an activity which runs now. */
export const activityBoxes: ResourceOf<'home.blindBoxes'> = {
  endpoint: 'home.blindBoxes',
  request: { activity: true },
  pageSize: 10,
  freshMs: 60_000,
}

export const blindBoxes: ResourceOf<'home.blindBoxes'> = {
  endpoint: 'home.blindBoxes',
  request: {},
  pageSize: 10,
  freshMs: 60_000,
}

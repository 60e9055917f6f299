import { PRODUCTS_A_PAGE } from '../product/catalogue.ts'
import type { ResourceOf } from '../resource/use-resource.ts'

/** All works that one has, as 我的藏品 shows them without a filter: what adds one has it read anew. */
export const allOwned = {
  endpoint: 'collection.list',
  request: { kind: 'collectible' },
  pageSize: PRODUCTS_A_PAGE,
} as const satisfies ResourceOf<'collection.list'>

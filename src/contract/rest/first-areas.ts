import { homeEndpoints } from './home/home.endpoints.ts'
import { marketEndpoints } from './market/market.endpoints.ts'
import { noticeEndpoints } from './notice/notice.endpoints.ts'
import { productEndpoints } from './product/product.endpoints.ts'

/** The areas that home asks while it is drawn: at hand with the client, so that its first screen waits for no other file. */
export const firstAreas = {
  home: homeEndpoints,
  market: marketEndpoints,
  notice: noticeEndpoints,
  product: productEndpoints,
} as const

import { href } from '#src/routes/table.ts'

/** What can be bought, by exactly one id. */
export type BuyTarget =
  | { readonly productId: string }
  | { readonly blindBoxId: string }
  | { readonly listingId: string }

/** The page that confirms an order. It makes the key of the wish by itself when it is opened. */
export const buyHref = (target: BuyTarget, more: { readonly key?: string; readonly way?: string } = {}): string =>
  href('/pages/common/placeOrder/index', { ...target, ...more })

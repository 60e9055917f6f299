import { href } from '#src/routes/table.ts'

/** What can be bought, by exactly one id. */
export type BuyTarget =
  | { readonly productId: string }
  | { readonly blindBoxId: string }
  | { readonly listingId: string }
  | { readonly avatarId: string }

/** The page that confirms an order. It makes the key of the intent by itself when it is opened. */
export const buyHref = (
  target: BuyTarget,
  more: {
    readonly key?: string | undefined
    readonly way?: string | undefined
    /** `rush`: an avatar that is sold in a rush. */
    readonly from?: string | undefined
  } = {},
): string => href('/pages/common/placeOrder/index', { ...target, ...more })

/** The page that orders several offers of one product at once, the cheapest first. */
export const manyHref = (productId: string, key?: string): string =>
  href('/pages/common/placeOrder/index', { manyOf: productId, key })

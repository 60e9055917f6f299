import { lazy } from '#src/domain/lazy.ts'
import { sessionEndpoints } from './session/session.endpoints.ts'
import { updateEndpoints } from './update/update.endpoints.ts'

/**
 * Every area, loaded when it is first needed: the entry stays small because a page brings only the tables it calls.
 * Sessions and updates are needed at once.
 */
export const areas = {
  session: () => Promise.resolve(sessionEndpoints),
  account: lazy(() => import('./account/account.endpoints.ts').then((module) => module.accountEndpoints)),
  notices: lazy(() => import('./notices/notices.endpoints.ts').then((module) => module.noticesEndpoints)),
  home: lazy(() => import('./home/home.endpoints.ts').then((module) => module.homeEndpoints)),
  market: lazy(() => import('./market/market.endpoints.ts').then((module) => module.marketEndpoints)),
  update: () => Promise.resolve(updateEndpoints),
  im: lazy(() => import('./im/im.endpoints.ts').then((module) => module.imEndpoints)),
  orders: lazy(() => import('./orders/orders.endpoints.ts').then((module) => module.ordersEndpoints)),
  wallet: lazy(() => import('./wallet/wallet.endpoints.ts').then((module) => module.walletEndpoints)),
  identity: lazy(() => import('./identity/identity.endpoints.ts').then((module) => module.identityEndpoints)),
  address: lazy(() => import('./address/address.endpoints.ts').then((module) => module.addressEndpoints)),
  upload: lazy(() => import('./upload/upload.endpoints.ts').then((module) => module.uploadEndpoints)),
  product: lazy(() => import('./product/product.endpoints.ts').then((module) => module.productEndpoints)),
  boxes: lazy(() => import('./boxes/boxes.endpoints.ts').then((module) => module.boxesEndpoints)),
  collection: lazy(() => import('./collection/collection.endpoints.ts').then((module) => module.collectionEndpoints)),
  listing: lazy(() => import('./listing/listing.endpoints.ts').then((module) => module.listingEndpoints)),
  transfer: lazy(() => import('./transfer/transfer.endpoints.ts').then((module) => module.transferEndpoints)),
  beans: lazy(() => import('./beans/beans.endpoints.ts').then((module) => module.beansEndpoints)),
  invitation: lazy(() => import('./invitation/invitation.endpoints.ts').then((module) => module.invitationEndpoints)),
  community: lazy(() => import('./community/community.endpoints.ts').then((module) => module.communityEndpoints)),
  'treasure-chest': lazy(() =>
    import('./treasure-chest/treasure-chest.endpoints.ts').then((module) => module.treasureChestEndpoints),
  ),
  avatars: lazy(() => import('./avatars/avatars.endpoints.ts').then((module) => module.avatarsEndpoints)),
} as const

export type AreaName = keyof typeof areas
/** The endpoint table of an area: `AreaOf<'notices'>['list']`. */
export type AreaOf<Name extends AreaName> = Awaited<ReturnType<(typeof areas)[Name]>>

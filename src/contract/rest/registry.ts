/**
 * Every area, loaded when it is first needed: the entry stays small because a page brings only the tables it calls.
 * Sessions and updates are needed at once and are imported directly by the services that use them.
 */
export const areas = {
  session: () => import('./session/session.endpoints.ts').then((module) => module.sessionEndpoints),
  account: () => import('./account/account.endpoints.ts').then((module) => module.accountEndpoints),
  notices: () => import('./notices/notices.endpoints.ts').then((module) => module.noticesEndpoints),
  home: () => import('./home/home.endpoints.ts').then((module) => module.homeEndpoints),
  market: () => import('./market/market.endpoints.ts').then((module) => module.marketEndpoints),
  update: () => import('./update/update.endpoints.ts').then((module) => module.updateEndpoints),
  im: () => import('./im/im.endpoints.ts').then((module) => module.imEndpoints),
  orders: () => import('./orders/orders.endpoints.ts').then((module) => module.ordersEndpoints),
  wallet: () => import('./wallet/wallet.endpoints.ts').then((module) => module.walletEndpoints),
  identity: () => import('./identity/identity.endpoints.ts').then((module) => module.identityEndpoints),
  address: () => import('./address/address.endpoints.ts').then((module) => module.addressEndpoints),
  upload: () => import('./upload/upload.endpoints.ts').then((module) => module.uploadEndpoints),
  product: () => import('./product/product.endpoints.ts').then((module) => module.productEndpoints),
  boxes: () => import('./boxes/boxes.endpoints.ts').then((module) => module.boxesEndpoints),
  collection: () => import('./collection/collection.endpoints.ts').then((module) => module.collectionEndpoints),
  listing: () => import('./listing/listing.endpoints.ts').then((module) => module.listingEndpoints),
  transfer: () => import('./transfer/transfer.endpoints.ts').then((module) => module.transferEndpoints),
  beans: () => import('./beans/beans.endpoints.ts').then((module) => module.beansEndpoints),
  invitation: () => import('./invitation/invitation.endpoints.ts').then((module) => module.invitationEndpoints),
  community: () => import('./community/community.endpoints.ts').then((module) => module.communityEndpoints),
} as const

export type AreaName = keyof typeof areas
/** The endpoint table of an area: `AreaOf<'notices'>['list']`. */
export type AreaOf<Name extends AreaName> = Awaited<ReturnType<(typeof areas)[Name]>>

import { lazy } from '#src/domain/lazy.ts'

/** Every area, loaded when it is first needed: a page brings only the tables it calls. */
export const areas = {
  account: lazy(() => import('./account/account.endpoints.ts').then((module) => module.accountEndpoints)),
  activity: lazy(() => import('./activity/activity.endpoints.ts').then((module) => module.activityEndpoints)),
  address: lazy(() => import('./address/address.endpoints.ts').then((module) => module.addressEndpoints)),
  'ask-to-buy': lazy(() => import('./ask-to-buy/ask-to-buy.endpoints.ts').then((module) => module.askToBuyEndpoints)),
  auction: lazy(() => import('./auction/auction.endpoints.ts').then((module) => module.auctionEndpoints)),
  avatar: lazy(() => import('./avatar/avatar.endpoints.ts').then((module) => module.avatarEndpoints)),
  beans: lazy(() => import('./beans/beans.endpoints.ts').then((module) => module.beansEndpoints)),
  box: lazy(() => import('./box/box.endpoints.ts').then((module) => module.boxEndpoints)),
  chat: lazy(() => import('./chat/chat.endpoints.ts').then((module) => module.chatEndpoints)),
  collection: lazy(() => import('./collection/collection.endpoints.ts').then((module) => module.collectionEndpoints)),
  diy: lazy(() => import('./diy/diy.endpoints.ts').then((module) => module.diyEndpoints)),
  daily: lazy(() => import('./daily/daily.endpoints.ts').then((module) => module.dailyEndpoints)),
  draw: lazy(() => import('./draw/draw.endpoints.ts').then((module) => module.drawEndpoints)),
  energy: lazy(() => import('./energy/energy.endpoints.ts').then((module) => module.energyEndpoints)),
  garden: lazy(() => import('./garden/garden.endpoints.ts').then((module) => module.gardenEndpoints)),
  guild: lazy(() => import('./guild/guild.endpoints.ts').then((module) => module.guildEndpoints)),
  home: lazy(() => import('./home/home.endpoints.ts').then((module) => module.homeEndpoints)),
  identity: lazy(() => import('./identity/identity.endpoints.ts').then((module) => module.identityEndpoints)),
  invitation: lazy(() => import('./invitation/invitation.endpoints.ts').then((module) => module.invitationEndpoints)),
  lease: lazy(() => import('./lease/lease.endpoints.ts').then((module) => module.leaseEndpoints)),
  listing: lazy(() => import('./listing/listing.endpoints.ts').then((module) => module.listingEndpoints)),
  lord: lazy(() => import('./lord/lord.endpoints.ts').then((module) => module.lordEndpoints)),
  market: lazy(() => import('./market/market.endpoints.ts').then((module) => module.marketEndpoints)),
  notice: lazy(() => import('./notice/notice.endpoints.ts').then((module) => module.noticeEndpoints)),
  order: lazy(() => import('./order/order.endpoints.ts').then((module) => module.orderEndpoints)),
  physical: lazy(() => import('./physical/physical.endpoints.ts').then((module) => module.physicalEndpoints)),
  pledge: lazy(() => import('./pledge/pledge.endpoints.ts').then((module) => module.pledgeEndpoints)),
  priority: lazy(() => import('./priority/priority.endpoints.ts').then((module) => module.priorityEndpoints)),
  product: lazy(() => import('./product/product.endpoints.ts').then((module) => module.productEndpoints)),
  prop: lazy(() => import('./prop/prop.endpoints.ts').then((module) => module.propEndpoints)),
  session: lazy(() => import('./session/session.endpoints.ts').then((module) => module.sessionEndpoints)),
  synthesis: lazy(() => import('./synthesis/synthesis.endpoints.ts').then((module) => module.synthesisEndpoints)),
  system: lazy(() => import('./system/system.endpoints.ts').then((module) => module.systemEndpoints)),
  transfer: lazy(() => import('./transfer/transfer.endpoints.ts').then((module) => module.transferEndpoints)),
  wallet: lazy(() => import('./wallet/wallet.endpoints.ts').then((module) => module.walletEndpoints)),
} as const

export type AreaName = keyof typeof areas
/** The endpoint table of an area: `AreaOf<'notice'>['list']`. */
export type AreaOf<Name extends AreaName> = Awaited<ReturnType<(typeof areas)[Name]>>

import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './account/account.endpoints.ts'
import { activityEndpoints } from './activity/activity.endpoints.ts'
import { addressEndpoints } from './address/address.endpoints.ts'
import { askToBuyEndpoints } from './ask-to-buy/ask-to-buy.endpoints.ts'
import { auctionEndpoints } from './auction/auction.endpoints.ts'
import { avatarEndpoints } from './avatar/avatar.endpoints.ts'
import { beansEndpoints } from './beans/beans.endpoints.ts'
import { boxEndpoints } from './box/box.endpoints.ts'
import { chatEndpoints } from './chat/chat.endpoints.ts'
import { collectionEndpoints } from './collection/collection.endpoints.ts'
import { diyEndpoints } from './diy/diy.endpoints.ts'
import { dailyEndpoints } from './daily/daily.endpoints.ts'
import { drawEndpoints } from './draw/draw.endpoints.ts'
import { energyEndpoints } from './energy/energy.endpoints.ts'
import { gardenEndpoints } from './garden/garden.endpoints.ts'
import { guildEndpoints } from './guild/guild.endpoints.ts'
import { homeEndpoints } from './home/home.endpoints.ts'
import { identityEndpoints } from './identity/identity.endpoints.ts'
import { invitationEndpoints } from './invitation/invitation.endpoints.ts'
import { leaseEndpoints } from './lease/lease.endpoints.ts'
import { listingEndpoints } from './listing/listing.endpoints.ts'
import { lordEndpoints } from './lord/lord.endpoints.ts'
import { marketEndpoints } from './market/market.endpoints.ts'
import { noticeEndpoints } from './notice/notice.endpoints.ts'
import { orderEndpoints } from './order/order.endpoints.ts'
import { physicalEndpoints } from './physical/physical.endpoints.ts'
import { pledgeEndpoints } from './pledge/pledge.endpoints.ts'
import { priorityEndpoints } from './priority/priority.endpoints.ts'
import { productEndpoints } from './product/product.endpoints.ts'
import { propEndpoints } from './prop/prop.endpoints.ts'
import { sessionEndpoints } from './session/session.endpoints.ts'
import { synthesisEndpoints } from './synthesis/synthesis.endpoints.ts'
import { systemEndpoints } from './system/system.endpoints.ts'
import { transferEndpoints } from './transfer/transfer.endpoints.ts'
import { walletEndpoints } from './wallet/wallet.endpoints.ts'

/** Every area at once: for the mock server, the API reference and tests. The app uses `registry.ts`. */
export const allAreas = {
  account: accountEndpoints,
  activity: activityEndpoints,
  address: addressEndpoints,
  'ask-to-buy': askToBuyEndpoints,
  auction: auctionEndpoints,
  avatar: avatarEndpoints,
  beans: beansEndpoints,
  box: boxEndpoints,
  chat: chatEndpoints,
  collection: collectionEndpoints,
  diy: diyEndpoints,
  daily: dailyEndpoints,
  draw: drawEndpoints,
  energy: energyEndpoints,
  garden: gardenEndpoints,
  guild: guildEndpoints,
  home: homeEndpoints,
  identity: identityEndpoints,
  invitation: invitationEndpoints,
  lease: leaseEndpoints,
  listing: listingEndpoints,
  lord: lordEndpoints,
  market: marketEndpoints,
  notice: noticeEndpoints,
  order: orderEndpoints,
  physical: physicalEndpoints,
  pledge: pledgeEndpoints,
  priority: priorityEndpoints,
  product: productEndpoints,
  prop: propEndpoints,
  session: sessionEndpoints,
  synthesis: synthesisEndpoints,
  system: systemEndpoints,
  transfer: transferEndpoints,
  wallet: walletEndpoints,
} as const

export const allEndpoints: readonly Endpoint<any, any>[] = Object.values(allAreas).flatMap((table) =>
  Object.values(table),
)

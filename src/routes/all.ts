import { homeRoutes } from './home.routes.ts'
import { dailyRoutes } from './daily.routes.ts'
import { gardenRoutes } from './garden.routes.ts'
import { activityRoutes } from './activity.routes.ts'
import { auctionRoutes } from './auction.routes.ts'
import { diyRoutes } from './diy.routes.ts'
import { energyRoutes } from './energy.routes.ts'
import { guildRoutes } from './guild.routes.ts'
import { drawRoutes } from './draw.routes.ts'
import { synthesisRoutes } from './synthesis.routes.ts'
import { marketRoutes } from './market.routes.ts'
import { productRoutes } from './product.routes.ts'
import { listingRoutes } from './listing.routes.ts'
import { askToBuyRoutes } from './ask-to-buy.routes.ts'
import { physicalRoutes } from './physical.routes.ts'
import { propRoutes } from './prop.routes.ts'
import { pledgeRoutes } from './pledge.routes.ts'
import { leaseRoutes } from './lease.routes.ts'
import { freedomDealRoutes } from './freedom-deal.routes.ts'
import { orderRoutes } from './order.routes.ts'
import { boxRoutes } from './box.routes.ts'
import { collectionRoutes } from './collection.routes.ts'
import { transferRoutes } from './transfer.routes.ts'
import { avatarRoutes } from './avatar.routes.ts'
import { beansRoutes } from './beans.routes.ts'
import { invitationRoutes } from './invitation.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { accountRoutes } from './account.routes.ts'
import { settingsRoutes } from './settings.routes.ts'
import { identityRoutes } from './identity.routes.ts'
import { walletRoutes } from './wallet.routes.ts'
import { addressRoutes } from './address.routes.ts'
import { noticeRoutes } from './notice.routes.ts'
import { chatRoutes } from './chat.routes.ts'
import { systemRoutes } from './system.routes.ts'

/** Every page, once, by area. */
export const routes = [
  ...homeRoutes,
  ...dailyRoutes,
  ...gardenRoutes,
  ...activityRoutes,
  ...auctionRoutes,
  ...drawRoutes,
  ...synthesisRoutes,
  ...diyRoutes,
  ...guildRoutes,
  ...energyRoutes,
  ...physicalRoutes,
  ...propRoutes,
  ...marketRoutes,
  ...productRoutes,
  ...listingRoutes,
  ...askToBuyRoutes,
  ...pledgeRoutes,
  ...leaseRoutes,
  ...freedomDealRoutes,
  ...orderRoutes,
  ...boxRoutes,
  ...collectionRoutes,
  ...transferRoutes,
  ...avatarRoutes,
  ...beansRoutes,
  ...invitationRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...settingsRoutes,
  ...identityRoutes,
  ...walletRoutes,
  ...addressRoutes,
  ...noticeRoutes,
  ...chatRoutes,
  ...systemRoutes,
] as const

export type RoutePath = (typeof routes)[number]['path']

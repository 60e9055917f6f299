import { accountEndpoints } from './account/account.endpoints.ts'
import { productEndpoints } from './product/product.endpoints.ts'
import { boxesEndpoints } from './boxes/boxes.endpoints.ts'
import { collectionEndpoints } from './collection/collection.endpoints.ts'
import { listingEndpoints } from './listing/listing.endpoints.ts'
import { transferEndpoints } from './transfer/transfer.endpoints.ts'
import { beansEndpoints } from './beans/beans.endpoints.ts'
import { invitationEndpoints } from './invitation/invitation.endpoints.ts'
import { communityEndpoints } from './community/community.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { ordersEndpoints } from './orders/orders.endpoints.ts'
import { walletEndpoints } from './wallet/wallet.endpoints.ts'
import { identityEndpoints } from './identity/identity.endpoints.ts'
import { addressEndpoints } from './address/address.endpoints.ts'
import { uploadEndpoints } from './upload/upload.endpoints.ts'
import { homeEndpoints } from './home/home.endpoints.ts'
import { imEndpoints } from './im/im.endpoints.ts'
import { marketEndpoints } from './market/market.endpoints.ts'
import { noticesEndpoints } from './notices/notices.endpoints.ts'
import { sessionEndpoints } from './session/session.endpoints.ts'
import { updateEndpoints } from './update/update.endpoints.ts'
import { treasureChestEndpoints } from './treasure-chest/treasure-chest.endpoints.ts'
import { avatarsEndpoints } from './avatars/avatars.endpoints.ts'

/** Every area at once: for the mock server, the API reference and tests. The app uses `registry.ts`. */
export const allAreas = {
  session: sessionEndpoints,
  account: accountEndpoints,
  notices: noticesEndpoints,
  home: homeEndpoints,
  market: marketEndpoints,
  update: updateEndpoints,
  im: imEndpoints,
  orders: ordersEndpoints,
  wallet: walletEndpoints,
  identity: identityEndpoints,
  address: addressEndpoints,
  upload: uploadEndpoints,
  product: productEndpoints,
  boxes: boxesEndpoints,
  collection: collectionEndpoints,
  listing: listingEndpoints,
  transfer: transferEndpoints,
  beans: beansEndpoints,
  invitation: invitationEndpoints,
  community: communityEndpoints,
  'treasure-chest': treasureChestEndpoints,
  avatars: avatarsEndpoints,
} as const

export const allEndpoints: readonly Endpoint<any, any>[] = Object.values(allAreas).flatMap((table) =>
  Object.values(table),
)

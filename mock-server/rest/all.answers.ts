import type { allAreas } from '#src/contract/rest/all.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import type { authCheckEndpoint } from '#src/contract/rest/session/session.endpoints.ts'
import { accountAnswers } from './account.answers.ts'
import type { Answer, Answers } from './answers.ts'
import { homeAnswers } from './home.answers.ts'
import { imAnswers } from './im.answers.ts'
import { marketAnswers } from './market.answers.ts'
import { noticesAnswers } from './notices.answers.ts'
import { ordersAnswers } from './orders.answers.ts'
import { walletAnswers } from './wallet.answers.ts'
import { identityAnswers } from './identity.answers.ts'
import { addressAnswers } from './address.answers.ts'
import { uploadAnswers } from './upload.answers.ts'
import { productAnswers } from './product.answers.ts'
import { boxesAnswers } from './boxes.answers.ts'
import { collectionAnswers } from './collection.answers.ts'
import { listingAnswers } from './listing.answers.ts'
import { transferAnswers } from './transfer.answers.ts'
import { beansAnswers } from './beans.answers.ts'
import { invitationAnswers } from './invitation.answers.ts'
import { communityAnswers } from './community.answers.ts'
import { refusals, refuse } from './refusals.ts'
import { sessionAnswers } from './session.answers.ts'
import { updateAnswers } from './update.answers.ts'
import { treasureChestAnswers } from './treasure-chest.answers.ts'
import { avatarsAnswers } from './avatars.answers.ts'

/** The answers of every area; an area without answers does not compile. */
const allAnswers: { readonly [Area in keyof typeof allAreas]: Answers<(typeof allAreas)[Area]> } = {
  session: sessionAnswers,
  account: accountAnswers,
  notices: noticesAnswers,
  home: homeAnswers,
  market: marketAnswers,
  update: updateAnswers,
  im: imAnswers,
  orders: ordersAnswers,
  wallet: walletAnswers,
  identity: identityAnswers,
  address: addressAnswers,
  upload: uploadAnswers,
  product: productAnswers,
  boxes: boxesAnswers,
  collection: collectionAnswers,
  listing: listingAnswers,
  transfer: transferAnswers,
  beans: beansAnswers,
  invitation: invitationAnswers,
  community: communityAnswers,
  'treasure-chest': treasureChestAnswers,
  avatars: avatarsAnswers,
}

type AuthCheck = Answer<ReturnType<typeof authCheckEndpoint>>

/** Whether a token still is this person's. A frozen account is neither yes nor no: code 444. */
const authCheck: AuthCheck = (world, { userId, token: id }) => {
  const token = world.tables.tokens.get(id)
  if (token?.endedBy === refusals.accountFrozen.code) refuse('undecided')
  const good = token !== undefined && token.endedBy === 0 && world.clock.now() < token.expiresAt
  return { data: { result: good && token.userId === userId } }
}

/** The answer to the endpoint called `<area>.<key>`. */
export function answerTo(name: string): Answer<Endpoint<any, any>> | undefined {
  if (name === 'session.authCheck') return authCheck
  const [area = '', key = ''] = name.split('.')
  return (allAnswers as Readonly<Record<string, Readonly<Record<string, Answer<Endpoint<any, any>>>>>>)[area]?.[key]
}

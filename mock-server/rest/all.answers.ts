import type { allAreas } from '#src/contract/rest/all.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import type { authCheckEndpoint } from '#src/contract/rest/session/session.endpoints.ts'
import type { Answer, Answers } from './answers.ts'
import { accountAnswers } from './account.answers.ts'
import { activityAnswers } from './activity.answers.ts'
import { addressAnswers } from './address.answers.ts'
import { auctionAnswers } from './auction.answers.ts'
import { avatarAnswers } from './avatar.answers.ts'
import { beansAnswers } from './beans.answers.ts'
import { boxAnswers } from './box.answers.ts'
import { chatAnswers } from './chat.answers.ts'
import { collectionAnswers } from './collection.answers.ts'
import { askToBuyAnswers } from './finance/ask-to-buy.answers.ts'
import { leaseAnswers } from './finance/lease.answers.ts'
import { pledgeAnswers } from './finance/pledge.answers.ts'
import { diyAnswers } from './workshop/diy.answers.ts'
import { physicalAnswers } from './workshop/physical.answers.ts'
import { propAnswers } from './workshop/prop.answers.ts'
import { synthesisAnswers } from './workshop/synthesis.answers.ts'
import { dailyAnswers } from './daily.answers.ts'
import { drawAnswers } from './draw.answers.ts'
import { energyAnswers } from './energy.answers.ts'
import { gardenAnswers } from './garden.answers.ts'
import { guildAnswers } from './guild.answers.ts'
import { homeAnswers } from './home.answers.ts'
import { identityAnswers } from './identity.answers.ts'
import { invitationAnswers } from './invitation.answers.ts'
import { listingAnswers } from './listing.answers.ts'
import { lordAnswers } from './lord.answers.ts'
import { marketAnswers } from './market.answers.ts'
import { noticeAnswers } from './notice.answers.ts'
import { orderAnswers } from './order.answers.ts'
import { priorityAnswers } from './priority.answers.ts'
import { productAnswers } from './product.answers.ts'
import { sessionAnswers } from './session.answers.ts'
import { systemAnswers } from './system.answers.ts'
import { transferAnswers } from './transfer.answers.ts'
import { walletAnswers } from './wallet.answers.ts'
import { refusals, refuse } from '../world/refusals.ts'

/** The answers of every area; an area without answers does not compile. */
export const allAnswers: { readonly [Area in keyof typeof allAreas]: Answers<(typeof allAreas)[Area]> } = {
  account: accountAnswers,
  activity: activityAnswers,
  address: addressAnswers,
  'ask-to-buy': askToBuyAnswers,
  auction: auctionAnswers,
  avatar: avatarAnswers,
  beans: beansAnswers,
  box: boxAnswers,
  chat: chatAnswers,
  collection: collectionAnswers,
  diy: diyAnswers,
  daily: dailyAnswers,
  draw: drawAnswers,
  energy: energyAnswers,
  garden: gardenAnswers,
  guild: guildAnswers,
  home: homeAnswers,
  identity: identityAnswers,
  invitation: invitationAnswers,
  lease: leaseAnswers,
  listing: listingAnswers,
  lord: lordAnswers,
  market: marketAnswers,
  notice: noticeAnswers,
  order: orderAnswers,
  physical: physicalAnswers,
  pledge: pledgeAnswers,
  priority: priorityAnswers,
  product: productAnswers,
  prop: propAnswers,
  session: sessionAnswers,
  synthesis: synthesisAnswers,
  system: systemAnswers,
  transfer: transferAnswers,
  wallet: walletAnswers,
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

import type { Page } from '@playwright/test'
import { accountGestures } from './account.ts'
import { auctionGestures } from './auction.ts'
import { boxGestures } from './box.ts'
import { chatGroupGestures } from './chat-group.ts'
import { chatGestures } from './chat.ts'
import { energyGestures } from './energy.ts'
import { diyGestures } from './diy.ts'
import { drawGestures } from './draw.ts'
import { askToBuyGestures } from './ask-to-buy.ts'
import { leaseGestures } from './lease.ts'
import { pledgeGestures } from './pledge.ts'
import type { FactType } from '#src/machines/streams.ts'
import type { Gestures, SaidOf } from './gesture.ts'
import { gardenGestures } from './garden.ts'
import { listingGestures } from './listing.ts'
import { orderGestures } from './order.ts'
import { sessionCodeGestures } from './session-code.ts'
import { sessionGestures } from './session.ts'
import { synthesisGestures } from './synthesis.ts'
import { systemGestures } from './system.ts'
import { threadGestures } from './chat-thread.ts'
import { transferGestures } from './transfer.ts'

export const gestures: Gestures = {
  ...accountGestures,
  ...auctionGestures,
  ...boxGestures,
  ...chatGestures,
  ...chatGroupGestures,
  ...diyGestures,
  ...drawGestures,
  ...askToBuyGestures,
  ...leaseGestures,
  ...pledgeGestures,
  ...energyGestures,
  ...gardenGestures,
  ...listingGestures,
  ...orderGestures,
  ...sessionGestures,
  ...sessionCodeGestures,
  ...synthesisGestures,
  ...systemGestures,
  ...threadGestures,
  ...transferGestures,
}

/** What a scenario says has been checked by the compiler (tests/scenario/said.gen.ts); here it is only looked up. */
type AnySaid = { readonly type: string } & Readonly<Record<string, unknown>>

const isKnown = (fact: AnySaid): fact is SaidOf<FactType> => Object.hasOwn(gestures, fact.type)

const perform = <T extends FactType>(type: T, page: Page, stream: string, fact: SaidOf<T>) =>
  gestures[type]?.(page, stream, fact)

/** Does on the page what makes the fact come to be. */
export async function performGesture(page: Page, stream: string, fact: AnySaid): Promise<void> {
  if (!isKnown(fact))
    throw new Error(`there is no gesture for ${fact.type}: add one in e2e/gestures, or restrict the scenario`)
  await perform(fact.type, page, stream, fact)
}

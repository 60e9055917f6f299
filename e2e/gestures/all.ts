import type { Page } from '@playwright/test'
import { accountGestures } from './account.ts'
import { boxGestures } from './box.ts'
import { chatGroupGestures } from './chat-group.ts'
import { chatGestures } from './chat.ts'
import type { Gestures, Said } from './gesture.ts'
import { listingGestures } from './listing.ts'
import { orderGestures } from './order.ts'
import { sessionCodeGestures } from './session-code.ts'
import { sessionGestures } from './session.ts'
import { systemGestures } from './system.ts'
import { transferGestures } from './transfer.ts'

const gestures: Gestures = {
  ...accountGestures,
  ...boxGestures,
  ...chatGestures,
  ...chatGroupGestures,
  ...listingGestures,
  ...orderGestures,
  ...sessionGestures,
  ...sessionCodeGestures,
  ...systemGestures,
  ...transferGestures,
}

/** Does on the page what makes the fact come to be. */
export function performGesture(page: Page, stream: string, fact: Said): Promise<void> {
  const gesture = gestures[fact.type]
  if (!gesture)
    throw new Error(`there is no gesture for ${fact.type}: add one in e2e/gestures, or restrict the scenario`)
  return gesture(page, stream, fact)
}

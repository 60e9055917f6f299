import type { Page } from '@playwright/test'
import { chatGestures } from './chat.ts'
import { formGestures } from './forms.ts'
import { type Gestures, type Said } from './gesture.ts'
import { groupGestures } from './group.ts'
import { navigationGestures } from './navigation.ts'
import { ownGestures } from './own.ts'
import { resourceGestures } from './resource.ts'
import { sessionGestures } from './session.ts'
import { tradeGestures } from './trade.ts'
import { updateGestures } from './update.ts'
import { verificationCodeGestures } from './verification-code.ts'

const gestures: Gestures = {
  ...sessionGestures,
  ...verificationCodeGestures,
  ...navigationGestures,
  ...resourceGestures,
  ...tradeGestures,
  ...updateGestures,
  ...chatGestures,
  ...groupGestures,
  ...formGestures,
  ...ownGestures,
}

/** Does on the page what makes the fact come to be. */
export function performGesture(page: Page, stream: string, fact: Said): Promise<void> {
  const gesture = gestures[fact.type]
  if (!gesture)
    throw new Error(`there is no gesture for ${fact.type}: add one in e2e/gestures, or restrict the scenario`)
  return gesture(page, stream, fact)
}

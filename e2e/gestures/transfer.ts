import type { Page } from '@playwright/test'
import { askAgain, type Gestures, press, type SaidOf, toPageOf } from './gesture.ts'

async function give(page: Page, stream: string, fact: SaidOf<'transfer.requested'>): Promise<void> {
  const { endpoint, request, password } = fact
  await toPageOf(page, stream, fact)
  if (endpoint === 'avatar.replace') {
    await page.getByLabel('支付密码').fill(String(password))
    return press(page, '本人确认置换')
  }
  // What has been given leaves nothing to press.
  if (await page.getByText('已转赠给').isVisible()) return
  await page.getByLabel('送给').fill('receiver' in request ? request.receiver : '')
  await page.getByLabel('支付密码').fill(String(password))
  await press(page, '确认转赠')
}

/** Giving away what one has, an avatar for another one too. */
export const transferGestures = { 'transfer.requested': give, 'transfer.checkRequested': askAgain } satisfies Gestures

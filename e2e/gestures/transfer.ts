import type { Page } from '@playwright/test'
import { dailyDeeds, doDaily } from './daily.ts'
import { askAgain, endAsking, type Gestures, press, pressAnew, type SaidOf, toPageOf } from './gesture.ts'

/** What is pressed to confirm it; gifts are all confirmed alike. */
const confirmation: Readonly<Partial<Record<SaidOf<'transfer.requested'>['endpoint'], string>>> = {
  'avatar.replace': '本人确认置换',
  'beans.exchange': '确认兑换',
  'beans.exchangeWeiDou': '确认兑换',
}

async function give(page: Page, stream: string, fact: SaidOf<'transfer.requested'>): Promise<void> {
  const { endpoint, request, password } = fact
  await toPageOf(page, stream, fact)
  const deed = dailyDeeds[endpoint]
  if (deed) return doDaily(page, deed, fact)
  // What has been given leaves nothing to press.
  if (await page.getByText('已转赠给').isVisible()) return
  if (endpoint === 'physical.order') {
    await press(page, '确认提货')
    return pressAnew(page)
  }
  if ('receiver' in request) await page.getByRole('textbox', { name: '送给' }).fill(request.receiver)
  if ('amount' in request) await page.getByRole('textbox', { name: '数量' }).fill(String(request.amount))
  await page.getByLabel('支付密码').fill(String(password))
  await press(page, confirmation[endpoint] ?? '确认转赠')
  await pressAnew(page)
}

/** Giving away what one has, an avatar for another one too. */
export const transferGestures = {
  'transfer.requested': give,
  'transfer.dismissed': endAsking,
  'transfer.checkRequested': askAgain,
} satisfies Gestures

import type { Page } from '@playwright/test'
import { askAgain, endAsking, type Gestures, pressAnew, type SaidOf, toPageOf } from './gesture.ts'

async function openBoxes(page: Page, stream: string, fact: SaidOf<'blindBox.requested'>): Promise<void> {
  await toPageOf(page, stream, fact)
  // The second of two taps finds the button pressed, which a finger does not know.
  const button = page.getByRole('button', { name: /^(开 \d+ 个|重试|正在开盒)$/ })
  // What has been opened leaves nothing to press.
  const opened = page.getByRole('button', { name: /^(跳过|收下)$/ }).or(page.getByText(/^开出 \d+ 件$/))
  await button.or(opened).first().waitFor()
  if (await button.isVisible()) await button.click({ force: true })
  await pressAnew(page)
}

/** Opening boxes. */
export const boxGestures = {
  'blindBox.requested': openBoxes,
  'blindBox.dismissed': endAsking,
  'blindBox.checkRequested': askAgain,
} satisfies Gestures

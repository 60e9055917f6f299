import {
  askAgain,
  comeToRest,
  confirmDeed,
  endAsking,
  type Gesture,
  type Gestures,
  toPageOf,
  withTheNext,
} from './gesture.ts'

const make: Gesture<'diy.makeRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await comeToRest(page)
  const form = new RegExp(`(?<!\\d)${fact.request.number} 件 ·`)
  await page.getByRole('dialog').getByRole('button', { name: form }).click()
  await confirmDeed(page, /^花 \d+ 微豆拼装$/)
}

/** Of several pieces the first: an edition has one at most, and scenarios make one. */
const salvage: Gesture<'diy.salvageRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await comeToRest(page)
  await page.getByRole('button', { name: '拆解', exact: true }).first().click()
  await confirmDeed(page, /^花 \d+ 微豆拆解$/)
}

/** What can be done in the factory. */
export const diyGestures = {
  'diy.shown': withTheNext,
  'diy.makeRequested': make,
  'diy.salvageRequested': salvage,
  'diy.checkRequested': askAgain,
  'diy.dismissed': endAsking,
} satisfies Gestures

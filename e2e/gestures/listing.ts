import type { Page } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { toYuanText } from '#src/domain/number/fen.ts'
import { askAgain, endAsking, type Gestures, goTo, press, pressAnew, type SaidOf, toPageOf } from './gesture.ts'

const boxesPage = href('/pages/mine/myCollection/mycollection')

/** The row of a sealed box among those of its kind. */
async function chooseBox(page: Page): Promise<void> {
  await goTo(page, `${boxesPage}?part=boxes`)
  await page.getByRole('list', { name: '我的盲盒' }).getByRole('link').first().click()
  await page.getByRole('button', { name: /^第 1 个/ }).click()
}

async function offer(page: Page, stream: string, fact: SaidOf<'listing.listRequested'>): Promise<void> {
  const { endpoint, request } = fact
  if (endpoint === 'listing.boxUp') await chooseBox(page)
  else await toPageOf(page, stream, fact)
  await press(page, /^寄售$/)
  await page.getByLabel('价格（元）').fill(toYuanText(request.priceFen))
  await press(page, '确认寄售')
  await pressAnew(page)
}

async function withdraw(page: Page, stream: string, fact: SaidOf<'listing.delistRequested'>): Promise<void> {
  if (fact.endpoint === 'listing.boxDown') await page.getByRole('button', { name: /^第 1 个/ }).click()
  else await toPageOf(page, stream, fact)
  await press(page, /^下架$/)
  await pressAnew(page)
}

/** Offering what one has, and taking it down. */
export const listingGestures = {
  'listing.listRequested': offer,
  'listing.delistRequested': withdraw,
  'listing.checkRequested': askAgain,
  'listing.dismissed': endAsking,
} satisfies Gestures

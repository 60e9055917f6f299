import type { Page } from '@playwright/test'
import { toYuanText } from '#src/domain/number/fen.ts'
import { href } from '#src/routes/table.ts'
import {
  askAgain,
  endAsking,
  categoryOf,
  chooseTab,
  comeToRest,
  confirmDeed,
  type Gesture,
  type Gestures,
  goTo,
  keyOf,
  press,
  productOf,
  withTheNext,
} from './gesture.ts'

const asks = href('/pages/mine/asktobuy/index')

const release: Gesture<'askToBuy.releaseRequested'> = async (page, stream, { request }) => {
  const { kind, productId, priceFen, days } = request
  const of = kind === 'box' ? { box: productId } : { category: categoryOf(productId) }
  await goTo(page, href('/pages/mine/asktobuy/addonPurchase', { ...of, key: keyOf(stream) }))
  await page.getByLabel('求购价（元）').fill(toYuanText(priceFen))
  await chooseTab(page, `${days} 天`)
  await press(page, '下一步')
  await confirmDeed(page, /^冻结 .* 并发布$/)
}

/** To the dearest ask of what one has, which is the first of its book. */
const sell: Gesture<'askToBuy.sellRequested'> = async (page, _stream, { request }) => {
  const category = categoryOf(productOf(request.itemId))
  await goTo(page, href('/pages/sales/asktobuy/index', { category }))
  await comeToRest(page)
  await page
    .getByRole('button', { name: /(还有|马上)/ })
    .first()
    .click()
  await confirmDeed(page, '确认卖出')
}

/** Opens the ask that was made last. */
async function openNewest(page: Page): Promise<void> {
  await goTo(page, asks)
  await comeToRest(page)
  await page
    .getByRole('button', { name: /求购中/ })
    .first()
    .click()
}

const chooseOffer: Gesture<'askToBuy.chooseRequested'> = async (page) => {
  await openNewest(page)
  await page.getByRole('dialog').getByRole('button', { name: /^#/ }).first().click()
  await confirmDeed(page, '确认买下')
}

const cancelAsk: Gesture<'askToBuy.cancelRequested'> = async (page) => {
  await openNewest(page)
  await press(page, '撤回求购')
  await confirmDeed(page, '确认撤回')
}

/** What can be done with asks, on the page where it is done. */
export const askToBuyGestures = {
  'askToBuy.shown': withTheNext,
  'askToBuy.releaseRequested': release,
  'askToBuy.sellRequested': sell,
  'askToBuy.chooseRequested': chooseOffer,
  'askToBuy.cancelRequested': cancelAsk,
  'askToBuy.checkRequested': askAgain,
  'askToBuy.dismissed': endAsking,
} satisfies Gestures

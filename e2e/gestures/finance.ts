import type { Page } from '@playwright/test'
import { formatRate } from '#src/domain/finance/interest.ts'
import { toYuanText } from '#src/domain/number/fen.ts'
import { href } from '#src/routes/table.ts'
import { askAgain, comeToRest, type Gesture, type Gestures, goTo, press, pressAnew } from './gesture.ts'

/** The category of a product of the catalogue, by which books and markets are kept. */
const categoryOf = (productId: string): string => productId.slice(2)
const productOf = (copyId: string): string => copyId.slice(0, copyId.lastIndexOf('-'))
/** The copy that a stream is about, and its number as rows say it. */
const copyIn = (stream: string): string => stream.slice(stream.indexOf('/') + 1)
const numberIn = (stream: string): string => `#${copyIn(stream).split('-').at(-1)!}`

const choose = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const fill = (page: Page, label: string, fen: number) => page.getByLabel(label).fill(toYuanText(fen))

/** Goes on to the sheet, says yes there, and to the question that may come first. */
async function confirm(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await pressAnew(page)
}

/** The row about a copy, in the list of an address. */
async function pressRow(page: Page, address: string, stream: string): Promise<void> {
  await goTo(page, address)
  await comeToRest(page)
  await page
    .getByRole('button', { name: new RegExp(`${numberIn(stream)}(?!\\d)`) })
    .first()
    .click()
}

const asks = href('/pages/mine/asktobuy/index')

const release: Gesture<'askToBuy.releaseRequested'> = async (page, stream, { request }) => {
  const { kind, productId, priceFen, days } = request
  const of = kind === 'box' ? { box: productId } : { category: categoryOf(productId) }
  await goTo(page, href('/pages/mine/asktobuy/addonPurchase', { ...of, key: copyIn(stream) }))
  await fill(page, '求购价（元）', priceFen)
  await choose(page, `${days} 天`)
  await press(page, '下一步')
  await confirm(page, /^冻结 .* 并发布$/)
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
  await confirm(page, '确认卖出')
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
  await confirm(page, '确认买下')
}

const cancelAsk: Gesture<'askToBuy.cancelRequested'> = async (page) => {
  await openNewest(page)
  await press(page, '撤回求购')
  await confirm(page, '确认撤回')
}

const pledges = '/pages/mine/hypothecateOrder/hypothecateOrder'

const publishPledge: Gesture<'pledge.publishRequested'> = async (page, stream, { request }) => {
  await goTo(page, href('/pages/sales/addhypothecate', { copy: copyIn(stream) }))
  await fill(page, '想借（元）', request.loanFen)
  await choose(page, formatRate(request.rateBasisPoints))
  await choose(page, `${request.days} 天`)
  await press(page, '下一步')
  await confirm(page, '确认发布')
}

const lend: Gesture<'pledge.lendRequested'> = async (page, stream) => {
  await pressRow(page, href(pledges), stream)
  await confirm(page, /^借出 /)
}

const cancelPledge: Gesture<'pledge.cancelRequested'> = async (page, stream) => {
  await pressRow(page, href(pledges, { part: 'borrower' }), stream)
  await confirm(page, '确认撤回')
}

const leases = '/pages/lease/lease0rder'

const publishLease: Gesture<'lease.publishRequested'> = async (page, stream, { request }) => {
  const { rentFen, daysMax, buyoutFen } = request
  await goTo(page, href('/pages/lease/addLease', { copy: copyIn(stream) }))
  await fill(page, '日租金（元）', rentFen)
  await choose(page, `${daysMax} 天`)
  if (buyoutFen !== null) await fill(page, '买断价（元，可不填）', buyoutFen)
  await press(page, '下一步')
  await confirm(page, '确认发布')
}

const rent: Gesture<'lease.rentRequested'> = async (page, stream, { request }) => {
  const category = categoryOf(productOf(copyIn(stream)))
  await pressRow(page, href('/pages/lease/index', { category }), stream)
  await page.getByRole('spinbutton', { name: '天数' }).fill(String(request.days))
  await press(page, '下一步')
  await confirm(page, /^冻结 .* 并租下$/)
}

const withdraw: Gesture<'lease.withdrawRequested'> = async (page, stream) => {
  await pressRow(page, href(leases, { part: 'let' }), stream)
  await confirm(page, '确认撤回')
}

const end: Gesture<'lease.endRequested'> = async (page, stream) => {
  await pressRow(page, href(leases, { part: 'rented' }), stream)
  await press(page, '提前退租')
  await confirm(page, '确认退租')
}

const buyOut: Gesture<'lease.buyOutRequested'> = async (page, stream) => {
  await pressRow(page, href(leases, { part: 'rented' }), stream)
  await press(page, /^买断 /)
  await confirm(page, /^付 .* 买断$/)
}

/** The page says by itself what it has learned, with what is pressed next. */
const withTheNext = async (): Promise<void> => undefined

/** What can be done with asks, pledges and leases, on the page where it is done. */
export const financeGestures = {
  'askToBuy.shown': withTheNext,
  'askToBuy.releaseRequested': release,
  'askToBuy.sellRequested': sell,
  'askToBuy.chooseRequested': chooseOffer,
  'askToBuy.cancelRequested': cancelAsk,
  'askToBuy.checkRequested': askAgain,
  'pledge.shown': withTheNext,
  'pledge.publishRequested': publishPledge,
  'pledge.lendRequested': lend,
  'pledge.cancelRequested': cancelPledge,
  'pledge.checkRequested': askAgain,
  'lease.shown': withTheNext,
  'lease.publishRequested': publishLease,
  'lease.rentRequested': rent,
  'lease.withdrawRequested': withdraw,
  'lease.endRequested': end,
  'lease.buyOutRequested': buyOut,
  'lease.checkRequested': askAgain,
} satisfies Gestures

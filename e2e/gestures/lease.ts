import { toYuanText } from '#src/domain/number/fen.ts'
import { href } from '#src/routes/table.ts'
import {
  askAgain,
  endAsking,
  categoryOf,
  chooseTab,
  confirmDeed,
  type Gesture,
  type Gestures,
  goTo,
  keyOf,
  press,
  pressRow,
  productOf,
  withTheNext,
} from './gesture.ts'

const leases = '/pages/lease/lease0rder'

const publishLease: Gesture<'lease.publishRequested'> = async (page, stream, { request }) => {
  const { rentFen, daysMax, buyoutFen } = request
  await goTo(page, href('/pages/lease/addLease', { copy: keyOf(stream) }))
  await page.getByLabel('日租金（元）').fill(toYuanText(rentFen))
  await chooseTab(page, `${daysMax} 天`)
  if (buyoutFen !== null) await page.getByLabel('买断价（元，选填）').fill(toYuanText(buyoutFen))
  await press(page, '下一步')
  await confirmDeed(page, '确认发布')
}

const rent: Gesture<'lease.rentRequested'> = async (page, stream, { request }) => {
  const category = categoryOf(productOf(keyOf(stream)))
  await pressRow(page, href('/pages/lease/index', { category }), stream)
  await page.getByRole('spinbutton', { name: '天数' }).fill(String(request.days))
  await press(page, '下一步')
  await confirmDeed(page, /^冻结 .* 并租下$/)
}

const withdraw: Gesture<'lease.withdrawRequested'> = async (page, stream) => {
  await pressRow(page, href(leases, { part: 'let' }), stream)
  await confirmDeed(page, '确认撤回')
}

const end: Gesture<'lease.endRequested'> = async (page, stream) => {
  await pressRow(page, href(leases, { part: 'rented' }), stream)
  await press(page, '提前退租')
  await confirmDeed(page, '确认退租')
}

const buyOut: Gesture<'lease.buyOutRequested'> = async (page, stream) => {
  await pressRow(page, href(leases, { part: 'rented' }), stream)
  await press(page, /^买断 /)
  await confirmDeed(page, /^付 .* 买断$/)
}

/** What can be done with leases, on the page where it is done. */
export const leaseGestures = {
  'lease.shown': withTheNext,
  'lease.publishRequested': publishLease,
  'lease.rentRequested': rent,
  'lease.withdrawRequested': withdraw,
  'lease.endRequested': end,
  'lease.buyOutRequested': buyOut,
  'lease.checkRequested': askAgain,
  'lease.dismissed': endAsking,
} satisfies Gestures

import { formatRate } from '#src/domain/finance/interest.ts'
import { toYuanText } from '#src/domain/number/fen.ts'
import { href } from '#src/routes/table.ts'
import {
  askAgain,
  endAsking,
  chooseTab,
  confirmDeed,
  type Gesture,
  type Gestures,
  goTo,
  keyOf,
  press,
  pressRow,
  withTheNext,
} from './gesture.ts'

const pledges = '/pages/mine/hypothecateOrder/hypothecateOrder'

const publishPledge: Gesture<'pledge.publishRequested'> = async (page, stream, { request }) => {
  await goTo(page, href('/pages/sales/addhypothecate', { copy: keyOf(stream) }))
  await page.getByLabel('借款金额（元）').fill(toYuanText(request.loanFen))
  await chooseTab(page, formatRate(request.rateBasisPoints))
  await chooseTab(page, `${request.days} 天`)
  await press(page, '下一步')
  await confirmDeed(page, '确认发布')
}

const lend: Gesture<'pledge.lendRequested'> = async (page, stream) => {
  await pressRow(page, href(pledges), stream)
  await confirmDeed(page, /^借出 /)
}

const cancelPledge: Gesture<'pledge.cancelRequested'> = async (page, stream) => {
  await pressRow(page, href(pledges, { part: 'borrower' }), stream)
  await confirmDeed(page, '确认撤回')
}

/** What can be done with pledges, on the page where it is done. */
export const pledgeGestures = {
  'pledge.shown': withTheNext,
  'pledge.publishRequested': publishPledge,
  'pledge.lendRequested': lend,
  'pledge.cancelRequested': cancelPledge,
  'pledge.checkRequested': askAgain,
  'pledge.dismissed': endAsking,
} satisfies Gestures

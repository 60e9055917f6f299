import type { Page } from '@playwright/test'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { confirmDeed, press, pressAnew, type SaidOf } from './gesture.ts'

type Asked = SaidOf<'transfer.requested'>
type Deed = (page: Page, fact: Asked) => Promise<void>

const pressOnce =
  (name: string | RegExp): Deed =>
  async (page) => {
    await press(page, name)
    await pressAnew(page)
  }

const makeUp: Deed = async (page, { request }) => {
  const day = 'day' in request ? formatInstant(request.day!, 'M月D日') : ''
  await press(page, new RegExp(`${day}，漏签$`))
  await confirmDeed(page, /星豆补签$/)
}

/** What is given for points, as its button calls it. */
const goods: Readonly<Record<string, string>> = { '893001': '10 微豆' }

const redeem: Deed = async (page, { request }) => {
  if (!('goodsId' in request)) return
  await press(page, `兑换${goods[request.goodsId]!}`)
  const dialog = page.getByRole('dialog')
  for (let count = 1; count < request.count; count++) await dialog.getByRole('button', { name: '增加' }).click()
  await confirmDeed(page, '确认兑换')
}

/** What is done once a day, on the page where its button is. */
export const dailyDeeds: Readonly<Partial<Record<Asked['endpoint'], Deed>>> = {
  'daily.checkIn': pressOnce(/^签到，得 \d+ 微豆$/),
  'daily.checkInForPoints': pressOnce(/^领取 [\d.]+ 积分$/),
  'daily.checkInForTask': pressOnce('领取每日签到的星豆'),
  'daily.makeUp': makeUp,
  'daily.redeem': redeem,
}

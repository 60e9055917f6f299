import type { Page } from '@playwright/test'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { comeToRest, confirmDeed, press, pressAnew, type SaidOf } from './gesture.ts'

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

/** What is done once a day, on the page where its button is. */
export const dailyDeeds: Readonly<Partial<Record<Asked['endpoint'], Deed>>> = {
  'daily.checkIn': pressOnce(/^签到，得 \d+ 微豆$/),
  'daily.checkInForPoints': pressOnce(/^领取 [\d.]+ 积分$/),
  'daily.checkInForTask': pressOnce('领取每日签到的星豆'),
  'daily.makeUp': makeUp,
}

/** Does it once the page is at rest. */
export async function doDaily(page: Page, deed: Deed, fact: Asked): Promise<void> {
  await comeToRest(page)
  await deed(page, fact)
}

import type { Page } from '@playwright/test'
import { dailyDeeds } from './daily.ts'
import {
  askAgain,
  comeToRest,
  confirmDeed,
  endAsking,
  type Gestures,
  press,
  pressAnew,
  type SaidOf,
  toPageOf,
} from './gesture.ts'

/** What is pressed to confirm it; gifts are all confirmed alike. */
const confirmation: Readonly<Partial<Record<SaidOf<'transfer.requested'>['endpoint'], string>>> = {
  'avatar.replace': '本人确认置换',
  'beans.exchange': '确认兑换',
  'beans.exchangeWeiDou': '确认兑换',
}

type Deed = (page: Page, fact: SaidOf<'transfer.requested'>) => Promise<void>

/** Whom the warehouse of the guild gives to, as the choice calls them. */
const members: Readonly<Record<string, string>> = { '10003': '阿宁不吃辣' }

const giveOut: Deed = async (page, { request }) => {
  if (!('userId' in request)) return
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(members[request.userId]!) })
    .click()
  await confirmDeed(page, '确认发放')
}

/** What is used or opened once, as its button calls it. */
const things: Readonly<Record<string, string>> = { '882001': '打开藏珍宝箱', '883001': '使用微豆袋' }

const useThing: Deed = async (page, { request }) => {
  if ('id' in request) await page.getByRole('button', { name: things[request.id]!, exact: true }).first().click()
  await pressAnew(page)
}

/** What is not given away with a payment password. */
const deeds: Readonly<Partial<Record<SaidOf<'transfer.requested'>['endpoint'], Deed>>> = {
  ...dailyDeeds,
  'guild.give': giveOut,
  'prop.use': useThing,
  'prop.openChest': useThing,
}

async function give(page: Page, stream: string, fact: SaidOf<'transfer.requested'>): Promise<void> {
  const { endpoint, request, password } = fact
  await toPageOf(page, stream, fact)
  const deed = deeds[endpoint]
  if (deed) {
    await comeToRest(page)
    return deed(page, fact)
  }
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

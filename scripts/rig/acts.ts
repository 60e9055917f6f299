import type { Page } from 'playwright'
import type { CallName } from '../../src/contract/rest/calls.ts'
import { envelopeRow } from '../../mock-server/world/draw/numbers.ts'
import type { Books } from '../../mock-server/world/books.ts'

/** The one wish of a trial: where it is said, what a finger does, and how it stands in the books when it was done once. */
export interface Act {
  readonly call: CallName
  /** A purchase in money: paid at a firm's page, with another call. */
  readonly pays: boolean
  readonly address: string
  /** Says it on its page. The page offers it where `offers` is to be seen. */
  readonly press: (page: Page) => Promise<void>
  readonly offers: RegExp
  /** What one deed changes, in the count that tells it best; for an exchange, the avatars of the new kind. */
  readonly counts: keyof Books
  readonly by: number
  /** Where doing it again would be another wish: the words after which it is the same one. */
  readonly again?: RegExp
  /** It can be done only for so long after each full `everyMs` of the server's time. */
  readonly hours?: { readonly everyMs: number; readonly openMs: number }
}

/** How long the person waits for what they want to touch. */
const PATIENCE_MS = 15_000

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).click({ timeout: PATIENCE_MS })
const password = '246810'

/** Agrees to what is asked before nothing is known to be in doubt; where it is, the person waits. */
const choose = (way: RegExp) => async (page: Page) => {
  await page
    .getByRole('group', { name: '支付方式' })
    .locator('label')
    .filter({ hasText: way })
    .click({ timeout: PATIENCE_MS })
  await button(page, /^提交订单/)
}

const place = (product: string) => `/pages/common/placeOrder/index?productId=${product}&key=rig-wish-0001`
const buys = (way: RegExp): Act => ({
  call: 'order.create',
  pays: true,
  address: place('201101'),
  press: choose(way),
  offers: /^提交订单/,
  counts: 'charges',
  by: 1,
})
const copyPage = '/pages/common/transferParticulars/transferParticulars?id=201102-2719'

/** Something with stages: each of these buttons in its turn, the last one in a sheet; `fill` first where the page asks for more. */
const does = (
  call: CallName,
  address: string,
  counts: keyof Books,
  buttons: readonly [RegExp, ...RegExp[]],
  fill: (page: Page) => Promise<void> = () => Promise.resolve(),
): Act => ({
  call,
  pays: false,
  address,
  press: async (page) => {
    await fill(page)
    for (const name of buttons) await page.getByRole('button', { name }).first().click({ timeout: PATIENCE_MS })
  },
  offers: buttons[0],
  counts,
  by: 1,
  again: /操作失败|操作太频繁|没有成功/,
})
const money = (label: string, yuan: string) => (page: Page) =>
  page.getByLabel(label).fill(yuan, { timeout: PATIENCE_MS })

export const acts = {
  bankCard: buys(/^银行卡/),
  wallet: buys(/^钱包余额/),
  inApp: buys(/^网页支付/),
  beans: {
    ...buys(/^微豆/),
    call: 'order.byBeans',
    pays: false,
    address: place('201701'),
    press: async (page) => {
      await choose(/^微豆/)(page)
      await page.getByLabel('支付密码', { exact: true }).fill(password, { timeout: PATIENCE_MS })
    },
  },
  box: {
    call: 'box.open',
    pays: false,
    address: '/pages/common/openBlindBox/index?box=3011&id=400001&key=rig-wish-0001',
    press: (page) => button(page, /^(开 1 个|重试)$/),
    offers: /^(开 1 个|重试)$/,
    counts: 'boxes',
    by: -1,
  },
  gift: {
    call: 'transfer.give',
    pays: false,
    address: `${copyPage}&gift=rig-wish-0001`,
    press: async (page) => {
      await page.getByLabel('送给').fill('10002', { timeout: PATIENCE_MS })
      await page.getByLabel('支付密码').fill(password, { timeout: PATIENCE_MS })
      await button(page, /^确认转赠$/)
    },
    // It is seen to whom before it goes (the first press of all).
    offers: /^(下一步|确认转赠)$/,
    counts: 'items',
    by: -1,
  },
  listing: {
    call: 'listing.up',
    pays: false,
    address: copyPage,
    press: async (page) => {
      await button(page, /^寄售$/)
      await page.getByLabel('价格（元）').fill('50', { timeout: PATIENCE_MS })
      await button(page, /^确认寄售$/)
    },
    offers: /^寄售$/,
    counts: 'offers',
    by: 1,
  },
  exchange: {
    call: 'avatar.replace',
    pays: false,
    address:
      '/pages/home/replacement/replacementName?give=505101-318&get=505102&agreed=2026-03-01&intent=rig-wish-0001',
    press: async (page) => {
      await page.getByLabel('支付密码').fill(password, { timeout: PATIENCE_MS })
      await button(page, /^本人确认置换$/)
    },
    offers: /^本人确认置换$/,
    counts: 'foxes',
    by: 1,
  },
  casting: {
    call: 'beans.castWeiDou',
    pays: false,
    address: '/pages/sales/list/micropeaList',
    press: async (page) => {
      const first = page.getByRole('dialog').getByRole('button').filter({ hasText: /\+\d+/ }).first()
      if (!(await first.isVisible())) await button(page, /^用藏品铸/)
      await first.click({ timeout: PATIENCE_MS })
      await button(page, /^铸造$/)
    },
    offers: /^用藏品铸/,
    counts: 'items',
    by: -1,
    again: /铸造失败/,
  },
  ask: does(
    'ask-to-buy.release',
    '/pages/mine/asktobuy/addonPurchase?category=1102&key=rig-wish-0001',
    'asks',
    [/^下一步$/, /^冻结 .* 并发布$/],
    money('求购价（元）', '12'),
  ),
  pledge: does(
    'pledge.publish',
    '/pages/sales/addhypothecate?copy=201102-2719',
    'pledged',
    [/^下一步$/, /^确认发布$/],
    money('想借（元）', '50'),
  ),
  lease: does(
    'lease.publish',
    '/pages/lease/addLease?copy=201102-2719',
    'letOut',
    [/^下一步$/, /^确认发布$/],
    money('日租金（元）', '2'),
  ),
  bid: does('auction.bid', '/pages/activity/auctionBid?id=880003', 'bids', [/^出价 /, /^确认出价$/]),
  draw: does('draw.one', '/pages/home/luckyDraw/index?id=871001', 'drawn', [/^抽一次/, /^确认，花 /]),
  synthesis: does('synthesis.perform', '/pages/common/synthesis/synthesisDetail?id=881001', 'merged', [
    /^合成$/,
    /^交出 \d+ 件并合成$/,
  ]),
  envelope: {
    call: 'draw.openEnvelope',
    pays: false,
    address: '/pages/common/scrimmage/scrimmage?envelope=',
    press: (page) => button(page, /^拆红包$/),
    offers: /^拆红包$/,
    counts: 'parts',
    by: 1,
    hours: envelopeRow,
  },
  physical: does('physical.order', '/pages/mine/entity/entity', 'parcels', [/^提货$/, /^确认提货$/]),
} satisfies Readonly<Record<string, Act>>

export type ActName = keyof typeof acts
export const actNames = Object.keys(acts) as ActName[]

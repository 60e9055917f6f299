import { expect, type Page } from '@playwright/test'
import { addressOfFact } from '#src/workbench/fact-pages.ts'
import { type BenchPage, openBench } from './kit/bench.ts'
import { press, typeAddress } from './gestures/gesture.ts'
import { test } from './kit/page-of-worker.ts'

/*
 * Whatever takes or gives something is asked first where the same is unknown, and where a crash could not be remembered; what is unknown
 * stands where one would do it again (docs/decisions/0025). That yes does it, and once, is in the scenarios of each.
 */

const copy = '201102-2719'
const password = { password: '246810', withPassword: true }
const gift = {
  type: 'transfer.requested',
  endpoint: 'transfer.give',
  request: { ids: [copy], receiver: '10002' },
  ...password,
}
const exchange = {
  type: 'transfer.requested',
  endpoint: 'beans.exchangeWeiDou',
  request: { productId: '201701' },
  ...password,
}
const beans = {
  type: 'transfer.requested',
  endpoint: 'beans.give',
  request: { receiver: '10002', amount: 10 },
  ...password,
}
const opening = { type: 'blindBox.requested', endpoint: 'box.openMany', request: { typeId: '3011', count: 2 } }
const order = {
  type: 'order.placeRequested',
  endpoint: 'order.byBeans',
  request: { productId: '201701', currency: 'weiDou' },
  ...password,
}
const swap = {
  type: 'transfer.requested',
  endpoint: 'avatar.replace',
  request: { copyId: '505101-318', avatarId: '505102', statement: '2026-03-01' },
  ...password,
}

const fillPassword = (page: Page) => page.getByLabel('支付密码').fill('246810')

interface Case {
  readonly name: string
  /** What is unknown: its stream and fact. */
  readonly unknown: readonly [stream: string, fact: { readonly type: string; readonly endpoint: string }]
  /** The call that must not be made before the question is answered. */
  readonly call: string
  /** Where the same is done, in which words it is unknown, and how it is done. */
  readonly at: string
  readonly doing: string
  /** What is to be done, where it is another thing with the same goods. */
  readonly meant?: string
  readonly act: (page: Page) => Promise<void>
}

const pageOf = (stream: string, fact: { readonly type: string }) => addressOfFact(stream, fact) ?? ''

const cases: readonly Case[] = [
  {
    name: 'ordering what may be bought',
    unknown: ['order/purchase-0001', order],
    call: 'order.create',
    meant: '下单',
    at: pageOf('order/purchase-0002', { ...order, request: { productId: '201701' } } as never),
    doing: '兑换',
    act: (page) => page.getByRole('button', { name: /^提交订单/ }).click(),
  },
  {
    name: 'opening boxes of a kind that may be open',
    unknown: ['blind-box/opening-0001', opening],
    call: 'box.openMany',
    at: pageOf('blind-box/opening-0002', opening),
    doing: '开盒',
    act: (page) => press(page, /^开 2 个$/),
  },
  {
    name: 'giving a copy that may be gone',
    unknown: ['transfer/gift-0001', gift],
    call: 'transfer.give',
    at: pageOf('transfer/gift-0002', gift),
    doing: '转赠',
    act: async (page) => {
      await page.getByLabel('送给').fill('10002')
      await fillPassword(page)
      await press(page, '确认转赠')
    },
  },
  {
    name: 'offering a copy that may be gone',
    unknown: ['transfer/gift-0001', gift],
    call: 'listing.up',
    at: pageOf(`listing/${copy}`, { type: 'listing.listRequested', endpoint: 'listing.up' } as never),
    doing: '转赠',
    meant: '寄售',
    act: async (page) => {
      await press(page, /^寄售$/)
      await page.getByLabel('价格（元）').fill('50')
      await press(page, '确认寄售')
    },
  },
  {
    name: 'giving beans for what may be bought',
    unknown: ['transfer/exchange-0001', exchange],
    call: 'beans.exchangeWeiDou',
    at: pageOf('transfer/exchange-0002', exchange),
    doing: '兑换',
    act: async (page) => {
      await fillPassword(page)
      await press(page, '确认兑换')
    },
  },
  {
    name: 'giving beans that may be given',
    unknown: ['transfer/beans-0001', beans],
    call: 'beans.give',
    at: pageOf('transfer/beans-0002', beans),
    doing: '转赠豆子',
    act: async (page) => {
      await page.getByLabel('送给').fill('10002')
      await page.getByLabel('数量').fill('10')
      await fillPassword(page)
      await press(page, '确认转赠')
    },
  },
  {
    name: 'exchanging an avatar that may be gone',
    unknown: ['transfer/swap-0001', swap],
    call: 'avatar.replace',
    at: pageOf('transfer/swap-0002', swap),
    doing: '置换头像',
    act: async (page) => {
      await fillPassword(page)
      await press(page, '本人确认置换')
    },
  },
  {
    name: 'melting a copy down that may be gone',
    unknown: ['transfer/gift-0001', gift],
    call: 'beans.castWeiDou',
    at: '/pages/sales/list/micropeaList',
    doing: '转赠',
    meant: '铸造',
    act: async (page) => {
      await press(page, '用藏品铸微豆')
      await page.getByRole('dialog').getByRole('button', { name: /#2719/ }).click()
      await press(page, '铸造')
    },
  },
]

interface Reason {
  readonly name: string
  readonly prepare: (page: Page) => Promise<void>
  /** Once the app is open. */
  readonly begin: (bench: BenchPage, one: Case) => Promise<void>
  readonly question: (one: Case) => string
  /** Afterwards. */
  readonly look: (page: Page, one: Case) => Promise<void>
}

const reasons: readonly Reason[] = [
  {
    name: 'while nobody knows of the same, and what is unknown stands on 我的',
    prepare: async () => undefined,
    begin: async (bench, { unknown: [stream, fact] }) => {
      await bench.world('world.settings', { keys: 'ignored' })
      await bench.fault(`rest.${fact.endpoint}`, { kind: 'drop', times: 1 })
      await bench.call('say', stream, fact)
      await bench.settle()
    },
    question: ({ doing, meant = doing }) => (meant === doing ? `再${doing}一次？` : `现在就${meant}？`),
    look: async (page, { doing }) => {
      await typeAddress(page, '/pages/mine/mine')
      await expect(page.getByRole('region', { name: '还在确认' })).toContainText(`${doing}确认中`)
    },
  },
  {
    name: 'where a crash could not be remembered',
    prepare: (page) =>
      page
        .addInitScript(() => {
          IDBFactory.prototype.open = () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          }
        })
        .then(() => undefined),
    begin: async () => undefined,
    question: () => '这台设备现在存不下数据',
    look: async () => undefined,
  },
]

const asked = cases.flatMap((one) => reasons.map((reason) => ({ one, reason })))
for (const { one, reason } of asked)
  test(`[ORD-8] ${one.name} is a question first ${reason.name}`, async ({ page }) => {
    await reason.prepare(page)
    const bench = await openBench(page, { signedIn: true, start: '/pages/home/home' })
    await reason.begin(bench, one)
    const before = await bench.requests(one.call)
    await typeAddress(page, one.at)
    await bench.settle()
    await one.act(page)
    const dialog = page.getByRole('dialog', { name: reason.question(one) })
    await expect(dialog).toBeVisible()
    // What is unknown is called by its own name.
    if (one.meant !== undefined && reason === reasons[0]) await expect(dialog).toContainText(`还有一次${one.doing}`)
    await dialog.getByRole('button', { name: '先等等' }).click()
    await bench.settle()
    // Asked, and said no: nothing has gone out.
    expect(await bench.requests(one.call)).toBe(before)
    await reason.look(page, one)
  })

import { demoAccount } from '#mock/world/demo-account.ts'
import type { WorldName } from '#mock/world/names.ts'
import type { Driver } from '#scenarios/player/driver.ts'
import type { Step } from '#scenarios/player/scenario.ts'
import { avatarStatement } from '#src/domain/avatar-statement.ts'
import { href, type RoutePath } from '#src/routes/table.ts'

/** What has happened, from its beginning: the same story is told once, however many pages show how it ended. */
type Story = readonly Step[]

/** One way to see a page: what its address says, and what has happened before it is opened. */
export interface Example {
  /** What is to be seen, in a word or two; `''` for the usual sight. */
  readonly name: string
  readonly query?: Readonly<Record<string, string>>
  /** The stream of the order that the address names by `orderId`; `before` places it. */
  readonly order?: string
  /** The default one when left out. */
  readonly world?: WorldName
  /** Nobody is signed in. */
  readonly signedOut?: true
  readonly before?: readonly Story[]
  /** What happens once the page stands. */
  readonly after?: Story
}

type Request = Readonly<Record<string, string | number>>

const endpointOf = (request: Request): string => {
  if ('avatarId' in request) return 'order.createAvatar'
  return 'blindBoxId' in request ? 'order.payBlindBox' : 'order.create'
}

const place =
  (request: Request) =>
  (stream: string): Step => ({
    say: 'order.placeRequested',
    to: stream,
    with: { endpoint: endpointOf(request), request },
  })
const pay = (stream: string): Step => ({
  say: 'order.payRequested',
  to: stream,
  with: { kind: 'bankCard', tab: 'example' },
})
const decide = (outcome: string) => (): Step => ({ world: 'pay.decide', with: { outcome } })
const check = (stream: string): Step => ({ say: 'order.checkRequested', to: stream })

/** One order in a state that it can be in, for the pages that show one. */
interface Bought {
  readonly name: string
  readonly stream: string
  readonly story: Story
}

const buy = (name: string, id: string, ...steps: readonly ((stream: string) => Step)[]): Bought => {
  const stream = `order/example-${id}`
  return { name, stream, story: steps.map((step) => step(stream)) }
}

/** Offers of people in the default world; they have other ids when its economy is seeded otherwise. */
const offers = { cheap: '400035', epic: '400064', dear: '400073' } as const

/** Digital avatars, and the copies that the demo account has. */
const avatars = { fox: '505102', owl: '505103', tiger: '505106', lantern: '505301', straw: '505401' } as const
const panda = '505101-318'

const product = { productId: '201107' }
const unpaid = buy('待付款', 'unpaid', place({ ...product, quantity: 2 }))
const paid = buy('已付款', 'paid', place({ productId: '201405' }), pay, decide('success'), check)
const fromSeller = buy('已付款', 'offer', place({ listingId: offers.cheap }), pay, decide('success'), check)
const refused = buy('支付失败', 'refused', place(product), pay, decide('failure'), check)
const later = (): Step => ({ advance: '16m' })
const tell = (): Step => ({ world: 'pay.tell', with: { result: 'success' } })
const cancel = (stream: string): Step => ({ say: 'order.cancelRequested', to: stream })
const bought: readonly Bought[] = [
  buy('已过期', 'expired', place(product), later),
  buy('已退款', 'refunded', place(product), pay, later, tell, check),
  buy('已取消', 'cancelled', place(product), cancel),
  buy('支付中', 'away', place(product), pay),
  buy('确认中', 'silent', place(product), pay, decide('silent'), check),
  buy('盲盒', 'boxes', place({ blindBoxId: '3011', quantity: 3 }), pay, decide('success'), check),
  buy('头像', 'avatar', place({ avatarId: avatars.fox, quantity: 2 }), pay, decide('success'), check),
  refused,
]

const seen = ({ name, stream, story }: Bought): Example => ({ name, order: stream, before: [story] })
const usually = (one: Bought): Example => ({ ...seen(one), name: '' })
const ordersOf = (usual: Bought): readonly Example[] => [
  usually(usual),
  ...[unpaid, paid, ...bought].filter((one) => one !== usual).map(seen),
]
/** One's own copy is offered, under the first id that the world gives. */
const offered: Step = {
  say: 'listing.listRequested',
  to: 'listing/201607-30',
  with: { endpoint: 'listing.up', request: { id: '201607-30', priceFen: 52_000 } },
}
const soldToFriend: Step = { world: 'trade.buyOffer', with: { phone: '13800000002', id: '900001' } }

const unknownOrder: Example = { name: '查不到', query: { orderId: '1' } }

const group = '200000000000001'
const opened = 'blind-box/example-opened'
const opening = { key: 'example-opening', box: '3011', count: '3' }
const openThree = (stream: string): Step => ({
  say: 'blindBox.requested',
  to: stream,
  with: { endpoint: 'box.openMany', request: { typeId: '3011', count: 3 } },
})
const nothingSetUp: Story = [{ world: 'account.unprepared', with: {} }]
const unprepared: Example = { name: '还没有办', before: [nothingSetUp] }
const less = (currency: string, amount: number): Story => [
  { world: 'wallet.give', with: { currency, amount: -amount } },
]
const openedThree: Story = [openThree(opened)]
const one = (query: Readonly<Record<string, string>>): readonly Example[] => [{ name: '', query }]
const withUnknown = (query: Readonly<Record<string, string>>, ...more: readonly Example[]): readonly Example[] => [
  { name: '', query },
  ...more,
  { name: '查不到', query: Object.fromEntries(Object.keys(query).map((key) => [key, '1'])) },
]

const collectibles: Partial<Record<RoutePath, readonly Example[]>> = {
  '/pages/common/productDetails/productDetails': withUnknown(
    { id: '201107' },
    { name: '传说', query: { id: '201408' } },
    { name: '尚未开售', query: { id: '201108' } },
    { name: '已经售罄', query: { id: '201208' } },
    { name: '限白名单', query: { id: '201508' } },
    { name: '限持有人', query: { id: '201207' } },
    { name: '不可转赠', query: { id: '201706' } },
  ),
  '/pages/common/productDetails/salesDetails': withUnknown({ id: offers.epic }),
  '/pages/common/productDetails/userCenter': withUnknown({ userId: '10002' }, { name: '自己', query: {} }),
  '/pages/common/blindboxDetails/blindboxDetails': withUnknown(
    { id: '3011' },
    { name: '尚未开售', query: { id: '3014' } },
    { name: '已经售罄', query: { id: '3012' } },
  ),
  '/pages/common/blindboxDetails/firstBlindboxDetails': one({ id: '3018' }),
  '/pages/common/integralBlindboxDetails/integralBlindboxDetails': withUnknown(
    { id: '3017', currency: 'weiDou' },
    { name: '豆子不够', query: { id: '3013', currency: 'yuanDou' }, before: [less('yuanDou', 30)] },
  ),
  '/pages/common/placeOrder/index': withUnknown(
    { productId: '201107', key: 'example-wish' },
    { name: '买盲盒', query: { blindBoxId: '3016', key: 'example-wish' } },
    { name: '买寄售', query: { listingId: offers.epic, key: 'example-wish' } },
    { name: '买多件', query: { manyOf: '201107', key: 'example-wish' } },
    { name: '抢购头像', query: { avatarId: avatars.lantern, from: 'rush', key: 'example-wish' } },
    { name: '用豆子', query: { productId: '201701', key: 'example-wish', way: 'weiDou' } },
    {
      name: '余额不足',
      query: { listingId: offers.dear, key: 'example-wish', way: 'wallet' },
      before: [less('fen', 260_000)],
    },
    {
      name: '没有实名',
      query: { productId: '201107', key: 'example-wish' },
      before: [nothingSetUp],
    },
    { name: '售罄', query: { productId: '201208', key: 'example-wish' } },
    { name: '什么都没有', query: {} },
  ),
  '/pages/common/paySuccess/index': [...ordersOf(paid), unknownOrder],
  '/pages/common/paySuccess/appIndex': [usually(paid)],
  '/pages/common/payFail/index': [usually(refused)],
  '/pages/common/payFail/appIndex': [usually(refused)],
  '/pages/common/openBlindBox/index': [
    { name: '', query: opening },
    {
      name: '开启中',
      query: opening,
      after: [
        { fault: 'rest.box.openMany', with: { kind: 'delay', ms: 20_000 } },
        openThree(`blind-box/${opening.key}`),
        { advance: '1s' },
      ],
    },
    {
      name: '确认中',
      query: opening,
      after: [
        { fault: 'rest.box.openMany', with: { kind: 'drop', applied: true } },
        openThree(`blind-box/${opening.key}`),
        { advance: '1s' },
      ],
    },
    { name: '没有要开的', query: {} },
  ],
  '/pages/common/openBlindBox/components/result/index': [
    { name: '', query: { key: 'example-opened', box: '3011' }, before: [openedThree] },
    {
      name: '五十二个',
      world: 'one-collector',
      query: { key: 'example-opened', box: '3016' },
      before: [
        [
          {
            say: 'blindBox.requested',
            to: opened,
            with: { endpoint: 'box.openMany', request: { typeId: '3016', count: 52 } },
          },
        ],
      ],
    },
    { name: '查不到', query: { key: 'nothing', box: '3011' } },
  ],
  '/pages/common/transferParticulars/transferParticulars': withUnknown(
    { id: '201405-506' },
    { name: '转赠', query: { id: '201405-506', gift: 'example-gift' } },
    { name: '升级', query: { id: '201405-506', upgrade: 'example-upgrade' } },
    {
      name: '寄售中',
      query: { id: '201607-30' },
      before: [[offered]],
    },
  ),
  '/pages/common/goodsTransferRecord/goodsTransferRecord': withUnknown(
    { id: '201405-506' },
    { name: '整个藏品', query: { productId: '201107' } },
  ),
}

const mine: Partial<Record<RoutePath, readonly Example[]>> = {
  '/pages/mine/order/index': [
    { name: '', before: [unpaid, paid, fromSeller].map(({ story }) => story) },
    { name: '各种状态', before: bought.map(({ story }) => story) },
    { name: '已关闭', query: { group: 'closed' } },
  ],
  '/pages/mine/order/components/orderDetail/index': [...ordersOf(unpaid), unknownOrder],
  '/pages/mine/order/components/orderDetail/matchOrderDetail': [usually(fromSeller)],
  '/pages/mine/order/components/orderDetail/payfortheorder': [...ordersOf(unpaid), unknownOrder],
  '/pages/mine/myCollection/mycollection': [
    { name: '' },
    { name: '盲盒', query: { part: 'boxes' } },
    { name: '花种', query: { part: 'seeds' } },
    { name: '很多', world: 'one-collector' },
    { name: '筛选没有', query: { state: 'trading' } },
    { name: '批量寄售', query: { many: 'up' } },
    { name: '批量下架', query: { many: 'down' } },
    { name: '寄售花种', query: { many: 'up', of: 'seed' } },
  ],
  '/pages/mine/myCollection/blindBox/blindBoxDetails/index': withUnknown({ id: '3011' }),
  '/pages/mine/address/index': [
    { name: '' },
    { name: '还没有', before: [nothingSetUp] },
    { name: '修改', query: { id: '80001' } },
    { name: '新增', query: { id: 'new' } },
  ],
  '/pages/mine/verified/index': [{ name: '' }, unprepared],
  '/pages/mine/paySet/paySet': [{ name: '' }, unprepared],
  '/pages/mine/myPurse/index': [{ name: '' }, unprepared],
}

const exchange = { give: panda, get: avatars.fox, agreed: avatarStatement, wish: 'example-exchange' }
const wearPanda: Step = {
  say: 'transfer.requested',
  to: 'transfer/example-wear',
  with: { endpoint: 'avatar.replace', request: { copyId: panda } },
}
const exchanged: Story = [
  {
    say: 'transfer.requested',
    to: 'transfer/example-exchange',
    with: {
      endpoint: 'avatar.replace',
      request: { copyId: panda, avatarId: avatars.fox, statement: avatarStatement },
      password: demoAccount.payPassword,
    },
  },
]

const others: Partial<Record<RoutePath, readonly Example[]>> = {
  '/pages/home/search/search': [
    { name: '' },
    { name: '有结果', query: { keyword: '锦鲤' } },
    { name: '没有结果', query: { keyword: '量子' } },
  ],
  '/pages/notice/search/index': [
    { name: '' },
    { name: '有结果', query: { keyword: '开售' } },
    { name: '没有结果', query: { keyword: '量子' } },
  ],
  '/pages/home/exchangeCenter/index': [
    { name: '' },
    { name: '元豆', query: { tab: 'yuanDou' } },
    { name: '兑换记录', query: { tab: 'record' } },
    { name: '确认兑换', query: { product: '201701', wish: 'example-exchange' } },
  ],
  '/pages/home/purchaseInfo/purchaseInfo': withUnknown(
    { id: avatars.owl },
    { name: '抢购', query: { id: avatars.lantern } },
    { name: '尚未开售', query: { id: avatars.straw } },
    { name: '已经售罄', query: { id: avatars.tiger } },
  ),
  '/pages/home/avatarExchange/index': [
    { name: '' },
    { name: '正在使用', before: [[wearPanda]] },
    { name: '刚置换来', before: [exchanged] },
  ],
  '/pages/home/replacement/replacement': [
    { name: '' },
    { name: '选好了', query: { give: panda, get: avatars.fox } },
    { name: '没有头像', world: 'empty' },
  ],
  '/pages/home/replacement/statement': [
    { name: '', query: { give: panda, get: avatars.fox } },
    { name: '只看', query: {} },
  ],
  '/pages/home/replacement/replacementName': [
    { name: '', query: exchange },
    { name: '没有同意', query: { give: panda, get: avatars.fox } },
    { name: '没有实名', query: exchange, before: [nothingSetUp] },
    { name: '完成', query: exchange, before: [exchanged] },
    { name: '什么都没有', query: {} },
  ],
  '/pages/mine/inviteLog/index': [
    { name: '' },
    { name: '好友奖励', query: { part: 'rewards' } },
    { name: '排行榜', query: { part: 'ranking' } },
  ],
  '/pages/mine/weiBeansLog/weiBeansLog': [
    { name: '' },
    { name: '铸造记录', query: { currency: 'weiDou', part: 'melted' } },
    { name: '转赠', query: { currency: 'weiDou', gift: 'example-gift', to: '10002' } },
  ],
  '/pages/home/consignmentRecord/index': [{ name: '' }, { name: '卖出一件', before: [[offered, soldToFriend]] }],
  '/pages/sales/list/list': [{ name: '' }, { name: '一个系列', query: { typeId: '16', order: 'floorDown' } }],
  '/pages/sales/list/inscriptionList': [{ name: '' }, { name: '一个藏品', query: { categoryId: '1107' } }],
  '/pages/notice/components/noticeDetail/index': withUnknown({ id: '7001' }),
  '/pages/login/register/index': one({ inviteCode: 'QINGSHAN' }),
  '/pages/webView/webView': [
    { name: '', query: { url: 'https://www.shucang.example/help', title: '帮助' } },
    { name: '认可', query: { url: 'https://download.shucang.example/help', title: '帮助' } },
  ],
  '/components/full-modal/full-modal': [
    {
      name: '',
      query: { type: 'update', version: '1.0.40', message: '新增深色模式与断网提示。', url: '/pages/update/update' },
    },
    { name: '没有', query: {} },
  ],
  '/pages/downLoad/index': one({ url: 'https://download.shucang.example/shucang.apk', version: '1.0.40' }),
  '/pages/update/update': [{ name: '' }, { name: '有新版本', world: 'update-available' }],
  '/open-location': [
    {
      name: '',
      query: { name: '中国美术馆', address: '北京市东城区五四大街 1 号', latitude: '39.9257', longitude: '116.4091' },
    },
    { name: '没有地点', query: {} },
  ],
  '/pages/chat/myChat': [
    { name: '', query: { id: 'chat:linqing' } },
    { name: '群', query: { id: `group:${group}` } },
    { name: '没有', query: {} },
  ],
  '/pages/chat/chatSetting': one({ id: 'chat:linqing' }),
  '/pages/chat/members': one({ group }),
  '/pages/chat/memberSetting': [
    { name: '', query: { group, user: 'linqing' } },
    { name: '群', query: { group } },
  ],
}

/** How each page that needs to be told something is seen; every other page stands for itself. The first one is the usual sight. */
const told: Partial<Record<RoutePath, readonly Example[]>> = { ...collectibles, ...mine, ...others }

/** How the page at `path` is seen, the usual sight first. */
export const examplesOf = (path: RoutePath): readonly [Example, ...Example[]] =>
  (told[path] as readonly [Example, ...Example[]] | undefined) ?? [{ name: '' }]

/** What must have happened for some examples to be seen in one run. */
export const storyOf = (examples: readonly Example[]): Story =>
  [...new Set(examples.flatMap((example) => example.before ?? []))].flat()

/** Where an example is seen, once what is before it has happened. Rejects when its order was not placed. */
export async function addressOf(
  path: RoutePath,
  { query, order }: Example,
  observe: Driver['observe'],
): Promise<string> {
  if (order === undefined) return href(path, query)
  const known = (await observe(order))?.context['order'] as { readonly orderId: string } | null | undefined
  if (!known) throw new Error(`${order} was not placed`)
  return href(path, { ...query, orderId: known.orderId })
}

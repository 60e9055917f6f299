import { demoAccount } from '#mock/world/demo-account.ts'
import type { Row, TableName } from '#mock/world/rows.ts'
import { balanceOf } from '#mock/world/trade/ledger.ts'
import type { Asset } from '#mock/world/trade/rows.ts'
import type { Tables, World } from '#mock/world/world.ts'
import { hour } from '#src/domain/time/instant.ts'

/** A number on a page: where it stands among the lines of the page, and what it is by the rows of the world. */
export interface Counted {
  readonly at: string
  readonly what: string
  /** What stands around it; the first group is the number. */
  readonly stands: RegExp
  readonly by: (world: World) => string | number
}

const me = demoAccount.userId
const OTHER = '10002'
/** A product that is sold again and again, one of its offers, and a box of which there are many. */
const PRODUCT = '201101'
const OFFER = '494001'
const BOX = '3011'

const fen = (amount: number): string => {
  const [whole, rest] = (amount / 100).toFixed(2).split('.')
  return `${Number(whole).toLocaleString('en-US')}.${rest}`
}

const isSeed = (world: World, productId: string): boolean => {
  const { seriesId } = world.tables.products.get(productId)!
  return world.tables.series.get(seriesId)!.parentId === 'garden'
}
const ownedBy = (world: World, userId: string) => world.tables.copies.filter(({ ownerId }) => ownerId === userId)
const sealedOf = (world: World, boxId: string) =>
  world.tables.sealedBoxes.filter(
    (row) => row.ownerId === me && row.copyId === '' && (boxId === '' || row.boxId === boxId),
  )
const offersOf = (world: World, test: (row: Row<'listings'>) => boolean) =>
  world.tables.listings.filter((row) => row.state === 'up' && test(row))
const soldOf = (world: World) =>
  world.tables.provenance.filter((row) => row.productId === PRODUCT && row.kind === 'market')
const isUnpaid = ({ userId, state }: Row<'orders'>): boolean => userId === me && !['paid', 'closed'].includes(state)
const unpaid = (world: World) => world.tables.orders.filter((row) => isUnpaid(row) && row.expiresAt > world.clock.now())
const asset = (name: Asset) => (world: World) => balanceOf(world, name, me)
/** What came to and went from a person of one currency. */
const moved = (currency: Asset, end: 'to' | 'from') => (world: World) =>
  world.tables.moves
    .filter((row) => row.currency === currency && row[end] === me)
    .reduce((sum, { amount }) => sum + amount, 0)

const mine = '/pages/mine/mine'
const collection = '/pages/mine/myCollection/mycollection'
const assetsAt = '/pages/mine/weiBeansLog/weiBeansLog'
const product = `/pages/common/productDetails/productDetails?id=${PRODUCT}`
const purse = '/pages/mine/myPurse/index'
const named = (name: string) => new RegExp(`\\| ${name} \\| [^|]* \\| ¥?([\\d,.]+)`)

export const numbers: readonly Counted[] = [
  {
    at: mine,
    what: 'works on the wall',
    stands: /我的藏品 \| (\d+) 件/,
    by: (world) => ownedBy(world, me).filter(({ productId }) => !isSeed(world, productId)).length,
  },
  { at: mine, what: 'boxes to open', stands: /\| (\d+) \| 个盲盒待开/, by: (world) => sealedOf(world, '').length },
  { at: mine, what: 'orders to pay', stands: /\| (\d+) \| 笔订单待付款/, by: (world) => unpaid(world).length },
  {
    at: collection,
    what: 'works in all',
    stands: /共 (\d+) 件/,
    by: (world) => ownedBy(world, me).filter(({ productId }) => !isSeed(world, productId)).length,
  },
  {
    at: `${collection}?state=listed`,
    what: 'works on offer',
    stands: /共 (\d+) 件/,
    by: (world) =>
      offersOf(world, (row) => row.sellerId === me && row.kind === 'copy' && !isSeed(world, row.ofId)).length,
  },
  {
    at: `/pages/mine/myCollection/blindBox/blindBoxDetails/index?id=${BOX}`,
    what: 'boxes of a kind',
    stands: /共 (\d+) 个/,
    by: (world) => sealedOf(world, BOX).length,
  },
  {
    at: `/pages/common/blindboxDetails/blindboxDetails?id=${BOX}`,
    what: 'own boxes',
    stands: /你有 (\d+) 个待开/,
    by: (world) => sealedOf(world, BOX).length,
  },
  {
    at: `/pages/common/blindboxDetails/blindboxDetails?id=${BOX}`,
    what: 'boxes left',
    stands: /剩余 ([\d,]+) 个/,
    by: (world) => world.tables.blindBoxes.get(BOX)!.remaining,
  },
  {
    at: `/pages/common/blindboxDetails/blindboxDetails?id=${BOX}`,
    what: 'boxes opened',
    stands: /已打开 ([\d,]+) 个/,
    by: (world) => world.tables.boxEditions.get(BOX)!.opened,
  },
  { at: purse, what: 'money', stands: /钱包余额¥([\d,.]+)/, by: (world) => fen(balanceOf(world, 'fen', me)) },
  { at: assetsAt, what: 'money', stands: named('钱包余额'), by: (world) => fen(balanceOf(world, 'fen', me)) },
  { at: assetsAt, what: 'weiDou', stands: named('微豆'), by: asset('weiDou') },
  { at: assetsAt, what: 'yuanDou', stands: named('元豆'), by: asset('yuanDou') },
  { at: assetsAt, what: 'beanSprouts', stands: named('豆芽'), by: asset('beanSprouts') },
  { at: assetsAt, what: 'gold', stands: named('金币'), by: asset('gold') },
  { at: assetsAt, what: 'platinum', stands: named('铂金'), by: asset('platinum') },
  { at: assetsAt, what: 'diamond', stands: named('钻石'), by: asset('diamond') },
  { at: assetsAt, what: 'points', stands: named('积分'), by: (world) => balanceOf(world, 'points', me) / 10 },
  { at: assetsAt, what: 'starBeans', stands: named('星豆'), by: asset('starBeans') },
  { at: assetsAt, what: 'weiDou got', stands: /收入 ([\d,]+) · 支出/, by: moved('weiDou', 'to') },
  { at: assetsAt, what: 'weiDou spent', stands: /收入 [\d,]+ · 支出 ([\d,]+)/, by: moved('weiDou', 'from') },
  {
    at: '/pages/home/pointsMall/index',
    what: 'points',
    stands: /^([\d.]+)$/m,
    by: (world) => balanceOf(world, 'points', me) / 10,
  },
  { at: '/pages/home/signIn/index', what: 'starBeans', stands: /现有 (\d+) 星豆/, by: asset('starBeans') },
  {
    at: `/pages/common/productDetails/userCenter?userId=${OTHER}`,
    what: 'copies of somebody else',
    stands: /藏品 (\d+) 件/,
    by: (world) => ownedBy(world, OTHER).length,
  },
  {
    at: `/pages/common/productDetails/userCenter?userId=${OTHER}`,
    what: 'offers of somebody else',
    stands: /寄售 (\d+) 件/,
    by: (world) => offersOf(world, ({ sellerId }) => sellerId === OTHER).length,
  },
  {
    at: product,
    what: 'price',
    stands: /首发价¥([\d,.]+)/,
    by: (world) => fen(world.tables.products.get(PRODUCT)!.priceFen),
  },
  { at: product, what: 'left', stands: /剩余 (\d+) 份/, by: (world) => world.tables.products.get(PRODUCT)!.remaining },
  {
    at: product,
    what: 'edition',
    stands: /限量 (\d+) 份/,
    by: (world) => world.tables.products.get(PRODUCT)!.editionSize,
  },
  {
    at: product,
    what: 'own copies',
    stands: /你已持有 (\d+) 件/,
    by: (world) => ownedBy(world, me).filter(({ productId }) => productId === PRODUCT).length,
  },
  { at: product, what: 'sales', stands: /(\d+) 次成交，/, by: (world) => soldOf(world).length },
  {
    at: product,
    what: 'lowest sale',
    stands: /次成交，最低 ¥([\d,.]+)/,
    by: (world) => fen(Math.min(...soldOf(world).map(({ priceFen }) => priceFen))),
  },
  {
    at: product,
    what: 'highest sale',
    stands: /最高 ¥([\d,.]+)/,
    by: (world) => fen(Math.max(...soldOf(world).map(({ priceFen }) => priceFen))),
  },
  {
    at: product,
    what: 'floor',
    stands: /地板价 ~muted\n¥([\d,.]+)/,
    by: (world) => fen(Math.min(...offersOf(world, ({ ofId }) => ofId === PRODUCT).map(({ priceFen }) => priceFen))),
  },
  {
    at: product,
    what: 'offers',
    stands: /寄售中 ~muted\n(\d+) 件/,
    by: (world) => offersOf(world, ({ ofId }) => ofId === PRODUCT).length,
  },
  {
    at: `/pages/common/productDetails/salesDetails?id=${OFFER}`,
    what: 'price of an offer',
    stands: /卖家要价¥([\d,.]+)/,
    by: (world) => fen(world.tables.listings.get(OFFER)!.priceFen),
  },
  {
    at: '/pages/mine/asktobuy/index',
    what: 'asks',
    stands: /^(\d+) \/ \d+ 笔/m,
    by: (world) => world.tables.asks.filter((row) => row.askerId === me && row.state === 'released').length,
  },
  {
    at: '/pages/mine/group/groupAdminInfo/groupAdminInfo',
    what: 'people of the guild',
    stands: /^(\d+) 人/m,
    by: ({ tables }) => {
      const { guildId } = tables.guildMembers.get(me)!
      return tables.guildMembers.filter((row) => row.guildId === guildId).length
    },
  },
  {
    at: '/pages/notice/notice',
    what: 'unread of the first ten (const:notice-badge-page)',
    stands: /\| (\d+) 条未读公告/,
    by: ({ tables }) =>
      tables.notices
        .all()
        .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || b.publishedAt - a.publishedAt)
        .slice(0, 10)
        .filter(({ id }) => tables.noticeReads.get(`${me}/${id}`) === undefined).length,
  },
]

/** Rows like those that are there, so many more of them that no list ends with its first page. */
async function more<Name extends TableName>(
  tables: Tables,
  name: Name,
  which: (row: Row<Name>) => boolean,
  count: number,
  as: (at: number) => Partial<Row<Name>> = () => ({}),
): Promise<void> {
  const table = tables[name] as unknown as {
    find(test: typeof which): Row<Name>
    add(row: Row<Name>): Promise<unknown>
  }
  const one = table.find(which)
  for (let at = 1; at <= count; at++) await table.add({ ...one, id: `${one.id}-${at}`, ...as(at) })
}

const unpaidOrder = (at: number, now: number): Row<'orders'> => ({
  id: `9900${at}`,
  userId: me,
  intent: `grown-${at}`,
  state: 'created',
  closedBy: '',
  lines: [
    {
      kind: 'product',
      goodsId: PRODUCT,
      productId: PRODUCT,
      name: '远山初霁',
      image: '/art/ink-landscape/1.svg',
      rarity: 'common',
      unitPrice: 1900,
      quantity: 1,
      holdIntent: `grown-${at}`,
      items: [],
      numbers: [],
    },
  ],
  currency: 'fen',
  total: 1900,
  payKind: '',
  createdAt: now - at,
  expiresAt: now + hour,
  paidAt: null,
  closedAt: null,
  refunded: 0,
  refundedAt: null,
  failure: '',
})

/** A world with more of everything than a page shows, and no two numbers alike. */
export async function grow({ tables, clock }: World): Promise<void> {
  const now = clock.now()
  /** The copies of one person; the first ones are on offer. */
  const copiesOf = (ownerId: string, from: number, count: number, offered: number) =>
    more(
      tables,
      'copies',
      (row) => row.productId === PRODUCT,
      count,
      (at) => ({
        id: `${PRODUCT}-${from + at}`,
        number: from + at,
        ownerId,
        listingId: at <= offered ? `49${from + at}` : '',
      }),
    )
  const offersBy = (sellerId: string, from: number, count: number) =>
    more(
      tables,
      'listings',
      ({ state, kind }) => state === 'up' && kind === 'copy',
      count,
      (at) => ({
        id: `49${from + at}`,
        itemId: `${PRODUCT}-${from + at}`,
        ofId: PRODUCT,
        sellerId,
        priceFen: 41_100 + (from + at) * 7,
      }),
    )
  await copiesOf(me, 3000, 63, 27)
  await offersBy(me, 3000, 27)
  await copiesOf(OTHER, 4000, 71, 62)
  await offersBy(OTHER, 4000, 62)
  const isSealed = (row: Row<'sealedBoxes'>) => row.ownerId === me && row.boxId === BOX && row.copyId === ''
  await more(tables, 'sealedBoxes', isSealed, 54)
  await more(tables, 'sealedBoxes', isSealed, 3, (at) => ({ id: `49000${at}`, boxId: '3016' }))
  for (let at = 1; at <= 57; at++) await tables.orders.add(unpaidOrder(at, now))
  await more(
    tables,
    'provenance',
    (row) => row.productId === PRODUCT && row.kind === 'market',
    66,
    (at) => ({
      priceFen: 31_000 + at * 300,
    }),
  )
  await more(
    tables,
    'asks',
    ({ state }) => state === 'released',
    13,
    () => ({ askerId: me }),
  )
}

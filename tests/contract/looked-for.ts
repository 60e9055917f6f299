import type { CallName } from '#src/contract/rest/calls.ts'

/** When it was meant; a row counts from two seconds before until two minutes after (docs/decisions/0025). */
export const at = 1_772_323_200_000
export const [early, late] = [at - 2000, at + 120_000]

export type Row = Readonly<Record<string, unknown>>
export interface Sought {
  readonly request: Row
  /** The list that shows it, and how much of it is asked for. */
  readonly reads: string
  readonly query?: Row
  /** The row that is what came of it, with nothing in it but what counts; each field is changed in turn. */
  readonly row: Row
  /** The field with its time, where a row of another time is another one. */
  readonly time?: string
  /** Two such rows cannot be told apart; else each proves it. */
  readonly isOnly?: true
  /** How the rows stand in the answer, where not as a page. */
  readonly answer?: (rows: readonly Row[]) => unknown
  /** What else is read, and what is known of it then; nothing where not said. */
  readonly also?: Readonly<Record<string, unknown>>
  readonly data?: (row: Row) => unknown
  /** What is named where it is not found. */
  readonly where: string
}

export const paged = (rows: readonly Row[]): unknown => ({ list: rows, total: rows.length, pageNo: 1, pageSize: 50 })
const itself = (row: Row): Row => row
export const first50 = { pageNo: 1, pageSize: 50 }

const spent = (currency: string): Sought => ({
  request: { amount: 5, to: '1' },
  reads: 'beans.log',
  query: { ...first50, currency },
  row: { amount: -5, at },
  time: 'at',
  isOnly: true,
  where: '明细',
})
const melted = (currency: string): Sought => ({
  request: { id: '7' },
  reads: 'beans.melted',
  query: { ...first50, currency },
  row: { copyId: '7' },
  where: '铸造记录',
})
const redeemed: Sought = {
  request: { productId: '9' },
  reads: 'transfer.ofUser',
  query: { ...first50, direction: 'in' },
  row: { kind: 'redeem', productId: '9', at },
  time: 'at',
  isOnly: true,
  where: '流转记录',
}
const checkedDay: Sought = {
  request: { day: 20_500 },
  reads: 'daily.calendar',
  query: {},
  row: { day: 20_500, state: 'checked' },
  answer: (days) => ({ days }),
  where: '签到日历',
}
const inGarden = (act: string, request: Row, about: string): Sought => ({
  request,
  reads: 'garden.log',
  row: { act, about, at },
  time: 'at',
  isOnly: true,
  where: '花园记录',
})
const ask = { reads: 'ask-to-buy.mine', where: '我的求购', isOnly: true } as const
const pledged = (role: string) => ({ reads: 'pledge.mine', query: { ...first50, role }, isOnly: true }) as const
const leased = (reads: string, where: string) => ({ reads, where, isOnly: true }) as const
const ended = (state: string) =>
  ({ request: { id: '4' }, row: { id: '4', state, endedAt: at }, time: 'endedAt' }) as const
const ofBlock = (state: string): Sought => ({
  request: { categoryId: '4' },
  reads: 'energy.blocks',
  row: { categoryId: '4', state },
  data: itself,
  where: '区块',
})
const drawn: Sought = {
  request: { activityId: '61' },
  reads: 'draw.won',
  query: { ...first50, activityId: '61' },
  row: { drawId: 'd1', at },
  time: 'at',
  isOnly: true,
  data: (row) => [row],
  where: '我的奖品',
}

/** What proves each call, and where: written from the records of the calls, not from what looks. */
export const sought: Readonly<Partial<Record<CallName, Sought>>> = {
  'avatar.replace': {
    request: { copyId: '7' },
    reads: 'avatar.owned',
    query: {},
    row: { id: '7', worn: true },
    answer: (rows) => rows,
    where: '我的头像',
  },
  'beans.cast': melted('yuanDou'),
  'beans.castWeiDou': melted('weiDou'),
  'beans.exchange': redeemed,
  'beans.exchangeWeiDou': redeemed,
  'beans.give': spent('weiDou'),
  'beans.giveBeanSprouts': spent('beanSprouts'),
  'beans.giveDiamond': spent('diamond'),
  'beans.giveGold': spent('gold'),
  'beans.givePlatinum': spent('platinum'),
  'collection.upgrade': { ...redeemed, request: { id: '7' }, row: { kind: 'upgrade', at } },
  'daily.checkIn': checkedDay,
  'daily.makeUp': { ...checkedDay, row: { day: 20_500, state: 'madeUp' } },
  'daily.checkInForPoints': {
    request: { day: 20_500 },
    reads: 'daily.points',
    row: { about: '20500', points: 1 },
    where: '积分记录',
  },
  'daily.checkInForTask': {
    request: { day: 20_500 },
    reads: 'daily.tasks',
    query: {},
    row: { id: 'checkIn', paid: true },
    answer: (tasks) => ({ today: 20_500, tasks }),
    where: '任务中心',
  },
  'daily.redeem': {
    request: { goodsId: '3' },
    reads: 'daily.points',
    query: { ...first50, direction: 'out' },
    row: { about: '3', at },
    time: 'at',
    isOnly: true,
    where: '积分记录',
  },
  'guild.give': {
    request: { copyId: '7', userId: '2' },
    reads: 'guild.given',
    row: { copyId: '7', to: { userId: '2' }, at },
    time: 'at',
    data: itself,
    where: '仓库记录',
  },
  'physical.order': {
    request: { physicalId: '7' },
    reads: 'physical.orders',
    row: { physicalId: '7' },
    data: itself,
    where: '提货订单',
  },
  'prop.openChest': {
    request: { id: '7' },
    reads: 'prop.chests',
    query: {},
    row: { id: '7', openedAt: at },
    answer: (chests) => ({ chests }),
    data: itself,
    where: '我的宝箱',
  },
  'prop.use': {
    request: { id: '7' },
    reads: 'prop.mine',
    query: { ...first50, isUsed: true },
    row: { id: '7' },
    data: itself,
    where: '道具记录',
  },
  'transfer.give': {
    request: { ids: ['7'] },
    reads: 'transfer.ofUser',
    query: { ...first50, direction: 'out' },
    row: { kind: 'transfer', copyId: '7', at },
    time: 'at',
    where: '流转记录',
  },
  'auction.bid': {
    request: { auctionId: '5', amountFen: 1200 },
    reads: 'auction.mine',
    row: { id: '5', mineFen: 1200 },
    where: '我的拍卖',
  },
  'auction.takeInscription': {
    request: { id: '5' },
    reads: 'auction.inscriptionLog',
    query: { ...first50, isMine: true },
    row: { lotId: '5' },
    where: '我的铭文',
  },
  'draw.one': drawn,
  'draw.many': {
    ...drawn,
    request: { activityId: '61', count: 2 },
    // Two prizes of one draw, the newest first; what it gave stands in the order in which it was drawn.
    answer: (rows) =>
      paged(
        rows.flatMap((row) => [
          { ...row, prize: 'b' },
          { ...row, prize: 'a' },
        ]),
      ),
    data: (row) => [
      { ...row, prize: 'a' },
      { ...row, prize: 'b' },
    ],
  },
  'draw.openLot': { request: { id: '8' }, reads: 'draw.lots', row: { at }, time: 'at', data: itself, where: '我的签' },
  'energy.unlock': ofBlock('unlocked'),
  'energy.appoint': ofBlock('appointed'),
  'energy.change': {
    request: { copyId: '7', amount: 30 },
    reads: 'energy.log',
    row: { about: '7', amount: 30, at },
    time: 'at',
    isOnly: true,
    where: '能量明细',
  },
  'synthesis.perform': {
    request: { synthesisId: '7' },
    reads: 'transfer.ofUser',
    query: { ...first50, direction: 'in' },
    row: { kind: 'synthesis', at },
    time: 'at',
    isOnly: true,
    where: '流转记录',
  },
  'diy.make': {
    request: { inCategoryId: '7', number: 3 },
    reads: 'diy.log',
    row: { act: 'made', categoryId: '7', number: 3, at },
    time: 'at',
    isOnly: true,
    where: '工坊记录',
  },
  'diy.salvage': {
    request: { productId: '7' },
    reads: 'diy.log',
    row: { act: 'salvaged', pieceId: '7', at },
    time: 'at',
    isOnly: true,
    where: '工坊记录',
  },
  'garden.unlock': inGarden('unlock', { slotId: 's' }, 's'),
  'garden.start': inGarden('start', { slotId: 's' }, 's'),
  'garden.stop': inGarden('stop', { slotId: 's' }, 's'),
  'garden.push': inGarden('push', { slotId: 's' }, 's'),
  'garden.takeDown': inGarden('takeDown', { slotId: 's' }, 's'),
  'garden.addMagic': inGarden('addMagic', { slotId: 's' }, 's'),
  'garden.supplement': {
    request: { cardId: '5' },
    reads: 'garden.log',
    row: { act: 'supplement', note: '5' },
    where: '花园记录',
  },
  'garden.settle': inGarden('settle', { slotType: 's', crop: 'c' }, 's/c'),
  'garden.receive': inGarden('receive', { slotType: 's', crop: 'c' }, 's/c'),
  'garden.build': inGarden('build', { building: 'b' }, 'b'),
  'garden.openBox': inGarden('openBox', { building: 'b' }, 'b'),
  'garden.receiveEggs': inGarden('receiveEggs', { animal: 'a' }, 'a'),
  'garden.exchangeEggs': inGarden('exchangeEggs', { animal: 'a' }, 'a'),
  'ask-to-buy.release': {
    ...ask,
    request: { productId: '9', priceFen: 100 },
    row: { productId: '9', priceFen: 100, askedAt: at },
    time: 'askedAt',
  },
  'ask-to-buy.sell': {
    request: { id: '4', itemId: '7' },
    reads: 'ask-to-buy.sold',
    row: { id: '4', itemId: '7', at },
    time: 'at',
    isOnly: true,
    where: '求购成交记录',
  },
  'ask-to-buy.choose': { ...ask, ...ended('sold') },
  'ask-to-buy.cancel': { ...ask, ...ended('cancelled') },
  'pledge.publish': {
    ...pledged('borrower'),
    where: '我的质押',
    request: { copyId: '7' },
    row: { copyId: '7', publishedAt: at },
    time: 'publishedAt',
  },
  'pledge.lend': {
    ...pledged('lender'),
    where: '我的出借',
    request: { id: '4' },
    row: { id: '4', lentAt: at },
    time: 'lentAt',
  },
  'pledge.cancel': { ...pledged('borrower'), where: '我的质押', ...ended('cancelled') },
  'lease.publish': {
    ...leased('lease.let', '我的出租'),
    request: { copyId: '7' },
    row: { copyId: '7', publishedAt: at },
    time: 'publishedAt',
  },
  'lease.rent': {
    ...leased('lease.rented', '我的租入'),
    request: { id: '4' },
    row: { id: '4', leasedAt: at },
    time: 'leasedAt',
  },
  'lease.withdraw': { ...leased('lease.let', '我的出租'), ...ended('cancelled') },
  'lease.end': { ...leased('lease.rented', '我的租入'), ...ended('cancelled') },
  'lease.buyout': { ...leased('lease.rented', '我的租入'), ...ended('boughtOut') },
}

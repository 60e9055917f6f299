import { demoAccount } from '#mock/world/demo-account.ts'
import { avatars, less, nothingSetUp, offered, offers, says, type Story } from '#src/workbench/examples/example.ts'
import type { Typed } from './typed.ts'
import { paid, refused, unpaid } from '#src/workbench/examples/bought.ts'

/** A page at an address at which something can be done, and what has happened before. */
export interface Place {
  readonly at: string
  readonly before?: Story
  readonly signedOut?: true
  /** With a chat that is connected. */
  readonly chat?: true
  /** What is pressed before anything else: where there are several ways, and each ends what is there. */
  readonly first?: RegExp
  /** What is typed here, by the words at the field, and nowhere else. */
  readonly types?: readonly Typed[]
}

const usual = [
  '/pages/home/signIn/index',
  '/pages/home/pointsMall/index',
  '/pages/home/magicGarden/magicDetails?slot=rose-1',
  '/pages/home/magicGarden/magicDetails?slot=magic-1',
  '/pages/home/magicGarden/roseDetails',
  '/pages/home/magicGarden/happy',
  '/pages/home/newPattern/pasture',
  '/pages/home/newPattern/particulars?animal=hen',
  '/pages/activity/index',
  '/pages/home/luckyDraw/index?id=871001',
  '/pages/home/drawLots/index',
  '/pages/common/scrimmage/scrimmage',
  '/pages/common/synthesis/synthesisDetail?id=881001',
  '/pages/diyfactory/diyfactory',
  '/pages/mine/group/group?sheet=choose',
  '/pages/mine/group/groupAdminInfo/groupInfoFix',
  '/pages/mine/rewards/index',
  '/pages/mine/energy/index?part=copies',
  '/pages/mine/porp/porp',
  '/pages/sales/list/micropeaList',
  '/pages/sales/list/yBeans',
  '/pages/yuandoumarket/releaseforpurchase',
  '/pages/common/productDetails/productDetails?id=201107',
  '/pages/common/productDetails/salesDetails?id=400064',
  '/pages/mine/hypothecateOrder/hypothecateOrder',
  '/pages/common/placeOrder/index?productId=201107&key=example-intent',
  '/pages/common/placeOrder/index?avatarId=505301&from=rush&key=example-intent',
  '/pages/common/openBlindBox/index?key=example-opening&box=3011&count=3',
  '/pages/mine/myCollection/blindBox/blindBoxDetails/index?id=3011',
  '/pages/common/transferParticulars/transferParticulars?id=201405-506',
  '/pages/mine/myCollection/mycollection?many=up',
  '/pages/mine/myCollection/mycollection?many=up&of=seed',
  '/pages/home/avatarExchange/index',
  '/pages/home/replacement/replacementName?give=505101-318&get=505102&agreed=2026-03-01&intent=example-exchange',
  '/pages/home/exchangeCenter/index?product=201701&intent=example-exchange',
  '/pages/mine/logOut/index',
  '/pages/mine/safety/index',
  '/pages/mine/updatePwd/index',
  '/pages/mine/privacy/index',
  '/pages/mine/paySet/paySet',
  '/pages/mine/address/index?id=new',
  '/pages/common/productDetails/productDetails?id=201108',
  '/pages/common/blindboxDetails/blindboxDetails?id=3014',
  '/pages/common/placeOrder/index?blindBoxId=3015',
  '/pages/activity/auctionBid?id=880002',
  '/pages/common/openBlindBox/index?box=3011&airdrop=872001&key=intent-1',
  '/pages/activity/auctionBid?lot=880060',
  '/pages/mine/warehouse/index?copy=201202-108&give=intent-1',
  '/pages/mine/energy/index?part=blocks&block=1301',
  '/pages/mine/entity/entity?key=intent-1&thing=884002',
  '/pages/sales/list/list?kind=filtered',
  '/pages/common/placeOrder/index?manyOf=201107',
  '/pages/sales/addhypothecate?copy=201101-1217',
  '/pages/lease/index?category=1206',
  '/pages/lease/addLease?copy=201101-1217',
  '/pages/common/openBlindBox/index?key=intent-2&box=3011&size=2&count=10',
  '/pages/common/openBlindBox/index?key=intent-3&box=3011&count=11',
  '/pages/common/placeOrder/index?avatarId=505103',
  '/pages/home/exchangeCenter/index?tab=yuanDou&product=201703&intent=intent-1',
  '/pages/common/transferParticulars/transferParticulars?gift=intent-1&to=10002',
  '/pages/mine/asktobuy/addonPurchase?category=1106',
]

/** Of one's own, each under the first number that the world gives. */
const asked: Story = [
  says('ask-to-buy/mine', {
    type: 'askToBuy.releaseRequested',
    endpoint: 'ask-to-buy.release',
    request: { kind: 'copy', productId: '201103', priceFen: 5000, days: 7 },
  }),
]
const lentOut: Story = [
  says('lease/201102-2719', {
    type: 'lease.publishRequested',
    endpoint: 'lease.publish',
    request: { copyId: '201102-2719', rentFen: 200, daysMax: 7, buyoutFen: null },
  }),
]
const rented: Story = [
  says('lease/201306-154', { type: 'lease.shown', stage: 'published' }),
  says('lease/201306-154', {
    type: 'lease.rentRequested',
    endpoint: 'lease.rent',
    request: { id: '880130', days: 3 },
  }),
]
const pledged: Story = [
  says('pledge/201102-2719', {
    type: 'pledge.publishRequested',
    endpoint: 'pledge.publish',
    request: { copyId: '201102-2719', loanFen: 33_333, rateBasisPoints: 5, days: 7 },
  }),
]
const boxOffered: Story = [
  says('listing/400001', {
    type: 'listing.listRequested',
    endpoint: 'listing.boxUp',
    request: { ids: ['400001'], priceFen: 5000 },
  }),
]
const rich: Story = less('weiDou', -9000)

const copy = '/pages/common/transferParticulars/transferParticulars'
const leases = '/pages/lease/lease0rder'
const pledges = '/pages/mine/hypothecateOrder/hypothecateOrder'
const order = '/pages/mine/order/components/orderDetail'
const place = '/pages/common/placeOrder/index'
const beans = '/pages/mine/weiBeansLog/weiBeansLog'

const prepared: readonly Place[] = [
  { at: '/pages/mine/asktobuy/index', before: asked },
  { at: `${leases}?part=let`, before: lentOut },
  { at: `${leases}?part=rented`, before: rented },
  { at: `${pledges}?part=borrower`, before: pledged },
  { at: `${pledges}?part=borrower`, before: [...pledged, { world: 'pledge.lend', with: { phone: '13800000002' } }] },
  { at: `${copy}?id=201607-30`, before: [offered] },
  { at: `${copy}?id=201405-506&upgrade=intent-1`, before: rich },
  { at: `${copy}?gift=intent-1&to=10002` },
  { at: '/pages/mine/myCollection/blindBox/blindBoxDetails/index?id=3011', before: boxOffered },
  { at: '/pages/mine/myCollection/mycollection?many=down', before: [offered] },
  { at: '/pages/mine/myCollection/mycollection?change=intent-1' },
  { at: `${order}/index?orderId=900001`, before: unpaid.story },
  { at: `${order}/index?orderId=900001`, before: paid.story },
  { at: `${order}/payfortheorder?orderId=900001`, before: unpaid.story },
  { at: `${order}/payfortheorder?orderId=900001`, before: refused.story },
  { at: '/pages/mine/order/index', before: unpaid.story },
  { at: `${place}?productId=201701&key=intent-1&way=weiDou` },
  { at: `${place}?blindBoxId=3016&key=intent-1` },
  { at: `${place}?listingId=${offers.epic}&key=intent-1` },
  { at: `${place}?avatarId=${avatars.fox}&key=intent-1` },
  { at: '/pages/mine/verified/index', before: nothingSetUp },
  { at: '/pages/mine/paySet/paySet', before: nothingSetUp },
  { at: '/pages/mine/myPurse/index', before: nothingSetUp },
  ...['weiDou', 'yuanDou', 'beanSprouts', 'gold', 'platinum'].map((currency) => ({
    at: `${beans}?currency=${currency}&gift=intent-1`,
  })),
  // Three are there.
  { at: `${beans}?currency=diamond&gift=intent-1`, types: [[/数量/, '1']] },
  { at: '/pages/mine/nickname/index' },
  { at: '/pages/notice/notice' },
  { at: '/pages/home/taskCenter/index' },
  { at: '/pages/login/login/index', signedOut: true },
  { at: '/pages/login/register/index?inviteCode=10002', signedOut: true },
  { at: '/pages/login/forgetPwd/index', signedOut: true, types: [[/手机/, demoAccount.phone]] },
  { at: '/pages/phonelogin/phonelogin', signedOut: true },
]

const seedOffered = says('listing/209002-41', {
  type: 'listing.listRequested',
  endpoint: 'listing.seedsUp',
  request: { ids: ['209002-41'], priceFen: 5000 },
})
const checkedIn = says('transfer/check-in-20260301', {
  type: 'transfer.requested',
  endpoint: 'daily.checkIn',
  request: { day: Date.parse('2026-03-01T00:00:00+08:00') },
})
const gone = (table: string): Story => [{ world: 'world.drop', with: { table, id: demoAccount.userId } }]
/** A group of one's own (`connected.ts`). */
const group = '200000000000005'

/** What would not be done otherwise: one of several ways, or with something that the usual world has not. */
const chosen: readonly Place[] = [
  { at: '/pages/mine/asktobuy/index', before: asked, first: /撤回/ },
  { at: '/pages/sales/asktobuy/index?category=1102' },
  { at: `${leases}?part=rented`, before: rented, first: /退租/ },
  { at: '/pages/mine/myCollection/mycollection?many=down&of=seed', before: [seedOffered] },
  { at: `${order}/index?orderId=900001`, before: unpaid.story, first: /取消订单/ },
  { at: `${place}?blindBoxId=3011&key=intent-1`, first: /银行卡/ },
  { at: `${place}?manyOf=201205`, first: /增加|提交/ },
  { at: `${place}?manyOf=201205`, first: /#286|#43|提交/ },
  { at: '/pages/common/openBlindBox/index?key=intent-4&box=3011&id=400001' },
  { at: '/pages/home/magicGarden/magicDetails?slot=rose-1', first: /取下/ },
  { at: '/pages/home/taskCenter/index', before: [checkedIn] },
  { at: '/pages/home/inviteFriends/index' },
  { at: '/pages/mine/group/group', first: /取消跟随/ },
  { at: '/pages/mine/group/group', before: gone('guildMembers') },
  ...['汇付余额', '汇付支付', '易宝', '银行电子'].map((service) => ({
    at: '/pages/mine/myPurse/index',
    before: gone('wallets'),
    first: new RegExp(`${service}|去开通`),
  })),
  { at: '/pages/notice/components/noticeDetail/index?id=7001' },
  { at: '/components/u-avatar-cropper/u-avatar-cropper' },
  { at: '/pages/mine/settings/index' },
  { at: '/pages/mine/privacy/index', before: [{ world: 'session.expireTokens', with: {} }] },
  { at: '/pages/login/login/index', signedOut: true, first: /密码登录/ },
  { at: '/pages/login/login/index', signedOut: true, chat: true },
  { at: `${copy}?gift=intent-1&to=10002`, chat: true },
  { at: `/pages/chat/members?group=${group}`, chat: true, first: /按手机号|移出/, types: [[/手机/, '13800000006']] },
  { at: `/pages/chat/memberSetting?user=${demoAccount.userId}`, chat: true },
]

export const places: readonly Place[] = [...usual.map((at) => ({ at })), ...prepared, ...chosen]

import { avatars, less, nothingSetUp, offered, offers, says, type Story } from '#src/workbench/examples/example.ts'
import { paid, refused, unpaid } from '#src/workbench/examples/bought.ts'

/** A page at an address at which something can be done, and what has happened before. */
export interface Place {
  readonly at: string
  readonly before?: Story
  readonly signedOut?: true
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
  ...['weiDou', 'yuanDou', 'beanSprouts', 'gold', 'platinum', 'diamond'].map((currency) => ({
    at: `${beans}?currency=${currency}&gift=intent-1`,
  })),
  { at: '/pages/mine/nickname/index' },
  { at: '/pages/notice/notice' },
  { at: '/pages/home/taskCenter/index' },
  { at: '/pages/login/login/index', signedOut: true },
  { at: '/pages/login/register/index?inviteCode=QINGSHAN', signedOut: true },
  { at: '/pages/login/forgetPwd/index', signedOut: true },
  { at: '/pages/phonelogin/phonelogin', signedOut: true },
]

export const places: readonly Place[] = [...usual.map((at) => ({ at })), ...prepared]

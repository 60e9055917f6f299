import type { allAreas } from '#src/contract/rest/all.ts'
import { demoAccount } from '#mock/world/demo-account.ts'

type RequestType<E> = E extends { readonly request: { readonly Type: infer Request } } ? Request : never

type Samples = {
  readonly [Area in keyof typeof allAreas]?: {
    readonly [Key in keyof (typeof allAreas)[Area]]?: RequestType<(typeof allAreas)[Area][Key]>
  }
}

const { phone, code, password } = demoAccount
const page = { pageNo: 1, pageSize: 20 }
/** The first group of every new chat service. */
const firstGroup = '200000000000001'

/** On sale in the default world. */
const productId = '201101'
const categoryId = '1101'
const boxId = '3011'
const friend = '13800000002'
const order = { productId, intent: 'intent-of-a-sample', payKind: 'bankCard' } as const
/** The beginning of a picture is enough to be one. */
const file = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'sample.png')
const { payPassword } = demoAccount

/** A request to each endpoint that succeeds in the default world. */
const samples = {
  session: {
    loginByVerificationCode: { phone, code },
    loginByPassword: { phone, password },
    registerByVerificationCode: { phone: '13911112222', code: '', password },
    forgetPassword: { phone, code, password: 'another2026' },
    sendSms: { phone: '13911113333', type: 'register' },
    userLogout: {},
    logOff: { code },
    refreshToken: {},
  },
  account: {
    getUserInfo: {},
    updateInfo: { nickname: '云深不知处' },
    updatePassword: { oldPassword: password, newPassword: 'another2026' },
    getHide: {},
    updateHide: { hidden: true },
    substitutionCode: { phone: '13500009876' },
    substitute: { phone: '13500009876', code: '' },
  },
  notice: {
    list: { ...page, noticeType: '2', keyword: '盲盒' },
    types: {},
    typesByParent: { parentId: '3' },
    detail: { id: '7010' },
  },
  home: {
    banners: {},
    activityBanner: {},
    activityBanner2: {},
    recommended: {},
    blindBoxes: page,
  },
  market: {
    products: { ...page, order: 'rarity' },
    productsByPage: { ...page, typeId: '12' },
    series: {},
  },
  order: {
    create: order,
    quick: { intent: order.intent, listingId: '' },
    batch: { intent: order.intent, listingIds: [] },
    batchQuick: { ...order, quantity: 1 },
    byBeans: { intent: order.intent, productId: '', currency: 'weiDou', payPassword },
    payBlindBox: { intent: order.intent, blindBoxId: '3011' },
    payActivityBlindBox: { intent: order.intent, blindBoxId: '3018' },
    createAvatar: { intent: order.intent, avatarId: '505101' },
    rushAvatar: { intent: order.intent, avatarId: '505301' },
    list: { ...page, group: 'unpaid' },
    details: {},
    cancel: { orderId: '' },
    repay: { orderId: '', payKind: 'wallet' },
    preview: { productId },
    sales: { ...page, productId },
  },
  identity: {
    verifyRealName: { name: '林青山', idCard: '110101199003077571' },
    setPayPassword: { payPassword: '135792', oldPayPassword: payPassword },
    passwordFree: { passwordFree: true, payPassword },
  },
  address: {
    list: {},
    save: { name: '林青山', phone, regionCode: '310101', region: '上海市 黄浦区', detail: '人民大道 201 号' },
  },
  wallet: { purse: {}, openPay: {}, openHf: {}, openHfPay: {}, openYb: {}, open: {} },
  system: {
    uploadPicture: { file },
    uploadFile: { file },
    latest: { userId: demoAccount.userId },
    customerVersion: {},
    intent: { call: 'order.create', intent: 'intent-of-a-sample' },
  },
  product: {
    detail: { id: productId },
    release: { id: productId },
    joinRelease: { id: productId },
    specials: page,
    market: { ...page, order: 'floorUp', keyword: '山' },
    marketOf: { categoryId },
    offers: { ...page, categoryId, order: 'number' },
    inscriptions: { ...page, categoryId },
    isFavourite: { categoryId },
    setFavourite: { categoryId, starred: true },
    seriesDetail: { id: '11' },
    qualification: { id: productId },
    appointment: { id: '201108', booked: true },
    saveFilter: { typeIds: ['11'], rarities: ['epic'], onlyOnSale: true, lowestFen: 1000, highestFen: null },
  },
  box: {
    detail: { id: boxId },
    ofSeries: { id: '11' },
    contents: { blindBoxId: boxId },
    mineOf: { ...page, blindBoxId: boxId },
    openMany: { typeId: boxId, count: 3 },
    batchSizes: { blindBoxId: boxId },
    openBatch: { sysConfigureId: '2', blindBoxId: boxId },
  },
  collection: { list: { ...page, state: 'free' }, upgrade: { copyId: '' } },
  listing: {
    up: { id: '', priceFen: 8800 },
    upMany: { ids: [], priceFen: 8800 },
    seedsUp: { ids: [], priceFen: 880 },
    boxUp: { ids: [], priceFen: 3900 },
  },
  transfer: {
    give: { ids: [], receiver: friend },
    ofProduct: { ...page, productId },
    ofUser: { ...page, direction: 'in' },
  },
  beans: {
    meltables: { currency: 'weiDou' },
    exchange: { productId, payPassword },
    exchangeWeiDou: { productId: '201401', payPassword },
    mine: { currency: 'gold' },
    log: { ...page, currency: 'weiDou' },
    give: { receiver: friend, amount: 66, payPassword },
    giveBeanSprouts: { receiver: friend, amount: 20, payPassword },
    giveGold: { receiver: friend, amount: 8, payPassword },
    givePlatinum: { receiver: friend, amount: 1, payPassword },
    giveDiamond: { receiver: friend, amount: 1, payPassword },
  },
  invitation: { setInviter: { userId: '10003' } },
  avatar: { series: {}, current: {}, owned: {}, replace: { copyId: '505101-318' } },
  'ask-to-buy': {
    market: page,
    mine: page,
    choose: { id: '', listingId: '' },
    release: { kind: 'copy', productId, priceFen: 6600, days: 3 },
    sell: { id: '', itemId: '' },
    boxDeals: page,
    boxMarket: page,
    byCategory: { ...page, categoryId },
    cancel: { id: '' },
    sold: page,
  },
  pledge: {
    publish: { copyId: '', loanFen: 5000, rateBasisPoints: 5, days: 7 },
    lend: { id: '' },
    mine: { ...page, role: 'borrower' },
    market: page,
    cancel: { id: '' },
  },
  lease: {
    publish: { copyId: '', rentFen: 200, daysMax: 7, buyoutFen: 9900 },
    rent: { id: '', days: 2 },
    market: page,
    byCategory: { ...page, categoryId },
    terms: { copyId: '' },
    leasable: page,
    rented: page,
    let: page,
    end: { id: '' },
    withdraw: { id: '' },
    buyout: { id: '' },
  },
  garden: {
    programmes: { slotType: 'rose' },
    slots: {},
    slot: { slotId: 'rose-1' },
    need: { slotId: 'rose-2' },
    unlock: { slotId: 'rose-2' },
    start: { slotId: 'rose-1', programmeId: 'rose-4h' },
    stop: { slotId: 'rose-1' },
    push: { slotId: 'magic-1', copyId: '' },
    takeDown: { slotId: 'rose-1' },
    addMagic: { slotId: 'magic-2', count: 5 },
    supplement: { cardId: '890010', copyId: '', nutrient: 'water' },
    settle: { slotType: 'rose', crop: 'rose' },
    receive: { slotType: 'rose', crop: 'rose', count: 14 },
    build: { building: 'rabbit', number: 2, count: 2 },
    openBox: { building: 'rabbit', number: 1, count: 1 },
    receiveEggs: { animal: 'hen', count: 1 },
    exchangeEggs: { animal: 'hen', count: 1 },
  },
  auction: {
    list: page,
    detail: { id: '880001' },
    mine: page,
    bid: { auctionId: '880003', amountFen: 0 },
    bids: { ...page, auctionId: '880001' },
    inscriptionLots: { activityId: '880050' },
    inscriptionLot: { id: '880060' },
    inscriptionPrice: { id: '880060' },
    takeInscription: { id: '880060', expectedFen: 0 },
    inscriptionLog: { ...page, isMine: true },
  },
  priority: {
    ofActivity: { activityId: '11' },
    ofCategory: { categoryId },
  },
  daily: {
    calendar: {},
    makeUp: { day: 0 },
    redeem: { goodsId: '893001', count: 1 },
    starBeans: page,
    points: page,
  },
  draw: {
    prizes: { activityId: '871001' },
    one: { activityId: '871001' },
    many: { activityId: '871001', count: 10 },
    won: page,
    lots: page,
    envelopeClosed: { id: '' },
    openEnvelope: { id: '' },
    envelopeParts: { ...page, envelopeId: '' },
    openAirdrop: { id: '872001' },
  },
  synthesis: {
    detail: { id: '881001' },
    materials: { id: '881001' },
    qualification: { synthesisId: '881001' },
    perform: { synthesisId: '881001', ids: '' },
  },
  diy: {
    log: page,
    make: { inCategoryId: '1101', number: 2 },
    salvage: { productId: '' },
  },
  prop: {
    mine: page,
    openChest: { id: '882001' },
    use: { id: '883001' },
    wear: { id: 'collector' },
  },
  physical: {
    order: { physicalId: '884001', addressId: '' },
    orders: page,
  },
  guild: {
    join: { guildId: '890001' },
    rename: { name: '青云画社' },
    members: page,
    stored: page,
    give: { copyId: '', userId: '10003' },
    given: page,
    powerLog: page,
    newcomers: page,
  },
  lord: {
    list: page,
    add: { lordUserId: '10006' },
    setQq: { qqNumber: '2860114' },
    detail: { lordUserId: '10006' },
    followers: page,
    rank: page,
  },
  energy: {
    blocks: page,
    block: { categoryId: '' },
    unlock: { categoryId: '', cost: 999 },
    appoint: { categoryId: '' },
    change: { copyId: '', amount: 1 },
    copies: page,
    log: page,
  },
  chat: {
    addGroupMember: { groupId: firstGroup },
    outGroupMember: { groupId: firstGroup },
  },
} satisfies Samples

export const demoLogin = samples.session.loginByPassword

/** The sample of an endpoint; one that needs nothing but paging may go without. */
export const sampleOf = (name: string): Readonly<Record<string, unknown>> => {
  const [area = '', key = ''] = name.split('.')
  return (samples as Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>)[area]?.[key] ?? page
}

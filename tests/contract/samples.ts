import type { allAreas } from '#src/contract/rest/all.ts'
import type { RequestOf } from '#src/contract/rest/endpoint.ts'
import { demoAccount } from '#mock/world/demo-account.ts'

type Samples = {
  readonly [Area in keyof typeof allAreas]?: {
    readonly [Key in keyof (typeof allAreas)[Area]]?: RequestOf<(typeof allAreas)[Area][Key]>
  }
}

const { phone, code, password } = demoAccount
const page = { pageNo: 1, pageSize: 20 }
/** The first group of every new chat service. */
const firstGroup = '200000000000001'

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
  },
  notices: {
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
  update: {
    latest: { userId: demoAccount.userId },
    customerVersion: {},
  },
  im: {
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

/** One page of the app (marketplace §2). `page` is `<area>/<name>`: its file is `src/views/<area>/<name>.page.tsx`. */
export interface RouteRow {
  /** As the specification spells it, below the hash. */
  readonly path: string
  readonly page: string
  /** The heading of the page and the document. */
  readonly title: string
  /** Open to people who are not signed in. */
  readonly open?: true
  readonly aliases?: readonly string[]
}

/** The tab bar, in its order (marketplace §2). */
const tabs = [
  { path: '/pages/home/home', page: 'home/home', title: '数藏', aliases: ['/'] },
  { path: '/pages/sales/sales', page: 'sales/sales', title: '市场' },
  { path: '/pages/notice/notice', page: 'notice/notice', title: '公告' },
  { path: '/pages/mine/mine', page: 'mine/mine', title: '我的' },
] as const satisfies readonly RouteRow[]

/** Every page, once. */
export const routes = [
  ...tabs,

  // home
  { path: '/pages/home/search/search', page: 'home/search', title: '搜索' },
  { path: '/pages/home/exchangeCenter/index', page: 'home/exchange-center', title: '兑换中心' },
  { path: '/pages/home/consignmentRecord/index', page: 'home/consignment-record', title: '寄售记录' },
  { path: '/pages/home/inviteFriends/index', page: 'home/invite-friends', title: '邀请好友' },
  { path: '/pages/home/purchaseHead/purchaseHead', page: 'home/avatar-series', title: '数字头像' },
  { path: '/pages/home/purchaseInfo/purchaseInfo', page: 'home/avatar-details', title: '头像详情' },
  { path: '/pages/home/avatarExchange/index', page: 'home/my-avatars', title: '换头像' },
  { path: '/pages/home/replacement/replacement', page: 'home/avatar-replacement', title: '头像置换' },
  { path: '/pages/home/replacement/replacementName', page: 'home/avatar-confirm', title: '实名确认' },
  { path: '/pages/home/replacement/statement', page: 'home/avatar-statement', title: '置换协议' },

  // the market
  { path: '/pages/sales/list/list', page: 'sales/list', title: '寄售' },
  { path: '/pages/sales/list/specialList', page: 'sales/special-list', title: '专场' },
  { path: '/pages/sales/list/micropeaList', page: 'sales/bean-list', title: '微豆兑换' },
  { path: '/pages/sales/list/inscriptionList', page: 'sales/inscription-list', title: '铭文' },
  { path: '/pages/sales/list/yBeans', page: 'sales/bean-list', title: '元豆兑换' },

  // what is bought, opened and owned
  { path: '/pages/common/productDetails/productDetails', page: 'common/product-details', title: '藏品详情' },
  { path: '/pages/common/productDetails/salesDetails', page: 'common/sales-details', title: '寄售详情' },
  { path: '/pages/common/productDetails/userCenter', page: 'common/user-center', title: '个人主页' },
  { path: '/pages/common/blindboxDetails/blindboxDetails', page: 'common/blind-box-details', title: '盲盒详情' },
  { path: '/pages/common/blindboxDetails/firstBlindboxDetails', page: 'common/blind-box-details', title: '首发盲盒' },
  {
    path: '/pages/common/integralBlindboxDetails/integralBlindboxDetails',
    page: 'common/integral-box-details',
    title: '盲盒兑换',
  },
  { path: '/pages/common/placeOrder/index', page: 'common/place-order', title: '确认订单' },
  { path: '/pages/common/paySuccess/index', page: 'common/pay-result', title: '支付结果' },
  { path: '/pages/common/paySuccess/appIndex', page: 'common/pay-result', title: '支付结果' },
  { path: '/pages/common/payFail/index', page: 'common/pay-result', title: '支付结果' },
  { path: '/pages/common/payFail/appIndex', page: 'common/pay-result', title: '支付结果' },
  { path: '/pages/common/openBlindBox/index', page: 'common/open-blind-box', title: '打开盲盒' },
  { path: '/pages/common/openBlindBox/components/result/index', page: 'common/open-result', title: '开盒结果' },
  { path: '/pages/common/transferParticulars/transferParticulars', page: 'common/owned-copy', title: '我的这一件' },
  { path: '/pages/common/goodsTransferRecord/goodsTransferRecord', page: 'common/copy-record', title: '流转记录' },

  // activities
  { path: '/pages/activity/index', page: 'activity/activity', title: '活动' },

  // signing in
  { path: '/pages/login/login/index', page: 'login/login', title: '登录', open: true },
  { path: '/pages/login/register/index', page: 'login/register', title: '注册', open: true },
  { path: '/pages/login/forgetPwd/index', page: 'login/forgot-password', title: '找回密码', open: true },
  { path: '/pages/login/privacyPolicy/index', page: 'login/privacy-policy', title: '隐私政策', open: true },
  { path: '/pages/login/servicePolicy/index', page: 'login/service-policy', title: '用户服务协议', open: true },
  { path: '/pages/phonelogin/phonelogin', page: 'login/phone-login', title: '手机号登录', open: true },

  // notices
  { path: '/pages/notice/search/index', page: 'notice/search', title: '搜索公告' },
  { path: '/pages/notice/components/noticeDetail/index', page: 'notice/notice-detail', title: '公告详情' },

  // one's own
  { path: '/pages/mine/settings/index', page: 'mine/settings', title: '设置' },
  { path: '/pages/mine/nickname/index', page: 'mine/nickname', title: '修改昵称' },
  { path: '/components/u-avatar-cropper/u-avatar-cropper', page: 'mine/avatar-cropper', title: '更换头像' },
  { path: '/pages/mine/safety/index', page: 'mine/safety', title: '账号与安全' },
  { path: '/pages/mine/updatePwd/index', page: 'mine/update-password', title: '修改登录密码' },
  { path: '/pages/mine/logOut/index', page: 'mine/delete-account', title: '注销账号' },
  { path: '/pages/mine/address/index', page: 'mine/address', title: '收货地址' },
  { path: '/pages/mine/verified/index', page: 'mine/verified', title: '实名认证' },
  { path: '/pages/mine/privacy/index', page: 'mine/privacy', title: '隐私' },
  { path: '/pages/mine/paySet/paySet', page: 'mine/pay-set', title: '支付设置' },
  { path: '/pages/mine/myPurse/index', page: 'mine/my-purse', title: '我的钱包' },
  { path: '/pages/mine/inviteLog/index', page: 'mine/invite-log', title: '邀请记录' },
  { path: '/pages/mine/weiBeansLog/weiBeansLog', page: 'mine/bean-log', title: '豆子明细' },
  { path: '/pages/mine/myCollection/mycollection', page: 'mine/my-collection', title: '我的藏品' },
  { path: '/pages/mine/myCollection/index', page: 'mine/my-inscriptions', title: '我的编号' },
  {
    path: '/pages/mine/myCollection/blindBox/blindBoxDetails/index',
    page: 'mine/my-boxes',
    title: '未打开的盲盒',
  },
  {
    path: '/pages/mine/myCollection/transferRecord/transferRecord',
    page: 'mine/transfer-record',
    title: '流转记录',
  },
  { path: '/pages/mine/order/index', page: 'mine/order-list', title: '我的订单' },
  { path: '/pages/mine/order/components/orderDetail/index', page: 'mine/order-detail', title: '订单详情' },
  {
    path: '/pages/mine/order/components/orderDetail/matchOrderDetail',
    page: 'mine/order-detail',
    title: '寄售订单详情',
  },
  { path: '/pages/mine/order/components/orderDetail/payfortheorder', page: 'mine/order-payment', title: '收银台' },
  { path: '/pages/mine/aboutUs/aboutUs', page: 'mine/about-us', title: '关于我们', open: true },

  // the app itself
  { path: '/pages/update/update', page: 'system/update', title: '版本更新', open: true },
  { path: '/components/full-modal/full-modal', page: 'system/update-modal', title: '发现新版本', open: true },
  { path: '/pages/downLoad/index', page: 'system/download', title: '下载应用', open: true },
  { path: '/pages/webView/webView', page: 'system/web-view', title: '网页', open: true },
  { path: '/choose-location', page: 'system/choose-location', title: '选择位置' },
  { path: '/open-location', page: 'system/open-location', title: '查看位置' },

  // conversations
  { path: '/pages/chat/index', page: 'chat/chat', title: '消息' },
  { path: '/pages/chat/addFirends', page: 'chat/add-friends', title: '添加好友' },
  { path: '/pages/chat/myChatGroupList', page: 'chat/group-list', title: '群聊' },
  { path: '/pages/chat/chatSetting', page: 'chat/chat-setting', title: '聊天设置' },
  { path: '/pages/chat/members', page: 'chat/members', title: '群成员' },
  { path: '/pages/chat/memberSetting', page: 'chat/member-setting', title: '成员资料' },
  { path: '/pages/chat/myChat', page: 'chat/conversation', title: '聊天' },
  { path: '/pages/chat/systemNotification', page: 'chat/system-notification', title: '系统通知' },
] as const satisfies readonly RouteRow[]

export type RoutePath = (typeof routes)[number]['path']

export const tabPaths = [tabs[0].path, tabs[1].path, tabs[2].path, tabs[3].path] as const

/** The middle button of the tab bar opens the activity page (const:tab-middle). */
export const middlePath: RoutePath = '/pages/activity/index'

const rowsByPath = new Map<string, RouteRow>(
  (routes as readonly RouteRow[]).flatMap((row) =>
    [row.path, ...(row.aliases ?? [])].map((path) => [path, row] as const),
  ),
)

/** The page at `path` (without query), or undefined. */
export const routeAt = (path: string): RouteRow | undefined => rowsByPath.get(path)

/** An address below the hash: `href('/pages/notice/components/noticeDetail/index', { id: '7' })`. Empty parameters are left out. */
export function href(path: RoutePath, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? path : `${path}?${text}`
}

/** Splits an address below the hash. */
export function parseHref(text: string): { path: string; query: URLSearchParams } {
  const [path = '', search = ''] = text.split('?', 2)
  return { path, query: new URLSearchParams(search) }
}

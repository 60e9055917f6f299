/** Pages that the specification names as targets of a machine (marketplace §2, §4). */
export const places = {
  home: '/pages/home/home',
  notices: '/pages/notice/notice',
  mine: '/pages/mine/mine',
  login: '/pages/login/login/index',
  phoneLogin: '/pages/phonelogin/phonelogin',
  update: '/pages/update/update',
  placeOrder: '/pages/common/placeOrder/index',
  cashier: '/pages/mine/order/components/orderDetail/payfortheorder',
  webView: '/pages/webView/webView',
  /** H5 results land on the index pages, app results on the appIndex pages. */
  paySuccess: { h5: '/pages/common/paySuccess/index', app: '/pages/common/paySuccess/appIndex' },
  payFail: { h5: '/pages/common/payFail/index', app: '/pages/common/payFail/appIndex' },
} as const

/** Both count as being at the login page already. */
export const isLoginPlace = (href: string): boolean => {
  const path = href.split('?', 1)[0]
  return path === places.login || path === places.phoneLogin
}

/** Signing in is all there is to do there: whoever has done it is led on. */
export const isSignInPlace = (href: string): boolean =>
  isLoginPlace(href) || /^\/pages\/login\/(register|forgetPwd)\/index$/.test(href.split('?', 1)[0]!)

/** Pages that the specification names as targets of a machine (marketplace §2, §4). */
export const places = {
  home: '/pages/home/home',
  notices: '/pages/notice/notice',
  mine: '/pages/mine/mine',
  login: '/pages/login/login/index',
  phoneLogin: '/pages/phonelogin/phonelogin',
  update: '/pages/update/update',
} as const

/** Both count as being at the login page already. */
export const isLoginPlace = (href: string): boolean => {
  const path = href.split('?', 1)[0]
  return path === places.login || path === places.phoneLogin
}

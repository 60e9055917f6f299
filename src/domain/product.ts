/** Fixed facts about the product that are neither times nor input sizes (marketplace §1, §2, §7, §9). */
export const product = {
  appVersion: '1.0.39',
  appVersionCode: 1039,
  locale: 'zh-Hans',
  routerMode: 'hash',
  routerBase: '/',
  apiBase: '/api/v1.0',
  loginHref: '/pages/login/login/index',
  middleTabHref: '/pages/activity/index',
  navigationAnimation: 'pop-in',
  /** Notices fetched for the badge: the first page. */
  noticeBadgePage: 10,
  chatHistoryPage: 20,
  chatWindow: 20,
  autoReconnectsMax: 5,
  qrSize: 354,
  qrErrorCorrection: 'H',
  ratingStars: 5,
  /** Height in px above which a text folds behind "read more". */
  readMoreHeight: 400,
} as const

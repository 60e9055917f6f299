import type { Said } from '#scenarios/player/index.ts'

/** What the folders of scenarios are called. */
export const areaNames: Readonly<Record<string, Said>> = {
  account: { en: 'My account', zh: '我的' },
  'ask-to-buy': { en: 'Asking to buy', zh: '求购' },
  auction: { en: 'Auctions', zh: '拍卖' },
  avatar: { en: 'Digital avatars', zh: '数字头像' },
  beans: { en: 'Beans', zh: '豆子' },
  box: { en: 'Blind boxes', zh: '盲盒' },
  chat: { en: 'Chat', zh: '聊天' },
  daily: { en: 'Daily tasks', zh: '每日任务' },
  diy: { en: 'DIY workshop', zh: 'DIY 工坊' },
  draw: { en: 'Draws and red packets', zh: '抽奖与红包' },
  energy: { en: 'Energy', zh: '能量' },
  garden: { en: 'Garden', zh: '花园' },
  guild: { en: 'Guilds', zh: '公会' },
  lease: { en: 'Leases', zh: '租赁' },
  listing: { en: 'Offers for sale', zh: '寄售' },
  order: { en: 'Orders and payment', zh: '下单与付款' },
  physical: { en: 'Physical goods', zh: '实物' },
  pledge: { en: 'Pledges', zh: '质押' },
  session: { en: 'Signing in and out', zh: '登录与退出' },
  settings: { en: 'Settings', zh: '设置' },
  synthesis: { en: 'Synthesis', zh: '合成' },
  system: { en: 'Network, navigation, updates', zh: '网络、导航与更新' },
  transfer: { en: 'Gifts', zh: '转赠' },
}

import { chatBadge } from '#src/domain/text/badge.ts'
import { maskMobile } from '#src/domain/text/mask.ts'
import { href, type RoutePath } from '#src/routes/table.ts'

/** Icons of entries by name, so that this table stays data. */
export type EntryIcon =
  | 'wallet'
  | 'person'
  | 'face'
  | 'market'
  | 'place'
  | 'chat'
  | 'bell'
  | 'shield'
  | 'settings'
  | 'mark'
  | 'info'
  | 'share'
  | 'refresh'
  | 'gift'
  | 'order'
  | 'box'
  | 'download'
  | 'phone'

export interface MineEntry {
  readonly key: string
  readonly title: string
  readonly icon: EntryIcon
  readonly to: RoutePath
  readonly query?: Readonly<Record<string, string>>
  /** What it is now, at the end of the row. */
  readonly value?: 'unread' | 'chat' | 'phone' | 'version'
}

export interface EntryGroup {
  readonly key: string
  readonly title?: string
  readonly entries: readonly MineEntry[]
}

/** What can be reached from 「我的」, group by group. A page that comes later is one more row here, with a picture no other row has. */
export const entryGroups: readonly EntryGroup[] = [
  {
    key: 'owned',
    entries: [
      { key: 'collection', title: '我的藏品', icon: 'mark', to: '/pages/mine/myCollection/mycollection' },
      {
        key: 'boxes',
        title: '我的盲盒',
        icon: 'box',
        to: '/pages/mine/myCollection/mycollection',
        query: { part: 'boxes' },
      },
      { key: 'avatars', title: '数字头像', icon: 'face', to: '/pages/home/avatarExchange/index' },
      { key: 'sold', title: '寄售记录', icon: 'market', to: '/pages/home/consignmentRecord/index' },
    ],
  },
  {
    key: 'money',
    entries: [
      { key: 'orders', title: '我的订单', icon: 'order', to: '/pages/mine/order/index' },
      { key: 'purse', title: '我的钱包', icon: 'wallet', to: '/pages/mine/myPurse/index' },
      { key: 'beans', title: '豆子明细', icon: 'gift', to: '/pages/mine/weiBeansLog/weiBeansLog' },
      { key: 'exchange', title: '兑换中心', icon: 'refresh', to: '/pages/home/exchangeCenter/index' },
      { key: 'verified', title: '实名认证', icon: 'person', to: '/pages/mine/verified/index' },
      { key: 'address', title: '收货地址', icon: 'place', to: '/pages/mine/address/index' },
    ],
  },
  {
    key: 'account',
    entries: [
      { key: 'chat', title: '消息', icon: 'chat', to: '/pages/chat/index', value: 'chat' },
      { key: 'invite', title: '邀请好友', icon: 'share', to: '/pages/home/inviteFriends/index' },
      { key: 'notices', title: '公告', icon: 'bell', to: '/pages/notice/notice', value: 'unread' },
      { key: 'safety', title: '账号与安全', icon: 'shield', to: '/pages/mine/safety/index', value: 'phone' },
      { key: 'settings', title: '设置', icon: 'settings', to: '/pages/mine/settings/index' },
    ],
  },
  {
    key: 'app',
    entries: [
      { key: 'about', title: '关于我们', icon: 'info', to: '/pages/mine/aboutUs/aboutUs' },
      { key: 'update', title: '版本更新', icon: 'download', to: '/pages/update/update', value: 'version' },
      { key: 'download', title: '下载应用', icon: 'phone', to: '/pages/downLoad/index' },
    ],
  },
]

export interface MineView {
  readonly name: string
  readonly avatar: string
  readonly userId: string
  readonly maskedPhone: string
  readonly groups: readonly {
    readonly key: string
    readonly title?: string
    readonly rows: readonly { key: string; title: string; icon: EntryIcon; href: string; value: string | null }[]
  }[]
}

interface Person {
  readonly userId: string
  readonly nickname: string
  readonly avatar: string
  readonly phone: string
}

/** What `account.getUserInfo` answers of a profile. */
export type ProfileRow = Pick<Person, 'nickname' | 'avatar'>

/** Pure: what has been changed of a profile elsewhere, on another device or by the service; null when nothing has. */
export const profileChange = (known: ProfileRow, { nickname, avatar }: ProfileRow): ProfileRow | null =>
  nickname === known.nickname && avatar === known.avatar ? null : { nickname, avatar }

/** The profile and the entries with what they are now. */
export function viewMine(
  user: Person,
  unread: number,
  release: { readonly version: string; readonly newer: string | null },
  unreadChat = 0,
): MineView {
  const maskedPhone = user.phone === '' ? '' : maskMobile(user.phone)
  const values = {
    unread: unread > 0 ? `${unread} 条未读` : null,
    chat: unreadChat > 0 ? `${chatBadge(unreadChat)} 条未读` : null,
    phone: maskedPhone || null,
    version: release.newer === null ? release.version : `有新版本 ${release.newer}`,
  }
  return {
    name: user.nickname || '未命名藏友',
    avatar: user.avatar,
    userId: user.userId,
    maskedPhone,
    groups: entryGroups.map(({ entries, ...group }) => ({
      ...group,
      rows: entries.map(({ key, title, icon, to, query, value }) => ({
        key,
        title,
        icon,
        href: `#${href(to, query)}`,
        value: value ? values[value] : null,
      })),
    })),
  }
}

import { chatBadge } from '#src/domain/text/badge.ts'
import { maskMobile } from '#src/domain/text/mask.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href, type RoutePath } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'

/** Icons of entries by name, so that this table stays data. */
export type EntryIcon =
  | 'wallet'
  | 'person'
  | 'people'
  | 'face'
  | 'market'
  | 'chat'
  | 'bell'
  | 'settings'
  | 'mark'
  | 'share'
  | 'refresh'
  | 'gift'
  | 'order'
  | 'seed'
  | 'ask'
  | 'lock'
  | 'key'
  | 'prize'
  | 'map'

export interface MineEntry {
  readonly key: string
  readonly title: string
  readonly icon: EntryIcon
  readonly to: RoutePath
  readonly query?: Readonly<Record<string, string>>
  /** What it is now, at the end of the row. */
  readonly value?: 'unread' | 'chat'
}

/** What is one's own and asked for most, two rows of a sign and a word each; the last leads to the map, where everything else is. */
export const ways: readonly MineEntry[] = [
  { key: 'orders', title: '订单', icon: 'order', to: '/pages/mine/order/index' },
  { key: 'sold', title: '寄售记录', icon: 'market', to: '/pages/home/consignmentRecord/index' },
  { key: 'avatars', title: '我的头像', icon: 'face', to: '/pages/home/avatarExchange/index' },
  {
    key: 'favourites',
    title: '收藏夹',
    icon: 'mark',
    to: '/pages/mine/myCollection/mycollection',
    query: { part: 'favourites' },
  },
  { key: 'purse', title: '钱包', icon: 'wallet', to: '/pages/mine/myPurse/index' },
  { key: 'beans', title: '资产', icon: 'gift', to: '/pages/mine/weiBeansLog/weiBeansLog' },
  { key: 'exchange', title: '兑换中心', icon: 'refresh', to: '/pages/home/exchangeCenter/index' },
  { key: 'all', title: '全部功能', icon: 'map', to: '/pages/home/functions/index' },
]

/** The few rows below. */
export const rows: readonly MineEntry[] = [
  { key: 'chat', title: '消息', icon: 'chat', to: '/pages/chat/index', value: 'chat' },
  { key: 'notices', title: '公告', icon: 'bell', to: '/pages/notice/notice', value: 'unread' },
  { key: 'invite', title: '邀请有礼', icon: 'share', to: '/pages/home/inviteFriends/index' },
  { key: 'guild', title: '公会', icon: 'people', to: '/pages/mine/group/group' },
  { key: 'verified', title: '实名认证', icon: 'person', to: '/pages/mine/verified/index' },
  { key: 'settings', title: '设置', icon: 'settings', to: '/pages/mine/settings/index' },
]

/** One entry as it is shown. */
export interface MineWay {
  readonly key: string
  readonly title: string
  readonly icon: EntryIcon
  readonly href: string
  readonly value: string | null
}

export interface MineView {
  readonly name: string
  /** An address that may be loaded, or null. */
  readonly avatar: string | null
  readonly userId: string
  readonly maskedPhone: string
  /** The role that the server has stored, in words; a value that this build does not know as it is (const:roles-stored, A-38). */
  readonly role: string
  readonly ways: readonly MineWay[]
  readonly rows: readonly MineWay[]
}

interface Person {
  readonly userId: string
  readonly nickname: string
  readonly avatar: string
  readonly phone: string
  readonly role?: string
}

const roleWords = new Map([
  ['', ''],
  ['customer', ''],
  ['guildMember', '公会成员'],
  ['guildAdmin', '公会管理员'],
])

/** What `account.getUserInfo` answers of a profile. */
export type ProfileRow = Pick<Person, 'nickname' | 'avatar'>

/** Pure: what has been changed of a profile elsewhere, on another device or by the service; null when nothing has. */
export const profileChange = (known: ProfileRow, { nickname, avatar }: ProfileRow): ProfileRow | null =>
  nickname === known.nickname && avatar === known.avatar ? null : { nickname, avatar }

/** The profile and the entries with what they are now. */
export function viewMine(user: Person, unread: number, unreadChat = 0): MineView {
  const maskedPhone = user.phone === '' ? '' : maskMobile(user.phone)
  const values = {
    unread: unread > 0 ? `${counted(unread, '条')}未读` : null,
    chat: unreadChat > 0 ? `${chatBadge(unreadChat)} 条未读` : null,
  }
  const shown = ({ key, title, icon, to, query, value }: MineEntry): MineWay => ({
    key,
    title,
    icon,
    href: `#${href(to, query)}`,
    value: value ? values[value] : null,
  })
  return {
    name: user.nickname || '未命名藏友',
    avatar: safePicture(user.avatar),
    userId: user.userId,
    maskedPhone,
    role: roleWords.get(user.role ?? '') ?? user.role ?? '',
    ways: ways.map(shown),
    rows: rows.map(shown),
  }
}

/** What waits for this person: boxes to be opened, orders to be paid. */
export interface Waiting {
  readonly key: string
  readonly text: string
  readonly count: number
  readonly href: string
}

/** Pure: what waits, without what does not. */
export function waitingOf(boxes: readonly { readonly openable: number }[], unpaid: number): readonly Waiting[] {
  const sealed = boxes.reduce((sum, { openable }) => sum + openable, 0)
  const all = [
    {
      key: 'boxes',
      text: '个盲盒待开',
      count: sealed,
      href: `#${href('/pages/mine/myCollection/mycollection', { part: 'boxes' })}`,
    },
    {
      key: 'unpaid',
      text: '笔订单待付款',
      count: unpaid,
      href: `#${href('/pages/mine/order/index', { group: 'unpaid' })}`,
    },
  ]
  return all.filter(({ count }) => count > 0)
}

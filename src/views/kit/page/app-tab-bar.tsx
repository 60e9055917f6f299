import { chatBadge, countBadge } from '#src/domain/text/badge.ts'
import { middlePath, tabPaths } from '#src/routes/table.ts'
import {
  BellFilledIcon,
  BellIcon,
  HomeFilledIcon,
  HomeIcon,
  MarketFilledIcon,
  MarketIcon,
  PersonFilledIcon,
  PersonIcon,
  SparkIcon,
} from '#src/ui/icon/place-icons.tsx'
import { TabBar } from '#src/ui/layout/tab-bar.tsx'
import { useNavigation } from '../app/use-navigation.ts'
import { useUnreadChat } from '../chat/unread-chat.ts'
import { useUnreadNotices } from '../notice/unread-notices.ts'
import type { TabBarProps } from './tab-bar-slot.ts'

const [home, market, notices, mine] = tabPaths

/** The app's tab bar: four tabs, the middle button, the badges of unread notices and of the chat (marketplace §2, §4; A-26). */
export function AppTabBar({ current, onSwitch }: TabBarProps) {
  const { push } = useNavigation()
  const unread = useUnreadNotices()
  const badge = countBadge(unread) ?? null
  const unreadChat = chatBadge(useUnreadChat()) ?? null
  const items = [
    { key: home, label: '首页', href: `#${home}`, icon: HomeIcon, selectedIcon: HomeFilledIcon },
    { key: market, label: '市场', href: `#${market}`, icon: MarketIcon, selectedIcon: MarketFilledIcon },
    {
      key: notices,
      label: '公告',
      href: `#${notices}`,
      icon: BellIcon,
      selectedIcon: BellFilledIcon,
      badge,
      ...(badge === null ? {} : { badgeLabel: `${unread} 条未读公告` }),
    },
    {
      key: mine,
      label: '我的',
      href: `#${mine}`,
      icon: PersonIcon,
      selectedIcon: PersonFilledIcon,
      badge: unreadChat,
      ...(unreadChat === null ? {} : { badgeLabel: `${unreadChat} 条未读消息` }),
    },
  ]
  return (
    <TabBar
      items={items}
      current={current}
      middle={{ label: '活动', href: `#${middlePath}`, icon: SparkIcon }}
      onSelect={(key, event) => {
        // To another window, say: that is the browser's.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        if (key === 'middle') push(middlePath)
        else onSwitch(key)
      }}
    />
  )
}

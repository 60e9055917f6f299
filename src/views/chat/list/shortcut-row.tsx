import { memo } from 'react'
import { ChevronIcon } from '#src/ui/icon/home-icons.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { AddPersonIcon, GroupIcon } from '#src/ui/icon/chat-icons.tsx'
import { EnvelopeIcon } from '#src/ui/icon/event-icons.tsx'
import { BellIcon, PersonIcon } from '#src/ui/icon/place-icons.tsx'
import type { UnreadText } from '../kit/chat-view.ts'

const kinds = {
  own: { text: '我的名片', icon: PersonIcon, look: 'bg-indigo-wash text-indigo-ink' },
  friends: { text: '新的朋友', icon: AddPersonIcon, look: 'bg-cinnabar-wash text-cinnabar-ink' },
  notices: { text: '好友和群通知', icon: BellIcon, look: 'bg-gold-wash text-gold-ink' },
  envelope: { text: '红包', icon: EnvelopeIcon, look: 'bg-cinnabar-wash text-cinnabar-ink' },
  groups: { text: '群聊', icon: GroupIcon, look: 'bg-jade-wash text-jade-ink' },
} as const

export interface ShortcutRowProps {
  readonly kind: keyof typeof kinds
  readonly href: string
  readonly badge: UnreadText
}

/** A way to another page of the chat, above the conversations. */
export const ShortcutRow = memo(function ShortcutRow({ kind, href, badge }: ShortcutRowProps) {
  const { text, icon: Mark, look } = kinds[kind]
  return (
    <li>
      <a href={href} className="ring-inside flex min-h-15 items-center gap-3 px-4 active:bg-sunken">
        <span className={`flex size-12 shrink-0 items-center justify-center rounded-full ${look}`}>
          <Mark size={22} />
        </span>
        <span className="flex-1 text-title leading-normal">{text}</span>
        {badge !== null && <Badge text={badge} label={`${badge} 条未处理`} />}
        <span className="-mr-1 text-faint">
          <ChevronIcon size={18} />
        </span>
      </a>
    </li>
  )
})

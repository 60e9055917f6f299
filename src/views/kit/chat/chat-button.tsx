import { ChatIcon } from '#src/ui/icon/home-icons.tsx'
import { chatBadge } from '#src/domain/text/badge.ts'
import { href } from '#src/routes/table.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { useUnreadChat } from './unread-chat.ts'

/** The way to the chat in the header of a page, with what is unread there. */
export const ChatButton = () => (
  <IconButton
    icon={ChatIcon}
    label="消息"
    href={`#${href('/pages/chat/index')}`}
    badge={chatBadge(useUnreadChat()) ?? null}
  />
)

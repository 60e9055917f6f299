import { useApp } from '../kit/app-port.ts'
import { useUnreadChat } from '../kit/unread-chat.ts'
import { useUnreadNotices } from '../kit/unread-notices.ts'
import { useCopy } from '../kit/use-copy.ts'
import { useUpdate } from '../kit/use-update.ts'
import { useUser } from '../kit/use-session.ts'
import { MineScreen } from './mine.screen.tsx'
import { viewMine } from './mine.select.ts'

/** The signed-in person and the ways to everything of theirs (marketplace §2). */
export default function MinePage() {
  const { release } = useApp()
  const user = useUser()
  const unread = useUnreadNotices()
  const unreadChat = useUnreadChat()
  const update = useUpdate()
  const copy = useCopy()
  if (!user) return null
  const newer = update.kind === 'full' || update.kind === 'hot' ? update.version : null
  return (
    <MineScreen
      {...viewMine(user, unread, { version: release.version, newer }, unreadChat)}
      onCopyId={() => void copy(user.userId)}
    />
  )
}

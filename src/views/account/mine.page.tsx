import { useEffect, useRef } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useUnreadChat } from '../kit/chat/unread-chat.ts'
import { useUnreadNotices } from '../kit/notice/unread-notices.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useCopy } from '../kit/app/use-copy.ts'
import { useUpdate } from '../kit/system/use-update.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { MineScreen } from './mine.screen.tsx'
import { profileChange, viewMine } from './mine.select.ts'

/** The signed-in person and the ways to everything of theirs (marketplace §2). */
export default function MinePage() {
  const { release, say } = useApp()
  const user = useUser()
  const unread = useUnreadNotices()
  const unreadChat = useUnreadChat()
  const update = useUpdate()
  const copy = useCopy()
  const profile = useResource({ endpoint: 'account.getUserInfo', request: {} })
  const known = useRef(profile.data)
  useEffect(() => {
    // Only what has come since the page is open: an answer from before may be older than a name given on this device.
    if (!user || !profile.data || profile.data === known.current) return
    known.current = profile.data
    const changed = profileChange(user, profile.data)
    if (changed) say('session', { type: 'session.profileChanged', user: changed })
  })
  if (!user) return null
  const newer = update.kind === 'full' || update.kind === 'hot' ? update.version : null
  return (
    <MineScreen
      {...viewMine(user, unread, { version: release.version, newer }, unreadChat)}
      unknown={<UnknownIntents />}
      onCopyId={() => void copy(user.userId)}
    />
  )
}

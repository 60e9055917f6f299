import { hour } from '#src/domain/time/instant.ts'
import { timings } from '#src/domain/time/timings.ts'
import type { Reminders } from '#src/services/reminders.ts'
import { firstNotices } from '#src/views/kit/notice/first-notices.ts'
import { resourceStream } from '#src/views/kit/resource/resource-stream.ts'
import type { Platform } from '../platform.ts'
import type { Router } from '../router.ts'
import type { TabMessage } from '../tabs/tabs.ts'

/** The clock may be put right meanwhile. */
const LONGEST = hour

/**
 * Tells somebody that what they asked to be reminded of has begun: at the server's time, or at the next start where the app was closed
 * then. The server has written the notice (docs/decisions/0051); here the badge is counted anew, a message is shown, and a notification
 * of the device, as with every push. Gives what stops it.
 */
export function linkReminders(
  { say, snapshot, observe, subscribe }: Pick<Router, 'say' | 'snapshot' | 'observe' | 'subscribe'>,
  { clock, tabs }: Pick<Platform, 'clock' | 'tabs'>,
  reminders: Reminders,
): () => void {
  let timer: number | null = null
  const userId = () => {
    const session = snapshot('session')
    return session?.matches('signedIn') ? (session.context.user?.userId ?? null) : null
  }
  const stopWaiting = () => {
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
  }
  const follow = (): void => {
    const due = reminders.takeDue(userId(), clock.now())
    for (const { title } of due) {
      say('push', { type: 'push.received', message: { type: 'sale', title: '开售提醒', content: title } })
      say('toast', { type: 'toast.shown', message: title, durationMs: timings.notifyMs })
    }
    const notices = resourceStream(firstNotices)
    if (due.length > 0 && observe(notices)) say(notices, { type: 'resource.refreshRequested' })
    stopWaiting()
    const next = Math.min(...reminders.of(userId()).map(({ at }) => at))
    if (Number.isFinite(next)) timer = clock.setTimeout(follow, Math.min(next - clock.now(), LONGEST))
  }
  // The tab in which it was asked for may be closed by then.
  const tellTabs = (): void => {
    follow()
    tabs.post({ kind: 'reminders' })
  }
  const hear = ({ kind }: TabMessage) => void (kind === 'reminders' && follow())
  const stops = [reminders.watch(tellTabs), tabs.listen(hear), subscribe('session', follow), stopWaiting]
  follow()
  return () => stops.forEach((stop) => stop())
}

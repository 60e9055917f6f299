import { useEffect, useState } from 'react'
import { useApp } from '../kit/app/app.ts'
import { noContactsKnown, noGroupsKnown } from '../kit/chat/directory.ts'
import { questionsIn, settledBy } from './people/invitations.ts'
import { SystemNotificationScreen } from './system-notification.screen.tsx'
import { noticeKey, peopleInNotices, viewNews } from './system-notification.select.ts'
import { useAnswers } from './people/use-answers.ts'
import { useDirectory, useLoaded } from '../kit/chat/use-directory.ts'
import { useInbox } from './people/use-inbox.ts'
import { useNames } from '../kit/chat/use-names.ts'

const pageSize = 20

/** Invitations, requests and what has happened among friends and in groups (chat §2, systemNotification). */
export default function SystemNotificationPage() {
  const app = useApp()
  const { notices, user: me } = useInbox()
  const contacts = useDirectory('contact', noContactsKnown)
  const groups = useDirectory('group', noGroupsKnown)
  useLoaded('contact', contacts.isLoaded)
  useLoaded('group', groups.isLoaded)
  const fresh = useFresh()
  const [shown, setShown] = useState(pageSize)
  const questions = questionsIn(notices).map(settledBy(contacts, groups.groups))
  const names = useNames(peopleInNotices(notices))
  const { invitations, onAnswer } = useAnswers(questions, names)
  const news = viewNews({ notices, fresh, contacts, groups: groups.groups, names, me, now: app.clock.now() })
  return (
    <SystemNotificationScreen
      invitations={invitations}
      news={{ state: 'ready', items: news.slice(0, shown), failure: null }}
      more={news.length > shown ? 'more' : 'end'}
      onAnswer={onAnswer}
      onMore={() => setShown(shown + pageSize)}
      onRetry={() => app.say('im-connection', { type: 'imConnection.retryRequested' })}
    />
  )
}

/** Reads everything that is shown, and remembers for as long as the page is open what was new. */
function useFresh(): ReadonlySet<string> {
  const app = useApp()
  const { notices } = useInbox()
  const unread = notices.filter(({ isRead }) => !isRead).map(noticeKey)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(() => new Set(unread))
  if (unread.some((key) => !fresh.has(key))) setFresh(new Set([...fresh, ...unread]))
  const hasUnread = unread.length > 0
  useEffect(() => {
    if (hasUnread) app.say('im-inbox', { type: 'imInbox.noticesRead' })
  }, [app, hasUnread])
  return fresh
}

import { useEffect, useState } from 'react'
import { useNavigation } from '../kit/use-navigation.ts'
import { useUser } from '../kit/use-session.ts'
import { AddFriendsScreen } from './add-friends.screen.tsx'
import { accountIn, viewFound } from './add-friends.select.ts'
import { noContactsKnown, noPeopleKnown } from './directory.ts'
import { friendQuestions } from './invitations.ts'
import { useAnswers } from './use-answers.ts'
import { useComplaint } from './use-complaint.ts'
import { useAsk, useConnection, useDirectory, useLoaded } from './use-directory.ts'
import { useInbox } from './use-inbox.ts'
import { useNames } from './use-names.ts'

/** Looks for people by their account, invites them, and answers those who invite (chat §2, addFirends; §4). */
export default function AddFriendsPage() {
  const me = useUser()
  const { query: address } = useNavigation()
  const start = address.get('user') ?? ''
  const [query, setQuery] = useState(start)
  const { sought, find, ask } = useSearch(start)
  const contacts = useDirectory('contact', noContactsKnown)
  const { people } = useDirectory('im-people', noPeopleKnown)
  useLoaded('contact', contacts.isLoaded)
  const questions = friendQuestions(useInbox().notices, contacts)
  const names = useNames(questions.map(({ user }) => user))
  const invite = useAsk('contact', 'invite')
  const unblock = useAsk('contact', 'unblock')
  useComplaint(unblock.ask, unblock.forget)
  const { invitations, onAnswer } = useAnswers(questions, names)
  return (
    <AddFriendsScreen
      query={query}
      found={viewFound({ sought, ask, people, contacts, names, me: me?.userId ?? '' })}
      invitations={invitations}
      invite={invite.ask}
      unblock={unblock.ask}
      greeting={me ? `我是${me.nickname}` : ''}
      onQuery={setQuery}
      onFind={find}
      onInvite={(user, reason) => invite.run('add', { user, reason })}
      onUnblock={(user) => unblock.run('allow', { user })}
      onInviteClosed={invite.forget}
      onAnswer={onAnswer}
    />
  )
}

/** Asks the service about the account that is looked for; again each time, because accounts come and go. */
function useSearch(start: string) {
  const [sought, setSought] = useState<string | null>(start === '' ? null : start)
  const { ask, run } = useAsk('im-people', 'find')
  const isConnected = useConnection() === 'connected'
  const user = accountIn(sought ?? '')
  useEffect(() => {
    if (user !== '' && isConnected) run('profile', { users: [user] })
    // The account says what is asked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [user, isConnected])
  return {
    sought,
    ask,
    find: (query: string) => {
      if (query === sought && user !== '') run('profile', { users: [user] })
      setSought(query.trim() === '' ? null : query)
    },
  }
}

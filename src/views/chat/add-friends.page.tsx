import { useEffect, useState } from 'react'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { type ResourceOf, useResource } from '../kit/resource/use-resource.ts'
import { useUser } from '../kit/app/use-session.ts'
import { AddFriendsScreen } from './add-friends.screen.tsx'
import { accountIn, phoneIn, viewFound, viewLookup } from './add-friends.select.ts'
import { noContactsKnown, noPeopleKnown } from '../kit/chat/directory.ts'
import { friendQuestions } from './people/invitations.ts'
import { useAnswers } from './people/use-answers.ts'
import { useComplaint } from './setting/use-complaint.ts'
import { useAsk, useConnection, useDirectory, useLoaded } from '../kit/chat/use-directory.ts'
import { useInbox } from './people/use-inbox.ts'
import { useNames } from '../kit/chat/use-names.ts'

/** Looks for people by their account or phone number, invites them, and answers those who invite (chat §2, addFirends; §4). */
export default function AddFriendsPage() {
  const me = useUser()
  const { query: address } = useNavigation()
  const start = address.get('user') ?? ''
  const [query, setQuery] = useState(start)
  const { sought, find, ask, lookup } = useSearch(start)
  const own = useAside(accountOf(''))
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
      account={own.data?.account ?? ''}
      found={lookup ?? viewFound({ sought, ask, people, contacts, names, me: me?.userId ?? '' })}
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

/** The account of a phone number, one's own without one; it does not change. */
const accountOf = (phone: string): ResourceOf<'chat.registeredUser'> => ({
  endpoint: 'chat.registeredUser',
  request: phone === '' ? {} : { phone },
  freshMs: 600_000,
})

/** Asks the service about the account or phone number that is looked for; again each time, because accounts come and go. */
function useSearch(start: string) {
  const [written, setSought] = useState<string | null>(start === '' ? null : start)
  const phone = phoneIn(written ?? '')
  const looked = useResource(accountOf(phone))
  const sought = phone === '' ? written : (looked.data?.account ?? '')
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
    lookup: phone === '' ? null : viewLookup(looked),
    find: (query: string) => {
      if (query === written && looked.status === 'failed') looked.refresh()
      else if (query === written && user !== '') run('profile', { users: [user] })
      setSought(query.trim() === '' ? null : query)
    },
  }
}

import { useState } from 'react'
import { chatBadge } from '#src/domain/text/badge.ts'
import { type App, useApp } from '../kit/app/app.ts'
import { unreadIn } from '../kit/chat/unread-chat.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { ChatScreen, type ChatTab, type LineAction } from './chat.screen.tsx'
import { groupName, lastSaid, peopleInLines, statusOf, unreadNotices, viewContacts, viewLines } from './chat.select.ts'
import type { ContactsPartProps } from './people/contacts-part.tsx'
import { noContactsKnown, noGroupsKnown, noPresenceKnown, noSilenceKnown } from '../kit/chat/directory.ts'
import { friendQuestions, openQuestions } from './people/invitations.ts'
import { chatLinks } from './kit/links.ts'
import type { Names } from '../kit/chat/names.ts'
import { ownStates, presenceOf } from './people/presence.ts'
import { nameOfKey } from './conversation/conversation-key.ts'
import { toldIn, withTold } from './message/told-names.ts'
import { viewSearch, withLast } from './list/search.ts'
import { useComplaint } from './setting/use-complaint.ts'
import { useAsk, useConnection, useDirectory, useLoaded, useLost } from '../kit/chat/use-directory.ts'
import { useFound } from './list/use-found.ts'
import { useInbox, useOutbox } from './people/use-inbox.ts'
import { useNames } from '../kit/chat/use-names.ts'
import { usePresence } from './people/use-presence.ts'

const { groups, notifications, envelope } = chatLinks
const links = { addFriends: chatLinks.addFriends(), groups, notifications, envelope }

/** All conversations and all friends (chat §2, index). */
export default function ChatPage() {
  const app = useApp()
  const inbox = useInbox()
  const contacts = useDirectory('contact', noContactsKnown)
  const { groups, isLoaded: hasGroups } = useDirectory('group', noGroupsKnown)
  const friends = useLoaded('contact', contacts.isLoaded)
  useLoaded('group', hasGroups)
  const [query, setQuery] = useState('')
  const found = useFound(query)
  const names = useNames([
    ...peopleInLines(inbox.lines, inbox.drafts),
    ...contacts.contacts,
    ...found.messages.map(({ from }) => from),
  ])
  const talks = useTalks(withTold(names, toldIn(names, lastSaid(inbox.lines))))
  const { query: address, replace } = useNavigation()
  const tab: ChatTab = address.get('tab') === 'contacts' ? 'contacts' : 'talks'
  const act = useLineActions()
  return (
    <ChatScreen
      {...talks}
      tab={tab}
      links={{ ...links, own: chatLinks.person(useUser()?.userId ?? '') }}
      unread={chatBadge(unreadIn(inbox.lines)) ?? null}
      notices={chatBadge(unreadNotices(inbox.notices)) ?? null}
      people={useContacts(names, contacts.contacts, openQuestions(friendQuestions(inbox.notices, contacts)), friends)}
      search={viewSearch({
        query,
        searching: found.searching,
        friends: contacts.contacts,
        groups: Object.values(groups).filter(({ membership, kind }) => membership === 'member' && kind === 'group'),
        messages: withLast(
          found.messages,
          Object.values(inbox.lines).map(({ last }) => last),
          query,
        ),
        names,
        groupName: (id) => groupName(groups, id, hasGroups),
        me: inbox.user,
        now: app.clock.now(),
      })}
      onTab={(next) => replace(`${chatLinks.chat.slice(1)}${next === 'contacts' ? '?tab=contacts' : ''}`)}
      onSearch={setQuery}
      onAct={act}
    />
  )
}

/** The list of conversations, with who is there and what is kept quiet. */
function useTalks(names: Names) {
  const app = useApp()
  const inbox = useInbox()
  const connection = useConnection()
  const { groups, isLoaded: hasGroups } = useDirectory('group', noGroupsKnown)
  const { settings } = useDirectory('silent-mode', noSilenceKnown)
  const keys = Object.keys(inbox.lines)
  const unset = keys.filter((key) => settings[key] === undefined)
  useLoaded('silent-mode', unset.length === 0, 'list', { conversations: unset })
  const presence = usePresence(keys.flatMap((key) => (key.startsWith('chat:') ? key.slice(5) : [])))
  const isListing = useStream('im-inbox', (snapshot) => snapshot?.matches('listing') ?? true)
  const lost = useLost()
  const now = useMinute()
  const { support } = app.chat
  const lines = viewLines({
    inbox,
    outbox: useOutbox(),
    groups,
    hasGroups,
    presence,
    silent: settings,
    names,
    support,
    now,
  })
  const failure = inbox.failure?.message ?? null
  return {
    connection,
    lines,
    status: statusOf(lines.length, isListing, connection, failure),
    lost,
    failure: connection === 'failed' ? lost : failure,
    onRetry: () =>
      connection === 'connected'
        ? app.say('im-inbox', { type: 'imInbox.refreshRequested' })
        : app.say('im-connection', { type: 'imConnection.retryRequested' }),
  }
}

/** Friends, and what one says of oneself. */
function useContacts(
  names: Names,
  contacts: readonly string[],
  /** Open invitations. */
  received: number,
  friends: ReturnType<typeof useLoaded>,
): Omit<ContactsPartProps, 'links'> {
  const { clock, chat } = useApp()
  const me = useUser()?.userId ?? ''
  const presence = usePresence(contacts)
  const { published } = useDirectory('presence', noPresenceKnown)
  const { ask, run, forget } = useAsk('presence', 'own state')
  useComplaint(ask, forget)
  const isConnected = useConnection() === 'connected'
  useLoaded('presence', me === '' || presence[me] !== undefined, 'status', { usernames: [me] })
  const now = clock.now()
  const words = presence[me]?.ext || published || ownStates[0].text
  return {
    contacts: {
      state: friends.state,
      failure: friends.failure,
      items: viewContacts(contacts, names, (user) => presenceOf(presence, user, now), chat.support),
    },
    invitations: chatBadge(received) ?? null,
    own: isConnected ? { online: true, text: words } : { online: false, text: '未连接' },
    ownChoices: ownStates.map(({ text }) => text),
    onOwn: (text) => run('publish', { description: ownStates.find((one) => one.text === text)?.description ?? '' }),
    onRetry: friends.retry,
  }
}

/** Nothing is unread in it any more, here and at the others (channel ack). */
function markRead(app: App, key: string): void {
  app.say('im-inbox', { type: 'imInbox.read', key })
  app.say('im-message', {
    type: 'imMessage.sendRequested',
    localId: app.chat.newMessageId(),
    conversation: nameOfKey(key),
    outgoing: { ack: 'channel', messageId: '' },
  })
}

/** What is done with a conversation from the list. */
function useLineActions(): (id: string, action: LineAction) => void {
  const app = useApp()
  const inbox = useInbox()
  const { ask, run, forget } = useAsk('silent-mode', 'from the list')
  useComplaint(ask, forget)
  return (key, action) => {
    switch (action) {
      case 'read':
        return markRead(app, key)
      case 'pin':
        return app.say('im-inbox', { type: 'imInbox.pinned', key, isPinned: !inbox.pinned.includes(key) })
      case 'delete':
        return app.say('im-inbox', { type: 'imInbox.removed', key })
      case 'quiet':
        return run('set', { conversation: key, paramType: 0, remindType: 'NONE' })
      case 'loud':
        return run('clear', { conversation: key })
    }
  }
}

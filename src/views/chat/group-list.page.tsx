import { fieldsOf } from '#src/domain/unknown.ts'
import { useEffect, useState } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { noContactsKnown, noGroupsKnown, noSilenceKnown } from '../kit/chat/directory.ts'
import { GroupListScreen, type GroupListProps, type GroupTab } from './group-list.screen.tsx'
import { groupNumberIn, viewCard, viewChatRooms, viewGroupLines, viewOpenGroups } from './group-list.select.ts'
import { chatLinks } from './kit/links.ts'
import { conversationHref } from './message/message-body.ts'
import type { HistoryState } from './kit/chat-view.ts'
import type { Ask } from '../kit/chat/people-view.ts'
import { useAsk, useConnection, useDirectory, useLoaded, useOperations } from '../kit/chat/use-directory.ts'
import { useNames } from '../kit/chat/use-names.ts'

const firstPage = { page: 1 } as const
const tabs: readonly GroupTab[] = ['mine', 'open', 'rooms']

const countedGroups = { endpoint: 'chat.getUserGroupList', request: {}, freshMs: 0 } as const

/** The groups one is in and those one could join (chat §2, myChatGroupList). */
export default function GroupListPage() {
  const app = useApp()
  const groups = useDirectory('group', noGroupsKnown)
  const { settings } = useDirectory('silent-mode', noSilenceKnown)
  const mine = useLoaded('group', groups.isLoaded)
  const counted = useAside(countedGroups)
  const [query, setQuery] = useState('')
  const { query: address, replace } = useNavigation()
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'mine'
  const list = { groups, counted: counted.data ?? [], silent: settings, query, now: app.clock.now() }
  return (
    <GroupListScreen
      tab={tab}
      query={query}
      groups={{ state: mine.state, failure: mine.failure, items: viewGroupLines(list) }}
      discovery={useDiscovery(query, tab === 'open')}
      rooms={useRooms(query, tab === 'rooms')}
      {...useCreation()}
      onTab={(next) => {
        setQuery('')
        replace(`${chatLinks.groups.slice(1)}${next === 'mine' ? '' : `?tab=${next}`}`)
      }}
      onQuery={setQuery}
      onRetry={() => {
        mine.retry()
        counted.refresh()
      }}
    />
  )
}

/** Public groups, the one that is looked at, and the way in. */
function useDiscovery(query: string, isShown: boolean): GroupListProps['discovery'] {
  const app = useApp()
  const groups = useDirectory('group', noGroupsKnown)
  const isConnected = useConnection() === 'connected'
  const open = useLoaded('group', groups.open !== null || !isShown, 'public')
  const page = useAsk('group', 'more public')
  const look = useAsk('group', 'look')
  const join = useAsk('group', 'join')
  const seek = useAsk('group', 'seek')
  const [looked, setLooked] = useState('')
  const number = groupNumberIn(query)
  useEffect(() => {
    if (isShown && isConnected && number !== '') seek.run('info', { id: number, kind: 'group' })
    // The number says what is asked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShown, isConnected, number])
  const cursor = groups.open?.cursor ?? ''
  return {
    open: { state: open.state, failure: open.failure, items: viewOpenGroups(groups, query) },
    more: moreOf(page.ask, cursor === ''),
    card: viewCard(groups.groups[looked], look.ask),
    join: join.ask,
    onLook: (id) => {
      setLooked(id)
      look.run('info', { id, kind: 'group' })
    },
    onJoin(id, message) {
      join.run('join', { id, kind: 'group', message })
      // Who needs nobody's leave is in at once; the list says so.
      app.say('group', { type: 'group.operationRequested', operation: 'load', input: {} })
      look.run('info', { id, kind: 'group' })
    },
    onJoinClosed: join.forget,
    onMore: () => page.run('public', { cursor }),
    onRetry: open.retry,
  }
}

const moreOf = ({ state }: Ask, isEnd: boolean): HistoryState =>
  state === 'sending' ? 'loading' : state === 'failed' ? 'failed' : isEnd ? 'end' : 'more'

/** Chat rooms; who goes into one has joined it. */
function useRooms(query: string, isShown: boolean): GroupListProps['rooms'] {
  const { push } = useNavigation()
  const groups = useDirectory('group', noGroupsKnown)
  const list = useLoaded('group', groups.rooms !== null || !isShown, 'rooms', firstPage)
  const page = useAsk('group', 'more rooms')
  const ask = useOperations('group')
  return {
    rooms: { state: list.state, failure: list.failure, items: viewChatRooms(groups, query) },
    more: moreOf(page.ask, groups.rooms?.isEnd ?? true),
    onEnter(id) {
      if (groups.groups[id]?.membership !== 'member') ask('join', { id, kind: 'room' })
      push(conversationHref(`room:${id}`).slice(1))
    },
    onMore: () => page.run('rooms', { page: (groups.rooms?.pages ?? 0) + 1 }),
    onRetry: list.retry,
  }
}

/** Makes a group and goes there. */
function useCreation(): Pick<GroupListProps, 'friends' | 'create' | 'onPickFriends' | 'onCreate' | 'onCreateClosed'> {
  const { push } = useNavigation()
  const contacts = useDirectory('contact', noContactsKnown)
  const friends = useLoaded('contact', contacts.isLoaded)
  const { support } = useApp().chat
  const people = contacts.contacts.filter((user) => user !== support)
  const names = useNames(people)
  const create = useAsk('group', 'create')
  const made = fieldsOf(create.result)['id']
  useEffect(() => {
    if (typeof made === 'string' && made !== '') push(conversationHref(`group:${made}`).slice(1))
    // Once for each group that is made.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [made])
  return {
    friends: { state: friends.state, failure: friends.failure, items: people.map(names.personOf) },
    create: create.ask,
    onPickFriends: () => friends.state === 'failed' && friends.retry(),
    onCreate: ({ name, description, isPublic, needsApproval, allowsInvites, maxUsers }, members) =>
      create.run('create', {
        name,
        description,
        public: isPublic,
        approval: isPublic && needsApproval,
        allowInvites: allowsInvites,
        maxUsers,
        members,
      }),
    onCreateClosed: create.forget,
  }
}

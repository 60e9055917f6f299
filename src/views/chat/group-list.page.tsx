import { fieldsOf } from '#src/domain/unknown.ts'
import { useEffect, useState } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { noContactsKnown, noGroupsKnown, noSilenceKnown } from './people/directory.ts'
import { GroupListScreen, type GroupListProps, type GroupTab } from './group-list.screen.tsx'
import { groupNumberIn, viewCard, viewGroupLines, viewOpenGroups } from './group-list.select.ts'
import { chatLinks } from './kit/links.ts'
import { conversationHref } from './message/message-body.ts'
import { useAsk, useConnection, useDirectory, useLoaded } from './people/use-directory.ts'
import { useNames } from './people/use-names.ts'

const countedGroups = { endpoint: 'chat.getUserGroupList', request: {}, freshMs: 0 } as const

/** The groups one is in and those one could join (chat §2, myChatGroupList). */
export default function GroupListPage() {
  const app = useApp()
  const groups = useDirectory('group', noGroupsKnown)
  const { settings } = useDirectory('silent-mode', noSilenceKnown)
  const mine = useLoaded('group', groups.isLoaded)
  const counted = useResource(countedGroups)
  const [query, setQuery] = useState('')
  const { query: address, replace } = useNavigation()
  const tab: GroupTab = address.get('tab') === 'open' ? 'open' : 'mine'
  const list = { groups, counted: counted.data ?? [], silent: settings, query, now: app.clock.now() }
  return (
    <GroupListScreen
      tab={tab}
      query={query}
      groups={{ state: mine.state, failure: mine.failure, items: viewGroupLines(list) }}
      discovery={useDiscovery(query, tab === 'open')}
      {...useCreation()}
      onTab={(next) => {
        setQuery('')
        replace(`${chatLinks.groups.slice(1)}${next === 'open' ? '?tab=open' : ''}`)
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
    more:
      page.ask.state === 'sending'
        ? 'loading'
        : page.ask.state === 'failed'
          ? 'failed'
          : cursor === ''
            ? 'end'
            : 'more',
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

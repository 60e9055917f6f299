import { counted } from '#src/domain/number/number-format.ts'
import { useId } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { SegmentedTabs, TabPanel } from '#src/ui/form/segmented-tabs.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { PlusIcon } from '#src/ui/icon/page-icons.tsx'
import { QuietIcon } from '#src/ui/icon/chat-icons.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { Ask, Loaded, Person } from '../kit/chat/people-view.ts'
import { ChatRooms, type ChatRoomsProps } from './group/chat-rooms.tsx'
import { CreateGroup, type NewGroup } from './group/create-group.tsx'
import { LoadFailure } from '../kit/chat/load-failure.tsx'
import { OpenGroups, type OpenGroupsProps } from './group/open-groups.tsx'
import { useAsked } from './kit/use-asked.ts'

export interface GroupLine {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly href: string
  /** Null while nobody has said. */
  readonly members: number | null
  /** 群主, 管理员, or null. */
  readonly role: string | null
  readonly quiet: boolean
}

/** The groups one is in, those that anybody may find, and chat rooms. */
export type GroupTab = 'mine' | 'open' | 'rooms'

const searchWords = { mine: '搜索我的群聊', open: '输入群名称或群号', rooms: '搜索聊天室' } as const

export interface GroupListProps {
  readonly tab: GroupTab
  readonly discovery: Omit<OpenGroupsProps, 'query'>
  readonly rooms: Omit<ChatRoomsProps, 'query'>
  readonly onTab: (tab: GroupTab) => void
  /** Those whose name fits the query. */
  readonly groups: Loaded<GroupLine>
  readonly query: string
  readonly friends: Loaded<Person>
  readonly create: Ask
  readonly onQuery: (query: string) => void
  readonly onRetry: () => void
  /** The sheet for a new group was opened: friends are wanted. */
  readonly onPickFriends: () => void
  readonly onCreate: (group: NewGroup, ids: readonly string[]) => void
  /** The sheet was closed: the next group begins anew. */
  readonly onCreateClosed: () => void
}

/** The groups one is in (chat §2, myChatGroupList). */
export function GroupListScreen(props: GroupListProps) {
  const { groups, query, tab, onTab, onQuery } = props
  const base = useId()
  const asked = useAsked<true>(props.create, props.onCreateClosed)
  const start = () => {
    props.onPickFriends()
    asked.start(true)
  }
  return (
    <PageScreen
      title="群聊"
      actions={<IconButton icon={PlusIcon} label="发起群聊" onPress={start} />}
      top={
        <div className="flex flex-col gap-2 px-4 pb-2">
          <SearchField label={searchWords[tab]} value={query} onChange={onQuery} onSubmit={onQuery} />
          <SegmentedTabs
            label="群聊"
            idBase={base}
            items={[
              { key: 'mine', label: '我的群聊' },
              { key: 'open', label: '发现群聊' },
              { key: 'rooms', label: '聊天室' },
            ]}
            current={tab}
            onChange={onTab}
          />
        </div>
      }
    >
      <TabPanel idBase={base} current={tab}>
        {tab === 'mine' && <Groups groups={groups} query={query} onRetry={props.onRetry} onCreate={start} />}
        {tab === 'open' && <OpenGroups {...props.discovery} query={query} />}
        {tab === 'rooms' && <ChatRooms {...props.rooms} query={query} />}
      </TabPanel>
      <CreateGroup
        open={asked.question !== null}
        friends={props.friends}
        create={props.create}
        onRetry={props.onPickFriends}
        onCreate={props.onCreate}
        onDismiss={asked.close}
      />
    </PageScreen>
  )
}

interface GroupsProps {
  readonly groups: Loaded<GroupLine>
  readonly query: string
  readonly onRetry: () => void
  readonly onCreate: () => void
}

function Groups({ groups, query, onRetry, onCreate }: GroupsProps) {
  if (groups.state === 'loading') return <SkeletonList rows={6} leading={48} notes />
  if (groups.state === 'failed') return <LoadFailure failure={groups.failure} onRetry={onRetry} />
  if (groups.items.length === 0) {
    return query === '' ? (
      <EmptyState
        kind="message"
        title="还没有加入群聊"
        note="拉上几位藏友，一起聊聊收藏。"
        action={<Button onPress={onCreate}>发起群聊</Button>}
      />
    ) : (
      <EmptyState kind="search" title={`没有叫「${query}」的群聊`} note="换个名字试试。" />
    )
  }
  return (
    <List>
      {groups.items.map((group) => (
        <ListRow
          key={group.id}
          href={group.href}
          oneLine
          leading={<Avatar name={group.name} src={group.avatar} size={48} group decorative />}
          title={group.name}
          {...(group.members === null ? {} : { note: counted(group.members, '人') })}
          trailing={
            <span className="flex items-center gap-2 text-muted">
              {group.quiet && <QuietIcon size={16} label="免打扰" />}
              {group.role !== null && <Tag tone="gold">{group.role}</Tag>}
            </span>
          }
        />
      ))}
    </List>
  )
}

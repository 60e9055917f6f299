import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/state.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { PlusIcon } from '#src/ui/icon/action-icons.tsx'
import { QuietIcon } from '#src/ui/icon/chat-icons.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import type { Ask, Loaded, Person } from './chat-view.ts'
import { PeoplePicker } from './people-picker.tsx'
import { useAsked } from './use-asked.ts'

export interface GroupLine {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly href: string
  readonly members: number
  /** 群主, 管理员, or null. */
  readonly role: string | null
  readonly quiet: boolean
}

export interface GroupListProps {
  /** Those whose name fits the query. */
  readonly groups: Loaded<GroupLine>
  readonly query: string
  readonly friends: Loaded<Person>
  readonly create: Ask
  readonly onQuery: (query: string) => void
  readonly onRetry: () => void
  /** The sheet for a new group was opened: friends are wanted. */
  readonly onPickFriends: () => void
  readonly onCreate: (name: string, ids: readonly string[]) => void
  /** The sheet was closed: the next group begins anew. */
  readonly onCreateClosed: () => void
}

/** The groups one is in (chat §2, myChatGroupList). */
export function GroupListScreen(props: GroupListProps) {
  const { groups, query, onQuery } = props
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
        <div className="px-4 pb-2">
          <SearchField label="搜索群聊" value={query} onChange={onQuery} onSubmit={onQuery} />
        </div>
      }
    >
      <Groups groups={groups} query={query} onRetry={props.onRetry} onCreate={start} />
      <CreateSheet {...props} open={asked.question !== null} onDismiss={asked.close} />
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
  if (groups.state === 'failed') return <ErrorState note={groups.failure} onRetry={onRetry} />
  if (groups.items.length === 0) {
    return query === '' ? (
      <EmptyState
        title="还没有加入群聊"
        note="拉上几位藏友，一起聊聊收藏。"
        action={<Button onPress={onCreate}>发起群聊</Button>}
      />
    ) : (
      <EmptyState kind="search" title={`没有叫“${query}”的群聊`} note="换个名字试试。" />
    )
  }
  return (
    <List>
      {groups.items.map((group) => (
        <ListRow
          key={group.id}
          href={group.href}
          oneLine
          leading={<Avatar name={group.name} src={group.avatar} size={48} decorative />}
          title={group.name}
          note={`${group.members} 人`}
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

type CreateSheetProps = Pick<GroupListProps, 'friends' | 'create' | 'onPickFriends' | 'onCreate'> & {
  readonly open: boolean
  readonly onDismiss: () => void
}

function CreateSheet({ open, friends, create, onPickFriends, onCreate, onDismiss }: CreateSheetProps) {
  const [name, setName] = useState('')
  return (
    <PeoplePicker
      open={open}
      title="发起群聊"
      verb="建群"
      people={friends}
      ask={create}
      lacks={name.trim() === ''}
      onRetry={onPickFriends}
      onDone={(ids) => onCreate(name.trim(), ids)}
      onDismiss={() => {
        setName('')
        onDismiss()
      }}
    >
      <TextField label="群名称" value={name} onChange={setName} maxLength={20} counter placeholder="最多 20 个字" />
    </PeoplePicker>
  )
}

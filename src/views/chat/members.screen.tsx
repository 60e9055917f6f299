import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Clipped } from '#src/ui/display/clipped.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { LoadMore } from '#src/ui/feedback/load-more.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { AddPersonIcon } from '#src/ui/icon/chat-icons.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { HistoryState } from './kit/chat-view.ts'
import type { Ask, Loaded, Person } from '../kit/chat/people-view.ts'
import { LoadFailure } from '../kit/chat/load-failure.tsx'
import { PeoplePicker } from './group/people-picker.tsx'
import { PlaceByPhone, type PlaceByPhoneProps } from './group/place-by-phone.tsx'
import { type Role, roleWords } from './group/role.ts'
import { useAsked } from './kit/use-asked.ts'

export interface MemberLine extends Person {
  readonly role: Role
  readonly isMe: boolean
  readonly online: boolean
  /** 「禁言到 10:00」, or null. */
  readonly muted: string | null
  readonly href: string
}

export interface MembersProps {
  /** Those whose name fits the query. */
  readonly members: Loaded<MemberLine>
  readonly total: number
  readonly query: string
  /** What comes after the last one that is shown. */
  readonly more: HistoryState
  readonly canInvite: boolean
  readonly friends: Loaded<Person>
  readonly invite: Ask
  readonly onQuery: (query: string) => void
  readonly onMore: () => void
  /** Null where nothing would come of it. */
  readonly onRetry: (() => void) | null
  readonly onPickFriends: () => void
  readonly onInvite: (ids: readonly string[]) => void
  readonly onInviteClosed: () => void
  readonly byPhone: PlaceByPhoneProps
}

/** Everybody in a group, with role and presence (chat §2, members). */
export function MembersScreen(props: MembersProps) {
  const { members, total, query, onQuery } = props
  const asked = useAsked<true>(props.invite, props.onInviteClosed)
  return (
    <PageScreen
      title={total > 0 ? `群成员（${total}）` : '群成员'}
      actions={
        props.canInvite && (
          <IconButton
            icon={AddPersonIcon}
            label="邀请好友"
            onPress={() => {
              props.onPickFriends()
              asked.start(true)
            }}
          />
        )
      }
      top={
        <div className="px-4 pb-2">
          <SearchField label="搜索群成员" value={query} onChange={onQuery} onSubmit={onQuery} />
        </div>
      }
    >
      {members.state === 'loading' && <SkeletonList rows={9} leading={40} />}
      {members.state === 'failed' && <LoadFailure isPage failure={members.failure} onRetry={props.onRetry} />}
      {members.state === 'ready' && members.items.length === 0 && (
        <EmptyState kind="search" title={`没有叫「${query}」的成员`} note="换个名字试试。" />
      )}
      {members.state === 'ready' && members.items.length > 0 && (
        <>
          <MemberList header="群主和管理员" members={members.items.filter(({ role }) => role !== 'member')} />
          <MemberList header="成员" members={members.items.filter(({ role }) => role === 'member')} />
          <LoadMore state={props.more} onMore={props.onMore} endText="" />
        </>
      )}
      <PeoplePicker
        open={asked.question !== null}
        title="邀请好友进群"
        verb="邀请"
        people={props.friends}
        ask={props.invite}
        onRetry={props.onPickFriends}
        onDone={props.onInvite}
        onDismiss={asked.close}
      >
        <PlaceByPhone {...props.byPhone} />
      </PeoplePicker>
    </PageScreen>
  )
}

function MemberList({ header, members }: { header: string; members: readonly MemberLine[] }) {
  if (members.length === 0) return null
  return (
    <List header={header}>
      {members.map((member) => (
        <ListRow
          key={member.id}
          href={member.href}
          oneLine
          leading={<MemberFace member={member} />}
          title={member.isMe ? <Clipped end="（我）">{member.name}</Clipped> : member.name}
          {...(member.muted === null ? {} : { note: member.muted })}
          trailing={member.role !== 'member' && <Tag tone="gold">{roleWords[member.role]}</Tag>}
        />
      ))}
    </List>
  )
}

const MemberFace = ({ member }: { member: MemberLine }) => (
  <span className="relative flex">
    <Avatar name={member.name} src={member.avatar} size={40} decorative />
    {member.online && (
      <span className="absolute right-0 bottom-0 size-2.5 rounded-full border-2 border-surface bg-jade">
        <span className="sr-only">在线</span>
      </span>
    )}
  </span>
)

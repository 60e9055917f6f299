import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { InvitationView } from './kit/chat-view.ts'
import type { Ask, Loaded, Person } from '../kit/chat/people-view.ts'
import { InvitationRow } from './people/invitation-row.tsx'
import { LoadFailure } from '../kit/chat/load-failure.tsx'

/** Someone who was found, and how one stands to them. */
export interface FoundPerson extends Person {
  readonly relation: 'stranger' | 'invited' | 'friend' | 'blocked' | 'self'
  /** Where one talks to a friend. */
  readonly talkHref: string | null
  /** They have not agreed the last time. */
  readonly hasRefused: boolean
}

export interface AddFriendsProps {
  readonly query: string
  /** One's own, which others look for; '' until it is known. */
  readonly account: string
  /** Null before anybody was looked for. */
  readonly found: Loaded<FoundPerson> | null
  readonly invitations: readonly InvitationView[]
  /** The invitation that is being sent. */
  readonly invite: Ask
  /** What an invitation says unless one writes something else: 「我是青瓷与雨」. */
  readonly greeting: string
  readonly onQuery: (query: string) => void
  readonly onFind: (query: string) => void
  /** Taking somebody off the block list. */
  readonly unblock: Ask
  readonly onUnblock: (id: string) => void
  readonly onInvite: (id: string, reason: string) => void
  /** The sheet was closed: the next invitation begins anew. */
  readonly onInviteClosed: () => void
  readonly onAnswer: (id: string, accept: boolean) => void
}

/** Finds people, invites them, and answers invitations (chat §2, addFirends; §4). */
export function AddFriendsScreen(props: AddFriendsProps) {
  const { query, account, found, invitations, invite, onQuery, onFind, onAnswer } = props
  const [invited, setInvited] = useState<FoundPerson | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <PageScreen
      title="添加好友"
      top={
        <div className="px-4 pb-2">
          <SearchField label="输入对方的藏家号或手机号" value={query} onChange={onQuery} onSubmit={onFind} />
        </div>
      }
    >
      {found && (
        <div className="mb-5">
          <Found
            found={found}
            onRetry={() => onFind(query)}
            unblock={props.unblock}
            onUnblock={props.onUnblock}
            onInvite={(person) => {
              setInvited(person)
              setOpen(true)
            }}
          />
        </div>
      )}
      {invitations.length > 0 ? (
        <List header="收到的申请">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onAnswer={onAnswer} />
          ))}
        </List>
      ) : (
        !found && <EmptyState kind="people" title="还没有收到申请" note="输入藏家号或手机号，查找藏友。" />
      )}
      {!found && account !== '' && (
        <List>
          <ListRow title="我的藏家号" note="告诉对方，就能找到你" value={account} />
        </List>
      )}
      <InviteSheet
        key={invited?.id}
        person={invited}
        open={open}
        invite={invite}
        greeting={props.greeting}
        onInvite={props.onInvite}
        onDismiss={() => {
          setOpen(false)
          props.onInviteClosed()
        }}
      />
    </PageScreen>
  )
}

interface FoundProps {
  readonly found: Loaded<FoundPerson>
  readonly onRetry: () => void
  readonly unblock: Ask
  readonly onUnblock: (id: string) => void
  readonly onInvite: (person: FoundPerson) => void
}

function Found({ found, onRetry, onInvite, unblock, onUnblock }: FoundProps) {
  if (found.state === 'loading') return <SkeletonList rows={2} leading={48} />
  if (found.state === 'failed') return <LoadFailure failure={found.failure} onRetry={onRetry} />
  if (found.items.length === 0) {
    return <EmptyState kind="search" title="没有找到这个人" note="检查一下藏家号或手机号，请重试。" />
  }
  return (
    <List header="找到的人">
      {found.items.map((person) => (
        <li key={person.id}>
          <div className="flex min-h-18 items-center gap-3 px-4 py-2">
            <Avatar name={person.name} src={person.avatar} size={48} decorative />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-title leading-normal">{person.name}</span>
              <span className="block truncate text-note text-muted">藏家号 {person.id}</span>
              {person.hasRefused && <span className="block text-note text-muted">对方没有同意上一次的申请</span>}
            </span>
            <Relation
              person={person}
              unblock={unblock}
              onInvite={() => onInvite(person)}
              onUnblock={() => onUnblock(person.id)}
            />
          </div>
        </li>
      ))}
    </List>
  )
}

interface RelationProps {
  readonly person: FoundPerson
  readonly unblock: Ask
  readonly onInvite: () => void
  readonly onUnblock: () => void
}

function Relation({ person, unblock, onInvite, onUnblock }: RelationProps) {
  switch (person.relation) {
    case 'stranger':
      return (
        <Button size="small" label={`加好友：${person.name}`} onPress={onInvite}>
          加好友
        </Button>
      )
    case 'friend':
      return (
        <Button size="small" label={`发消息给${person.name}`} href={person.talkHref ?? '#/'}>
          发消息
        </Button>
      )
    case 'blocked':
      return (
        <Button
          size="small"
          label={`把${person.name}移出黑名单`}
          pending={unblock.state === 'sending'}
          onPress={onUnblock}
        >
          移出黑名单
        </Button>
      )
    default: {
      const words = { invited: '已申请', self: '这是你自己' }
      return <span className="text-note text-muted">{words[person.relation]}</span>
    }
  }
}

interface InviteSheetProps extends Pick<AddFriendsProps, 'invite' | 'greeting' | 'onInvite'> {
  readonly person: FoundPerson | null
  readonly open: boolean
  readonly onDismiss: () => void
}

function InviteSheet({ person, open, invite, greeting, onInvite, onDismiss }: InviteSheetProps) {
  const [reason, setReason] = useState(greeting)
  const isDone = invite.state === 'done'
  return (
    <Sheet
      open={open}
      title={isDone ? '申请已发送' : `加${person?.name ?? ''}为好友`}
      onDismiss={onDismiss}
      footer={
        isDone ? (
          <Button size="large" block onPress={onDismiss}>
            知道了
          </Button>
        ) : (
          <Button
            tone="primary"
            size="large"
            block
            pending={invite.state === 'sending'}
            pendingText="正在发送"
            onPress={() => person && onInvite(person.id, reason.trim())}
          >
            发送申请
          </Button>
        )
      }
    >
      {isDone ? (
        <p className="pb-5 text-soft">等{person?.name}同意后，就可以聊天了。</p>
      ) : (
        <div className="pb-4">
          <TextArea label="验证消息" value={reason} onChange={setReason} maxLength={50} rows={3} />
          {invite.state === 'failed' && (
            <div className="pt-3">
              <InlineMessage kind="error">{invite.failure ?? '发送失败，请重试'}</InlineMessage>
            </div>
          )}
        </div>
      )}
    </Sheet>
  )
}

import { useState } from 'react'
import { counted } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { LoadMore } from '#src/ui/feedback/load-more.tsx'
import { SkeletonList, SkeletonText } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { HistoryState } from '../kit/chat-view.ts'
import type { Ask, Loaded } from '../../kit/chat/people-view.ts'
import { LoadFailure } from '../../kit/chat/load-failure.tsx'

/** A group that anybody may find. */
export interface OpenGroup {
  readonly id: string
  readonly name: string
  readonly relation: 'outside' | 'requested' | 'member' | 'banned'
  readonly talkHref: string
}

/** What a group says of itself before one is in. */
export interface GroupCard {
  readonly description: string
  readonly members: number
  /** 0 where the service does not say. */
  readonly maxUsers: number
  readonly needsApproval: boolean
}

export interface OpenGroupsProps {
  /** Those whose name or number fits the query. */
  readonly open: Loaded<OpenGroup>
  readonly more: HistoryState
  readonly query: string
  /** The group that is looked at. */
  readonly card: Loaded<GroupCard>
  readonly join: Ask
  readonly onLook: (id: string) => void
  readonly onJoin: (id: string, message: string) => void
  readonly onJoinClosed: () => void
  readonly onMore: () => void
  readonly onRetry: () => void
}

const relationWords = { outside: '', requested: '已申请', member: '已加入', banned: '不能加入' } as const

/** Public groups, and the way into one. */
export function OpenGroups(props: OpenGroupsProps) {
  const { open, more, query, onLook, onMore, onRetry } = props
  const [looked, setLooked] = useState<OpenGroup | null>(null)
  const [shown, setShown] = useState(false)
  const now = open.items.find(({ id }) => id === looked?.id) ?? looked
  if (open.state === 'loading') return <SkeletonList rows={6} leading={48} />
  if (open.state === 'failed') return <LoadFailure failure={open.failure} onRetry={onRetry} />
  return (
    <>
      {open.items.length === 0 ? (
        <EmptyState
          kind={query === '' ? 'collection' : 'search'}
          title={query === '' ? '还没有公开的群聊' : `没有找到「${query}」`}
          note={query === '' ? '可以自己发起一个公开群。' : '换个名字，或者输入完整的群号。'}
        />
      ) : (
        <List even>
          {open.items.map((group) => (
            <ListRow
              key={group.id}
              oneLine
              chevron
              leading={<Avatar name={group.name} size={48} group decorative />}
              title={group.name}
              note={`群号 ${group.id}`}
              value={relationWords[group.relation]}
              onPress={() => {
                setLooked(group)
                setShown(true)
                onLook(group.id)
              }}
            />
          ))}
        </List>
      )}
      {(open.items.length > 0 || more !== 'end') && <LoadMore state={more} onMore={onMore} endText="" />}
      <JoinSheet
        {...props}
        key={looked?.id}
        group={now}
        shown={shown}
        onDismiss={() => {
          setShown(false)
          props.onJoinClosed()
        }}
      />
    </>
  )
}

interface JoinSheetProps extends OpenGroupsProps {
  readonly group: OpenGroup | null
  readonly shown: boolean
  readonly onDismiss: () => void
}

function JoinSheet({ group, shown, card, join, onJoin, onLook, onDismiss }: JoinSheetProps) {
  const [message, setMessage] = useState('')
  const [info] = card.items
  const asks = group?.relation === 'outside' && info?.needsApproval === true
  return (
    <Sheet
      open={shown}
      title={group?.name ?? ''}
      onDismiss={onDismiss}
      footer={
        group && info ? (
          <JoinButton group={group} info={info} join={join} onJoin={() => onJoin(group.id, message.trim())} />
        ) : undefined
      }
    >
      <div className="min-h-40 pb-5">
        <p className="text-note text-muted">群号 {group?.id}</p>
        {card.state === 'loading' && <SkeletonText />}
        {card.state === 'failed' && group && <LoadFailure failure={card.failure} onRetry={() => onLook(group.id)} />}
        {info && (
          <>
            <p className="pt-1 text-note text-muted tabular-nums">
              {info.maxUsers > 0 ? `${info.members} / ${info.maxUsers} 人` : counted(info.members, '人')}
            </p>
            <p className="pt-3">{info.description || '暂无群简介'}</p>
            {asks && (
              <div className="pt-4">
                <TextArea label="验证消息" value={message} onChange={setMessage} maxLength={50} rows={3} />
              </div>
            )}
          </>
        )}
        {join.state === 'failed' && (
          <div className="pt-3">
            <InlineMessage kind="error">{join.failure ?? '操作失败，请重试'}</InlineMessage>
          </div>
        )}
      </div>
    </Sheet>
  )
}

interface JoinButtonProps {
  readonly group: OpenGroup
  readonly info: GroupCard
  readonly join: Ask
  readonly onJoin: () => void
}

function JoinButton({ group, info, join, onJoin }: JoinButtonProps) {
  if (group.relation === 'member') {
    return (
      <Button size="large" block href={group.talkHref}>
        去聊天
      </Button>
    )
  }
  const isFull = info.maxUsers > 0 && info.members >= info.maxUsers
  const why = group.relation === 'banned' ? '群主不让你加入' : isFull ? '群成员已满' : null
  return (
    <Button
      tone="primary"
      size="large"
      block
      disabled={group.relation === 'requested'}
      {...(why === null ? {} : { disabledReason: why })}
      pending={join.state === 'sending'}
      pendingText="请稍候"
      onPress={onJoin}
    >
      {group.relation === 'requested' ? '已申请，等待同意' : info.needsApproval ? '申请加入' : '加入群聊'}
    </Button>
  )
}

import { counted } from '#src/domain/number/number-format.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { LoadMore } from '#src/ui/feedback/load-more.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import type { HistoryState } from '../kit/chat-view.ts'
import type { Loaded } from '../../kit/chat/people-view.ts'
import { LoadFailure } from '../../kit/chat/load-failure.tsx'

/** A chat room: open to everybody, and nobody is told what was said before they came. */
export interface ChatRoomLine {
  readonly id: string
  readonly name: string
  readonly members: number
  readonly isInside: boolean
}

export interface ChatRoomsProps {
  /** Those whose name or number fits the query. */
  readonly rooms: Loaded<ChatRoomLine>
  readonly more: HistoryState
  readonly query: string
  /** Goes in, joining where one is not in yet. */
  readonly onEnter: (id: string) => void
  readonly onMore: () => void
  readonly onRetry: () => void
}

/** Chat rooms, and the way into one. */
export function ChatRooms({ rooms, more, query, onEnter, onMore, onRetry }: ChatRoomsProps) {
  if (rooms.state === 'loading') return <SkeletonList rows={6} leading={48} />
  if (rooms.state === 'failed') return <LoadFailure failure={rooms.failure} onRetry={onRetry} />
  return (
    <>
      {rooms.items.length === 0 ? (
        <EmptyState
          kind={query === '' ? 'collection' : 'search'}
          title={query === '' ? '暂无聊天室' : `没有找到「${query}」`}
          note={query === '' ? '首发和活动开始前会开放，到时再来看看。' : '换个名字，或者输入完整的编号。'}
        />
      ) : (
        <List even>
          {rooms.items.map(({ id, name, members, isInside }) => (
            <ListRow
              key={id}
              oneLine
              chevron
              leading={<Avatar name={name} size={48} group decorative />}
              title={name}
              note={counted(members, '人')}
              value={isInside ? '已加入' : ''}
              onPress={() => onEnter(id)}
            />
          ))}
        </List>
      )}
      {(rooms.items.length > 0 || more !== 'end') && <LoadMore state={more} onMore={onMore} endText="" />}
    </>
  )
}

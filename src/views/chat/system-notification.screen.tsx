import { cx } from '#src/ui/cx.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List } from '#src/ui/display/list.tsx'
import { LoadMore } from '#src/ui/feedback/load-more.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { HistoryState, InvitationView } from './kit/chat-view.ts'
import type { Loaded } from '../kit/chat/people-view.ts'
import { InvitationRow } from './people/invitation-row.tsx'
import { LoadFailure } from '../kit/chat/load-failure.tsx'

/** News of a group or of a friend, with nothing to answer. */
export interface NewsView {
  readonly id: string
  /** Whose picture stands before it. */
  readonly name: string
  readonly avatar: string | null
  /** 「听松加入了群聊」 */
  readonly text: string
  /** 「青绿山水藏友群」, or null. */
  readonly about: string | null
  readonly time: string
  readonly fresh: boolean
  /** Where it leads; null when there is nothing to see any more. */
  readonly href: string | null
}

export interface SystemNotificationProps {
  /** Those that want an answer, and those that have had one. */
  readonly invitations: readonly InvitationView[]
  readonly news: Loaded<NewsView>
  readonly more: HistoryState
  readonly onAnswer: (id: string, accept: boolean) => void
  readonly onMore: () => void
  readonly onRetry: () => void
}

/** Invitations, and what has happened in groups and among friends (chat §2, systemNotification; §4). */
export function SystemNotificationScreen(props: SystemNotificationProps) {
  const { invitations, news, onAnswer, onRetry } = props
  const isBare = invitations.length === 0 && news.items.length === 0
  return (
    <PageScreen>
      {news.state === 'loading' && <SkeletonList rows={7} leading={48} notes />}
      {news.state === 'failed' && <LoadFailure failure={news.failure} onRetry={onRetry} />}
      {news.state === 'ready' && isBare && (
        <EmptyState kind="message" title="还没有通知" note="好友申请、群邀请和群里的变动会出现在这里。" />
      )}
      {news.state === 'ready' && invitations.length > 0 && (
        <List header="申请和邀请">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onAnswer={onAnswer} />
          ))}
        </List>
      )}
      {news.state === 'ready' && news.items.length > 0 && (
        <>
          <List header="动态">
            {news.items.map((item) => (
              <NewsRow key={item.id} item={item} />
            ))}
          </List>
          <LoadMore state={props.more} onMore={props.onMore} />
        </>
      )}
    </PageScreen>
  )
}

function NewsRow({ item }: { item: NewsView }) {
  const className = 'ring-inside flex min-h-16 items-center gap-3 px-4 py-2'
  const content = (
    <>
      <Avatar name={item.name} src={item.avatar} size={40} decorative />
      <span className="min-w-0 flex-1">
        <span className="block">{item.text}</span>
        <span className="block truncate text-note text-muted">
          {[item.about, item.time].filter(Boolean).join(' · ')}
        </span>
      </span>
      {item.fresh && (
        <span className="size-2 shrink-0 rounded-full bg-cinnabar">
          <span className="sr-only">新</span>
        </span>
      )}
    </>
  )
  return (
    <li>
      {item.href === null ? (
        <div className={className}>{content}</div>
      ) : (
        <a href={item.href} className={cx(className, 'active:bg-sunken')}>
          {content}
        </a>
      )}
    </li>
  )
}

import { useEffect } from 'react'
import { fieldsOf, rowsOf, textOf } from '#src/domain/unknown.ts'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { Loaded } from '../../kit/chat/people-view.ts'
import { LoadFailure } from '../../kit/chat/load-failure.tsx'
import { conversationHref } from '../message/message-body.ts'
import { useAsk, useConnection } from '../../kit/chat/use-directory.ts'

/** A thread of a group. */
export interface ThreadLine {
  readonly id: string
  readonly name: string
  readonly href: string
}

export interface ThreadsSheetProps {
  readonly open: boolean
  readonly threads: Loaded<ThreadLine>
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

/** The threads of a group, newest first (chat §7, threads in a group). */
export const ThreadsSheet = ({ open, threads, onRetry, onDismiss }: ThreadsSheetProps) => (
  <Sheet open={open} title="群话题" onDismiss={onDismiss} bleed>
    <div className="min-h-60">
      {threads.state === 'loading' && <SkeletonList rows={4} />}
      {threads.state === 'failed' && <LoadFailure failure={threads.failure} onRetry={onRetry} />}
      {threads.state === 'ready' && threads.items.length === 0 && (
        <EmptyState kind="message" title="还没有话题" note="长按一条群消息，可以发起话题。" />
      )}
      {threads.state === 'ready' && threads.items.length > 0 && (
        <List>
          {threads.items.map(({ id, name, href }) => (
            <ListRow key={id} title={name} href={href} oneLine />
          ))}
        </List>
      )}
    </div>
  </Sheet>
)

/** Asks for the threads of the group as soon as they are wanted. */
export function GroupThreads(props: { groupId: string; open: boolean; onDismiss: () => void }) {
  const { groupId, open, onDismiss } = props
  const isConnected = useConnection() === 'connected'
  const { ask, result, run } = useAsk('thread', 'of group')
  const look = () => run('inGroup', { parentId: groupId })
  useEffect(() => {
    if (open && isConnected) look()
    // Opening asks; `look` does the same each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, isConnected, groupId])
  const threads = rowsOf(fieldsOf(result)['items']).map((row) => {
    const id = textOf(row['id'])
    return { id, name: textOf(row['name']), href: conversationHref(`thread:${id}`) }
  })
  const state = ask.state === 'failed' ? 'failed' : ask.state === 'done' ? 'ready' : 'loading'
  return (
    <ThreadsSheet
      open={open}
      threads={{ state, failure: ask.failure, items: threads }}
      onRetry={look}
      onDismiss={onDismiss}
    />
  )
}

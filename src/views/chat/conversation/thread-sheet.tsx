import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { Ask, Loaded, Person } from '../../kit/chat/people-view.ts'
import { LoadFailure } from '../../kit/chat/load-failure.tsx'

export interface ThreadSheetProps {
  readonly open: boolean
  readonly name: string
  /** Who has made the thread or runs its group may rename it, take people out and close it (chat §4, threads). */
  readonly canManage: boolean
  readonly members: Loaded<Person>
  /** Whom nobody takes out: oneself. */
  readonly me: string
  readonly rename: Ask
  readonly remove: Ask
  /** Leaving or closing. */
  readonly end: Ask
  readonly onRename: (name: string) => void
  readonly onRemove: (user: string) => void
  readonly onLeave: () => void
  readonly onDestroy: () => void
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

type Question = 'leave' | 'destroy'

const questions = {
  leave: { title: '退出这个话题？', note: '之后收不到这里的消息，可以从群消息再进来。', yes: '退出' },
  destroy: { title: '解散这个话题？', note: '话题里的消息会一起消失，找不回来。', yes: '解散' },
} as const

/** A thread: what it is called, who is in it, and the ways out (chat §4, threads). */
export function ThreadSheet(props: ThreadSheetProps) {
  const { open, name, canManage, rename, end, onDismiss } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const [last, setLast] = useState<Question>('leave')
  if (question !== null && question !== last) setLast(question)
  const title = (typed ?? name).trim()
  const { yes, note, title: asked } = questions[last]
  return (
    <>
      <Sheet open={open && question === null} title={name} onDismiss={onDismiss}>
        <div className="flex flex-col gap-4 pb-5">
          {canManage && (
            <div className="flex flex-col gap-3">
              <TextField label="话题名称" value={typed ?? name} onChange={setTyped} maxLength={30} />
              <Button
                block
                disabledReason={title === '' ? '先填话题名称' : title === name ? '名称没有改动' : null}
                pending={rename.state === 'sending'}
                pendingText="请稍候"
                onPress={() => props.onRename(title)}
              >
                保存名称
              </Button>
              {rename.state === 'failed' && (
                <InlineMessage kind="error">{rename.failure ?? '修改失败，请重试'}</InlineMessage>
              )}
            </div>
          )}
          <Members {...props} />
          <Button block onPress={() => setQuestion('leave')}>
            退出话题
          </Button>
          {canManage && (
            <Button tone="danger" block onPress={() => setQuestion('destroy')}>
              解散话题
            </Button>
          )}
        </div>
      </Sheet>
      <Dialog
        open={open && question !== null}
        title={asked}
        confirm={{
          text: yes,
          tone: 'danger',
          onPress: last === 'leave' ? props.onLeave : props.onDestroy,
          pending: end.state === 'sending',
        }}
        cancel
        onDismiss={() => setQuestion(null)}
      >
        {end.state === 'failed' ? (
          <span role="alert" className="text-cinnabar">
            {end.failure ?? '操作失败，请重试'}
          </span>
        ) : (
          note
        )}
      </Dialog>
    </>
  )
}

function Members({ members, me, canManage, remove, onRemove, onRetry }: ThreadSheetProps) {
  if (members.state === 'loading') return <SkeletonList rows={3} leading={40} />
  if (members.state === 'failed') return <LoadFailure failure={members.failure} onRetry={onRetry} />
  return (
    <section aria-label="话题成员">
      <h3 className="text-note text-muted tabular-nums">{members.items.length} 人在这个话题里</h3>
      <div className="-mx-4 pt-1">
        <List>
          {members.items.map((person) => (
            <ListRow
              key={person.id}
              oneLine
              leading={<Avatar name={person.name} src={person.avatar} size={40} decorative />}
              title={person.name}
              trailing={
                canManage && person.id !== me ? (
                  <Button
                    size="small"
                    pending={remove.state === 'sending'}
                    pendingText="请稍候"
                    onPress={() => onRemove(person.id)}
                  >
                    移出<span className="sr-only">{person.name}</span>
                  </Button>
                ) : undefined
              }
            />
          ))}
        </List>
      </div>
      {remove.state === 'failed' && <InlineMessage kind="error">{remove.failure ?? '操作失败，请重试'}</InlineMessage>}
    </section>
  )
}

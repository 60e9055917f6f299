import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { Ask, Loaded, Person } from '../../kit/chat/people-view.ts'
import { LoadFailure } from '../../kit/chat/load-failure.tsx'

export interface PeoplePickerProps {
  readonly open: boolean
  readonly title: string
  readonly people: Loaded<Person>
  readonly ask: Ask
  /** The words of the button without the count: 「邀请」. */
  readonly verb: string
  /** Why it cannot be done yet, besides that nobody is chosen; `''` where nothing is missing. */
  readonly lacks?: string
  /** So many may be chosen. */
  readonly most?: number
  /** Above the people: the name of a new group. */
  readonly children?: ReactNode
  readonly onRetry: () => void
  readonly onDone: (ids: readonly string[]) => void
  readonly onDismiss: () => void
}

/** Chooses some of one's friends. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { open, title, people, ask, verb, lacks = '', most = Infinity, onDone, onDismiss } = props
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // Each opening begins with nobody chosen.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setChosen(new Set())
  }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const tooMany = chosen.size > most ? `最多选择 ${most} 人` : ''
  const why = lacks || (chosen.size === 0 ? '先选人' : tooMany)
  return (
    <Sheet
      open={open}
      title={title}
      onDismiss={onDismiss}
      bleed
      footer={
        <Button
          tone="primary"
          size="large"
          block
          disabledReason={why === '' ? null : why}
          pending={ask.state === 'sending'}
          pendingText="请稍候"
          onPress={() => onDone([...chosen])}
        >
          {chosen.size === 0 ? verb : `${verb}（${chosen.size} 人）`}
        </Button>
      }
    >
      {ask.state === 'failed' && (
        <div className="px-4 pt-1 pb-3">
          <InlineMessage kind="error">{ask.failure ?? '操作失败，请重试'}</InlineMessage>
        </div>
      )}
      {props.children && <div className="px-4 pb-4">{props.children}</div>}
      <div className="min-h-60">
        {people.state === 'loading' && <SkeletonList rows={5} leading={40} />}
        {people.state === 'failed' && <LoadFailure failure={people.failure} onRetry={props.onRetry} />}
        {people.state === 'ready' && people.items.length === 0 && (
          <EmptyState kind="people" title="暂无可选的好友" note="先去添加好友，再来邀请。" />
        )}
        {people.state === 'ready' && <Choices people={people.items} chosen={chosen} onToggle={toggle} />}
      </div>
    </Sheet>
  )
}

interface ChoicesProps {
  readonly people: readonly Person[]
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

const Choices = ({ people, chosen, onToggle }: ChoicesProps) => (
  <ul aria-label="好友">
    {people.map((person) => (
      <li key={person.id}>
        <label className="flex min-h-14 items-center gap-3 px-4 active:bg-sunken">
          <input
            type="checkbox"
            checked={chosen.has(person.id)}
            onChange={() => onToggle(person.id)}
            className="size-5 shrink-0 accent-cinnabar-fill"
          />
          <Avatar name={person.name} src={person.avatar} size={40} decorative />
          <span className="min-w-0 truncate">{person.name}</span>
        </label>
      </li>
    ))}
  </ul>
)

import { useState } from 'react'
import { typedReceiver } from '#src/domain/text/typed-text.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { InlineMessage, QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { FriendRow } from '../chat/friend-row.tsx'
import { fieldOf, type ShownForm } from '../form/shown-form.ts'
import type { Receiver } from './use-receiver.ts'

export interface ReceiverPartProps {
  readonly form: ShownForm
  readonly receiver: Receiver
  /** What is written is all of it: it may be looked up. */
  readonly onLook: (written: string) => void
}

/** To whom something goes: written, or chosen among one's friends; and who that is, before it goes. */
export function ReceiverPart({ form, receiver, onLook }: ReceiverPartProps) {
  const [isChoosing, setChoosing] = useState(false)
  const { person, state, problem, retry } = receiver
  const field = fieldOf(form, 'receiver')
  return (
    <div className="flex flex-col gap-3">
      <TextField
        {...field}
        error={field.error ?? (state === 'nobody' ? problem : undefined)}
        label="送给"
        placeholder="对方的手机号或藏家号"
        inputMode="numeric"
        clean={typedReceiver}
        clearable
        onBlur={() => onLook(form.text('receiver'))}
        suffix={
          <Button tone="quiet" onPress={() => setChoosing(!isChoosing)}>
            选好友
          </Button>
        }
      />
      {isChoosing && (
        <FriendRow
          onPick={({ id }) => {
            setChoosing(false)
            form.change('receiver', id)
            onLook(id)
          }}
        />
      )}
      <div aria-live="polite">
        {person && (
          <div className="flex items-center gap-3 rounded-m bg-jade-wash px-4 py-3">
            <Avatar name={person.name} src={person.avatar} size={48} decorative />
            <span className="min-w-0">
              <span className="block truncate font-medium">{person.name}</span>
              <span className="block text-note text-soft tabular-nums">藏家号 {person.id}</span>
            </span>
          </div>
        )}
        {state === 'loading' && <p className="px-1 text-note text-muted">正在查找对方…</p>}
        {state === 'failed' && (
          <InlineMessage kind="error" action={<QuietAction onPress={retry}>重试</QuietAction>}>
            {problem === '' ? '暂时查不到对方是谁' : problem}
          </InlineMessage>
        )}
      </div>
    </div>
  )
}

/** The button of a form that gives: it gives when it is seen to whom. */
export const givingButton = ({ state }: Receiver, text: string, pending: string) => ({
  text: state === 'found' ? text : state === 'failed' ? '重新查找' : '下一步',
  pending: state === 'loading' ? '正在查找' : pending,
})

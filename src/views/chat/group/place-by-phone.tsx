import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { FormBox } from '../../kit/form/form-box.tsx'
import { PhoneField } from '../../kit/form/phone-field.tsx'
import { fieldOf, type ShownForm } from '../../kit/form/shown-form.ts'

/** Who was taken in, as `chat.addGroupMember` answers it; `changed` is false for whoever was in already. */
export type PlacedRow = Pick<AnswerOf<'chat.addGroupMember'>, 'userId' | 'nickname' | 'changed'>

export interface PlaceByPhoneProps {
  readonly form: ShownForm
  /** Null until somebody was taken in. */
  readonly placed: PlacedRow | null
  /** Only who owns the group can take somebody out again. */
  readonly canUndo: boolean
  readonly undoing: boolean
  /** Why that was refused; null otherwise. */
  readonly undoFailure: string | null
  readonly onUndo: () => void
  /** The next one. */
  readonly onAgain: () => void
}

/** Taking somebody into a group by their phone number, beside picking friends. */
export function PlaceByPhone(props: PlaceByPhoneProps) {
  const { form, placed, canUndo, undoing, undoFailure, onUndo, onAgain } = props
  if (placed) {
    return (
      <div className="flex flex-col gap-3">
        <InlineMessage kind="success">
          {placed.changed ? `${placed.nickname} 已进群` : `${placed.nickname} 本来就在群里`}
        </InlineMessage>
        {undoFailure !== null && <InlineMessage kind="error">{undoFailure}</InlineMessage>}
        <div className="flex gap-3">
          <Button onPress={onAgain}>再拉一位</Button>
          {placed.changed && canUndo && (
            <Button tone="quiet" pending={undoing} pendingText="正在移出" onPress={onUndo}>
              拉错了，移出群聊
            </Button>
          )}
        </div>
      </div>
    )
  }
  return (
    <FormBox
      label="按手机号拉人进群"
      errors={form.errors}
      failure={form.failure}
      onSubmit={form.submit}
      actions={
        <Button type="submit" block pending={form.pending} pendingText="正在拉人">
          按手机号拉进群
        </Button>
      }
    >
      <PhoneField {...fieldOf(form, 'phone')} enterKeyHint="send" autoComplete="off" />
    </FormBox>
  )
}

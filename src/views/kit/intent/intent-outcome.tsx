import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { typedReceiver } from '#src/domain/text/typed-text.ts'
import type { PlainField } from '../form/form-screen.tsx'
import type { IntentView } from './use-intent.ts'

export interface IntentOutcomeProps {
  readonly intent: Pick<IntentView<unknown>, 'state' | 'found'>
  /** What is done: 「转赠」. */
  readonly doing: string
  readonly done: { readonly title: string; readonly note: ReactNode }
  /** Where to go from here. */
  readonly away: ReactNode
  /** Further ways once it is done. */
  readonly more?: ReactNode
  readonly onCheck: () => void
}

/** Whether an intent is to be asked for: nothing was said yet, or the server said no. */
export const isAsked = (state: IntentView<unknown>['state']): boolean => state === 'none' || state === 'refused'

/** How something that is done once has ended, or that nobody knows yet. */
export function IntentOutcome({ intent: { state, found = '' }, doing, done, away, more, onCheck }: IntentOutcomeProps) {
  if (state === 'done') {
    return (
      <ResultState
        outcome="done"
        {...done}
        action={
          <>
            {away}
            {more}
          </>
        }
      />
    )
  }
  if (state === 'sending') return <ResultState outcome="pending" title={`正在${doing}`} note="马上就好" />
  return (
    <ResultState
      outcome="pending"
      title={`${doing}确认中`}
      note={`还没有收到结果，会自动再问，不会重复${doing}。${found === '' ? '可以先离开这里。' : found}`}
      action={
        <>
          <Button onPress={onCheck}>再看一次</Button>
          {away}
        </>
      }
    />
  )
}

/** The fields of `giftFields` as a form shows them. */
export const receiverField: PlainField = {
  name: 'receiver',
  label: '送给',
  placeholder: '对方的手机号或用户编号',
  inputMode: 'numeric',
  clean: typedReceiver,
  clearable: true,
}
export const payPasswordField: PlainField = { name: 'payPassword', label: '支付密码', kind: 'six' }

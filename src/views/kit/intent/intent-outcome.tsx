import type { ReactNode } from 'react'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { typedReceiver } from '#src/domain/text/typed-text.ts'
import type { PlainField } from '../form/form-screen.tsx'
import { lateWords } from './unknown-intents.ts'
import type { IntentView } from './use-intent.ts'

export interface IntentOutcomeProps {
  readonly intent: Pick<IntentView<unknown>, 'state' | 'found' | 'isLate' | 'end'>
  /** What is done: 「转赠」. */
  readonly doing: string
  readonly done: { readonly title: string; readonly note: ReactNode; readonly picture?: ReactNode }
  /** Where to go from here. */
  readonly away: ReactNode
  /** Further ways once it is done. */
  readonly more?: ReactNode
  readonly onCheck: () => void
  /** Leads to doing it once more under a key of its own, which is asked before; offered where nobody may ever know. */
  readonly again?: () => void
}

/** Whether an intent is to be asked for: nothing was said yet, or the server said no. */
export const isAsked = (state: IntentView<unknown>['state']): boolean => state === 'none' || state === 'refused'

/** How something that is done once has ended, or that nobody knows yet. */
export function IntentOutcome({ intent, doing, done, away, more, ...on }: IntentOutcomeProps) {
  const { state } = intent
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
  return <UnknownOutcome {...on} intent={intent} doing={doing} away={away} />
}

type UnknownOutcomeProps = Pick<IntentOutcomeProps, 'intent' | 'doing' | 'away' | 'onCheck' | 'again'>

/** 确认中: what is not known, what was found of it, and what can be done. */
export function UnknownOutcome({ intent, doing, away, onCheck, again }: UnknownOutcomeProps) {
  const { found = '', isLate = false, end } = intent
  const isOpenEnded = isLate || found !== ''
  const words = isLate ? lateWords(doing) : `还没有收到结果，会自动查询，不会重复${doing}。`
  return (
    <ResultState
      outcome="pending"
      title={`${doing}确认中`}
      note={`${words}${isOpenEnded ? found : '可以先离开这里。'}`}
      action={
        <>
          <Button onPress={onCheck} pending={intent.state === 'sending'}>
            刷新
          </Button>
          {away}
          {isOpenEnded && again && (
            <Button tone="quiet" onPress={again}>
              {`仍要再${doing}`}
            </Button>
          )}
          {found !== '' && !again && end && (
            <Button tone="quiet" onPress={end}>
              我已核对
            </Button>
          )}
          {isOpenEnded && <TextLink href={`#${href('/pages/mine/aboutUs/aboutUs')}`}>联系客服</TextLink>}
        </>
      }
    />
  )
}

/** The fields of `giftFields` as a form shows them. */
export const receiverField: PlainField = {
  name: 'receiver',
  label: '送给',
  placeholder: '对方的手机号或藏家号',
  inputMode: 'numeric',
  clean: typedReceiver,
  clearable: true,
}
export const payPasswordField: PlainField = { name: 'payPassword', label: '支付密码', kind: 'six' }

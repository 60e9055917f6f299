import { type ReactNode, useState } from 'react'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { isOf, type UnknownIntent, useUnknownIntents } from './unknown-intents.ts'

interface AskBeforeProps {
  /** What is not known yet and might be done twice; null while nothing is asked. */
  readonly doing: string | null
  readonly onYes: () => void
  readonly onNo: () => void
}

/** The question before something is done that may have been done already. */
export const AskBefore = ({ doing, onYes, onNo }: AskBeforeProps) => (
  <Dialog
    open={doing !== null}
    title={`再${doing ?? ''}一次？`}
    confirm={{ text: '仍然再来一次', tone: 'danger', onPress: onYes }}
    cancel={{ text: '先等等', onPress: onNo }}
    onDismiss={onNo}
  >
    还有一次{doing}不知道结果，可能已经成了。现在再来，可能会做两次。
  </Dialog>
)

interface AskingBefore {
  /** Does it at once, or after the question where something like it is unknown. */
  readonly before: (go: () => void) => void
  readonly question: ReactNode
}

/**
 * Asks before something is done while nobody knows what became of the same (docs/decisions/0025): `ids` are the goods it is about,
 * `isSame` what else counts as the same. `stream` is its own, which is not in its way.
 */
export function useAskBefore(
  stream: string,
  ids: readonly string[],
  isSame: (other: UnknownIntent) => boolean = () => false,
): AskingBefore {
  const [go, setGo] = useState<(() => void) | null>(null)
  const other = useUnknownIntents().find(
    (one) => one.stream !== stream && (isSame(one) || ids.some((id) => isOf(one, id))),
  )
  const end = () => setGo(null)
  const onYes = () => {
    end()
    go?.()
  }
  return {
    before: (next) => (other ? setGo(() => next) : next()),
    question: <AskBefore doing={go ? (other?.doing ?? '做') : null} onYes={onYes} onNo={end} />,
  }
}

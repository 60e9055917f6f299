import { type ReactNode, useState } from 'react'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useApp } from '../app/app.ts'
import { isOf, type UnknownIntent, useUnknownIntents } from './unknown-intents.ts'

/** Why it is asked: the same is unknown (`doing`, in a word), or a crash could not be remembered. */
export type Doubtful = { readonly doing: string } | { readonly doing: null }

interface AskBeforeProps {
  /** Null while nothing is asked. */
  readonly about: Doubtful | null
  readonly onYes: () => void
  readonly onNo: () => void
}

const again = (doing: string) => ({
  title: `再${doing}一次？`,
  yes: `仍然再${doing}`,
  text: `还有一次${doing}不知道结果，可能已经成了。现在再${doing}，可能会做两次、扣两次。`,
})
const unremembered = {
  title: '这台设备现在存不下数据',
  yes: '仍然继续',
  text: '接下来如果页面关闭或出错，就没有人记得这一次，也不会接着替你问。可以先腾出一些空间，再重新打开。',
}

/** The question before something is done that may have been done already, or that nobody would remember. */
export function AskBefore({ about, onYes, onNo }: AskBeforeProps) {
  const { title, yes, text } = about?.doing ? again(about.doing) : unremembered
  return (
    <Dialog
      open={about !== null}
      title={title}
      confirm={{ text: yes, tone: 'danger', onPress: onYes }}
      cancel={{ text: '先等等', onPress: onNo }}
      onDismiss={onNo}
    >
      {text}
    </Dialog>
  )
}

interface AskingBefore {
  /** Does it at once, or after the question where something like it is unknown, or the disk takes nothing. */
  readonly before: (go: () => void) => void
  readonly question: ReactNode
}

/**
 * Asks before something is done while nobody knows what became of the same, or while a crash could not be remembered
 * (docs/decisions/0025): `ids` are the goods it is about, `isSame` what else counts as the same. `stream` is its own, which is not in
 * its way.
 */
export function useAskBefore(
  stream: string,
  ids: readonly string[],
  isSame: (other: UnknownIntent) => boolean = () => false,
): AskingBefore {
  const { trade } = useApp()
  const [asked, setAsked] = useState<{ readonly about: Doubtful; readonly go: () => void } | null>(null)
  const other = useUnknownIntents().find(
    (one) => one.stream !== stream && (isSame(one) || ids.some((id) => isOf(one, id))),
  )
  const end = () => setAsked(null)
  const onYes = () => {
    end()
    asked?.go()
  }
  const before = (go: () => void) => {
    const about = other ?? (trade.remembers() ? null : { doing: null })
    if (about) setAsked({ about, go })
    else go()
  }
  return { before, question: <AskBefore about={asked?.about ?? null} onYes={onYes} onNo={end} /> }
}

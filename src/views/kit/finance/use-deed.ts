import { useState } from 'react'
import type { SomeStagedCall } from '#src/machines/staged.ts'
import { useInOnesName } from '../app/use-session.ts'
import { useAskBefore } from '../intent/ask-before.tsx'
import { type StagedStream, useStaged } from '../intent/use-staged.ts'
import type { ShownDeed } from './deed-sheet.tsx'

/** Something that takes or gives: what is said of it before, and what is said to its machine once it is confirmed. */
export interface Deed extends Pick<ShownDeed, 'title' | 'called' | 'lines' | 'risks' | 'confirm'> {
  readonly stream: StagedStream
  /** The call that does it. */
  readonly endpoint: SomeStagedCall['endpoint']
  /** The goods it is about: what is unknown of them is asked before. */
  readonly ids: readonly string[]
  readonly run: () => void
}

/** One deed at a time: asked in one sheet, then done; `change` is how the last one stands. */
export function useDeed() {
  const inOnesName = useInOnesName()
  const [asked, setAsked] = useState<Deed | null>(null)
  const [stream, setStream] = useState<StagedStream>('ask-to-buy/none')
  const { before, question } = useAskBefore(asked?.stream ?? stream, asked?.ids ?? [])
  const change = useStaged(stream)
  const end = () => setAsked(null)
  return {
    ask: (deed: Deed) => inOnesName(() => setAsked(deed)),
    shown: {
      deed: asked,
      question,
      change,
      onCheck: change.check,
      onDismiss: end,
      onConfirm: () => {
        if (!asked) return
        end()
        before({ endpoint: asked.endpoint }, () => {
          setStream(asked.stream)
          asked.run()
        })
      },
    },
  }
}

import { useState } from 'react'
import { useApp } from '../kit/app/app-port.ts'
import { useOnDone } from '../kit/form/use-on-done.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { viewWish } from '../kit/intent/use-wish.ts'
import type { CastingProps } from './casting.tsx'
import { castEndpoint, type CastLine, castLines, castOutcome, type CastRow, castStream } from './casting.select.ts'
import type { BeanKind } from './goods-lists.select.ts'

/** Melting copies of one's own down for beans: what can be, the question, and how it ended. `onCast` when the balance has changed. */
export function useCasting(kind: BeanKind, onCast: () => void): CastingProps {
  const app = useApp()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<CastLine | null>(null)
  const [copyId, setCopyId] = useState('')
  const list = useResource({ endpoint: 'beans.meltables', request: { currency: kind } })
  const wish = useStream(castStream(copyId), viewWish<CastRow>)
  useOnDone(wish.state, () => {
    list.refresh()
    onCast()
  })
  return {
    kind,
    open,
    resource: list,
    lines: castLines(list.data ?? [], kind),
    asked,
    pending: wish.state === 'sending',
    outcome: castOutcome(wish, kind),
    onOpen: setOpen,
    onAsk: setAsked,
    onCast: (line) => {
      setAsked(null)
      setCopyId(line.copyId)
      const endpoint = castEndpoint[kind]
      app.say(castStream(line.copyId), { type: 'transfer.requested', endpoint, request: { id: line.copyId } })
    },
  }
}

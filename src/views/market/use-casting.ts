import { useState } from 'react'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import { useApp } from '../kit/app/app.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { viewIntent } from '../kit/intent/use-intent.ts'
import type { CastingProps } from './casting.tsx'
import { castEndpoint, type CastLine, castLines, castOutcome, castStream } from './casting.select.ts'
import type { BeanKind } from './goods-lists.select.ts'

/** Melting copies of one's own down for beans: what can be, the question, and how it ended; `follows` when the balance has changed. */
export function useCasting(kind: BeanKind, follows: readonly FollowUp[]): CastingProps {
  const app = useApp()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<CastLine | null>(null)
  const [copyId, setCopyId] = useState('')
  const list = useResource({ endpoint: 'beans.meltables', request: { currency: kind } })
  const intent = useStream(castStream(copyId), (snapshot) => viewIntent(snapshot, Object.values(castEndpoint)))
  return {
    kind,
    open,
    resource: list,
    lines: castLines(list.data ?? [], kind),
    asked,
    pending: intent.state === 'sending',
    outcome: castOutcome(intent, kind),
    onOpen: setOpen,
    onAsk: setAsked,
    onCast: (line) => {
      setAsked(null)
      setCopyId(line.copyId)
      const endpoint = castEndpoint[kind]
      const request = { id: line.copyId }
      const done = [list.renewal, ...follows]
      app.say(castStream(line.copyId), { type: 'transfer.requested', endpoint, request, follows: { done } })
    },
  }
}

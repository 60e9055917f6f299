import { useState } from 'react'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import { useApp } from '../../kit/app/app.ts'
import { useResource } from '../../kit/resource/use-resource.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import { useAskBefore } from '../../kit/intent/ask-before.tsx'
import { type UnknownIntent, useUnknownIntents } from '../../kit/intent/unknown-intents.ts'
import { viewIntent } from '../../kit/intent/use-intent.ts'
import type { CastingProps } from './casting.tsx'
import { castEndpoint, type CastLine, castLines, castOutcome, castStream } from './casting.select.ts'
import type { BeanKind } from '../goods-lists.select.ts'

const isCasting = ({ endpoint }: Pick<UnknownIntent, 'endpoint'>): boolean =>
  Object.values(castEndpoint).some((one) => one === endpoint)

/** Melting copies of one's own down for beans: what can be, the question, and how it ended; `follows` when the balance has changed. */
export function useCasting(kind: BeanKind, follows: readonly FollowUp[]): CastingProps {
  const app = useApp()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<CastLine | null>(null)
  const [copyId, setCopyId] = useState('')
  const list = useResource({ endpoint: 'beans.meltables', request: { currency: kind } })
  // What an earlier page began and nobody knows the end of is told here, too.
  const doubtful = useUnknownIntents().find(isCasting)?.request['id']
  const shown = castStream(copyId || (typeof doubtful === 'string' ? doubtful : ''))
  // A copy that may be given, offered or upgraded already is not melted down without a question, either.
  const about = asked ? [asked.copyId] : []
  const { before, question } = useAskBefore(castStream(asked?.copyId ?? copyId), about, isCasting)
  const intent = useStream(shown, (snapshot) => viewIntent(snapshot, Object.values(castEndpoint)))
  return {
    kind,
    open,
    resource: list,
    lines: castLines(list.data ?? [], kind),
    asked,
    pending: intent.state === 'sending',
    outcome: castOutcome(intent, kind),
    question,
    onOpen: setOpen,
    onAsk: setAsked,
    onCast: (line) => {
      setAsked(null)
      const endpoint = castEndpoint[kind]
      const request = { id: line.copyId }
      const done = [list.renewal, ...follows]
      before({ endpoint }, () => {
        setCopyId(line.copyId)
        app.say(castStream(line.copyId), { type: 'transfer.requested', endpoint, request, follows: { done } })
      })
    },
  }
}

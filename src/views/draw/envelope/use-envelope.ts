import { useApp } from '../../kit/app/app.ts'
import { useInOnesName, useUser } from '../../kit/app/use-session.ts'
import { useAskBefore } from '../../kit/intent/ask-before.tsx'
import { useStaged } from '../../kit/intent/use-staged.ts'
import { ROWS_A_PAGE } from '../../kit/product/catalogue.ts'
import { useLive } from '../../kit/resource/use-live.ts'
import { useAside } from '../../kit/resource/use-aside.ts'
import { renewalOf, useResource } from '../../kit/resource/use-resource.ts'
import { envelopeStage, partLine } from './envelope.select.ts'

/** The envelope of now: how it stands while others take their parts, and taking one's own (lc:red-envelope). */
export function useEnvelope(isOpen: boolean) {
  const app = useApp()
  const inOnesName = useInOnesName()
  const isGuest = useUser() === null
  const now = useResource(isGuest ? null : { endpoint: 'draw.envelope', request: {} })
  const envelope = now.data?.envelope ?? null
  const id = envelope?.id ?? ''
  const isSeen = isOpen && id !== ''
  const closed = useAside(isSeen ? { endpoint: 'draw.envelopeClosed', request: { id } } : null)
  const parts = useAside(
    isSeen ? { endpoint: 'draw.envelopeParts', request: { envelopeId: id }, pageSize: ROWS_A_PAGE } : null,
  )
  const stream = `red-envelope/${id === '' ? 'none' : id}` as const
  const change = useStaged(stream)
  useLive(
    () => {
      now.refresh()
      closed.refresh()
      parts.refresh()
    },
    isOpen ? 4000 : 20_000,
  )
  const isClosed = closed.data?.closed ?? false
  const stage = envelope ? envelopeStage(envelope, isClosed) : null
  const beans = renewalOf({ endpoint: 'beans.mine', request: { currency: 'weiDou' } })
  const renewals = [now.renewal, closed.renewal, parts.renewal, beans]
  const { before, question } = useAskBefore(stream, [id])
  const take = () => {
    if (stage === null) return
    app.say(stream, { type: 'redEnvelope.shown', stage })
    const follows = { done: renewals, refused: renewals }
    app.say(stream, { type: 'redEnvelope.openRequested', endpoint: 'draw.openEnvelope', request: { id }, follows })
  }
  return {
    isGuest,
    now,
    stream,
    shown: {
      resource: now,
      now: now.data,
      stage,
      isClosed,
      parts: parts.items.map(partLine),
      change,
      question,
      onTake: () => inOnesName(() => before({ endpoint: 'draw.openEnvelope' }, take)),
      onCheck: change.check,
    },
  }
}

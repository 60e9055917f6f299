import { useMemo, useState } from 'react'
import { useApp } from '../../kit/app/app-port.ts'
import { viewResource } from '../../kit/resource/use-resource.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import type { CardChoice, Loaded } from '../kit/chat-view.ts'
import { viewCard } from './message-body.ts'
import { type CardSource, cardSources, sharing, sharingStream } from './shareable.ts'

export type Cards = Readonly<Record<CardSource, Loaded<CardChoice>>>

const nowhere = 'resource/nowhere'

function useSource(source: CardSource, isAsked: boolean): Loaded<CardChoice> {
  const { status, items, failure } = useStream(isAsked ? sharingStream(source) : nowhere, viewResource)
  return useMemo(
    () => ({
      state: isAsked ? status : 'loading',
      items: items.map((row) => {
        const { key, card } = sharing[source].read(row)
        return { key, card: viewCard(card) }
      }),
      failure: failure?.message ?? null,
    }),
    [source, isAsked, status, items, failure],
  )
}

/** Collectibles to share, one's own and those of the market, loaded when they are first asked for. */
export function useCards(): { readonly cards: Cards; readonly onCards: () => void } {
  const app = useApp()
  const [isAsked, setAsked] = useState(false)
  const own = useSource('own', isAsked)
  const market = useSource('market', isAsked)
  const [onCards] = useState(() => () => {
    for (const source of cardSources) app.openResource(sharingStream(source), sharing[source].input)
    setAsked(true)
  })
  return { cards: useMemo(() => ({ own, market }), [own, market]), onCards }
}

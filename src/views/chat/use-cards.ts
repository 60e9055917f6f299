import { useMemo, useState } from 'react'
import { useApp } from '../kit/app-port.ts'
import { newestProducts } from '../kit/catalogue.ts'
import type { ProductRow } from '../kit/collectible.ts'
import { resourceStream, viewResource } from '../kit/use-resource.ts'
import { useStream } from '../kit/use-stream.ts'
import type { CardView, Loaded } from './chat-view.ts'
import { viewCard } from './message-body.ts'

const stream = resourceStream(newestProducts)
const nowhere = 'resource/nowhere'

/** Collectibles of the market to share, loaded when they are first asked for. */
export function useCards(): { readonly cards: Loaded<CardView>; readonly onCards: () => void } {
  const app = useApp()
  const [asked, setAsked] = useState(false)
  const { status, items, failure } = useStream(asked ? stream : nowhere, viewResource<unknown, ProductRow>)
  const cards = useMemo<Loaded<CardView>>(
    () => ({ state: asked ? status : 'loading', items: items.map(viewCard), failure: failure?.message ?? null }),
    [asked, status, items, failure],
  )
  const [onCards] = useState(() => () => {
    app.openResource(stream, newestProducts)
    setAsked(true)
  })
  return { cards, onCards }
}

import { useMemo, useState } from 'react'
import { collectible } from '#src/domain/message/collectible.ts'
import type { ListName } from '#src/contract/rest/calls.ts'
import { useApp } from '../../kit/app/app.ts'
import { resourceStream } from '../../kit/resource/resource-stream.ts'
import { viewList } from '../../kit/resource/use-resource.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import type { CardChoice } from '../kit/chat-view.ts'
import type { Loaded } from '../../kit/chat/people-view.ts'
import { viewCard } from './message-body.ts'
import { type CardSource, sharing, type Source } from './shareable.ts'

export type Cards = Readonly<Record<CardSource, Loaded<CardChoice>>>

const nowhere = 'resource/nowhere'

function useSource<Name extends ListName>({ input, read }: Source<Name>, isAsked: boolean): Loaded<CardChoice> {
  const stream = isAsked ? resourceStream(input) : nowhere
  const { status, items, failure } = useStream(stream, (snapshot) => viewList(snapshot, input))
  return useMemo(
    () => ({
      state: isAsked ? status : 'loading',
      items: items.map((row) => {
        const { key, card } = read(row)
        return { key, card: viewCard(collectible.card(card)) }
      }),
      failure: failure?.message ?? null,
    }),
    [read, isAsked, status, items, failure],
  )
}

/** Collectibles to share, one's own and those of the market, loaded when they are first asked for. */
export function useCards(): { readonly cards: Cards; readonly onCards: () => void } {
  const app = useApp()
  const [isAsked, setAsked] = useState(false)
  const own = useSource(sharing.own, isAsked)
  const market = useSource(sharing.market, isAsked)
  const [onCards] = useState(() => () => {
    for (const { input } of [sharing.own, sharing.market]) app.openResource(resourceStream(input), input)
    setAsked(true)
  })
  return { cards: useMemo(() => ({ own, market }), [own, market]), onCards }
}

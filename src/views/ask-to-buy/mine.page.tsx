import { useState } from 'react'
import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { priceWords } from '../kit/product/goods.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { type AskRow, ownAskLine } from './asks.select.ts'
import { MyAsksScreen, states } from './mine.screen.tsx'
import { useAskDeeds } from './use-ask-deeds.ts'

/** One's own asks: what is held, what was got; taken back, or filled with an offer (marketplace §2, §7; lc:want-to-buy). */
export default function MyAsksPage() {
  const { query, replace } = useNavigation()
  const state = states.find((one) => one === query.get('state')) ?? 'released'
  const now = useNow(true, 30_000)
  const count = useResource({ endpoint: 'ask-to-buy.count', request: {} })
  const mine = useResource({ endpoint: 'ask-to-buy.mine', request: { state }, pageSize: PRODUCTS_A_PAGE })
  const [opened, setOpened] = useState<AskRow | null>(null)
  // What is offered of the same, the cheapest first.
  const offers = useResource(
    opened && opened.kind === 'copy'
      ? {
          endpoint: 'product.offers',
          request: { categoryId: opened.categoryId, order: 'priceUp' },
          pageSize: 20,
          freshMs: 5000,
        }
      : null,
  )
  const { shown, onCancel, onChoose } = useAskDeeds([count.renewal, mine.renewal])
  const fitting = offers.items.filter((row) => opened && row.state === 'up' && row.priceFen <= opened.priceFen)
  return (
    <MyAsksScreen
      {...shown}
      unknown={
        <UnknownIntents
          by={['ask-to-buy.release', 'ask-to-buy.cancel', 'ask-to-buy.choose'] as const}
          but={undefined}
        />
      }
      state={state}
      held={count.data ? { fen: priceWords(count.data.heldFen), open: count.data.open, limit: count.data.limit } : null}
      lines={mine.items.map((row) => ({
        ...ownAskLine(row, now),
        ...(row.state === 'released' ? { onPress: () => setOpened(row) } : {}),
      }))}
      resource={mine}
      opened={opened && { title: opened.name, price: priceWords(opened.priceFen) }}
      offers={fitting.map((row) => ({
        id: row.id,
        title: `#${row.number}`,
        value: priceWords(row.priceFen),
        onPress: () => {
          const ask = opened!
          setOpened(null)
          onChoose(ask, { id: row.id, priceFen: row.priceFen, called: `${row.name} #${row.number}` })
        },
      }))}
      onState={(next) => replace(href('/pages/mine/asktobuy/index', { state: next }))}
      onClose={() => setOpened(null)}
      onCancel={() => {
        const ask = opened
        setOpened(null)
        if (ask) onCancel(ask)
      }}
    />
  )
}

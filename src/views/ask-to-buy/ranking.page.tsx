import { useNavigation } from '../kit/app/use-navigation.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { href } from '#src/routes/table.ts'
import { orders, pieceLine, rankingPath } from './asks.select.ts'
import { AskBook } from './book.tsx'
import { BoxBook } from './box-book.tsx'
import { RankingScreen } from './ranking.screen.tsx'

/** The ranking of what is asked for, and the book of one product or box (marketplace §2, §7; docs/decisions/0046). */
export default function RankingPage() {
  const { query, replace } = useNavigation()
  const [category, box] = [query.get('category'), query.get('box')]
  if (category !== null) return <AskBook categoryId={category} />
  if (box !== null) return <BoxBook boxId={box} />
  const kind = query.get('kind') === 'box' ? 'box' : 'copy'
  const order = orders.find((one) => one === query.get('order')) ?? 'hot'
  const narrow = (change: Record<string, string>) => replace(href(rankingPath, { kind, order, ...change }))
  const Shown = kind === 'box' ? Boxes : Copies
  return <Shown order={order} onOrder={(next) => narrow({ order: next })} onKind={(next) => narrow({ kind: next })} />
}

type Chosen = Pick<Parameters<typeof RankingScreen>[0], 'order' | 'onOrder' | 'onKind'>

function Copies(chosen: Chosen) {
  const list = useResource({
    endpoint: 'ask-to-buy.market',
    request: { order: chosen.order },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 10_000,
  })
  return <RankingScreen {...chosen} kind="copy" lines={useShown(list.items, pieceLine)} resource={list} />
}

function Boxes(chosen: Chosen) {
  const list = useResource({ endpoint: 'ask-to-buy.boxStatistics', request: {}, freshMs: 10_000 })
  return <RankingScreen {...chosen} kind="box" lines={useShown(list.data ?? [], pieceLine)} resource={list} />
}

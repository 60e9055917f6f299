import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useUser } from '../kit/app/use-session.ts'
import { ladderLines } from '../kit/finance/finance.select.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { addHref, askLine, type AskRow } from './asks.select.ts'
import { BookScreen } from './book.screen.tsx'
import { useAskDeeds } from './use-ask-deeds.ts'

/** Who asks for one product, both ladders and what was paid; what one has of it is sold here. */
export function AskBook({ categoryId }: { readonly categoryId: string }) {
  const { push } = useNavigation()
  const me = useUser()?.userId
  const now = useNow(true, 30_000)
  const book = useResource({
    endpoint: 'ask-to-buy.byCategory',
    request: { categoryId },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 5000,
  })
  const piece = book.data?.piece ?? null
  // What one has of it that nothing holds; the highest number goes first.
  const own = useResource(
    piece && piece.sellable > 0
      ? { endpoint: 'collection.list', request: { state: 'free', keyword: piece.name }, pageSize: 50 }
      : null,
  )
  const copy = own.items.filter((row) => row.productId === piece?.productId).toSorted((a, b) => b.number - a.number)[0]
  const { shown, onSell } = useAskDeeds([
    book.renewal,
    own.renewal,
    renewalOf({ endpoint: 'ask-to-buy.sold', request: {}, pageSize: PRODUCTS_A_PAGE }),
  ])
  const line = (row: AskRow) => ({
    ...askLine(row, now),
    ...(row.asker.userId === me
      ? { tag: { text: '我', tone: 'indigo' } as const, onPress: () => push(href('/pages/mine/asktobuy/index')) }
      : copy
        ? { onPress: () => onSell(row, { id: copy.id, called: `${copy.name} #${copy.number}` }) }
        : {}),
  })
  return (
    <BookScreen
      {...shown}
      unknown={<UnknownIntents by={['ask-to-buy.sell'] as const} but={shown.deed?.stream ?? 'ask-to-buy/none'} />}
      title={piece?.name ?? '求购'}
      lines={book.items.map(line)}
      resource={book}
      bids={ladderLines(book.data?.bids ?? [], '笔')}
      offers={ladderLines(book.data?.offers ?? [], '件')}
      points={(book.data?.days ?? []).map((row) => ({ at: row.at, value: row.lastFen }))}
      sellable={piece?.sellable ?? 0}
      addHref={piece ? addHref(piece) : ''}
    />
  )
}

import { List, ListRow } from '#src/ui/display/list.tsx'
import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useUser } from '../kit/app/use-session.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { addHref, askLine, type AskRow, dealLine } from './asks.select.ts'
import { BookScreen } from './book.screen.tsx'
import { useAskDeeds } from './use-ask-deeds.ts'

/** Who asks for one kind of sealed box, and what was sold of it lately. */
export function BoxBook({ boxId }: { readonly boxId: string }) {
  const { push } = useNavigation()
  const me = useUser()?.userId
  const now = useNow(true, 30_000)
  const asks = useResource({
    endpoint: 'ask-to-buy.boxMarket',
    request: { blindBoxId: boxId },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 5000,
  })
  const deals = useResource({ endpoint: 'ask-to-buy.boxDeals', request: {}, pageSize: 20, freshMs: 10_000 })
  const own = useResource(me ? { endpoint: 'box.mineOf', request: { blindBoxId: boxId }, pageSize: 50 } : null)
  const sealed = own.items.filter((row) => row.state === 'free')
  const { shown, onSell } = useAskDeeds([asks.renewal, deals.renewal, own.renewal])
  const line = (row: AskRow) => ({
    ...askLine(row, now),
    ...(row.asker.userId === me
      ? { tag: { text: '我', tone: 'indigo' } as const, onPress: () => push(href('/pages/mine/asktobuy/index')) }
      : sealed[0]
        ? { onPress: () => onSell(row, { id: sealed[0]!.id, called: `${row.name}，未打开的一个` }) }
        : {}),
  })
  const sold = deals.items.filter((row) => row.productId === boxId).map(dealLine)
  return (
    <BookScreen
      {...shown}
      unknown={<UnknownIntents by={['ask-to-buy.sell'] as const} but={shown.deed?.stream ?? 'ask-to-buy/none'} />}
      title={asks.items[0]?.name ?? '盲盒求购'}
      lines={asks.items.map(line)}
      resource={asks}
      sellable={sealed.length}
      addHref={addHref({ kind: 'box', productId: boxId, categoryId: '' })}
      more={
        sold.length > 0 && (
          <List header="最近求购成交">
            {sold.map(({ id, note, value }) => (
              <ListRow key={id} title={value} note={note} oneLine />
            ))}
          </List>
        )
      }
    />
  )
}

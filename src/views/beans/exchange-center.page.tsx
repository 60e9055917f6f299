import { useApp } from '../kit/app/app.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useCheckedForm } from '../kit/form/use-checked-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useAllRows } from '../kit/resource/use-all-rows.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { forgottenBy } from '../kit/intent/unknown-intents.ts'
import { useIntent } from '../kit/intent/use-intent.ts'
import { exchangeForm } from './exchange.form.ts'
import { ExchangeScreen } from './exchange.screen.tsx'
import { ExchangeCenterScreen } from './exchange-center.screen.tsx'
import {
  exchangeEndpoint,
  exchangeHref,
  type ExchangeKind,
  exchangeLine,
  exchangeTab,
  recordLine,
} from './exchange-center.select.ts'

/** What beans can be given for in one step, and what they were given for (marketplace §2, §7). The intent stands in the address. */
export default function ExchangeCenterPage() {
  const { query } = useNavigation()
  const tab = exchangeTab(query)
  const product = query.get('product') ?? ''
  const intent = query.get('intent') ?? ''
  if (product === '' || intent === '' || tab === 'record') return <Center tab={tab} />
  return <Exchange kind={tab} product={product} intent={intent} />
}

function useRedeemables(kind: ExchangeKind) {
  const list = useResource({
    endpoint: 'beans.redeemables',
    request: { currency: kind },
    pageSize: ROWS_A_PAGE,
    freshMs: 5000,
  })
  const now = useNowAt(list.items.map((row) => row.product.onSaleAt))
  return { list, lines: list.items.map((row) => exchangeLine(row, kind, now)) }
}

function Center({ tab }: { readonly tab: ReturnType<typeof exchangeTab> }) {
  const { push, replace } = useNavigation()
  const { trade } = useApp()
  const { list, lines } = useRedeemables(tab === 'record' ? 'weiDou' : tab)
  const records = useResource({
    endpoint: 'order.exchanged',
    request: {},
    pageSize: ROWS_A_PAGE,
    freshMs: 2000,
  })
  return (
    <ExchangeCenterScreen
      unknown={<UnknownIntents by={Object.values(exchangeEndpoint)} />}
      tab={tab}
      resource={tab === 'record' ? records : list}
      balance={list.data?.balance ?? null}
      lines={lines}
      records={records.items.map(recordLine)}
      onTab={(next) => replace(exchangeHref(next))}
      onChoose={(id) => push(exchangeHref(tab, id, trade.newIntent()))}
    />
  )
}

const forgotten = forgottenBy(Object.values(exchangeEndpoint))

interface ExchangeProps {
  readonly kind: ExchangeKind
  readonly product: string
  readonly intent: string
}

function Exchange({ kind, product, intent }: ExchangeProps) {
  const { trade } = useApp()
  const { replace } = useNavigation()
  const { list, lines } = useRedeemables(kind)
  const exchange = useIntent('transfer', Object.values(exchangeEndpoint), intent)
  const { before, question } = useAskBefore(`transfer/${intent}`, [product], forgotten)
  const line = lines.find(({ id }) => id === product) ?? null
  const all = useAllRows(list, line !== null)
  const form = useCheckedForm(exchangeForm, ({ payPassword }) => {
    if (line === null) return
    // It is exchanged for what is on the screen, or not at all.
    const request = { productId: product, expectedTotalBeans: line.beans }
    before({ endpoint: exchangeEndpoint[kind] }, () =>
      exchange.perform(
        { endpoint: exchangeEndpoint[kind], request, password: String(payPassword) },
        { done: [list.renewal], refused: [list.renewal] },
      ),
    )
  })
  return (
    <>
      <ExchangeScreen
        resource={all}
        line={line}
        form={form}
        intent={exchange}
        backHref={`#${exchangeHref(kind)}`}
        onCheck={exchange.check}
        onAgain={() => replace(exchangeHref(kind, product, trade.newIntent()))}
      />
      {question}
    </>
  )
}

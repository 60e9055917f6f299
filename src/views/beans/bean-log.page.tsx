import { useEffect } from 'react'
import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useCheckedForm } from '../kit/form/use-checked-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useIntent } from '../kit/intent/use-intent.ts'
import { giftFormOf } from './bean-gift.form.ts'
import { BeanGiftScreen } from './bean-gift.screen.tsx'
import { assetLines } from './assets.select.ts'
import { BeanLogScreen } from './bean-log.screen.tsx'
import {
  type AssetKind,
  assetOf,
  beanLogHref,
  beanLogPath,
  giftSum,
  type LogPart,
  giveCalls,
  logLine,
  partOf,
} from './bean-log.select.ts'

/** One balance: what it is, what came and went, what was cast for it, and giving it away (marketplace §2, §7), all by the address. */
export default function BeanLogPage() {
  const { query } = useNavigation()
  const kind = assetOf(query)
  const gift = query.get('gift') ?? ''
  return gift === '' ? (
    <Log kind={kind} part={partOf(query, kind)} />
  ) : (
    <Gift kind={kind} gift={gift} to={query.get('to') ?? ''} />
  )
}

const balanceOf = (key: AssetKind['key']) =>
  ({ endpoint: 'beans.mine', request: { currency: key }, freshMs: 2000 }) as const

/** How much there is of one currency: null while it is on its way. */
const amountOf = ({
  status,
  data,
}: {
  readonly status: string
  readonly data?: { readonly balance: number } | undefined
}) => (status === 'loading' ? null : data?.balance)

/** What one has of everything; the page is about one of these. */
function useBalances(kind: AssetKind['key'], own: Parameters<typeof amountOf>[0]) {
  const useBalance = (key: AssetKind['key']) => {
    const other = useAside(key === kind ? null : balanceOf(key))
    return key === kind ? own : other
  }
  const purse = useAside({ endpoint: 'wallet.purse', request: {}, freshMs: 5000 })
  const points = useAside({
    endpoint: 'daily.points',
    request: { direction: 'all' },
    pageSize: ROWS_A_PAGE,
    freshMs: 5000,
  })
  const stars = useAside({ endpoint: 'daily.starBeans', request: {}, pageSize: ROWS_A_PAGE, freshMs: 5000 })
  return {
    wallet: purse.status === 'loading' ? null : purse.data?.state === 'opened' ? purse.data.balanceFen : undefined,
    weiDou: amountOf(useBalance('weiDou')),
    yuanDou: amountOf(useBalance('yuanDou')),
    beanSprouts: amountOf(useBalance('beanSprouts')),
    gold: amountOf(useBalance('gold')),
    platinum: amountOf(useBalance('platinum')),
    diamond: amountOf(useBalance('diamond')),
    points: amountOf(points),
    starBeans: amountOf(stars),
  }
}

function Log({ kind, part }: { readonly kind: AssetKind; readonly part: LogPart }) {
  const { push, replace } = useNavigation()
  const { trade } = useApp()
  const balance = useResource(balanceOf(kind.key))
  const balances = useBalances(kind.key, balance)
  const list = useResource({
    endpoint: part === 'log' ? 'beans.log' : 'beans.melted',
    request: { currency: kind.key },
    pageSize: ROWS_A_PAGE,
    freshMs: 2000,
  })
  return (
    <BeanLogScreen
      unknown={kind.give !== null && <UnknownIntents by={[kind.give]} />}
      assets={assetLines(balances, kind.key)}
      kind={kind}
      part={part}
      balance={balance}
      row={balance.data ?? null}
      list={list}
      lines={list.items.map(logLine)}
      onKind={(key) => replace(beanLogHref(key))}
      onPart={(next) => replace(beanLogHref(kind.key, next))}
      onGive={() => push(href(beanLogPath, { currency: kind.key, gift: trade.newIntent() }))}
    />
  )
}

function Gift({ kind, gift, to }: { readonly kind: AssetKind; readonly gift: string; readonly to: string }) {
  const { trade } = useApp()
  const { replace } = useNavigation()
  const balance = useResource(balanceOf(kind.key))
  const intent = useIntent('transfer', giveCalls, gift)
  const sumOf = (typed: string) => giftSum(typed, kind, balance.data ?? null)
  // Giving the same kind again is the same, whoever it is for.
  const { before, question } = useAskBefore(`transfer/${gift}`, [], ({ endpoint }) => endpoint === kind.give)
  const draft = giftFormOf(kind.key)
  const form = useCheckedForm(draft, ({ receiver, amount: typed, payPassword }) => {
    const { amount } = sumOf(String(typed))
    const { give } = kind
    if (amount === null || give === null) return
    before({ endpoint: give }, () =>
      intent.perform(
        { endpoint: give, request: { receiver: String(receiver), amount }, password: String(payPassword) },
        { done: [{ type: 'submission.reset', key: draft.form, tab: trade.tabId }, balance.renewal] },
      ),
    )
  })
  const { change } = form
  useEffect(() => {
    if (to !== '') change('receiver', to)
    // Once, for the person whose page one comes from.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [to])
  const sum = sumOf(form.text('amount'))
  return (
    <>
      <BeanGiftScreen
        kind={kind}
        resource={balance}
        balance={balance.data ?? null}
        form={sum.message === '' ? form : { ...form, errors: { ...form.errors, amount: sum.message } }}
        lines={sum.lines}
        intent={intent}
        onCheck={intent.check}
        onAgain={() => replace(href(beanLogPath, { currency: kind.key, gift: trade.newIntent() }))}
      />
      {question}
    </>
  )
}

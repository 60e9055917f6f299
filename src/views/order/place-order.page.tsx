import { useEffect, useState } from 'react'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../kit/app/app.ts'
import { type BuyTarget, buyHref, manyHref } from '../kit/order/buy.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { isForgotten, isLate, lateAt } from '../kit/intent/unknown-intents.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { moneyKindOf } from '../kit/order/purchase.ts'
import { usePurchase } from '../kit/order/use-purchase.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { BuyMany } from './buy-many.tsx'
import { purchaseDraft } from './place-order.form.ts'
import { PlaceOrderScreen } from './place-order.screen.tsx'
import {
  boughtUnder,
  closedNote,
  moneyWay,
  orderCall,
  type PreviewRow,
  priceChange,
  readAddress,
  goodsOf,
  targetId,
  viewPlaceOrder,
} from './place-order.select.ts'

/** What is to be bought, how much of it and how it is paid, before there is an order (marketplace §2, §4, §7). */
export default function PlaceOrderPage() {
  const { trade } = useApp()
  const { query, replace } = useNavigation()
  const { target, manyOf, key } = readAddress(query)
  const way = query.get('way') ?? ''
  const from = query.get('from') ?? ''
  useEffect(() => {
    // The key of the intent stands in the address: a reload and a second tab mean the same intent.
    if (key !== null) return
    if (target) replace(buyHref(target, { key: trade.newIntent().slice(0, 80), way, from }))
    else if (manyOf !== null) replace(manyHref(manyOf, trade.newIntent().slice(0, 80)))
  })
  if (manyOf !== null && key !== null) return <BuyMany key={key} productId={manyOf} intent={key} />
  if (manyOf !== null) return <PlaceOrderScreen stage={{ kind: 'opening' }} />
  if (!target) return <PlaceOrderScreen stage={{ kind: 'nothing' }} />
  return key === null ? (
    <PlaceOrderScreen stage={{ kind: 'opening' }} />
  ) : (
    <Intent key={key} target={target} intent={key} way={way} from={from} />
  )
}

interface IntentProps {
  readonly target: BuyTarget
  readonly intent: string
  /** How it is to be paid when nothing else was chosen; `''` for the usual way. */
  readonly way: string
  /** `rush` where an avatar is sold in a rush; `''` otherwise. */
  readonly from: string
}

function Intent({ target, intent, way, from }: IntentProps) {
  const { trade, device } = useApp()
  const { replace } = useNavigation()
  const preview = useResource({ endpoint: 'order.preview', request: target })
  const purchase = usePurchase(`order/${intent}`)
  const now = useNowAt([lateAt(purchase.since)])
  const draft = useForm(purchaseDraft(targetId(target), way, moneyKindOf(device.choice('payWay'), trade.nativePay)))
  const { phase } = purchase
  if (phase === 'closed') {
    return (
      <PlaceOrderScreen
        stage={{
          kind: 'closed',
          note: closedNote(purchase.kind),
          again: () => replace(buyHref(target, { key: trade.newIntent(), way, from })),
        }}
      />
    )
  }
  if (phase === 'uncertain')
    return (
      <PlaceOrderScreen
        stage={{
          kind: 'uncertain',
          check: purchase.check,
          chargesAtOnce: purchase.chargesAtOnce,
          found: purchase.found,
          isLate: isLate(purchase.since, now),
          again: () => replace(buyHref(target, { key: trade.newIntent(), way, from })),
        }}
      />
    )
  if (!preview.data) return <PlaceOrderScreen stage={{ kind: 'loading', resource: preview }} />
  const look = { row: preview.data, refresh: preview.refresh, renewal: preview.renewal }
  return (
    <Confirm
      target={target}
      way={way}
      from={from}
      stream={`order/${intent}`}
      look={look}
      purchase={purchase}
      draft={draft}
    />
  )
}

interface ConfirmProps extends Pick<IntentProps, 'target' | 'way' | 'from'> {
  readonly stream: `order/${string}`
  readonly look: { readonly row: PreviewRow; readonly refresh: () => void; readonly renewal: FollowUp }
  readonly purchase: ReturnType<typeof usePurchase>
  readonly draft: ReturnType<typeof useForm>
}

const askedWith = (snapshot: SnapshotOf<`order/${string}`> | undefined) => snapshot?.context.request ?? null

function Confirm({ target, way, from, stream, look: { row, refresh, renewal }, purchase, draft }: ConfirmProps) {
  const {
    trade: { nativePay, tabId },
    device,
  } = useApp()
  const asked = useStream(stream, askedWith)
  const [agreed, setAgreed] = useState<unknown>(null)
  const password = useAside({ endpoint: 'identity.payPassword', request: {} })
  useRenewal([password.data?.lockedUntil ?? null], password.refresh)
  const [typed, setTyped] = useState<string | null>(null)
  const { before, question } = useAskBefore(stream, goodsOf(target, row), isForgotten)
  const { values } = draft
  const chosen = { quantity: Number(values['quantity']), way: String(values['way']) }
  const view = viewPlaceOrder(row, chosen, password.data ?? null, nativePay)
  const isRefused = purchase.phase === 'refused'
  const call = orderCall(target, view, row, from)
  const place = (secret: string | null) => {
    setTyped(null)
    const paid = moneyWay(view.way)
    if (paid) device.keepChoice('payWay', paid)
    const draftKey = purchaseDraft(targetId(target), way).form
    purchase.place(call, {
      password: secret,
      way: paid ?? null,
      follows: {
        done: [{ type: 'submission.reset', key: draftKey, tab: tabId }],
        // What was refused has another price, another stock or another limit now.
        refused: [renewal],
      },
    })
  }
  const goOn = () => {
    if (view.asksPassword) setTyped('')
    else place(null)
  }
  return (
    <PlaceOrderScreen
      stage={{
        kind: 'ready',
        view,
        rules: boughtUnder(row),
        pending: purchase.phase !== 'none' && !isRefused,
        refusal: isRefused && agreed !== asked ? purchase.failure : '',
        priceChange: isRefused && agreed !== asked && asked ? priceChange(asked, row) : '',
        typed,
        onQuantity: (quantity) => draft.change('quantity', quantity),
        onWay: (way) => draft.change('way', way),
        onAgree: () => setAgreed(asked),
        onLook: refresh,
        onSubmit: () => before(call, goOn),
        question,
        onType: setTyped,
        onPassword: place,
      }}
    />
  )
}

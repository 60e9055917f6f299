import { useMemo } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { amountField, amountOf, choiceField, chosenOf, offering, outOf, refusing } from '../kit/finance/amount-form.ts'
import { unknownDeeds } from '../kit/finance/deal-page.tsx'
import { useCheckedForm } from '../kit/form/use-checked-form.ts'
import { priceWords } from '../kit/product/goods.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { AddAskScreen } from './add.screen.tsx'
import { askedThing } from './asks.select.ts'
import { useAskDeeds } from './use-ask-deeds.ts'

const fields = { price: amountField('求购价'), days: choiceField('3') }

/** Asks to buy one product or kind of box: its price is put aside until it is sold, taken back, or its days are over (lc:want-to-buy). */
export default function AddAskPage() {
  const app = useApp()
  const { query, href: here } = useNavigation()
  const [categoryId, box] = [query.get('category') ?? '', query.get('box') ?? '']
  const book = useResource(
    categoryId === ''
      ? null
      : { endpoint: 'ask-to-buy.byCategory', request: { categoryId }, pageSize: 20, freshMs: 5000 },
  )
  const sealed = useResource(box === '' ? null : { endpoint: 'box.detail', request: { id: box }, freshMs: 5000 })
  const { data: count } = useAside({ endpoint: 'ask-to-buy.count', request: {} })
  const thing = askedThing(book.data?.piece ?? null, sealed.data ?? null, box)
  const why = (fen: number | null): string =>
    outOf(fen, count?.lowestFen ?? 1, count ? Math.min(count.highestFen, count.balanceFen) : Infinity)
  const days = count?.days ?? []
  const given = query.get('key')
  const key = useMemo(() => given ?? app.trade.newIntent(), [app, given])
  const { shown, onRelease } = useAskDeeds([])
  const draft = `ask/${categoryId || box}`
  const typed = useCheckedForm({ form: draft, fields }, (values) => {
    const priceFen = amountOf(String(values['price']))
    if (!thing || !count || priceFen === null || why(priceFen) !== '') return
    onRelease(key, { ...thing, priceFen, days: Number(chosenOf(days, String(values['days']))) }, count.balanceFen, {
      from: here,
      draft,
    })
  })
  const form = offering(typed, { days })
  const price = amountOf(form.text('price'))
  return (
    <AddAskScreen
      {...shown}
      unknown={unknownDeeds(['ask-to-buy.release'] as const, `ask-to-buy/${key}`)}
      resource={categoryId === '' ? sealed : book}
      isChosen={categoryId !== '' || box !== ''}
      thing={thing}
      form={refusing(form, { price: why(price) })}
      days={days}
      frozen={price === null ? '—' : priceWords(price)}
      balance={count ? priceWords(count.balanceFen) : '—'}
    />
  )
}

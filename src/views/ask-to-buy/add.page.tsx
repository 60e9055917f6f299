import { useMemo } from 'react'
import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { day } from '#src/domain/time/instant.ts'
import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import { safePicture } from '../kit/app/links.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { amountField, amountOf, choiceField, outOf } from '../kit/finance/amount-form.ts'
import { maybePrice } from '../kit/finance/finance.select.ts'
import { useCheckedForm } from '../kit/form/use-checked-form.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { AddAskScreen } from './add.screen.tsx'
import { releaseDeed } from './ask-deeds.select.ts'
import { useAskDeeds } from './use-ask-deeds.ts'

const minePath = href('/pages/mine/asktobuy/index')

/** Pure: what is asked for, a product or a kind of box, with its best prices. */
function thingOf(
  piece: AnswerOf<'ask-to-buy.byCategory'>['piece'],
  sealed: Pick<AnswerOf<'box.detail'>, 'name' | 'image' | 'floorFen'> | null,
  boxId: string,
) {
  if (piece) {
    const { productId, name, image, floorFen } = piece
    return { kind: 'copy', productId, name, image, floorFen, best: piece.asks > 0 ? piece.highestFen : null } as const
  }
  return sealed && ({ ...sealed, kind: 'box', productId: boxId, best: null } as const)
}

/** Asks to buy one product or kind of box: its price is put aside until it is sold, taken back, or its days are over (lc:want-to-buy). */
export default function AddAskPage() {
  const app = useApp()
  const { query, href: here } = useNavigation()
  const [category, box] = [query.get('category') ?? '', query.get('box') ?? '']
  const book = useResource(
    category === ''
      ? null
      : { endpoint: 'ask-to-buy.byCategory', request: { categoryId: category }, pageSize: 20, freshMs: 5000 },
  )
  const sealed = useResource(box === '' ? null : { endpoint: 'box.detail', request: { id: box }, freshMs: 5000 })
  const count = useResource({ endpoint: 'ask-to-buy.count', request: {} })
  const thing = thingOf(book.data?.piece ?? null, sealed.data ?? null, box)
  const outOfRange = (fen: number | null): string =>
    count.data ? outOf(fen, count.data.lowestFen, Math.min(count.data.highestFen, count.data.balanceFen)) : ''
  const given = query.get('key')
  const key = useMemo(() => given ?? app.trade.newIntent(), [app, given])
  const { ask, shown } = useAskDeeds([])
  const form = useCheckedForm(
    { form: `ask/${category || box}`, fields: { price: amountField('求购价'), days: choiceField('3') } },
    (values) => {
      const [priceFen, days] = [amountOf(String(values['price'])), Number(values['days'])]
      if (!thing || priceFen === null || outOfRange(priceFen) !== '') return
      const until = app.clock.now() + days * day
      ask({
        ...releaseDeed(thing.name, priceFen, until, count.data?.balanceFen ?? null),
        stream: `ask-to-buy/${key}`,
        endpoint: 'ask-to-buy.release',
        ids: [thing.productId],
        run: () =>
          app.say(`ask-to-buy/${key}`, {
            type: 'askToBuy.releaseRequested',
            endpoint: 'ask-to-buy.release',
            request: { kind: thing.kind, productId: thing.productId, priceFen, days },
            follows: {
              done: [
                renewalOf({ endpoint: 'ask-to-buy.count', request: {} }),
                renewalOf({ endpoint: 'ask-to-buy.mine', request: { state: 'released' } }),
                { type: 'navigation.replaceRequested', href: minePath, from: [here] },
              ],
            },
          }),
      })
    },
  )
  const price = amountOf(form.text('price'))
  const message = outOfRange(price)
  return (
    <AddAskScreen
      {...shown}
      unknown={<UnknownIntents by={['ask-to-buy.release'] as const} but={`ask-to-buy/${key}`} />}
      resource={category === '' ? sealed : book}
      isChosen={category !== '' || box !== ''}
      thing={
        thing && {
          name: thing.name,
          image: safePicture(thing.image),
          best: maybePrice(thing.best),
          floor: maybePrice(thing.floorFen),
        }
      }
      form={message === '' ? form : { ...form, errors: { ...form.errors, price: message } }}
      days={(count.data?.days ?? [1, 3, 7]).map(String)}
      frozen={price === null ? '—' : priceWords(price)}
      balance={count.data ? priceWords(count.data.balanceFen) : '—'}
    />
  )
}

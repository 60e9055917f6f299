import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useUser } from '../kit/app/use-session.ts'
import { unknownDeeds } from '../kit/finance/deal-page.tsx'
import { useOpened } from '../kit/finance/use-opened.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { priceWords } from '../kit/product/goods.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { type AskRow, fittingOffers, offersOf, ownAskLine, shownStates } from './asks.select.ts'
import { MyAsksScreen } from './mine.screen.tsx'
import { useAskDeeds } from './use-ask-deeds.ts'

/** One's own asks: what is held, what was got; taken back, or filled with an offer (marketplace §2, §7; lc:want-to-buy). */
export default function MyAsksPage() {
  const { query, replace } = useNavigation()
  const state = shownStates.find((one) => one === query.get('state')) ?? 'released'
  const now = useNow(true, 30_000)
  const { data: count, renewal } = useAside({ endpoint: 'ask-to-buy.count', request: {} })
  const mine = useResource({ endpoint: 'ask-to-buy.mine', request: { state }, pageSize: PRODUCTS_A_PAGE })
  const { opened, open, close, after } = useOpened<AskRow>()
  const me = useUser()?.userId ?? ''
  const offers = useResource(offersOf(opened))
  const known = offers.status === 'ready' ? offers.items : null
  const { shown, onCancel, onChoose } = useAskDeeds([renewal, mine.renewal])
  const press = (row: AskRow) => (row.state === 'released' ? { onPress: () => open(row) } : {})
  return (
    <MyAsksScreen
      {...shown}
      unknown={unknownDeeds(['ask-to-buy.release', 'ask-to-buy.cancel', 'ask-to-buy.choose'] as const)}
      state={state}
      held={count ? [priceWords(count.heldFen), `${count.open} / ${count.limit} 笔`] : null}
      lines={mine.items.map((row) => ({ ...ownAskLine(row, now), ...press(row) }))}
      resource={mine}
      opened={opened && { title: opened.name, ...fittingOffers(opened, known, me) }}
      onState={(next) => replace(href('/pages/mine/asktobuy/index', { state: next }))}
      onClose={close}
      onCancel={after(onCancel)}
      onChoose={after(onChoose)}
    />
  )
}

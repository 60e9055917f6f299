import { formatRate } from '#src/domain/finance/interest.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import {
  amountField,
  amountOf,
  choiceField,
  chosenOf,
  inDays,
  offering,
  outOf,
  refusing,
} from '../kit/finance/amount-form.ts'
import { unknownDeeds } from '../kit/finance/deal-page.tsx'
import { useCopyChoice } from '../kit/finance/use-copy-choice.ts'
import { useCheckedForm } from '../kit/form/use-checked-form.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { AddPledgeScreen } from './add.screen.tsx'
import { loanLines, rates } from './pledges.select.ts'
import { usePledgeDeeds } from './use-pledge-deeds.ts'

/** Publishes a copy for a loan (marketplace §2 addhypothecate, §7; lc:mortgage). */
export default function AddPledgePage() {
  const { href: here } = useNavigation()
  const first = useAside({ endpoint: 'pledge.first', request: {}, freshMs: 60_000 })
  const free = useResource({ endpoint: 'collection.list', request: { state: 'free' }, pageSize: PRODUCTS_A_PAGE })
  const { copyId, chosen } = useCopyChoice('/pages/sales/addhypothecate', free)
  const rules = first.data?.rules ?? null
  const { shown, onPublish } = usePledgeDeeds(rules, [free.renewal])
  const why = (fen: number | null): string => outOf(fen, rules?.lowestFen ?? 1, rules?.highestFen ?? Infinity)
  const offers = { rate: rates.filter((rate) => rate <= (rules?.highestBasisPoints ?? 0)), days: rules?.days ?? [] }
  const typed = useCheckedForm(
    { form: `pledge/${copyId}`, fields: { loan: amountField('借款'), rate: choiceField('5'), days: choiceField('7') } },
    (values) => {
      const loanFen = amountOf(String(values['loan']))
      if (!chosen.copy || !rules || loanFen === null || why(loanFen) !== '') return
      const [rate, days] = [
        chosenOf(offers.rate, String(values['rate'])),
        chosenOf(offers.days, String(values['days'])),
      ]
      const terms = { loanFen, rateBasisPoints: Number(rate), days: Number(days) }
      onPublish({ copyId, called: chosen.copy.called, ...terms }, here)
    },
  )
  const form = offering(typed, offers)
  const loan = amountOf(form.text('loan'))
  return (
    <AddPledgeScreen
      {...shown}
      {...chosen}
      unknown={unknownDeeds(['pledge.publish'] as const, `pledge/${copyId}`)}
      form={refusing(form, { loan: why(loan) })}
      rates={offers.rate.map((rate) => ({ key: String(rate), label: formatRate(rate) }))}
      days={inDays(offers.days)}
      sum={loanLines(loan, Number(form.text('rate')), Number(form.text('days')))}
      graceDays={rules?.graceDays ?? 3}
    />
  )
}

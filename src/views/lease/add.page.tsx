import { useNavigation } from '../kit/app/use-navigation.ts'
import {
  amountField,
  optionalAmountField,
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
import { useResource } from '../kit/resource/use-resource.ts'
import { AddLeaseScreen } from './add.screen.tsx'
import { rentLines, spans } from './leases.select.ts'
import { useLeaseDeeds } from './use-lease-deeds.ts'

const fields = { rent: amountField('日租金'), days: choiceField('7'), buyout: optionalAmountField('买断价') }

/** Lets a copy out by the day (marketplace §2 addLease, §7; lc:lease). */
export default function AddLeasePage() {
  const { href: here } = useNavigation()
  const free = useResource({ endpoint: 'lease.leasable', request: {}, pageSize: PRODUCTS_A_PAGE })
  const { copyId, chosen } = useCopyChoice('/pages/lease/addLease', free)
  const { data } = useResource(copyId === '' ? null : { endpoint: 'lease.terms', request: { copyId }, freshMs: 10_000 })
  const { shown, onPublish } = useLeaseDeeds([free.renewal])
  const why = (fen: number | null): string => outOf(fen, data?.lowestFen ?? 1, data?.highestFen ?? Infinity)
  const days = spans.filter((many) => many <= (data?.daysMax ?? 0))
  const typed = useCheckedForm({ form: `lease/${copyId}`, fields }, (values) => {
    const [rentFen, buyoutFen] = [amountOf(String(values['rent'])), amountOf(String(values['buyout']))]
    if (!chosen.copy || !data || rentFen === null || why(rentFen) !== '' || why(buyoutFen) !== '') return
    const terms = { rentFen, buyoutFen, daysMax: Number(chosenOf(days, String(values['days']))) }
    onPublish({ copyId, called: chosen.copy.called, ...terms }, here)
  })
  const form = offering(typed, { days })
  const [rent, buyout] = [amountOf(form.text('rent')), amountOf(form.text('buyout'))]
  return (
    <AddLeaseScreen
      {...shown}
      {...chosen}
      unknown={unknownDeeds(['lease.publish'] as const, `lease/${copyId}`)}
      form={refusing(form, { rent: why(rent), buyout: why(buyout) })}
      days={inDays(days)}
      usual={data?.usualFen ?? null}
      sum={rentLines(rent, Number(form.text('days')), data?.floorFen ?? null)}
    />
  )
}

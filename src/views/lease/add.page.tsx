import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { pickLine } from '../kit/collection/copy-picker.tsx'
import { amountField, amountOf, choiceField, outOf } from '../kit/finance/amount-form.ts'
import { useCheckedForm } from '../kit/form/use-checked-form.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { AddLeaseScreen } from './add.screen.tsx'
import { rentLines, rentRule } from './leases.select.ts'
import { useLeaseDeeds } from './use-lease-deeds.ts'

const path = '/pages/lease/addLease'
const ordersHref = href('/pages/lease/lease0rder', { part: 'let' })
const spans = [3, 7, 15, 30]

/** Lets a copy out by the day (marketplace §2 addLease, §7; lc:lease). */
export default function AddLeasePage() {
  const { query, replace, href: here } = useNavigation()
  const copyId = query.get('copy') ?? ''
  const free = useResource({ endpoint: 'lease.leasable', request: {}, pageSize: PRODUCTS_A_PAGE })
  const terms = useResource(copyId === '' ? null : { endpoint: 'lease.terms', request: { copyId }, freshMs: 10_000 })
  const lines = useShown(free.items, pickLine)
  const copy = lines.find((one) => one.id === copyId)
  const { data } = terms
  const { shown, onPublish } = useLeaseDeeds([free.renewal])
  const why = (fen: number | null): string => (data ? outOf(fen, data.lowestFen, data.highestFen) : '')
  const form = useCheckedForm(
    {
      form: `lease/${copyId}`,
      fields: { rent: amountField('日租金'), days: choiceField('7'), buyout: { ...amountField('买断价'), rules: [] } },
    },
    (values) => {
      const [rentFen, buyoutFen] = [amountOf(String(values['rent'])), amountOf(String(values['buyout']))]
      if (!copy || !data || rentFen === null || why(rentFen) !== '' || why(buyoutFen) !== '') return
      onPublish({ copyId, called: copy.called, rentFen, buyoutFen, daysMax: Number(values['days']) }, [
        renewalOf({ endpoint: 'lease.let', request: {} }),
        { type: 'navigation.replaceRequested', href: ordersHref, from: [here] },
      ])
    },
  )
  const [rent, buyout] = [amountOf(form.text('rent')), amountOf(form.text('buyout'))]
  const wrong = { ...(why(rent) ? { rent: why(rent) } : {}), ...(why(buyout) ? { buyout: why(buyout) } : {}) }
  return (
    <AddLeaseScreen
      {...shown}
      unknown={<UnknownIntents by={['lease.publish'] as const} but={`lease/${copyId}`} />}
      resource={free}
      lines={lines}
      copy={copy ?? null}
      form={{ ...form, errors: { ...form.errors, ...wrong } }}
      days={spans
        .filter((days) => days <= (data?.daysMax ?? 30))
        .map((days) => ({ key: String(days), label: `${days} 天` }))}
      usual={data?.usualFen ?? null}
      sum={rentLines(rent, Number(form.text('days')), data?.floorFen ?? null)}
      rule={rentRule}
      onPick={(id) => replace(href(path, { copy: id }))}
      onAgain={() => replace(href(path))}
    />
  )
}

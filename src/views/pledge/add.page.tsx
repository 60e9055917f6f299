import { formatRate } from '#src/domain/finance/interest.ts'
import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { pickLine } from '../kit/collection/copy-picker.tsx'
import { amountField, amountOf, choiceField, outOf } from '../kit/finance/amount-form.ts'
import { useCheckedForm } from '../kit/form/use-checked-form.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { AddPledgeScreen } from './add.screen.tsx'
import { interestRule, loanLines, rates } from './pledges.select.ts'
import { usePledgeDeeds } from './use-pledge-deeds.ts'

const path = '/pages/sales/addhypothecate'
const ordersHref = href('/pages/mine/hypothecateOrder/hypothecateOrder', { part: 'borrower' })

/** Publishes a copy for a loan (marketplace §2 addhypothecate, §7; lc:mortgage). */
export default function AddPledgePage() {
  const { query, replace, href: here } = useNavigation()
  const copyId = query.get('copy') ?? ''
  const first = useResource({ endpoint: 'pledge.first', request: {}, freshMs: 60_000 })
  const free = useResource({ endpoint: 'collection.list', request: { state: 'free' }, pageSize: PRODUCTS_A_PAGE })
  const lines = useShown(free.items, pickLine)
  const copy = lines.find((one) => one.id === copyId)
  const rules = first.data?.rules ?? null
  const { shown, onPublish } = usePledgeDeeds(rules, [free.renewal])
  const form = useCheckedForm(
    {
      form: `pledge/${copyId}`,
      fields: { loan: amountField('借款'), rate: choiceField('5'), days: choiceField('7') },
    },
    (values) => {
      const loanFen = amountOf(String(values['loan']))
      if (!copy || !rules || loanFen === null || outOf(loanFen, rules.lowestFen, rules.highestFen) !== '') return
      onPublish(
        {
          copyId,
          called: copy.called,
          loanFen,
          rateBasisPoints: Number(values['rate']),
          days: Number(values['days']),
        },
        [
          renewalOf({ endpoint: 'pledge.mine', request: { role: 'borrower' } }),
          { type: 'navigation.replaceRequested', href: ordersHref, from: [here] },
        ],
      )
    },
  )
  const loan = amountOf(form.text('loan'))
  const message = rules ? outOf(loan, rules.lowestFen, rules.highestFen) : ''
  return (
    <AddPledgeScreen
      {...shown}
      unknown={<UnknownIntents by={['pledge.publish'] as const} but={`pledge/${copyId}`} />}
      resource={free}
      lines={lines}
      copy={copy ?? null}
      form={message === '' ? form : { ...form, errors: { ...form.errors, loan: message } }}
      rates={rates
        .filter((rate) => rate <= (rules?.highestBasisPoints ?? 10))
        .map((rate) => ({ key: String(rate), label: formatRate(rate) }))}
      days={(rules?.days ?? [7, 15, 30]).map((days) => ({ key: String(days), label: `${days} 天` }))}
      sum={loanLines(loan, Number(form.text('rate')), Number(form.text('days')))}
      rule={interestRule(rules ?? { graceDays: 3 })}
      onPick={(id) => replace(href(path, { copy: id }))}
      onAgain={() => replace(href(path))}
    />
  )
}

import { useState } from 'react'
import type { Fen } from '#src/domain/number/fen.ts'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import { offerForm, offerSum, serviceCharge } from './offer.ts'
import type { ShownForm } from '../form/shown-form.ts'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { useAskBefore } from '../intent/ask-before.tsx'
import { type OfferedKind, useListing } from './use-listing.ts'
import { useAside } from '../resource/use-aside.ts'

/**
 * Offering one thing of one's own: the sheet that asks for the price, and the change itself. `feeBasisPoints` is the charge that was
 * agreed when the thing was bought; without it the present one counts. `ids` are offered together at one
 * price each. The price that was typed is there again when it was refused. `question` is asked before a change, where something of them is
 * unknown.
 */
export function useOffering(
  kind: OfferedKind,
  id: string,
  follows: readonly FollowUp[],
  feeBasisPoints?: number,
  ids?: readonly string[],
) {
  const changes = useListing(kind, id, follows, ids)
  const { before, question } = useAskBefore(`listing/${id}`, ids ?? [id])
  const listing = {
    ...changes,
    putUp: (priceFen: Fen) => before({ endpoint: 'listing.up' }, () => changes.putUp(priceFen)),
    takeDown: () => before({ endpoint: 'listing.down' }, changes.takeDown),
  }
  const charge = useAside(serviceCharge)
  const [asking, setAsking] = useState(false)
  const [isEarly, setIsEarly] = useState(false)
  const sumOf = (price: string) => offerSum(price, charge.data ?? null, feeBasisPoints)
  const form = useCheckedForm(offerForm(kind, id), ({ price }) => {
    const { priceFen } = sumOf(String(price))
    setIsEarly(!charge.data)
    if (!charge.data) charge.refresh()
    if (priceFen === null) return
    listing.putUp(priceFen)
    setAsking(false)
  })
  const sum = sumOf(form.text('price'))
  const early = isEarly && !charge.data ? '服务费尚未加载，请稍后再试' : ''
  const message = sum.message || early
  const shown: ShownForm = message === '' ? form : { ...form, errors: { ...form.errors, price: message } }
  return {
    listing,
    question,
    sheet: { open: asking, form: shown, lines: sum.lines, onDismiss: () => setAsking(false) },
    ask: () => setAsking(true),
  }
}

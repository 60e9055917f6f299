import { useState } from 'react'
import { type ChargeRow, offerForm, offerSum, serviceCharge } from './offer.ts'
import type { ShownForm } from './shown-form.ts'
import { useCheckedForm } from './use-checked-form.ts'
import { useListing } from './use-listing.ts'
import { useResource } from './use-resource.ts'

/**
 * Offering one thing of one's own: the sheet that asks for the price, and the change itself. `feeBasisPoints` is the charge that was
 * agreed when the thing was bought; without it the present one counts.
 */
export function useOffering(kind: 'copy' | 'box', id: string, onChanged: () => void, feeBasisPoints?: number) {
  const listing = useListing(kind, id, onChanged)
  const charge = useResource<ChargeRow>(serviceCharge)
  const [asking, setAsking] = useState(false)
  const sumOf = (price: string) => offerSum(price, charge.data ?? null, feeBasisPoints)
  const form = useCheckedForm(offerForm, ({ price }) => {
    const { priceFen } = sumOf(String(price))
    if (priceFen === null) return
    listing.putUp(priceFen)
    setAsking(false)
  })
  const sum = sumOf(form.text('price'))
  const shown: ShownForm = sum.message === '' ? form : { ...form, errors: { ...form.errors, price: sum.message } }
  return {
    listing,
    sheet: { open: asking, form: shown, lines: sum.lines, onDismiss: () => setAsking(false) },
    ask: () => {
      form.reset()
      setAsking(true)
    },
  }
}

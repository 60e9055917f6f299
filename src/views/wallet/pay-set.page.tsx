import { useState } from 'react'
import { useForm } from '../kit/form/use-form.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useUser } from '../kit/app/use-session.ts'
import { shownForm } from '../kit/form/shown-form.ts'
import { useReadAnew } from '../kit/form/use-read-anew.ts'
import { useCodeSend } from '../kit/form/verification-code.ts'
import { passwordFreeForm, type PayPasswordWay, payPasswordForms } from '../kit/identity/identity.form.ts'
import { PaySetScreen } from './pay-set.screen.tsx'
import { payPassword } from './pay-set.select.ts'

/** The payment password of six digits, and paying small amounts without it (marketplace §2, §5, §7). */
export default function PaySetPage() {
  const state = useResource(payPassword)
  useRenewal([state.data?.lockedUntil ?? null], state.refresh)
  const phone = useUser()?.phone ?? ''
  const forms = {
    first: useForm(payPasswordForms.first, undefined, [state.renewal]),
    change: useForm(payPasswordForms.change, undefined, [state.renewal]),
    reset: useForm(payPasswordForms.reset, undefined, [state.renewal]),
  }
  const free = useForm(passwordFreeForm, undefined, [state.renewal])
  const send = useCodeSend('payPassword', phone)
  const [way, setWay] = useState<PayPasswordWay | null>(null)
  const [asking, setAsking] = useState(false)
  const ask = (passwordFree: boolean | null) => {
    free.reset()
    if (passwordFree !== null) free.change('passwordFree', passwordFree)
    setAsking(passwordFree !== null)
  }
  const chosen = way !== null && forms[way].status !== 'done' ? way : null
  const open = chosen ?? (state.data?.set === false ? 'first' : null)
  // A wrong one takes one of the tries that are left, which are said beside it.
  useReadAnew((asking ? free : forms[open ?? 'first']).failure, state.refresh)
  return (
    <PaySetScreen
      state={state.data ?? null}
      resource={state}
      way={open}
      form={shownForm(forms[open ?? 'first'])}
      free={shownForm(free)}
      asking={asking && free.status !== 'done'}
      send={send}
      onWay={(next) => {
        if (next !== null && forms[next].status === 'done') forms[next].reset()
        setWay(next)
      }}
      onAsk={ask}
    />
  )
}

import { useState } from 'react'
import { useForm } from '../kit/form/use-form.ts'
import { useOnDone } from '../kit/form/use-on-done.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useUser } from '../kit/app/use-session.ts'
import { shownForm } from '../kit/form/shown-form.ts'
import { useCodeSend } from '../kit/form/verification-code.ts'
import { passwordFreeForm, type PayPasswordWay, payPasswordForms } from '../kit/identity/identity.form.ts'
import { PaySetScreen } from './pay-set.screen.tsx'
import { payPassword } from './pay-set.select.ts'

/** The payment password of six digits, and paying small amounts without it (marketplace §2, §5, §7). */
export default function PaySetPage() {
  const state = useResource(payPassword)
  const phone = useUser()?.phone ?? ''
  const forms = {
    first: useForm(payPasswordForms.first),
    change: useForm(payPasswordForms.change),
    reset: useForm(payPasswordForms.reset),
  }
  const free = useForm(passwordFreeForm)
  const send = useCodeSend('payPassword', phone)
  const [way, setWay] = useState<PayPasswordWay | null>(null)
  const settle = () => {
    setWay(null)
    state.refresh()
  }
  useOnDone(forms.first.status, settle)
  useOnDone(forms.change.status, settle)
  useOnDone(forms.reset.status, settle)
  const [asking, setAsking] = useState(false)
  useOnDone(free.status, () => {
    free.reset()
    setAsking(false)
    state.refresh()
  })
  const ask = (passwordFree: boolean | null) => {
    free.reset()
    if (passwordFree !== null) free.change('passwordFree', passwordFree)
    setAsking(passwordFree !== null)
  }
  const open = way ?? (state.data?.set === false ? 'first' : null)
  return (
    <PaySetScreen
      state={state.data ?? null}
      resource={state}
      way={open}
      form={shownForm(forms[open ?? 'first'])}
      free={shownForm(free)}
      asking={asking}
      send={send}
      onWay={setWay}
      onAsk={ask}
    />
  )
}

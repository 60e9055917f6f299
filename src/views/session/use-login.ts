import { useState } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useCodeSend } from '../kit/form/verification-code.ts'
import { codeSignInForm, passwordSignInForm } from './login.form.ts'
import { lacksConsentOnly, type Method, viewLogin } from './login.select.ts'

/** Signing in by code or by password (marketplace §2, §4; A-06), wherever its form stands. */
export function useLogin() {
  const { demo } = useApp()
  const byCode = useForm(codeSignInForm)
  const byPassword = useForm(passwordSignInForm)
  const view = viewLogin(byCode, byPassword)
  const send = useCodeSend('login', view.phone)
  const [isAsking, setAsking] = useState(false)
  const form = view.method === 'code' ? byCode : byPassword

  const choose = (method: Method) => {
    const other = method === 'code' ? byCode : byPassword
    for (const field of ['phone', 'agreed']) other.change(field, form.values[field]!)
    byCode.change('method', method)
  }
  const fill = () => {
    if (!demo) return
    form.change('phone', demo.phone)
    form.change(view.method, demo[view.method])
  }
  return {
    ...view,
    errors: { ...view.errors, phone: view.errors['phone'] ?? (view.method === 'code' ? send.phoneError : undefined) },
    send,
    demo,
    asksConsent: isAsking && lacksConsentOnly(view.errors),
    onConsent: () => {
      setAsking(false)
      form.change('agreed', true)
      form.submit()
    },
    onNoConsent: () => setAsking(false),
    onMethod: choose,
    onChange: form.change,
    onFillDemo: fill,
    onSubmit: () => {
      setAsking(true)
      form.submit()
    },
  }
}

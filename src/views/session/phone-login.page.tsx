import { useState } from 'react'
import { isMobile } from '#src/domain/form/validators.ts'
import { tabPaths } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useDepth, useNavigation } from '../kit/app/use-navigation.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { useCodeSend } from '../kit/form/verification-code.ts'
import { codeSignInForm } from './login.form.ts'
import { SignedInScreen } from './login.screen.tsx'
import { PhoneLoginScreen } from './phone-login.screen.tsx'
import { viewPhoneLogin } from './phone-login.select.ts'

/** A code has gone out. */
const sentStates = ['counting', 'again'] as const

/** Signing in with phone and code only, step by step (marketplace §2; A-06). */
export default function PhoneLoginPage() {
  const { demo } = useApp()
  const { switchTab } = useNavigation()
  const depth = useDepth()
  const user = useUser()
  const form = useForm(codeSignInForm)
  const [editing, setEditing] = useState(false)
  const [resending, setResending] = useState(false)
  const sentTo = useStream('verification-code/login', (snapshot) => {
    const states = resending ? ([...sentStates, 'sending'] as const) : sentStates
    if (!snapshot || !states.some((state) => snapshot.matches(state))) return null
    return snapshot.context.phone
  })
  const view = viewPhoneLogin(form, sentTo, editing)
  const send = useCodeSend('login', view.phone)
  if (user && !view.pending) return <SignedInScreen name={user.nickname} onHome={() => switchTab(tabPaths[0])} />

  const next = () => {
    // What is missing is pointed out by sending the form without a code.
    if (!isMobile(view.phone) || !view.agreed) return form.submit()
    setEditing(false)
    setResending(false)
    form.change('code', '')
    if (!send.disabled) send.onPress()
  }
  // The demonstration account's code is right for its own phone alone; what came to another one is known by itself.
  const shownDemo =
    !demo || view.step === 'phone' || view.phone === demo.phone
      ? demo
      : send.revealed === null
        ? null
        : { ...demo, code: send.revealed }
  const resend = () => {
    setResending(true)
    send.onPress()
  }
  return (
    <PhoneLoginScreen
      {...view}
      send={{ ...send, onPress: view.step === 'code' ? resend : send.onPress }}
      wait={send.disabled && sentTo !== view.phone ? `刚给另一个号码发过，${send.text}` : null}
      back={depth > 1}
      demo={shownDemo}
      onChange={form.change}
      onFillDemo={() => shownDemo && form.change(view.step, shownDemo[view.step])}
      onNext={next}
      onChangePhone={() => setEditing(true)}
      onSubmit={form.submit}
    />
  )
}

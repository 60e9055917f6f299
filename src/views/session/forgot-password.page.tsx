import { shownForm } from '../kit/form/shown-form.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useCodeSend } from '../kit/form/verification-code.ts'
import { forgotPasswordForm } from './login.form.ts'
import { ForgotPasswordScreen, SignedInForgotScreen } from './forgot-password.screen.tsx'

/** Setting a new password with a code; afterwards the login page follows (marketplace §2, §7). */
export default function ForgotPasswordPage() {
  const user = useUser()
  const form = useForm(forgotPasswordForm)
  const send = useCodeSend('forgetPassword', String(form.values['phone'] ?? ''))
  if (user) return <SignedInForgotScreen />
  return <ForgotPasswordScreen form={shownForm(form, { phone: send.phoneError })} send={send} />
}

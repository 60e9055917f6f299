import { tabPaths } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useCodeSend } from '../kit/form/verification-code.ts'
import { codeSignInForm, passwordSignInForm } from './login.form.ts'
import { LoginScreen, SignedInScreen } from './login.screen.tsx'
import { type Method, viewLogin } from './login.select.ts'

/** Signing in by code or by password (marketplace §2, §4; A-06). */
export default function LoginPage() {
  const { demo } = useApp()
  const { depth, switchTab } = useNavigation()
  const user = useUser()
  const byCode = useForm(codeSignInForm)
  const byPassword = useForm(passwordSignInForm)
  const view = viewLogin(byCode, byPassword)
  const send = useCodeSend('login', view.phone)
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
  if (user && !view.pending) return <SignedInScreen name={user.nickname} onHome={() => switchTab(tabPaths[0])} />
  return (
    <LoginScreen
      {...view}
      errors={{ ...view.errors, phone: view.errors['phone'] ?? (view.method === 'code' ? send.phoneError : undefined) }}
      send={send}
      back={depth > 1}
      demo={demo}
      onMethod={choose}
      onChange={form.change}
      onFillDemo={fill}
      onSubmit={form.submit}
    />
  )
}

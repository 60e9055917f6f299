import { tabPaths } from '#src/routes/table.ts'
import { shownForm } from '../kit/form/shown-form.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useCodeSend } from '../kit/form/verification-code.ts'
import { inviteCodeOf, registerForm } from './login.form.ts'
import { SignedInScreen } from './login.screen.tsx'
import { RegisterScreen } from './register.screen.tsx'

/** Registering; an invitation's link brings its code along in the query (marketplace §2, §7). */
export default function RegisterPage() {
  const { query, switchTab } = useNavigation()
  const user = useUser()
  const form = useForm(registerForm, { inviteCode: inviteCodeOf(query) })
  const send = useCodeSend('register', String(form.values['phone'] ?? ''))
  if (user && form.status !== 'sending')
    return <SignedInScreen name={user.nickname} onHome={() => switchTab(tabPaths[0])} />
  return <RegisterScreen form={shownForm(form, { phone: send.phoneError })} send={send} />
}

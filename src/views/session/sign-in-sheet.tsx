import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { useApp } from '../kit/app/app.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useLogin } from './use-login.ts'

/** Signing in over an open page: what a guest wanted to do goes on after it (docs/decisions/0035; NAV-6). */
export default function SignInSheet() {
  const app = useApp()
  const login = useLogin()
  return (
    <Sheet open title="登录后继续" onDismiss={() => app.say('navigation', { type: 'navigation.signInLeft' })}>
      <SignInForm {...login} />
    </Sheet>
  )
}

import { tabPaths } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import { useDepth, useNavigation } from '../kit/app/use-navigation.ts'
import { useUser } from '../kit/app/use-session.ts'
import { LoginScreen, SignedInScreen } from './login.screen.tsx'
import { useLogin } from './use-login.ts'

/** Signing in by code or by password (marketplace §2, §4; A-06). */
export default function LoginPage() {
  const { letsGuestsIn } = useApp()
  const { switchTab } = useNavigation()
  const depth = useDepth()
  const user = useUser()
  const login = useLogin()
  if (user && !login.pending) return <SignedInScreen name={user.nickname} onHome={() => switchTab(tabPaths[0])} />
  return <LoginScreen {...login} back={depth > 1 || letsGuestsIn} />
}

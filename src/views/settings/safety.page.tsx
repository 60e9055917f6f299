import { maskMobile } from '#src/domain/text/mask.ts'
import { useUser } from '../kit/app/use-session.ts'
import { SafetyScreen } from './safety.screen.tsx'

/** Phone, password and the end of the account (marketplace §2). */
export default function SafetyPage() {
  const user = useUser()
  return <SafetyScreen maskedPhone={user?.phone ? maskMobile(user.phone) : ''} />
}

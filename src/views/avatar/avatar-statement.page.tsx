import { avatarStatement } from '#src/domain/avatar-statement.ts'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { confirmHref, stepsOf } from './avatar-copies.ts'
import { AvatarStatementScreen } from './avatar-statement.screen.tsx'

/** The second step of an exchange: its agreement (marketplace §2; A-24). Agreeing makes the key of the intent. */
export default function AvatarStatementPage() {
  const { trade } = useApp()
  const { query, push } = useNavigation()
  const { give, get } = stepsOf(query)
  const agree = () => push(confirmHref({ give, get, agreed: avatarStatement, intent: trade.newIntent() }))
  return <AvatarStatementScreen onAgree={give === '' || get === '' ? null : agree} />
}

import { useNavigation } from '../kit/app/use-navigation.ts'
import { chooseHref, statementHref, stepsOf } from './avatar-copies.ts'
import { AvatarReplacementScreen } from './avatar-replacement.screen.tsx'
import { useAvatarExchange } from './use-avatar-exchange.ts'

/** The first step of an exchange: which avatar goes, which one comes (marketplace §1, §2; A-24). What is chosen stands in the address. */
export default function AvatarReplacementPage() {
  const { query, replace, push } = useNavigation()
  const steps = stepsOf(query)
  const { resource, view } = useAvatarExchange(steps)
  return (
    <AvatarReplacementScreen
      resource={resource}
      view={view}
      onGive={(give) => replace(chooseHref({ give }))}
      onGet={(get) => replace(chooseHref({ give: steps.give, get }))}
      onNext={() => push(statementHref(steps))}
    />
  )
}

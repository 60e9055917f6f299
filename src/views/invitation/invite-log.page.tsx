import { useNavigation } from '../kit/app/use-navigation.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useUser } from '../kit/app/use-session.ts'
import { InviteLogScreen } from './invite-log.screen.tsx'
import { dayLine, partHref, partOf, rankLine, rewardLine, viewSteps } from './invite-log.select.ts'

/** What inviting brought: day by day, friend by friend, and who has invited most (marketplace §2, §7). The part stands in the address. */
export default function InviteLogPage() {
  const { query, replace } = useNavigation()
  const userId = useUser()?.userId ?? ''
  const part = partOf(query)
  const steps = useAside({ endpoint: 'invitation.steps', request: {}, freshMs: 5000 })
  const days = useResource({ endpoint: 'invitation.days', request: {}, pageSize: 20, freshMs: 5000 })
  const rewards = useResource({
    endpoint: 'invitation.rewards',
    request: {},
    pageSize: 20,
    freshMs: 5000,
  })
  const ranking = useResource({ endpoint: 'invitation.ranking', request: {}, freshMs: 5000 })
  const place = rankLine(userId)
  return (
    <InviteLogScreen
      part={part}
      resource={{ days, rewards, ranking }[part]}
      steps={viewSteps(steps.data ?? [])}
      lines={part === 'rewards' ? rewards.items.map(rewardLine) : days.items.map(dayLine)}
      ranks={(ranking.data?.list ?? []).map(place)}
      mine={ranking.data ? place(ranking.data.mine) : null}
      onPart={(next) => replace(partHref(next))}
    />
  )
}

import { useNavigation } from '../kit/app/use-navigation.ts'
import { useUser } from '../kit/app/use-session.ts'
import { failureWords } from '../kit/form/form-words.ts'
import { useAction } from '../kit/form/use-action.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { followForm } from './guild.form.ts'
import { mayFollow } from './guild.select.ts'
import { MemberScreen } from './member.screen.tsx'

/** One of the guild, as a member and as a lord (marketplace §2, §6; docs/decisions/0050). */
export default function MemberPage() {
  const me = useUser()?.userId ?? ''
  const userId = useNavigation().query.get('userId') ?? me
  const member = useAside({ endpoint: 'guild.members', request: { userId }, pageSize: 1 })
  const detail = useResource({ endpoint: 'lord.detail', request: { lordUserId: userId } })
  const own = useAside({ endpoint: 'lord.info', request: {} })
  const follow = useAction(followForm, [detail.renewal, own.renewal])
  const isOffered = mayFollow(me, own.data, detail.data)
  return (
    <MemberScreen
      resource={detail}
      detail={detail.data ?? null}
      member={member.items[0] ?? null}
      pending={follow.pending}
      failure={failureWords(follow.failure) ?? ''}
      onFollow={isOffered ? () => follow.run({ lordUserId: userId }) : null}
    />
  )
}

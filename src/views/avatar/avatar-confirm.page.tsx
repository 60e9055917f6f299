import { useApp } from '../kit/app/app-port.ts'
import { useCheckedForm } from '../kit/form/use-checked-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useOnDone } from '../kit/form/use-on-done.ts'
import { useWish } from '../kit/intent/use-wish.ts'
import { type ReplacedRow, stepsOf } from './avatar-copies.ts'
import { AvatarConfirmScreen } from './avatar-confirm.screen.tsx'
import { avatarExchangeForm } from './avatar.form.ts'
import { useAvatarExchange } from './use-avatar-exchange.ts'

/** The last step of an exchange: in whose name, confirmed by them; then how it ended (marketplace §2; A-24). The address has the wish. */
export default function AvatarConfirmPage() {
  const { say } = useApp()
  const { query } = useNavigation()
  const steps = stepsOf(query)
  const { resource, current, view } = useAvatarExchange(steps)
  const wish = useWish<ReplacedRow>('transfer', steps.wish || 'none')
  const form = useCheckedForm(avatarExchangeForm, ({ payPassword }) =>
    wish.wish({
      endpoint: 'avatar.replace',
      request: { copyId: steps.give, avatarId: steps.get, statement: steps.agreed },
      password: String(payPassword),
    }),
  )
  useOnDone(wish.state, () => {
    resource.refresh()
    if (wish.result) say('session', { type: 'session.profileChanged', user: { avatar: wish.result.user.avatar } })
  })
  return (
    <AvatarConfirmScreen
      resource={resource}
      exchange={view?.give && view.get ? { give: view.give, get: view.get } : null}
      person={
        current && {
          verified: current.verified,
          name: current.name,
          agreed: steps.wish !== '' && steps.agreed === current.statement,
        }
      }
      steps={steps}
      form={form}
      wish={wish}
      onCheck={wish.check}
    />
  )
}

import { useApp } from '../kit/app/app.ts'
import { useCheckedForm } from '../kit/form/use-checked-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { useIntent } from '../kit/intent/use-intent.ts'
import { confirmHref, isAgreed, stepsOf } from './avatar-copies.ts'
import { AvatarConfirmScreen } from './avatar-confirm.screen.tsx'
import { avatarExchangeForm } from './avatar.form.ts'
import { useAvatarExchange } from './use-avatar-exchange.ts'

/** The last step of an exchange: in whose name, confirmed; then how it ended (marketplace §2; A-24). The address has the intent. */
export default function AvatarConfirmPage() {
  const { trade } = useApp()
  const { query, replace } = useNavigation()
  const steps = stepsOf(query)
  const { resource, current, view, follows } = useAvatarExchange(steps)
  const intent = useIntent('transfer', ['avatar.replace'], steps.intent || 'none')
  const { before, question } = useAskBefore(`transfer/${steps.intent}`, [steps.give])
  const form = useCheckedForm(avatarExchangeForm, ({ payPassword }) =>
    before({ endpoint: 'avatar.replace' }, () =>
      intent.perform(
        {
          endpoint: 'avatar.replace',
          request: { copyId: steps.give, avatarId: steps.get, statement: steps.agreed },
          password: String(payPassword),
        },
        follows,
      ),
    ),
  )
  return (
    <AvatarConfirmScreen
      question={question}
      resource={resource}
      exchange={view?.give && view.get ? { give: view.give, get: view.get } : null}
      person={
        current && {
          verified: current.verified,
          name: current.name,
          agreed: isAgreed(steps, current.statement),
        }
      }
      steps={steps}
      form={form}
      intent={intent}
      onCheck={intent.check}
      onAgain={() => replace(confirmHref({ ...steps, intent: trade.newIntent() }))}
    />
  )
}

import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { typedAmount } from '#src/domain/text/typed-text.ts'
import { formatCount } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { SkeletonForm } from '#src/ui/feedback/page-skeletons.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { payPasswordLink } from '../kit/identity/pay-password-link.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { isAsked, payPasswordField, receiverField, IntentOutcome } from '../kit/intent/intent-outcome.tsx'
import { type AssetKind, type BalanceRow, beanLogHref, type GiftSum } from './bean-log.select.ts'

/** What `beans.give…` answers. */
export type BeanGiven = Omit<AnswerOf<'beans.give'>, 'receiver'> & {
  readonly receiver: Pick<AnswerOf<'beans.give'>['receiver'], 'nickname'>
}

export interface BeanGiftProps {
  readonly kind: AssetKind
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly balance: BalanceRow | null
  readonly form: ShownForm
  readonly lines: GiftSum['lines']
  readonly intent: IntentView<BeanGiven>
  readonly onCheck: () => void
  /** Leads to doing it once more, which is asked before. */
  readonly onAgain: () => void
}

/** Giving out of a balance: to whom and how much; then how it ended. */
export const BeanGiftScreen = (props: BeanGiftProps) => (
  <PageScreen title={`转赠${props.kind.name}`}>
    {isAsked(props.intent.state) ? <Ask {...props} /> : <Outcome {...props} />}
  </PageScreen>
)

function Ask({ kind, resource, balance, form, lines, intent }: BeanGiftProps) {
  if (kind.give === null) {
    return (
      <EmptyState
        title={`${kind.name}不能转赠`}
        note={kind.rules}
        action={<Button href={`#${beanLogHref(kind.key)}`}>明细</Button>}
      />
    )
  }
  return (
    <ResourceState resource={resource} skeleton={<SkeletonForm />}>
      {balance && (
        <FormParts
          form={intent.message === '' ? form : { ...form, failure: intent.message }}
          label={`转赠${kind.name}`}
          submit={{ text: '确认转赠', pending: '正在转赠' }}
          note="转赠立即生效，不可撤回，请认准对方"
          fields={[
            receiverField,
            {
              name: 'amount',
              label: '数量',
              placeholder: '整数',
              inputMode: 'numeric',
              clean: typedAmount,
              hint: `有 ${formatCount(balance.balance)} ${kind.name}，今天还能转出 ${formatCount(balance.giftLeft)}`,
            },
            <div key="sum" className="rounded-m bg-sunken px-4 py-1">
              <DescriptionList items={lines} />
            </div>,
            payPasswordField,
            payPasswordLink,
          ]}
        />
      )}
    </ResourceState>
  )
}

const Outcome = ({ kind, intent, onCheck, onAgain }: BeanGiftProps) => (
  <IntentOutcome
    intent={intent}
    doing="转赠"
    done={{
      title: intent.result ? `已转赠给${intent.result.receiver.nickname}` : '已转赠给对方',
      note: intent.result
        ? `${intent.result.amount} ${kind.name}，服务费 ${intent.result.fee}，还剩 ${intent.result.balance}`
        : kind.name,
    }}
    away={
      <Button tone="primary" href={`#${beanLogHref(kind.key)}`}>
        看{kind.name}明细
      </Button>
    }
    onCheck={onCheck}
    again={onAgain}
  />
)

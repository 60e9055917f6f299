import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonForm } from '#src/ui/feedback/page-skeletons.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { copyHref } from '../kit/collection/copy.ts'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { payPasswordLink } from '../kit/identity/pay-password-link.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { isAsked, payPasswordField, IntentOutcome } from '../kit/intent/intent-outcome.tsx'
import type { ExchangedRow, ExchangeLine } from './exchange-center.select.ts'

export interface ExchangeProps {
  readonly resource: ShownResource
  /** Null until it is there, and when it is not offered (any more). */
  readonly line: ExchangeLine | null
  readonly form: ShownForm
  readonly intent: IntentView<ExchangedRow>
  readonly backHref: string
  readonly onCheck: () => void
  /** Leads to doing it once more, which is asked before. */
  readonly onAgain: () => void
}

/** Giving beans for one copy: what it costs, confirmed by the payment password; then how it ended. */
export const ExchangeScreen = (props: ExchangeProps) => (
  <PageScreen title="确认兑换">{isAsked(props.intent.state) ? <Ask {...props} /> : <Outcome {...props} />}</PageScreen>
)

const Ask = ({ resource, line, form, intent, backHref }: ExchangeProps) => (
  <ResourceState resource={resource} skeleton={<SkeletonForm />}>
    {line ? (
      <div className="flex flex-col gap-5">
        <List>
          <ListRow
            title={line.name}
            note={line.note}
            leading={<RowPicture image={line.image} />}
            value={<span className="font-semibold text-cinnabar">{line.cost}</span>}
          />
        </List>
        {line.obstacle === '' || intent.message !== '' ? (
          <FormParts
            form={intent.message === '' ? form : { ...form, failure: intent.message }}
            label="确认兑换"
            submit={{ text: '确认兑换', pending: '正在兑换' }}
            note="兑换后立即扣豆、立即到账，不可退回"
            fields={[payPasswordField, payPasswordLink]}
          />
        ) : (
          <Button disabledReason={line.obstacle} size="large" block>
            确认兑换
          </Button>
        )}
      </div>
    ) : (
      <EmptyState
        title="这件藏品暂不能兑换"
        note="可能已兑完，可查看其他商品。"
        action={<Button href={backHref}>看可以兑换的</Button>}
      />
    )}
  </ResourceState>
)

const Outcome = ({ intent, line, backHref, onCheck, onAgain }: ExchangeProps) => (
  <IntentOutcome
    intent={intent}
    doing="兑换"
    done={{
      title: '兑换成功',
      note: `${line?.name ?? '藏品'}${intent.result ? ` #${intent.result.number}，还剩 ${intent.result.balance}` : ''}`,
    }}
    away={
      <Button
        tone="primary"
        href={intent.result ? copyHref(intent.result.copyId) : '#/pages/mine/myCollection/mycollection'}
      >
        查看藏品
      </Button>
    }
    more={
      <Button tone="quiet" href={backHref}>
        继续兑换
      </Button>
    }
    onCheck={onCheck}
    again={onAgain}
  />
)

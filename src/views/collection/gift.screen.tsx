import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { giftPapers } from '#src/domain/message/gift.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonForm } from '#src/ui/feedback/page-skeletons.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { payPasswordLink } from '../kit/identity/pay-password-link.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { isAsked, payPasswordField, IntentOutcome } from '../kit/intent/intent-outcome.tsx'
import { Wrapped } from '../kit/transfer/gift-paper.tsx'
import { GiftWrap } from '../kit/transfer/gift-wrap.tsx'
import { givingButton, ReceiverPart } from '../kit/transfer/receiver-part.tsx'
import type { Giving } from '../kit/transfer/use-receiving.ts'
import type { OwnedCopyView } from './owned-copy.select.ts'

/** What `transfer.give` answers. */
export type GiftResult = {
  readonly receiver: Pick<AnswerOf<'transfer.give'>['receiver'], 'userId' | 'nickname'>
  readonly copies: readonly Pick<AnswerOf<'transfer.give'>['copies'][number], 'name' | 'number'>[]
}

export interface GiftProps {
  readonly resource: ShownResource
  /** Null until it is there; also afterwards, when it is somebody else's. */
  readonly view: OwnedCopyView | null
  readonly giving: Giving
  readonly intent: IntentView<GiftResult>
  readonly onCheck: () => void
  /** Leads to doing it once more, which is asked before. */
  readonly onAgain: () => void
}

/** Giving one copy away: to whom, confirmed by the payment password; then how it ended. */
export const GiftScreen = (props: GiftProps) => (
  <PageScreen title="转赠">
    {isAsked(props.intent.state) ? <Ask {...props} /> : <GiftOutcome {...props} called={props.view?.called ?? ''} />}
  </PageScreen>
)

const Ask = ({ resource, view, giving, intent }: GiftProps) => (
  <ResourceState resource={resource} skeleton={<SkeletonForm />}>
    {view && (
      <div className="flex flex-col gap-5">
        <List>
          <ListRow
            title={view.item.name}
            note={<span className="tabular-nums">{`${view.number} · ${view.item.seriesName}`}</span>}
            leading={<RowPicture image={view.item.image} />}
          />
        </List>
        {view.give.why !== '' ? (
          <InlineMessage kind="warning">{`${view.give.why}，${view.standing.text}`}</InlineMessage>
        ) : (
          <GiftForm
            giving={giving}
            message={intent.message}
            note="转赠立即生效，不可撤回。对方收到后重新开始冷静期，期间不能寄售和再转赠"
          />
        )}
      </div>
    )}
  </ResourceState>
)

interface GiftFormProps extends Pick<GiftProps, 'giving'> {
  /** Why the server said no; `''` when it has not. */
  readonly message: string
  readonly note: string
}

/** To whom, with which words, in which paper, and the password. */
export const GiftForm = ({ giving: { form, receiver, onLook }, message, note }: GiftFormProps) => (
  <FormParts
    form={message === '' ? form : { ...form, failure: message }}
    label="转赠"
    submit={givingButton(receiver, '确认转赠', '正在转赠')}
    note={note}
    fields={[
      <ReceiverPart key="receiver" form={form} receiver={receiver} onLook={onLook} />,
      <GiftWrap key="wrap" form={form} />,
      payPasswordField,
      payPasswordLink,
    ]}
  />
)

export const toCollection = (
  <Button href={`#${href('/pages/mine/myCollection/mycollection')}`} tone="primary">
    我的藏品
  </Button>
)

interface GiftOutcomeProps extends Pick<GiftProps, 'giving' | 'intent' | 'onCheck' | 'onAgain'> {
  /** What was given, as long as the server has not said it. */
  readonly called: string
}

/** It as it went away. */
const Parcel = ({ form }: Pick<Giving, 'form'>) => (
  <span aria-hidden="true" className="relative block size-32 overflow-hidden rounded-m">
    <Wrapped paper={giftPapers.find((paper) => paper === form.text('paper')) ?? giftPapers[0]} bow={56} />
  </span>
)

/** How giving copies away has ended. */
export const GiftOutcome = ({ giving, intent, called, onCheck, onAgain }: GiftOutcomeProps) => (
  <IntentOutcome
    intent={intent}
    doing="转赠"
    done={{
      title: `已转赠给${intent.result?.receiver.nickname ?? '对方'}`,
      picture: <Parcel form={giving.form} />,
      note: intent.result?.copies.map(({ name, number }) => `${name} #${number}`).join('、') ?? called,
    }}
    away={toCollection}
    more={
      <>
        {intent.result && (
          <Button href={`#${href('/pages/chat/myChat', { id: `chat:${intent.result.receiver.userId}` })}`}>
            查看聊天
          </Button>
        )}
        <Button
          tone="quiet"
          href={`#${href('/pages/mine/myCollection/transferRecord/transferRecord', { type: 'out' })}`}
        >
          流转记录
        </Button>
      </>
    }
    onCheck={onCheck}
    again={onAgain}
  />
)

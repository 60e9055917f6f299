import { typedReceiver } from '#src/domain/typed-text.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonForm } from '#src/ui/feedback/skeleton.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { FormParts } from '../kit/form-screen.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource-screen.tsx'
import { RowPicture } from '../kit/row-picture.tsx'
import type { ShownForm } from '../kit/shown-form.ts'
import type { WishView } from '../kit/use-wish.ts'
import type { OwnedCopyView } from './owned-copy.select.ts'

/** What `transfer.give` answers. */
export interface GiftResult {
  readonly receiver: { readonly nickname: string }
  readonly copies: readonly { readonly name: string; readonly number: number }[]
}

export interface GiftProps {
  readonly resource: ShownResource
  /** Null until it is there; also afterwards, when it is somebody else's. */
  readonly view: OwnedCopyView | null
  readonly form: ShownForm
  readonly wish: WishView<GiftResult>
  readonly onCheck: () => void
}

/** Giving one copy away: to whom, confirmed by the payment password; then how it ended. */
export const GiftScreen = (props: GiftProps) => (
  <PageScreen title="转赠">
    {props.wish.state === 'none' || props.wish.state === 'refused' ? <Ask {...props} /> : <Outcome {...props} />}
  </PageScreen>
)

const Ask = ({ resource, view, form, wish }: GiftProps) => (
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
          <FormParts
            form={wish.message === '' ? form : { ...form, failure: wish.message }}
            label="转赠"
            submit={{ text: '确认转赠', pending: '正在转赠' }}
            note="转赠马上生效，不能撤回。对方到手后重新开始冷静期，期间不能寄售和再转赠"
            fields={[
              {
                name: 'receiver',
                label: '送给',
                placeholder: '对方的手机号或用户编号',
                inputMode: 'numeric',
                clean: typedReceiver,
                clearable: true,
              },
              { name: 'payPassword', label: '支付密码', kind: 'six' },
            ]}
          />
        )}
      </div>
    )}
  </ResourceState>
)

const toCollection = (
  <Button href={`#${href('/pages/mine/myCollection/mycollection')}`} tone="primary">
    看我的藏品
  </Button>
)

function Outcome({ wish, view, onCheck }: GiftProps) {
  if (wish.state === 'done') {
    const given = wish.result?.copies.map(({ name, number }) => `${name} #${number}`).join('、') ?? view?.called ?? ''
    return (
      <ResultState
        outcome="done"
        title={`已转赠给 ${wish.result?.receiver.nickname ?? '对方'}`}
        note={given}
        action={
          <>
            {toCollection}
            <Button
              tone="quiet"
              href={`#${href('/pages/mine/myCollection/transferRecord/transferRecord', { type: 'out' })}`}
            >
              看流转记录
            </Button>
          </>
        }
      />
    )
  }
  const isSending = wish.state === 'sending'
  return (
    <ResultState
      outcome="pending"
      title={isSending ? '正在转赠' : '转赠确认中'}
      note={isSending ? '马上就好' : '还没有收到结果，会自动再问，不会重复转赠。可以先离开这里。'}
      {...(isSending
        ? {}
        : {
            action: (
              <>
                <Button onPress={onCheck}>再看一次</Button>
                {toCollection}
              </>
            ),
          })}
    />
  )
}

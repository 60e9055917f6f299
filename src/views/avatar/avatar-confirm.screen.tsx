import type { ReactNode } from 'react'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonForm } from '#src/ui/feedback/page-skeletons.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { payPasswordLink } from '../kit/identity/pay-password-link.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { isAsked, payPasswordField, IntentOutcome } from '../kit/intent/intent-outcome.tsx'
import {
  type AvatarPick,
  calledOf,
  chooseHref,
  type ExchangeSteps,
  type ReplacedRow,
  statementHref,
} from './avatar-copies.ts'
import { AvatarSwap } from './avatar-swap.tsx'

export interface AvatarConfirmProps {
  readonly resource: ShownResource
  /** Null until it is there, and when it cannot be exchanged (any more). */
  readonly exchange: { readonly give: AvatarPick; readonly get: AvatarPick } | null
  /** In whose name; null until it is there. */
  readonly person: { readonly verified: boolean; readonly name: string; readonly agreed: boolean } | null
  readonly steps: ExchangeSteps
  readonly form: ShownForm
  readonly intent: IntentView<ReplacedRow>
  /** What is asked before it is exchanged. */
  readonly question?: ReactNode
  readonly onCheck: () => void
  /** Leads to doing it once more, which is asked before. */
  readonly onAgain: () => void
}

/** In whose name an avatar is exchanged, confirmed by the payment password; then how it ended. */
export const AvatarConfirmScreen = (props: AvatarConfirmProps) => (
  <PageScreen>
    {isAsked(props.intent.state) ? <Ask {...props} /> : <Outcome {...props} />}
    {props.question}
  </PageScreen>
)

const Ask = (props: AvatarConfirmProps) => (
  <ResourceState resource={props.resource} skeleton={<SkeletonForm />}>
    {props.exchange && props.person ? (
      <div className="flex flex-col gap-5">
        <AvatarSwap {...props.exchange} />
        <Confirmation {...props} person={props.person} />
      </div>
    ) : (
      <EmptyState
        title="这次置换不能继续了"
        note="可能已经换过，或者换成的那一款刚好没有了。"
        action={<Button href={`#${chooseHref({})}`}>重新选择</Button>}
      />
    )}
  </ResourceState>
)

type ConfirmationProps = AvatarConfirmProps & { readonly person: NonNullable<AvatarConfirmProps['person']> }

function Confirmation(props: ConfirmationProps) {
  const { person, steps } = props
  if (!person.verified) return <Unverified />
  return person.agreed ? <Confirm {...props} name={person.name} /> : <NotAgreed steps={steps} />
}

const NotAgreed = ({ steps }: Pick<AvatarConfirmProps, 'steps'>) => (
  <InlineMessage kind="warning" action={<TextLink href={`#${statementHref(steps)}`}>去阅读</TextLink>}>
    请先阅读并同意置换协议
  </InlineMessage>
)

const Unverified = () => (
  <InlineMessage kind="warning" action={<TextLink href={`#${href('/pages/mine/verified/index')}`}>去认证</TextLink>}>
    置换前需要完成实名认证，一分钟就好
  </InlineMessage>
)

const Confirm = ({ name, steps, form, intent }: AvatarConfirmProps & { readonly name: string }) => (
  <>
    <div className="rounded-l bg-surface px-4 py-2">
      <DescriptionList
        items={[
          { term: '置换人', detail: `${name}（已实名）` },
          {
            term: '置换协议',
            detail: (
              <TextLink inline href={`#${statementHref(steps)}`}>
                查看
              </TextLink>
            ),
          },
        ]}
      />
    </div>
    <FormParts
      form={intent.message === '' ? form : { ...form, failure: intent.message }}
      label="确认置换"
      submit={{ text: '本人确认置换', pending: '正在置换' }}
      note="换出的那一份会销毁，不能恢复；换成的会马上换上"
      fields={[payPasswordField, payPasswordLink]}
    />
  </>
)

const Outcome = ({ intent, onCheck, onAgain }: AvatarConfirmProps) => (
  <IntentOutcome
    intent={intent}
    doing="置换"
    done={{ title: '置换完成', note: intent.result ? `已换上 ${calledOf(intent.result.copy)}` : '' }}
    away={
      <Button tone="primary" href={`#${href('/pages/home/avatarExchange/index')}`}>
        我的头像
      </Button>
    }
    onCheck={onCheck}
    again={onAgain}
  />
)

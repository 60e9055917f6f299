import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonCard } from '#src/ui/feedback/page-skeletons.tsx'
import { viewPerson } from '../kit/account/person.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { type MemberRow, powerWords, roleWords } from './guild.select.ts'

type Detail = AnswerOf<'lord.detail'>

export interface MemberProps {
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly detail: Detail | null
  /** Null for who is not in one's guild. */
  readonly member: MemberRow | null
  readonly pending: boolean
  readonly failure: string
  /** Null where it is not offered: oneself, or who follows somebody already. */
  readonly onFollow: (() => void) | null
}

export const MemberScreen = (props: MemberProps) => (
  <PageScreen
    footer={
      props.onFollow && (
        <Button
          block
          size="large"
          tone="primary"
          pending={props.pending}
          pendingText="正在跟随"
          onPress={props.onFollow}
        >
          跟随这位领主
        </Button>
      )
    }
  >
    <ResourceState resource={props.resource} skeleton={<SkeletonCard />}>
      {props.failure !== '' && <InlineMessage kind="error">{props.failure}</InlineMessage>}
      {props.detail && <Person detail={props.detail} member={props.member} />}
    </ResourceState>
  </PageScreen>
)

function Person({ detail, member }: { readonly detail: Detail; readonly member: MemberRow | null }) {
  const { name, avatar, href } = viewPerson(detail.person)
  return (
    <section aria-label={name} className="rounded-l bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2">
        <Avatar name={name} src={avatar} size={64} decorative />
        <div className="min-w-0 flex-[1_1_8em]">
          <h2 className="text-headline font-semibold text-pretty">{name}</h2>
          <p className="flex gap-2 pt-1">
            {member && <Tag tone={member.role === 'admin' ? 'gold' : 'neutral'}>{roleWords[member.role]}</Tag>}
            {detail.isMine && <Tag tone="jade">我的领主</Tag>}
          </p>
        </div>
        <Button size="small" href={href}>
          查看藏品
        </Button>
      </div>
      <DescriptionList
        items={[
          { term: '能量', detail: powerWords(detail.power) },
          ...(member
            ? [
                { term: '加入公会', detail: formatInstant(member.joinedAt, 'YYYY年M月D日') },
                { term: '已邀请', detail: counted(member.brought, '人') },
              ]
            : []),
          { term: '徒弟', detail: `${counted(detail.followers, '人')} · ${powerWords(detail.led)}` },
          { term: '领主榜', detail: detail.rank === 0 ? '未上榜' : `第 ${detail.rank} 名` },
          { term: '跟随', detail: detail.lord?.nickname ?? '没有领主' },
          ...(detail.qq === '' ? [] : [{ term: 'QQ', detail: detail.qq }]),
        ]}
      />
    </section>
  )
}

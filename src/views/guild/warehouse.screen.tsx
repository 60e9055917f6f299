import { counted } from '#src/domain/number/number-format.ts'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { href } from '#src/routes/table.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import type { PeopleLine } from './guild.select.ts'
import { PeopleList } from './people-list.tsx'

export interface WarehouseProps extends Pick<DealListProps, 'lines' | 'resource'>, DeedProps {
  readonly unknown?: ReactNode
  /** Null until it is there. */
  readonly warehouse: AnswerOf<'guild.warehouse'> | null
  /** What the last gift has come to, in words; `''` without one. */
  readonly given: string
  /** A copy is chosen, and who gets it is not yet. */
  readonly choosing: boolean
  readonly people: readonly PeopleLine[]
  readonly members: ShownResource
  readonly onClose: () => void
}

const recordPath = `#${href('/pages/mine/warehouse/transferRecord')}`
const empty = {
  title: '仓库暂无藏品',
  note: '成员存入的藏品会出现在这里，由管理员发给大家。',
}

/** What the warehouse holds, and who may give it out: nothing is to be chosen while it is empty. */
function about({ name, stored, given, mayGive }: AnswerOf<'guild.warehouse'>): string {
  const counts = `${name} · 现有 ${counted(stored, '件')}，已发 ${counted(given, '件')}`
  if (!mayGive) return `${counts}，由管理员发放`
  return stored > 0 ? `${counts}，点选藏品发给成员` : counts
}

export const WarehouseScreen = ({
  unknown,
  warehouse,
  given,
  choosing,
  people,
  members,
  onClose,
  ...props
}: WarehouseProps) => (
  <PageScreen>
    {unknown}
    <DeedNews {...props} />
    {given !== '' && (
      <div className="pb-3">
        <InlineMessage kind="success">{given}</InlineMessage>
      </div>
    )}
    <DealList lines={props.lines} resource={props.resource} empty={empty}>
      <div className="flex items-center justify-between gap-3 pb-3 text-note text-muted tabular-nums">
        <p className="min-w-0 text-pretty">{warehouse ? about(warehouse) : '仓库藏品由管理员发放'}</p>
        <TextLink href={recordPath}>发放记录</TextLink>
      </div>
    </DealList>
    <Sheet open={choosing} title="发给谁" onDismiss={onClose}>
      <PeopleList
        resource={members}
        lines={people.map(({ href: _, ...line }) => line)}
        empty={<EmptyState title="暂无可发放的成员" note="除了存入者，公会里还没有别的成员。" />}
      />
    </Sheet>
    <DeedSheet {...props} />
  </PageScreen>
)

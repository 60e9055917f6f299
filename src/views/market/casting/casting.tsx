import type { ReactNode } from 'react'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { ResourceState, type ShownResource } from '../../kit/resource/resource-screen.tsx'
import { RowPicture } from '../../kit/product/row-picture.tsx'
import type { CastLine, castOutcome } from './casting.select.ts'
import { type BeanKind, beanNames } from '../goods-lists.select.ts'

export interface CastingProps {
  readonly kind: BeanKind
  readonly open: boolean
  readonly resource: ShownResource
  readonly lines: readonly CastLine[]
  /** What is about to be melted down, while it is asked whether it should be. */
  readonly asked: CastLine | null
  readonly pending: boolean
  readonly outcome: ReturnType<typeof castOutcome>
  /** What is asked before another one is melted while nobody knows of the last. */
  readonly question?: ReactNode
  readonly onOpen: (open: boolean) => void
  readonly onAsk: (line: CastLine | null) => void
  readonly onCast: (line: CastLine) => void
}

type Body = Pick<CastingProps, 'kind' | 'resource' | 'lines' | 'pending' | 'outcome' | 'onAsk'>

/** What can be melted down, how the last one ended, and what it means. */
export const CastingBody = ({ kind, resource, lines, pending, outcome, onAsk }: Body) => (
  <div className="flex flex-col gap-4 pb-4">
    <p className="text-note text-pretty text-soft">铸成{beanNames[kind]}后，这件藏品将销毁，发行量也少一份。</p>
    {outcome && <InlineMessage kind={outcome.kind}>{outcome.text}</InlineMessage>}
    <ResourceState resource={resource} skeleton={<SkeletonList rows={4} leading="picture" notes />}>
      {lines.length === 0 ? (
        <EmptyState
          title="暂无可铸造的藏品"
          note="寄售中和冷静期里的藏品不能铸造。"
          action={<Button href={`#${href('/pages/mine/myCollection/mycollection')}`}>我的藏品</Button>}
        />
      ) : (
        <div>
          <List>
            {lines.map((line) => (
              <ListRow
                key={line.copyId}
                title={line.name}
                note={line.note}
                value={<span className="font-medium text-jade-ink">{line.gain}</span>}
                leading={<RowPicture image={line.image} />}
                onPress={() => onAsk(line)}
                disabled={pending}
                chevron
                oneLine
              />
            ))}
          </List>
        </div>
      )}
    </ResourceState>
  </div>
)

/** It is asked first, because it cannot be undone. */
export const CastingQuestion = ({
  asked,
  question,
  onAsk,
  onCast,
}: Omit<CastingProps, keyof Body | 'open' | 'onOpen'> & Pick<CastingProps, 'onAsk'>) => (
  <>
    <Dialog
      open={asked !== null}
      title={`铸造「${asked?.name ?? ''}」？`}
      confirm={{ text: '铸造', tone: 'danger', onPress: () => asked && onCast(asked) }}
      cancel
      onDismiss={() => onAsk(null)}
    >
      {asked && `${asked.note.split('，')[0]!} 将销毁，你得到 ${asked.gain.slice(1)}。`}
    </Dialog>
    {question}
  </>
)

/** What one has that can be melted down for beans, one piece at a time. */
export const Casting = ({ open, onOpen, ...casting }: CastingProps) => (
  <>
    <Sheet open={open} title={`铸成${beanNames[casting.kind]}`} onDismiss={() => onOpen(false)}>
      <CastingBody {...casting} />
    </Sheet>
    <CastingQuestion {...casting} />
  </>
)

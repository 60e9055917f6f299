import { counted } from '#src/domain/number/number-format.ts'
import type { ReactNode } from 'react'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { cx } from '#src/ui/cx.ts'
import { LiveCountdown } from '../../kit/app/live-countdown.tsx'
import { StagedNews } from '../../kit/intent/staged-news.tsx'
import type { StagedView } from '../../kit/intent/use-staged.ts'
import { ResourceState, type ShownResource } from '../../kit/resource/resource-screen.tsx'
import { type EnvelopeNow, type EnvelopeRow, envelopeWords, nextWords, type PartLine } from './envelope.select.ts'

export interface EnvelopeProps {
  readonly resource: ShownResource
  /** Undefined until it is known. */
  readonly now: EnvelopeNow | undefined
  readonly stage: 'open' | 'closed' | 'taken' | null
  /** What `isClose` has said. */
  readonly isClosed: boolean
  readonly parts: readonly PartLine[]
  readonly change: StagedView
  readonly onTake: () => void
  readonly onCheck: () => void
}

export interface EnvelopeSheetProps extends EnvelopeProps {
  readonly question?: ReactNode
  /** What is unknown of the envelopes before this one. */
  readonly unknown?: ReactNode
  readonly open: boolean
  readonly onDismiss: () => void
}

/** The envelope of now: taking one's part of it, and who took what (marketplace §7 redEnvelopes). */
export const EnvelopeSheet = ({ open, question, unknown, onDismiss, ...rest }: EnvelopeSheetProps) => (
  <Sheet open={open} title="红包" onDismiss={onDismiss}>
    {question}
    <div className="pb-3 empty:hidden">
      {unknown}
      <StagedNews change={rest.change} onCheck={rest.onCheck} />
    </div>
    <ResourceState resource={rest.resource} skeleton={<SkeletonBlock height="220px" />}>
      {rest.now?.envelope ? (
        <Envelope {...rest} row={rest.now.envelope} />
      ) : (
        <EmptyState title="暂无红包" note={rest.now ? nextWords(rest.now) : ''} />
      )}
    </ResourceState>
  </Sheet>
)

function Envelope({ now, row, stage, isClosed, parts, change, onTake }: EnvelopeProps & { row: EnvelopeRow }) {
  return (
    <>
      <div className="mx-auto max-w-72 rounded-l bg-linear-to-b from-[#d8452e] to-[#b3301b] px-5 pt-6 pb-5 text-center text-[#fdf1dc]">
        <p className="text-note opacity-90">{row.from}的红包</p>
        <p className="pt-1 font-title text-headline font-semibold">{row.title}</p>
        <div className="grid min-h-28 place-items-center" role="status">
          {stage === 'taken' ? (
            <p>
              <span className="text-figure font-semibold tabular-nums">{row.mine}</span> 微豆
            </p>
          ) : (
            <button
              type="button"
              aria-label="拆红包"
              disabled={stage !== 'open' || change.state !== 'rest'}
              onClick={onTake}
              className={cx(
                'grid size-20 place-items-center rounded-full bg-[#f0cd8a] font-title text-display font-semibold text-[#7a3a12] shadow-lift active:opacity-80 disabled:opacity-60',
                change.state === 'changing' && 'animate-tremble',
              )}
            >
              拆
            </button>
          )}
        </div>
        <p className="text-note tabular-nums">{envelopeWords(row, isClosed)}</p>
      </div>
      <p className="flex flex-wrap justify-center gap-x-3 pt-3 text-note text-muted tabular-nums">
        <span>
          共 {counted(row.beans, '微豆')}，{counted(row.parts, '个')}
        </span>
        {stage === 'open' ? (
          <LiveCountdown label="距结束" until={row.endsAt} doneText="已结束" />
        ) : (
          now && <span>{nextWords(now)}</span>
        )}
      </p>
      {parts.length > 0 && (
        <div className="py-4">
          <List header="领取记录">
            {parts.map((part) => (
              <ListRow
                key={part.id}
                leading={<Avatar name={part.name} src={part.avatar} size={40} decorative />}
                title={part.name}
                note={part.note}
                value={part.beans}
                trailing={part.isBest ? <Tag tone="gold">手气最佳</Tag> : null}
              />
            ))}
          </List>
        </div>
      )}
      {stage === 'closed' && (
        <p className="pb-3 text-center text-note text-muted">每个红包每人一次，领完或时间到就结束。</p>
      )}
    </>
  )
}

import { cx } from '#src/ui/cx.ts'

/** A place in a ranking: the first three are set in gold; a bar for nobody's place. */
export const RankMark = ({ rank }: { readonly rank: number }) => (
  <span
    aria-label={rank === 0 ? '没有名次' : `第 ${rank} 名`}
    role="img"
    className={cx(
      'flex size-7 shrink-0 items-center justify-center rounded-full text-note font-semibold tabular-nums',
      rank > 0 && rank <= 3 ? 'bg-gold-wash text-gold-ink' : 'text-muted',
    )}
  >
    <span aria-hidden="true">{rank === 0 ? '—' : rank}</span>
  </span>
)

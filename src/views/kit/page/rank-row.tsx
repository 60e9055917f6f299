import { cx } from '#src/ui/cx.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Clipped } from '#src/ui/display/clipped.tsx'
import { ListRow } from '#src/ui/display/list.tsx'
import type { RankLine } from '../account/person.ts'

/** The first three are set in gold; a bar for nobody's place. */
const RankMark = ({ rank }: { readonly rank: number }) => (
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

/** A row of a ranking: it leads to the person, unless that is oneself. */
export const RankRow = ({ rank, person, note, score, isMine }: RankLine) => (
  <ListRow
    leading={
      <span className="flex items-center gap-3">
        <RankMark rank={rank} />
        <Avatar name={person.name} src={person.avatar} size={40} decorative />
      </span>
    }
    title={isMine ? <Clipped end="（我）">{person.name}</Clipped> : person.name}
    note={note}
    value={<span className="font-medium text-ink">{score}</span>}
    oneLine
    {...(isMine ? {} : { href: person.href, chevron: false })}
  />
)

import { List, ListRow } from '#src/ui/display/list.tsx'
import type { MoveLine } from './moves.select.ts'

/** What came and went, newest first. */
export const MoveList = ({ lines }: { readonly lines: readonly MoveLine[] }) => (
  <List>
    {lines.map(({ id, title, note, amount, isIncome }) => (
      <ListRow
        key={id}
        title={title}
        note={note}
        value={<span className={`tabular-nums ${isIncome ? 'font-medium text-jade-ink' : 'text-ink'}`}>{amount}</span>}
      />
    ))}
  </List>
)

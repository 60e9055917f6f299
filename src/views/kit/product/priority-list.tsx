import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Phrases } from '#src/ui/display/phrases.tsx'
import type { PriorityLine } from './priority.select.ts'
import { RowPicture } from './row-picture.tsx'

export interface PriorityListProps {
  readonly lines: readonly PriorityLine[]
  /** The one that is being appointed to; `''` for none. */
  readonly asking: string
  readonly onAppoint: (line: PriorityLine) => void
}

/** What can be bought before everybody else, each with what can be done about it. */
export const PriorityList = ({ lines, asking, onAppoint }: PriorityListProps) => (
  <List>
    {lines.map((line) => (
      <ListRow
        key={line.id}
        title={
          // One box for the finger: words in it are laid out as ever, however many lines they take.
          <a href={line.href} className="touch-words items-start py-2.5 -my-2.5">
            <Phrases text={line.name} />
          </a>
        }
        note={
          <span className="tabular-nums">
            <Phrases text={line.when} />
            <span className="block">{line.places}</span>
          </span>
        }
        {...(line.image === null ? {} : { leading: <RowPicture image={line.image} /> })}
        trailing={<Doing {...line} isAsking={asking === line.categoryId} onAppoint={() => onAppoint(line)} />}
      />
    ))}
  </List>
)

function Doing(props: PriorityLine & { readonly isAsking: boolean; readonly onAppoint: () => void }) {
  const { action, name, href, reason, isAsking, onAppoint } = props
  if (action === 'buy') {
    return (
      <Button size="small" tone="primary" href={href} label={`去买${name}`}>
        优先购买
      </Button>
    )
  }
  if (action === 'appointed') return <span className="text-note text-jade-ink">已预约</span>
  if (action === 'none') return <span className="max-w-24 text-end text-note text-pretty text-muted">{reason}</span>
  return (
    <Button size="small" label={`预约${name}`} pending={isAsking} onPress={onAppoint}>
      预约
    </Button>
  )
}

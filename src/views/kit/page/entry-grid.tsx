import { href, type RoutePath } from '#src/routes/table.ts'
import type { Icon } from '#src/ui/icon/icon.tsx'

/** One way from a page to another. */
export interface GridEntry {
  readonly path: RoutePath
  readonly query?: Readonly<Record<string, string>>
  /** Instead of following the path: what makes the address by itself. */
  readonly onPress?: () => void
  readonly text: string
  readonly icon: Icon
}

export interface EntryGridProps {
  /** What it leads through: 「市场分区」. */
  readonly label: string
  readonly entries: readonly GridEntry[]
  readonly columns: 4 | 5 | 6
}

/** Ways to other pages, each a sign and a word. */
export const EntryGrid = ({ label, entries, columns }: EntryGridProps) => (
  <nav aria-label={label} className="rounded-l bg-surface py-2">
    <ul className={`grid ${columnClass[columns]}`}>
      {entries.map(({ path, query, onPress, text, icon: Mark }) => (
        <li key={text}>
          {onPress ? (
            <button type="button" onClick={onPress} className={entry}>
              <Mark size={22} />
              {text}
            </button>
          ) : (
            <a href={`#${href(path, query)}`} className={entry}>
              <Mark size={22} />
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  </nav>
)

/** Fewer where the words are so large that they would touch. */
const columnClass = {
  4: 'grid-cols-[repeat(auto-fit,minmax(max(2.9rem,24%),1fr))]',
  5: 'grid-cols-[repeat(auto-fit,minmax(max(2.9rem,19%),1fr))]',
  6: 'grid-cols-[repeat(auto-fit,minmax(max(3.4rem,16%),1fr))]',
}

const entry =
  'ring-inside flex min-h-15 w-full flex-col items-center justify-center gap-1 rounded-m text-note text-soft active:bg-sunken'

import { counted } from '#src/domain/number/number-format.ts'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import type { Hit, SearchView } from '../kit/chat-view.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'

export interface SearchResultsProps {
  readonly search: SearchView
  /** Where a hit leads besides its address: for results within one conversation. */
  readonly onOpen?: (hit: Hit) => void
}

const sections = [
  { key: 'people', title: '联系人' },
  { key: 'groups', title: '群聊' },
  { key: 'messages', title: '聊天记录' },
] as const

/** What a search in the messages and people on this device has found. */
export function SearchResults({ search, onOpen }: SearchResultsProps) {
  const count = search.people.length + search.groups.length + search.messages.length
  if (search.searching && count === 0) return <RowsSkeleton rows={4} face={40} />
  return (
    <>
      <p role="status" className="sr-only">
        {search.searching ? '正在搜索' : `找到 ${counted(count, '条')}`}
      </p>
      {count === 0 && (
        <EmptyState
          kind="search"
          title={`没有找到「${search.query}」`}
          note="只搜索这台设备上的聊天记录，换个词试试。"
        />
      )}
      {sections.map(({ key, title }) => (
        <HitList key={key} title={title} hits={search[key]} onOpen={onOpen} />
      ))}
    </>
  )
}

function HitList({
  title,
  hits,
  onOpen,
}: {
  title: string
  hits: readonly Hit[]
  onOpen: ((hit: Hit) => void) | undefined
}) {
  if (hits.length === 0) return null
  return (
    <section aria-label={title} className="pt-3">
      <h2 className="px-4 pb-1 text-note text-muted">{title}</h2>
      <ul className="bg-surface">
        {hits.map((hit) => (
          <li key={hit.key}>
            <a
              href={hit.href}
              onClick={() => onOpen?.(hit)}
              className="ring-inside flex min-h-16 items-center gap-3 px-4 py-2 active:bg-sunken"
            >
              <Avatar name={hit.name} src={hit.avatar} size={40} group={hit.isGroup} decorative />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline gap-2">
                  <span className="min-w-0 flex-1 truncate">{hit.name}</span>
                  {hit.time !== null && <span className="text-caption text-muted tabular-nums">{hit.time}</span>}
                </span>
                {hit.parts.length > 0 && (
                  <span className="block truncate text-note text-muted">
                    <Marked parts={hit.parts} />
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every second part is what was looked for. */
const Marked = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, at) =>
    at % 2 === 1 ? (
      <mark key={at} className="bg-transparent font-medium text-cinnabar">
        {part}
      </mark>
    ) : (
      <span key={at}>{part}</span>
    ),
  )

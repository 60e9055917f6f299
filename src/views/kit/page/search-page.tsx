import { SearchIcon } from '#src/ui/icon/home-icons.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SearchField, SearchHistory, SearchWords } from '#src/ui/form/search-field.tsx'
import { PageScreen } from './page-screen.tsx'

export interface SearchPageProps {
  /** What is searched: 「搜索公告」. */
  readonly label: string
  readonly text: string
  /** There are results below. */
  readonly searched: boolean
  /** Newest first. */
  readonly recent: readonly string[]
  readonly onText: (text: string) => void
  readonly onSearch: (text: string) => void
  /** Forgets what was searched before. */
  readonly onClear: () => void
  /** What others look for; shown while nothing is typed. */
  readonly hot?: readonly string[]
  /** What the typed words may mean; shown instead of the page below until one is searched for. */
  readonly suggestions?: readonly string[]
  /** What else the typed words may mean, by kind: people, numbers. */
  readonly finds?: readonly FindGroup[]
  readonly children: ReactNode
}

export interface FindGroup {
  readonly title: string
  readonly rows: readonly {
    readonly key: string
    readonly href: string
    readonly title: string
    readonly note: string
    readonly leading: ReactNode
  }[]
}

/** The search field, what was searched before while it is empty, and the results. */
export function SearchPageScreen(props: SearchPageProps) {
  const {
    label,
    text,
    searched,
    recent,
    hot = [],
    suggestions = [],
    finds = [],
    onText,
    onSearch,
    onClear,
    children,
  } = props
  const history = recent.length > 0 && <SearchHistory items={recent} onPick={onSearch} onClear={onClear} />
  return (
    <PageScreen
      top={
        <FocusedAtFirst when={!searched}>
          <SearchField
            label={label}
            value={text}
            onChange={onText}
            onSubmit={onSearch}
            history={searched ? history : undefined}
          />
        </FocusedAtFirst>
      }
    >
      {suggestions.length > 0 || finds.length > 0 ? (
        <>
          {suggestions.length > 0 && (
            <List>
              {suggestions.map((one) => (
                <ListRow
                  key={one}
                  title={one}
                  leading={<SearchIcon size={18} />}
                  onPress={() => onSearch(one)}
                  oneLine
                />
              ))}
            </List>
          )}
          {finds.map(({ title, rows }) => (
            <List key={title} header={title}>
              {rows.map(({ key, ...row }) => (
                <ListRow key={key} {...row} oneLine />
              ))}
            </List>
          ))}
        </>
      ) : (
        <>
          {!searched && history}
          {!searched && <SearchWords title="热门搜索" items={hot} onPick={onSearch} />}
          {children}
        </>
      )}
    </PageScreen>
  )
}

/** Who opens a search wants to type. */
export function FocusedAtFirst({ when, children }: { when: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const first = useRef(when)
  useEffect(() => {
    if (first.current) box.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={box} className="px-4 pb-2">
      {children}
    </div>
  )
}

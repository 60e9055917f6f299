import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { LockIcon } from '#src/ui/icon/page-icons.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { FunctionsView, FunctionTile } from './functions.select.ts'

export interface FunctionsProps extends FunctionsView {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onUsed: (name: string) => void
  /** Forgets what was used. */
  readonly onForget: () => void
}

export const FunctionsScreen = ({ text, recent, groups, found, onText, onUsed, onForget }: FunctionsProps) => (
  <PageScreen
    top={
      <div className="px-4 pb-2">
        <SearchField label="搜索功能" value={text} onChange={onText} onSubmit={onText} />
      </div>
    }
  >
    {found === null ? (
      <>
        {recent.length > 0 && (
          <Section title="最近使用" onMore={onForget} moreText="清空">
            <Tiles label="最近使用" tiles={recent} onUsed={onUsed} />
          </Section>
        )}
        {groups.map(({ title, tiles }) => (
          <Section key={title} title={title}>
            <Tiles label={title} tiles={tiles} onUsed={onUsed} />
          </Section>
        ))}
      </>
    ) : found.length === 0 ? (
      <EmptyState
        kind="search"
        title="没有这项功能"
        note="换一个更短的词，或者按分类找。"
        action={<Button onPress={() => onText('')}>查看全部功能</Button>}
      />
    ) : (
      <>
        <p role="status" className="pb-2.5 text-note text-muted tabular-nums">
          找到 {found.length} 项
        </p>
        <Tiles label="搜索结果" tiles={found} onUsed={onUsed} />
      </>
    )}
  </PageScreen>
)

interface TilesProps {
  readonly label: string
  readonly tiles: readonly FunctionTile[]
  readonly onUsed: (name: string) => void
}

const Tiles = ({ label, tiles, onUsed }: TilesProps) => (
  <nav aria-label={label} className="rounded-l bg-surface p-1">
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(4.5rem,25%),1fr))] large:grid-cols-3">
      {tiles.map(({ name, mark, look, href, asksToSignIn }) => (
        <li key={name}>
          <a
            href={href}
            onClick={() => onUsed(name)}
            className="ring-inside flex min-h-22 w-full flex-col items-center gap-1.5 rounded-m px-0.5 pt-3 pb-2 text-center text-note text-soft active:bg-sunken"
          >
            <span className="relative">
              <span
                aria-hidden="true"
                className={`flex size-11 items-center justify-center rounded-l font-title text-headline ${look}`}
              >
                {mark}
              </span>
              {asksToSignIn && (
                <span className="absolute -right-1.5 -bottom-1 rounded-full bg-surface p-0.5 text-muted">
                  <LockIcon size={14} label="需要登录" />
                </span>
              )}
            </span>
            <span className="leading-snug text-pretty">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

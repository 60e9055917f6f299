import { SearchIcon } from '../icon/home-icons.tsx'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { IconButton } from '../action/icon-button.tsx'
import { TrashIcon } from '../icon/page-icons.tsx'
import { CloseIcon } from '../icon/action-icons.tsx'
import { ClockIcon } from '../icon/sign-icons.tsx'
import { uiText } from '../ui-text.ts'
import { useEcho } from './use-echo.ts'

export interface SearchFieldProps {
  /** What is searched: 「搜索公告」; also the placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Enter, or the keyboard's search key; never in the middle of a composition. */
  onSubmit: (value: string) => void
  /** Gives a 「取消」 beside it. */
  onCancel?: () => void
  /** Shown below while the field is focused and empty: SearchHistory. */
  history?: ReactNode
}

/** A search box. */
export function SearchField({ label, value, onChange, onSubmit, onCancel, history }: SearchFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(false)
  const { local, set, bind } = useEcho({ value, onChange, onEnter: () => onSubmit(local.trim()) })
  return (
    // Only hears where the focus is: the history is shown while it is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="search"
      aria-label={label}
      onFocus={() => setActive(true)}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) setActive(false)
      }}
    >
      <div className="flex items-center gap-1">
        <div className="flex min-h-11 min-w-0 flex-1 items-center rounded-full bg-sunken pl-3.5 text-muted focus-within:ring-1 focus-within:ring-muted">
          <SearchIcon size={18} />
          <input
            {...bind}
            ref={input}
            type="search"
            aria-label={label}
            placeholder={label}
            enterKeyHint="search"
            autoComplete="off"
            className="min-h-11 w-full min-w-0 flex-1 appearance-none bg-transparent px-2 text-input text-ink outline-none large:placeholder:text-note"
          />
          {local !== '' && (
            <IconButton
              icon={SmallClose}
              label={uiText.clear}
              onPress={() => {
                set('')
                input.current?.focus()
              }}
            />
          )}
        </div>
        {onCancel && (
          <Button tone="quiet" onPress={onCancel}>
            {uiText.cancel}
          </Button>
        )}
      </div>
      {active && local === '' && history}
    </div>
  )
}

const SmallClose = () => <CloseIcon size={16} />

export interface SearchHistoryProps {
  /** Newest first. */
  items: readonly string[]
  onPick: (text: string) => void
  onClear: () => void
}

/** What was searched before; for the `history` slot, or a page of its own. */
export const SearchHistory = ({ items, onPick, onClear }: SearchHistoryProps) =>
  items.length === 0 ? null : (
    <div className="pt-3">
      <div className="flex items-center justify-between">
        <h2 className="text-note font-medium text-muted">{uiText.searchHistory}</h2>
        <IconButton icon={SmallTrash} label={uiText.clearHistory} onPress={onClear} />
      </div>
      <ul className="flex flex-wrap gap-x-2 gap-y-3 pt-1 pb-3">
        {items.map((text) => (
          <li key={text} className="max-w-full">
            <button
              type="button"
              onClick={() => onPick(text)}
              className="touch-44 flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-surface px-3 text-note text-soft ring-1 ring-hairline ring-inset active:bg-sunken"
            >
              <span className="text-faint">
                <ClockIcon size={14} />
              </span>
              <span className="truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )

export interface SearchWordsProps {
  /** 「热门搜索」 */
  title: string
  items: readonly string[]
  onPick: (text: string) => void
}

/** Words that others look for, each of them a search. */
export const SearchWords = ({ title, items, onPick }: SearchWordsProps) =>
  items.length === 0 ? null : (
    <div className="pt-3">
      <h2 className="text-note font-medium text-muted">{title}</h2>
      <ul className="flex flex-wrap gap-x-2 gap-y-3 pt-3 pb-3">
        {items.map((text) => (
          <li key={text} className="max-w-full">
            <button
              type="button"
              onClick={() => onPick(text)}
              className="touch-44 flex min-h-8 max-w-full items-center rounded-full bg-surface px-3 text-note text-soft ring-1 ring-hairline ring-inset active:bg-sunken"
            >
              <span className="truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )

const SmallTrash = () => <TrashIcon size={18} />

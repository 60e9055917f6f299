import type { Icon } from '../icon/icon.tsx'
import { cx } from '../cx.ts'
import { uiText } from '../ui-text.ts'
import { Sheet } from './sheet.tsx'

export interface ActionSheetItem<Key extends string = string> {
  key: Key
  text: string
  icon?: Icon
  note?: string
  tone?: 'plain' | 'danger'
  disabled?: boolean
}

export interface ActionSheetProps<Key extends string> {
  open: boolean
  /** What is being done to what: 「转赠或寄售」. */
  title: string
  items: readonly ActionSheetItem<Key>[]
  onSelect: (key: Key) => void
  onDismiss: () => void
}

/** A few things to do with something. */
export const ActionSheet = <Key extends string>({ open, title, items, onSelect, onDismiss }: ActionSheetProps<Key>) => (
  <Sheet open={open} title={title} titleHidden onDismiss={onDismiss} bleed>
    <p aria-hidden="true" className="px-4 pt-1 pb-1 text-center text-note text-muted">
      {title}
    </p>
    <ul className="divide-y divide-hairline">
      {items.map(({ key, text, icon: Mark, note, tone, disabled }) => (
        <li key={key}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onSelect(key)}
            className={cx(
              'ring-inside flex min-h-14 w-full flex-col items-center justify-center px-4 py-2 active:bg-sunken disabled:text-faint',
              tone === 'danger' ? 'text-cinnabar' : 'text-ink',
            )}
          >
            <span className="flex items-center gap-2 text-title">
              {Mark && <Mark size={20} />}
              {text}
            </span>
            {note && <span className="text-note text-muted">{note}</span>}
          </button>
        </li>
      ))}
    </ul>
    <div className="h-2 bg-paper" />
    <button
      type="button"
      onClick={onDismiss}
      className="ring-inside flex min-h-14 w-full items-center justify-center text-title font-medium active:bg-sunken"
    >
      {uiText.cancel}
    </button>
  </Sheet>
)

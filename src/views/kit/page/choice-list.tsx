import { type ReactNode, useId } from 'react'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { CheckIcon } from '#src/ui/icon/action-icons.tsx'
import type { Icon } from '#src/ui/icon/icon.tsx'

export interface Choice<Key extends string> {
  readonly key: Key
  readonly title: string
  readonly note?: string
  readonly icon?: Icon
  /** Instead of an icon. */
  readonly picture?: ReactNode
}

export interface ChoiceListProps<Key extends string> {
  /** What is chosen, above the rows. */
  readonly title: string
  readonly choices: readonly Choice<Key>[]
  /** The heading is as large as those of the sections beside it. */
  readonly large?: boolean
  /** Null before anything is chosen. */
  readonly current: Key | null
  readonly onChange: (key: Key) => void
}

/** One of a few, as rows with a tick: a group of radio buttons, so that arrow keys choose. */
export function ChoiceList<Key extends string>({
  title,
  large = false,
  choices,
  current,
  onChange,
}: ChoiceListProps<Key>) {
  const name = useId()
  return (
    <fieldset className="mt-5 first:mt-0">
      <legend className={large ? 'mb-2.5 text-title font-semibold' : 'mb-1.5 px-4 text-note text-muted'}>
        {title}
      </legend>
      <div className="overflow-hidden rounded-l bg-surface">
        {choices.map(({ key, title: words, note, icon: Mark, picture }) => (
          <label key={key} className={row}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === current}
              onChange={() => onChange(key)}
              className="ring-inside peer pointer-events-none absolute inset-0 size-full appearance-none"
            />
            {picture}
            {Mark && (
              <span className="text-soft">
                <Mark size={22} />
              </span>
            )}
            <span className="min-w-0 flex-1">
              <span className="block">{words}</span>
              {note && (
                <span className="block text-note text-muted">
                  <Phrases text={note} />
                </span>
              )}
            </span>
            <span className="text-ink opacity-0 transition-opacity peer-checked:opacity-100">
              <CheckIcon size={20} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Rows are divided as those of a List: by a line that begins where the words do. */
const row =
  'relative flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2 active:bg-sunken not-first:before:absolute not-first:before:top-0 ' +
  'not-first:before:right-0 not-first:before:left-4 not-first:before:h-px not-first:before:bg-hairline'

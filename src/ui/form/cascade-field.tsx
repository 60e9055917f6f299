import { ChevronIcon } from '../icon/home-icons.tsx'
import { useState } from 'react'
import { cx } from '../cx.ts'
import { CheckIcon } from '../icon/action-icons.tsx'
import { Sheet } from '../overlay/sheet.tsx'
import { Field, fieldBox } from './field.tsx'
import type { FieldProps } from './field.tsx'

/** Something to choose, and what there is to choose below it. */
export interface CascadeOption {
  readonly code: string
  readonly name: string
  readonly children: readonly CascadeOption[]
}

type Path = readonly CascadeOption[]

export interface CascadeFieldProps extends Omit<FieldProps, 'children' | 'counter'> {
  options: readonly CascadeOption[]
  /** What is chosen, from the top down; empty for nothing. */
  path: Path
  onChange: (path: Path) => void
  placeholder: string
}

/** One of many, found step by step: province, city, district. Opens a sheet; the last step closes it. */
export function CascadeField({ options, path, onChange, placeholder, ...field }: CascadeFieldProps) {
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<Path>([])
  const [hasStepped, setStepped] = useState(false)
  const wrong = field.error != null && field.error !== ''
  const begin = () => {
    setDraft(path.slice(0, -1))
    setStepped(false)
    setOpen(true)
  }
  const step = (next: Path) => {
    setDraft(next)
    setStepped(true)
  }
  const choose = (option: CascadeOption) => {
    const next = [...draft, option]
    step(next)
    if (option.children.length > 0) return
    setOpen(false)
    onChange(next)
  }
  return (
    <Field {...field}>
      {(control) => (
        <>
          <button
            {...control}
            type="button"
            aria-haspopup="dialog"
            onClick={begin}
            className={cx(fieldBox(wrong), 'w-full justify-between gap-3 px-3.5 text-start')}
          >
            <span className={path.length > 0 ? 'text-ink' : 'text-muted'}>
              {path.map((option) => option.name).join(' ') || placeholder}
            </span>
            <span className="-mr-1 shrink-0 text-faint">
              <ChevronIcon size={18} />
            </span>
          </button>
          <Sheet open={open} title={field.label} onDismiss={() => setOpen(false)} bleed>
            <Steps draft={draft} placeholder={placeholder} onStep={(count) => step(draft.slice(0, count))} />
            <Options
              key={draft.length}
              options={draft.at(-1)?.children ?? options}
              chosen={path[draft.length]?.code}
              onChoose={choose}
              takesFocus={hasStepped}
            />
          </Sheet>
        </>
      )}
    </Field>
  )
}

interface StepsProps {
  readonly draft: Path
  readonly placeholder: string
  readonly onStep: (count: number) => void
}

/** What was chosen on the way here; pressing one chooses it anew. */
const Steps = ({ draft, placeholder, onStep }: StepsProps) => (
  <ol className="sticky top-0 z-1 flex gap-1 overflow-x-auto border-b border-hairline bg-raised px-2">
    {draft.map((option, index) => (
      <li key={option.code}>
        <button
          type="button"
          onClick={() => onStep(index)}
          className="min-h-11 rounded-s px-2 whitespace-nowrap text-soft"
        >
          {option.name}
        </button>
      </li>
    ))}
    <li aria-current="step" className="flex min-h-11 items-center px-2 font-semibold whitespace-nowrap">
      {placeholder}
    </li>
  </ol>
)

interface OptionsProps {
  readonly options: readonly CascadeOption[]
  readonly chosen: string | undefined
  readonly onChoose: (option: CascadeOption) => void
  /** What was pressed is gone with the step before. */
  readonly takesFocus: boolean
}

const takeFocus = (button: HTMLElement | null): void => button?.focus({ preventScroll: true })

const Options = ({ options, chosen, onChoose, takesFocus }: OptionsProps) => (
  <ul className="h-[50vh]">
    {options.map((option, index) => (
      <li key={option.code}>
        <button
          ref={takesFocus && index === 0 ? takeFocus : null}
          type="button"
          aria-pressed={option.code === chosen}
          onClick={() => onChoose(option)}
          className="ring-inside flex min-h-12 w-full items-center justify-between px-4 text-start active:bg-sunken"
        >
          {option.name}
          {option.code === chosen && <CheckIcon size={20} />}
        </button>
      </li>
    ))}
  </ul>
)

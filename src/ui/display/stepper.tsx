import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { CheckIcon } from '../icon/action-icons.tsx'
import { uiText } from '../ui-text.ts'

export interface Step {
  key: string
  title: string
  note?: ReactNode
}

export interface StepperProps {
  steps: readonly Step[]
  /** The step one is at; `steps.length` when all are done. */
  current: number
  /** Across for up to four short steps; down with notes. */
  direction?: 'across' | 'down'
}

/** Where one is on a way of several steps. */
export const Stepper = ({ steps, current, direction = 'across' }: StepperProps) => (
  <ol className={cx('flex', direction === 'down' && 'flex-col')}>
    {steps.map((step, at) => (
      <StepItem
        key={step.key}
        step={step}
        number={at + 1}
        state={at < current ? 'done' : at === current ? 'current' : 'upcoming'}
        last={at === steps.length - 1}
        down={direction === 'down'}
      />
    ))}
  </ol>
)

interface StepItemProps {
  step: Step
  number: number
  state: 'done' | 'current' | 'upcoming'
  last: boolean
  down: boolean
}

const marks = {
  done: 'bg-ink text-on-ink',
  current: 'bg-surface text-ink ring-2 ring-ink ring-inset',
  upcoming: 'bg-sunken text-muted',
}

function StepItem({ step, number, state, last, down }: StepItemProps) {
  const words = state === 'upcoming' ? 'text-muted' : 'text-ink'
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx('relative flex', down ? 'gap-3 pb-5 last:pb-0' : 'flex-1 flex-col items-center text-center')}
    >
      {!last && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute',
            state === 'done' ? 'bg-ink' : 'bg-line',
            down ? 'top-7 bottom-1 left-3 w-px' : 'top-3 right-[calc(-50%+18px)] left-[calc(50%+18px)] h-px',
          )}
        />
      )}
      <span
        className={cx(
          'flex size-6 shrink-0 items-center justify-center rounded-full text-caption font-semibold tabular-nums',
          marks[state],
        )}
      >
        {state === 'done' ? <CheckIcon size={14} /> : number}
      </span>
      <span className={cx(down ? 'pt-px' : 'mt-1.5 px-1')}>
        <span className={cx('block text-note', words, state === 'current' && 'font-semibold')}>
          {step.title}
          <span className="sr-only">，{uiText[state]}</span>
        </span>
        {step.note != null && <span className="block text-note text-muted">{step.note}</span>}
      </span>
    </li>
  )
}

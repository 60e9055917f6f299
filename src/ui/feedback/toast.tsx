import type { Icon } from '../icon/icon.tsx'
import { DoneIcon, FailedIcon } from '../icon/sign-icons.tsx'
import { uiText } from '../ui-text.ts'
import { useTopLayer } from './use-top-layer.ts'

export interface ToastItem {
  id: string
  message: string
  tone?: 'plain' | 'success' | 'error'
}

export interface ToastRegionProps {
  /** What is shown now, oldest first. How long (2000 ms, 1000 ms, 3000 ms) is decided where the queue lives. */
  toasts: readonly ToastItem[]
}

const marks: Partial<Record<NonNullable<ToastItem['tone']>, Icon>> = { success: DoneIcon, error: FailedIcon }

const pill =
  'flex max-w-full animate-rise items-center gap-2 rounded-m bg-inverse px-4 py-2.5 text-note text-on-inverse shadow-lift'

/** Whether what is in sight says so already, beside what it is about: a refusal is said once. */
const isSaid = (message: string): boolean => {
  const dialog = document.querySelector('dialog[open]')
  return [...(dialog ?? document).querySelectorAll('[role="alert"]')].some((said) => {
    const { top, bottom } = said.getBoundingClientRect()
    const words = said.textContent
    return words.includes(message) && bottom > 0 && top < innerHeight
  })
}

/** Short messages over everything, also over open dialogs; announced politely. Mount once, always. */
export function ToastRegion({ toasts }: ToastRegionProps) {
  const box = useTopLayer(
    toasts.length > 0,
    toasts.map((toast) => toast.id).join(),
    () => !toasts.every(({ message }) => isSaid(message)),
  )
  return (
    <div ref={box} popover="manual" role="status" aria-live="polite" className="ui-floating">
      <ul className="flex flex-col items-center gap-2">
        {toasts.map(({ id, message, tone = 'plain' }) => {
          const Mark = marks[tone]
          return (
            <li key={id} data-unsaid={message === uiText.offline || undefined} className={pill}>
              {Mark && <Mark size={18} />}
              <span className="line-clamp-4 min-w-0">{message}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

import { useId } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { Icon } from '../icon/icon.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps {
  children: ReactNode
  /** `primary` once per page; `danger` for what cannot be undone; `quiet` is words only. */
  tone?: ButtonTone
  /** large 48 px, medium 44 px, small 32 px (its touch area is still 44 px). */
  size?: 'large' | 'medium' | 'small'
  /** Takes the whole width. */
  block?: boolean
  /** Of a quiet one: its words begin and end at the edges of what holds it, so it has neither padding nor ground. */
  flush?: boolean
  /** Pressed and not answered yet: turns a ring, keeps its width and focus, and cannot be pressed again. */
  pending?: boolean
  /** Said instead of the children while pending. */
  pendingText?: string
  disabled?: boolean
  /** Why it is disabled, shown under the button. Given, the button stays reachable with the keyboard. */
  disabledReason?: string | null
  icon?: Icon
  /** Makes it a link that looks like a button. */
  href?: string
  /** Opens the link in another window. */
  external?: boolean
  type?: 'button' | 'submit'
  onPress?: () => void
  /** Only where the words alone are not enough: 「确认支付 ¥128.00」. */
  label?: string
}

const tones: Record<ButtonTone, string> = {
  primary: 'bg-cinnabar-fill text-on-cinnabar active:bg-cinnabar-press',
  secondary: 'bg-surface text-ink ring-1 ring-inset ring-line active:bg-sunken',
  quiet: 'text-indigo active:bg-indigo-wash',
  danger: 'bg-cinnabar-wash text-cinnabar-ink active:brightness-95',
}

const sizes = {
  large: 'min-h-12 px-6 text-title font-medium rounded-m',
  medium: 'min-h-11 px-5 text-body font-medium rounded-m',
  small: 'min-h-8 px-3.5 text-note font-medium rounded-full touch-44',
}

const stopped = 'cursor-not-allowed text-muted'

/** The button. Controlled: whoever sends `onPress` also says `pending`, in the same render, until the answer is there. */
export function Button(props: ButtonProps) {
  const { children, tone = 'secondary', size = 'medium', block, pending, pendingText, icon: Mark, href, label } = props
  const reasonId = useId()
  const reason = props.disabledReason ?? null
  const off = props.disabled === true || reason !== null
  const className = cx(
    'inline-flex max-w-full items-center justify-center gap-2 text-center leading-normal break-keep select-none',
    'transition-[background-color,transform,opacity,filter]',
    sizes[size],
    props.flush && 'px-0! active:bg-transparent active:opacity-60',
    off ? cx(stopped, tone !== 'quiet' && 'bg-sunken') : tones[tone],
    block && 'w-full',
    !off && !pending && 'active:scale-[0.98]',
    pending && 'cursor-progress',
  )
  const content = (
    <>
      {pending ? <Spinner size={size === 'small' ? 14 : 18} /> : Mark && <Mark size={size === 'small' ? 16 : 20} />}
      <span className="py-1">{pending && pendingText ? pendingText : children}</span>
    </>
  )
  const press = (event: MouseEvent) => {
    if (off || pending) event.preventDefault()
    else props.onPress?.()
  }
  const shared = { className, onClick: press, 'aria-label': label, 'aria-describedby': reason ? reasonId : undefined }
  const control =
    href !== undefined && !off ? (
      <a {...shared} href={href} {...(props.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {content}
      </a>
    ) : (
      <button
        {...shared}
        type={props.type ?? 'button'}
        disabled={off && reason === null && !pending}
        aria-disabled={off || pending || undefined}
        aria-busy={pending || undefined}
      >
        {content}
      </button>
    )
  if (reason === null) return control
  return (
    <span className={cx('inline-flex flex-col items-center gap-1.5', block && 'w-full')}>
      {control}
      <span id={reasonId} className="text-note text-muted">
        {reason}
      </span>
    </span>
  )
}

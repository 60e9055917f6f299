import { cx } from '../cx.ts'
import { Badge } from '../display/badge.tsx'
import type { Icon } from '../icon/icon.tsx'
import { Spinner } from './spinner.tsx'

export interface IconButtonProps {
  icon: Icon
  /** What it does, in words: 「返回」. */
  label: string
  onPress?: () => void
  href?: string
  pending?: boolean
  disabled?: boolean
  /** For buttons that stay in (收藏, 静音). */
  pressed?: boolean
  /** Shown while pressed in: the filled sister of the icon. */
  pressedIcon?: Icon
  /** Ready-made text of a badge: 「99+」. */
  badge?: string | null
  /** `ground` puts it on a light disc, for use on pictures. */
  tone?: 'plain' | 'ground'
}

/** A 44 px square for one icon. */
export function IconButton({ icon, label, pending, disabled, ...rest }: IconButtonProps) {
  const Mark = rest.pressed && rest.pressedIcon ? rest.pressedIcon : icon
  const className = cx(
    'ring-inside relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-[background-color,opacity]',
    rest.tone === 'ground' ? 'bg-surface/85 backdrop-blur-sm active:bg-sunken' : 'active:bg-sunken',
    disabled && 'opacity-40',
  )
  const badge = rest.badge ?? null
  const content = (
    <>
      {pending ? <Spinner size={20} /> : <Mark />}
      {badge !== null && (
        <span
          className={cx(
            'absolute left-1/2',
            badge === ''
              ? 'top-2.5 ml-1.5'
              : 'top-0.5 ml-1 rounded-full ring-2 ring-paper large:-right-1.5 large:left-auto',
          )}
        >
          <Badge text={badge} />
        </span>
      )}
    </>
  )
  const name = badge !== null && badge !== '' ? `${label}，${badge}` : label
  if (rest.href !== undefined && !disabled) {
    return (
      <a className={className} href={rest.href} aria-label={name} onClick={rest.onPress}>
        {content}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-pressed={rest.pressed}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      disabled={disabled}
      onClick={() => {
        if (!pending) rest.onPress?.()
      }}
    >
      {content}
    </button>
  )
}

import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface CardProps {
  children: ReactNode
  /** The whole card leads somewhere; nothing in it may be pressed by itself then. */
  href?: string
  onPress?: () => void
  /** Default true: 16 px inside. */
  padded?: boolean
  /** Stands out from the surface around it. */
  tone?: 'surface' | 'sunken' | 'gold' | 'indigo'
}

const tones = { surface: 'bg-surface', sunken: 'bg-sunken', gold: 'bg-gold-wash', indigo: 'bg-indigo-wash' }

/** A surface for things that belong together. */
export function Card({ children, href, onPress, padded = true, tone = 'surface' }: CardProps) {
  const className = cx('block w-full overflow-hidden rounded-l text-start', tones[tone], padded && 'p-4')
  const pressed = 'transition-transform active:scale-[0.985]'
  if (href !== undefined) {
    return (
      <a href={href} onClick={onPress} className={cx(className, pressed)}>
        {children}
      </a>
    )
  }
  if (onPress) {
    return (
      <button type="button" onClick={onPress} className={cx(className, pressed)}>
        {children}
      </button>
    )
  }
  return <div className={className}>{children}</div>
}

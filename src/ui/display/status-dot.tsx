import type { ReactNode } from 'react'
import type { Tone } from './tag.tsx'

export interface StatusDotProps {
  tone?: Tone
  /** The state in words; the dot alone says nothing. */
  children: ReactNode
  /** Something is going on right now. */
  live?: boolean
}

const dots: Record<Tone, string> = {
  neutral: 'bg-faint',
  cinnabar: 'bg-cinnabar',
  jade: 'bg-jade',
  gold: 'bg-gold',
  indigo: 'bg-indigo',
}

/** A state: a dot and its words. 「在线」, 「确认中」. */
export const StatusDot = ({ tone = 'neutral', children, live }: StatusDotProps) => (
  <span className="inline-flex items-center gap-1.5 text-note break-keep text-soft">
    <span aria-hidden="true" className={`size-2 rounded-full ${dots[tone]} ${live ? 'animate-breathe' : ''}`} />
    {children}
  </span>
)

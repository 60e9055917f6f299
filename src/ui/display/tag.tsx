import type { ReactNode } from 'react'
import type { Icon } from '../icon/icon.tsx'

export type Tone = 'neutral' | 'cinnabar' | 'jade' | 'gold' | 'indigo'

export interface TagProps {
  children: ReactNode
  tone?: Tone
  icon?: Icon
}

/** Words on a wash of each tone; every pair passes 4.5:1. */
export const washes: Record<Tone, string> = {
  neutral: 'bg-sunken text-soft',
  cinnabar: 'bg-cinnabar-wash text-cinnabar-ink',
  jade: 'bg-jade-wash text-jade-ink',
  gold: 'bg-gold-wash text-gold-ink',
  indigo: 'bg-indigo-wash text-indigo-ink',
}

/** One or two words about a thing: 「限量」, 「转赠中」. */
export const Tag = ({ children, tone = 'neutral', icon: Mark }: TagProps) => (
  <span
    className={`inline-flex items-center gap-0.5 rounded-xs px-1.5 py-px text-caption font-medium whitespace-nowrap ${washes[tone]}`}
  >
    {Mark && <Mark size={12} />}
    {children}
  </span>
)

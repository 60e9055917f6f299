import type { ReactNode } from 'react'

export interface ClippedProps {
  /** What may lose its end where the room is small: a name, a series. */
  children: ReactNode
  /** What follows and is never lost: 「（我）」. */
  end: ReactNode
}

/** One line of which the first part gives way and the last part stays. */
export const Clipped = ({ children, end }: ClippedProps) => (
  <span className="flex min-w-0">
    <span className="min-w-0 truncate">{children}</span>
    <span className="shrink-0 whitespace-pre tabular-nums">{end}</span>
  </span>
)

import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface TextLinkProps {
  children: ReactNode
  href: string
  /** Opens in another window. */
  external?: boolean
  /** Inside a sentence it is underlined; alone it is not. */
  inline?: boolean
  /** Stands at the end of a row: a word narrower than a finger ends where the row does. */
  end?: boolean
  onPress?: () => void
}

/** A link made of words, in indigo. */
export const TextLink = ({ children, href, external, inline, end, onPress }: TextLinkProps) => (
  <a
    href={href}
    onClick={onPress}
    className={cx(
      'rounded-xs break-keep text-indigo active:opacity-60',
      inline ? 'touch-44 underline decoration-1 underline-offset-3' : 'touch-words font-medium',
      !inline && (end ? 'justify-end' : 'justify-center'),
    )}
    {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
  >
    {children}
  </a>
)

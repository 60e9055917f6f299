import type { ButtonHTMLAttributes, ReactNode } from 'react'

/** What is touched in a scene: a link where it has an address, a button where something follows; else it is only looked at. */
export const Touch = ({
  href,
  onClick,
  children,
  ...rest
}: Pick<ButtonHTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  readonly href?: string | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
  readonly [data: `data-${string}`]: string | boolean | undefined
}) =>
  href !== undefined ? (
    <a href={href} onClick={onClick} {...rest}>
      {children}
    </a>
  ) : onClick ? (
    <button type="button" onClick={onClick} {...rest}>
      {children}
    </button>
  ) : (
    <div {...rest}>{children}</div>
  )

import type { ButtonHTMLAttributes, KeyboardEvent, ReactNode } from 'react'

/** A button is pressed with the space bar, a link is not. */
const pressWithSpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * What is touched in a scene: a link where it has an address, a button where something follows; else it is only looked at. A link that
 * `acts` leads nowhere meanwhile and is a button: the same element, because thirty others at once are a long wait on a slow phone. The
 * finger may be faster than the picture: a link that has done something (`true`) leads nowhere either.
 */
export const Touch = ({
  href,
  acts = false,
  onClick,
  children,
  ...rest
}: Pick<ButtonHTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  readonly href?: string | undefined
  readonly acts?: boolean
  readonly onClick?: (() => boolean | void) | undefined
  readonly children: ReactNode
  readonly [data: `data-${string}`]: string | boolean | undefined
}) =>
  href !== undefined ? (
    <a
      href={href}
      role={acts ? 'button' : undefined}
      onClick={(event) => {
        const hasActed = onClick?.()
        if (acts || hasActed) event.preventDefault()
      }}
      onKeyDown={acts ? pressWithSpace : undefined}
      {...rest}
    >
      {children}
    </a>
  ) : onClick ? (
    <button type="button" onClick={() => void onClick()} {...rest}>
      {children}
    </button>
  ) : (
    <div {...rest}>{children}</div>
  )

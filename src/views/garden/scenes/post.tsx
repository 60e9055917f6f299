import type { ReactNode } from 'react'
import type { BoardView } from './types.ts'

/** A place on a picture that leads somewhere: a link where it has an address, else a button; closed, it says why. */
export const Lead = ({
  board,
  onPress,
  className,
  children,
  style,
}: {
  board: BoardView
  onPress: ((id: string) => void) | undefined
  className: string
  children: ReactNode
  style?: React.CSSProperties
}) =>
  board.href && !board.closed ? (
    <a className={className} href={board.href} onClick={() => onPress?.(board.id)} style={style}>
      {children}
    </a>
  ) : (
    <button
      type="button"
      className={className}
      aria-disabled={board.closed ? true : undefined}
      onClick={() => onPress?.(board.id)}
      style={style}
    >
      {children}
    </button>
  )

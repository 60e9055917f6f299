import type { ReactNode } from 'react'
import type { BoardView } from './types.ts'

/** A place on a picture that leads somewhere: a link where it has an address, else a button; closed, it says why. */
export const Lead = ({
  board,
  onPress,
  className,
  children,
  style,
  named,
}: {
  board: BoardView
  onPress: ((id: string) => void) | undefined
  className: string
  children: ReactNode
  /** Its children are a picture: it needs a name. */
  named?: boolean
  style?: React.CSSProperties
}) => {
  const label = named ? [board.label, board.closed ?? board.note].filter(Boolean).join('，') : undefined
  return board.href && !board.closed ? (
    <a className={className} href={board.href} aria-label={label} onClick={() => onPress?.(board.id)} style={style}>
      {children}
    </a>
  ) : (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={board.closed ? true : undefined}
      onClick={() => onPress?.(board.id)}
      style={style}
    >
      {children}
    </button>
  )
}

/** The small signpost in the garden. */
export const Post = ({
  board,
  onPress,
  className,
}: {
  board: BoardView
  onPress: ((id: string) => void) | undefined
  className: string
}) => (
  <Lead board={board} onPress={onPress} className={className} named>
    <svg viewBox="0 0 84 150" aria-hidden="true">
      <ellipse cx="42" cy="144" rx="26" ry="5" opacity="0.22" />
      <path d="M38 22h9v122h-9z" fill="var(--wood)" stroke="var(--wood2)" />
      <path d="M34 22q8 -14 17 0Z" fill="var(--wood2)" />
      <path d="M8 34h62l12 13-12 13H8Z" fill="#c98f55" stroke="var(--wood2)" strokeWidth="1.4" />
      <path d="M76 70H18L6 82l12 12h58Z" fill="#b77b44" stroke="var(--wood2)" strokeWidth="1.4" />
      <path d="M14 40h50M14 54h46M24 76h46M24 88h46" stroke="var(--wood2)" strokeWidth="0.7" opacity="0.5" />
      <path d="M14 144q6 -12 10 0M56 144q4 -16 10 0" fill="none" stroke="var(--tuft)" strokeWidth="2" />
      <path
        className="sc-snowcap"
        d="M34 22q8 -14 17 0ZM8 34h62l2 3q-14 4 -30 1t-34 0ZM18 70h58v3q-14 4 -30 1t-30 -1Z"
        fill="#fff"
      />
      <text x="38" y="52" textAnchor="middle" fontSize="14" fill="#3b2412" className="sc-song">
        {board.label}
      </text>
      <text x="47" y="87" textAnchor="middle" fontSize="12" fill="#3b2412" className="sc-song">
        {board.note ?? '前往各处'}
      </text>
    </svg>
  </Lead>
)

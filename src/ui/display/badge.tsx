export interface BadgeProps {
  /** Ready-made text: 「8」, 「99+」. Empty text is a dot. */
  text: string
  /** Said aloud instead of the bare number: 「99 条以上未读」. Without it the badge is decoration. */
  label?: string
}

/** A count on a thing. Caps (99+, 999) are the caller's: marketplace §4. */
export const Badge = ({ text, label }: BadgeProps) => (
  <span
    className={
      text === ''
        ? 'block size-2 rounded-full bg-cinnabar-fill'
        : 'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-cinnabar-fill px-1 text-caption leading-none font-medium whitespace-nowrap text-on-cinnabar tabular-nums'
    }
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {text}
  </span>
)

import { cx } from '../cx.ts'

export interface PriceProps {
  /** Ready-made, with separators: 「1,280」. */
  integer: string
  /** With its point: 「.00」. Left out where the room is small. */
  fraction?: string
  /** After it: 「起」, 「/ 天」. */
  suffix?: string
  size?: 'small' | 'medium' | 'large'
  tone?: 'cinnabar' | 'ink' | 'muted'
  /** A former price. */
  struck?: boolean
  /** Said before it: 「原价」. */
  label?: string
}

/** Says nothing that the integer does not: the foot of a narrow card goes without it. */
const isWhole = (fraction: string): boolean => /^\.0+$/.test(fraction)

const sizes = {
  small: { sign: 'text-caption', integer: 'text-title', rest: 'text-caption' },
  medium: { sign: 'text-note', integer: 'text-headline', rest: 'text-note' },
  large: { sign: 'text-title', integer: 'text-figure leading-none', rest: 'text-title' },
}

const tones = { cinnabar: 'text-cinnabar', ink: 'text-ink', muted: 'text-muted' }

/** An amount: small yuan sign, large integer. Formatting (fen to text) is the caller's. */
export function Price({
  integer,
  fraction = '',
  suffix = '',
  size = 'medium',
  tone = 'cinnabar',
  ...rest
}: PriceProps) {
  const look = sizes[size]
  return (
    <span className={cx('inline-flex items-baseline whitespace-nowrap tabular-nums', tones[tone])}>
      <span className="sr-only">{`${rest.label ?? ''}¥${integer}${fraction}${suffix}`}</span>
      <span aria-hidden="true" className={cx('inline-flex items-baseline', rest.struck && 'line-through')}>
        <span className={cx('mr-px font-medium', look.sign)}>¥</span>
        <span className={cx('font-semibold', look.integer)}>{integer}</span>
        {fraction && (
          <span className={cx('font-semibold', look.rest, isWhole(fraction) && '@max-[8.5rem]/foot:hidden')}>
            {fraction}
          </span>
        )}
      </span>
      {suffix && (
        <span aria-hidden="true" className={cx('ml-0.5 text-muted', look.rest)}>
          {suffix}
        </span>
      )}
    </span>
  )
}

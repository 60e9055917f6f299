import { StarFilledIcon, StarIcon } from '../icon/page-icons.tsx'
import { useId } from 'react'
import { cx } from '../cx.ts'

export interface RatingProps {
  /** What is rated: 「服务评分」. */
  label: string
  /** How many stars there are (marketplace §9, const:rating: 5). */
  most: number
  /** 0 is not rated yet. */
  value: number
  /** Without it the stars are only shown. */
  onChange?: (value: number) => void
  disabled?: boolean
}

/** Stars, shown or chosen. */
export function Rating({ label, most, value, onChange, disabled }: RatingProps) {
  const stars = Array.from({ length: most }, (_, at) => at + 1)
  const name = useId()
  if (!onChange) {
    return (
      <span role="img" aria-label={`${label}：${value} 星，共 ${most} 星`} className="inline-flex gap-0.5 text-gold">
        {stars.map((star) => (
          <Star key={star} on={star <= Math.round(value)} size={16} />
        ))}
      </span>
    )
  }
  return (
    <fieldset disabled={disabled} className={cx('inline-flex border-0 p-0', disabled && 'opacity-50')}>
      <legend className="sr-only">{label}</legend>
      {stars.map((star) => (
        <label
          key={star}
          className="flex size-11 cursor-pointer items-center justify-center rounded-s text-gold has-focus-visible:outline-2 has-focus-visible:outline-indigo"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
            aria-label={`${star} 星`}
          />
          <Star on={star <= value} size={28} />
        </label>
      ))}
    </fieldset>
  )
}

const Star = ({ on, size }: { on: boolean; size: number }) =>
  on ? (
    <StarFilledIcon size={size} />
  ) : (
    <span className="text-faint">
      <StarIcon size={size} />
    </span>
  )

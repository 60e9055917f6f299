import { useId } from 'react'
import { cx } from '../cx.ts'
import { StarFilledIcon, StarIcon } from '../icon/sign-icons.tsx'

export interface RatingProps {
  /** What is rated: 「服务评分」. */
  label: string
  /** 0 to 5 (marketplace §9, const:rating); 0 is not rated yet. */
  value: number
  /** Without it the stars are only shown. */
  onChange?: (value: number) => void
  disabled?: boolean
}

const stars = [1, 2, 3, 4, 5] as const

/** Five stars. */
export function Rating({ label, value, onChange, disabled }: RatingProps) {
  const name = useId()
  if (!onChange) {
    return (
      <span role="img" aria-label={`${label}：${value} 星，共 5 星`} className="inline-flex gap-0.5 text-gold">
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

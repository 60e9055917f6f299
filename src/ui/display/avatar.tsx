import { useState } from 'react'
import { cx } from '../cx.ts'
import { charactersOf } from '../form/fit-text.ts'
import { PersonIcon } from '../icon/place-icons.tsx'
import { pictureUrl } from '../media/picture-base.ts'

export interface AvatarProps {
  /** Whose; its first character stands in for a missing picture. */
  name: string
  src?: string | null
  /** Edge in px. */
  size?: 24 | 32 | 40 | 48 | 64 | 88
  /** Many: a seal of the first characters of its name stands in for a missing picture. */
  group?: boolean
  /** Where the name stands beside it, the picture is decoration. */
  decorative?: boolean
}

const grounds = [
  'bg-indigo-wash text-indigo-ink',
  'bg-jade-wash text-jade-ink',
  'bg-gold-wash text-gold-ink',
  'bg-cinnabar-wash text-cinnabar-ink',
]

/** A person's picture, or the first character of the name on a quiet ground of their own; a group has a seal. */
export function Avatar({ name, src: address, size = 40, group = false, decorative }: AvatarProps) {
  const src = address ? pictureUrl(address) : address
  const [broken, setBroken] = useState<string | null>(null)
  const letters = charactersOf(name.replaceAll(/\s/g, ''))
  const ground =
    grounds[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % grounds.length]
  const box = { width: size, height: size }
  if (src && broken !== src) {
    return (
      <img
        src={src}
        alt={decorative ? '' : `${name}的头像`}
        style={box}
        decoding="async"
        className={cx('shrink-0 bg-sunken object-cover', group ? 'rounded-s' : 'rounded-full')}
        onError={() => setBroken(src)}
      />
    )
  }
  return (
    <span
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : `${name}的头像`}
      aria-hidden={decorative || undefined}
      style={{ ...box, fontSize: size * (group ? 0.3 : 0.42) }}
      className={cx(
        'inline-flex shrink-0 items-center justify-center leading-none font-medium',
        group ? 'rounded-s' : 'rounded-full',
        ground,
      )}
    >
      {letters.length === 0 ? <PersonIcon size={size * 0.6} /> : group ? <Seal letters={letters} /> : letters[0]}
    </span>
  )
}

/** Four characters in a square, or as many as make one: two, or one. */
const Seal = ({ letters }: { letters: readonly string[] }) => (
  <span className="grid grid-cols-2 gap-x-px gap-y-0.5 font-title font-semibold">
    {letters.slice(0, letters.length < 4 ? 2 : 4).map((letter, at) => (
      <span key={at}>{letter}</span>
    ))}
  </span>
)

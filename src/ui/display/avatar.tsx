import { useState } from 'react'
import { PersonIcon } from '../icon/place-icons.tsx'
import { pictureUrl } from '../media/picture-base.ts'

export interface AvatarProps {
  /** Whose; its first character stands in for a missing picture. */
  name: string
  src?: string | null
  /** Edge in px. */
  size?: 24 | 32 | 40 | 48 | 64 | 88
  /** Where the name stands beside it, the picture is decoration. */
  decorative?: boolean
}

const grounds = [
  'bg-indigo-wash text-indigo-ink',
  'bg-jade-wash text-jade-ink',
  'bg-gold-wash text-gold-ink',
  'bg-cinnabar-wash text-cinnabar-ink',
]

/** A person's picture, or the first character of the name on a quiet ground of their own. */
export function Avatar({ name, src: address, size = 40, decorative }: AvatarProps) {
  const src = address ? pictureUrl(address) : address
  const [broken, setBroken] = useState<string | null>(null)
  const initial = Array.from(name.trim())[0]
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
        className="shrink-0 rounded-full bg-sunken object-cover"
        onError={() => setBroken(src)}
      />
    )
  }
  return (
    <span
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : `${name}的头像`}
      aria-hidden={decorative || undefined}
      style={{ ...box, fontSize: size * 0.42 }}
      className={`inline-flex shrink-0 items-center justify-center rounded-full leading-none font-medium ${ground}`}
    >
      {initial ?? <PersonIcon size={size * 0.6} />}
    </span>
  )
}

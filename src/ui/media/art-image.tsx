import { PictureIcon } from '../icon/home-icons.tsx'
import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { uiText } from '../ui-text.ts'
import { pictureUrl } from './picture-base.ts'

export interface ArtImageProps {
  /** What is to be seen; empty for decoration. */
  alt: string
  src?: string | null
  /** Drawn art (an SVG component) instead of a file. */
  children?: ReactNode
  /** Width / height of the box, kept from the first moment; default 1. */
  ratio?: number
  /**
   * The picture the page is about: loaded at once and before others, not when it comes near; its ground breathes meanwhile. Like any
   * other it simply appears: what fades in is seen later, and each fade is a layer of its own.
   */
  eager?: boolean
  /** The same picture, smaller, that has been seen before: it stands until the other is here, which then does not fade in. */
  before?: string | null
  /** Where the subject stands in a picture that is wider than its box; default: in the middle. */
  side?: 'end'
  /** Default `card`. */
  rounded?: 'none' | 'card' | 'small'
  /** Greyed: sold out, given away. */
  dim?: boolean
  /** A thing cut out of its ground: it stands before whatever is behind it, and nothing is drawn while it is on its way. */
  bare?: boolean
  /** Something stands before it that would be read through: a picture that cannot be had is its ground alone. */
  covered?: boolean
}

const corners = { none: '', card: 'rounded-m', small: 'rounded-s' }

/** A picture in a box that never changes its size: ground first, then the picture, or a word about why there is none. */
export function ArtImage({
  alt,
  src: address,
  children,
  ratio = 1,
  eager,
  before,
  side,
  rounded = 'card',
  dim,
  bare,
  covered,
}: ArtImageProps) {
  const src = address ? pictureUrl(address) : address
  const [seen, setSeen] = useState<{ src: string; ok: boolean } | null>(null)
  const state = seen && seen.src === src ? (seen.ok ? 'shown' : 'failed') : 'waiting'
  const drawn = children != null
  const waits = eager === true && state === 'waiting'
  // A picture from the cache may be complete before React listens.
  const mount = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth > 0) setSeen({ src: img.getAttribute('src') ?? '', ok: true })
  }, [])
  const isMissing = state === 'failed'
  useEffect(() => {
    if (!isMissing) return
    // What could not be had without a network is asked for again when there is one.
    const again = () => setSeen(null)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isMissing])
  const failed = !drawn && (!src || isMissing)
  return (
    <span
      role={(drawn || failed) && alt ? 'img' : undefined}
      aria-label={(drawn || failed) && alt ? (failed ? `${alt}（${uiText.pictureFailed}）` : alt) : undefined}
      style={{ aspectRatio: ratio }}
      className={cx(
        'relative block w-full overflow-hidden',
        (!bare || failed) && 'bg-sunken',
        corners[rounded],
        dim && 'opacity-55 grayscale',
      )}
    >
      {drawn && (
        <span aria-hidden="true" className="absolute inset-0 block [&>svg]:size-full">
          {children}
        </span>
      )}
      {!drawn && waits && <Meanwhile before={before} bare={bare} />}
      {!drawn && src && state !== 'failed' && (
        <img
          key={src}
          ref={eager ? mount : undefined}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? 'sync' : 'async'}
          draggable={false}
          onLoad={eager ? () => setSeen({ src, ok: true }) : undefined}
          onError={() => setSeen({ src, ok: false })}
          className={cx('absolute inset-0 size-full object-cover', side === 'end' && 'object-right')}
        />
      )}
      {failed && !covered && <Failed />}
    </span>
  )
}

/** While the picture is on its way: what was seen of it before, else a ground that breathes. */
function Meanwhile({ before, bare }: Pick<ArtImageProps, 'before' | 'bare'>) {
  if (before) {
    return (
      <img
        src={pictureUrl(before)}
        alt=""
        decoding="sync"
        draggable={false}
        className="absolute inset-0 size-full object-cover"
      />
    )
  }
  if (bare) return null
  return (
    <span aria-hidden="true" className="absolute inset-0 animate-late">
      <span className="block size-full animate-breathe bg-hairline" />
    </span>
  )
}

const Failed = () => (
  <span
    aria-hidden="true"
    className="@container absolute inset-0 flex flex-col items-center justify-center gap-1 text-caption text-muted"
  >
    <PictureIcon size={24} />
    {/* In a box as small as a row's there is room for the mark alone. */}
    <span className="hidden @min-[5rem]:inline">{uiText.pictureFailed}</span>
  </span>
)

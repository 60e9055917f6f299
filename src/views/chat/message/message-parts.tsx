import { STARS_MAX } from '#src/domain/message/rating.ts'
import type { ReactNode } from 'react'
import { Spinner } from '#src/ui/action/spinner.tsx'
import { cx } from '#src/ui/cx.ts'
import { FileIcon, PlaceIcon } from '#src/ui/icon/chat-icons.tsx'
import { InfoIcon } from '#src/ui/icon/sign-icons.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { Rating } from '#src/ui/form/rating.tsx'
import { RarityFrame, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { useLinks } from '../../kit/app/use-links.ts'
import { fileSize } from '../kit/chat-time.ts'
import type { CardView, FileBody, PlaceBody, Progress } from '../kit/chat-view.ts'
import { partsOf } from '../composer/composer-text.ts'
import { MapSketch } from './map-sketch.tsx'

/** The words of a message. Addresses that the app knows as safe lead to the web view; all others are words. */
export function MessageText({ text, mine }: { text: string; mine: boolean }) {
  const { judge } = useLinks()
  return (
    <p className="break-words whitespace-pre-wrap">
      {partsOf(text).map((part, at) => {
        if (part.kind === 'plain') return part.text
        const target = part.kind === 'link' ? judge(part.href) : null
        return target?.kind === 'open' ? (
          <a key={at} href={`#${target.href}`} className={cx('underline underline-offset-3', !mine && 'text-indigo')}>
            {part.text}
          </a>
        ) : (
          <span key={at} className={part.kind === 'mention' ? cx('font-medium', !mine && 'text-indigo') : undefined}>
            {part.text}
          </span>
        )
      })}
    </p>
  )
}

interface ProgressRingProps {
  readonly progress: Exclude<Progress, null>
  readonly label: string
  readonly size?: number
}

/** A ring that fills while bytes travel, over a picture or beside a name; it turns where nobody knows how far they are. */
export function ProgressRing({ progress, label, size = 40 }: ProgressRingProps) {
  if (progress === 'unknown') {
    return (
      <span role="progressbar" aria-label={label} className="flex">
        <Spinner size={size} />
      </span>
    )
  }
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100)
  const length = 2 * Math.PI * 16
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      fill="none"
      strokeWidth={3}
      className="shrink-0"
    >
      <circle cx="20" cy="20" r="16" stroke="currentColor" opacity={0.3} />
      <circle
        cx="20"
        cy="20"
        r="16"
        stroke="currentColor"
        strokeLinecap="round"
        strokeDasharray={`${(length * percent) / 100} ${length}`}
        transform="rotate(-90 20 20)"
      />
    </svg>
  )
}

const paneClass = 'flex w-60 max-w-full items-center gap-3 rounded-l bg-surface p-3 text-start text-ink'

/** A file: what it is called, how large it is, and where to get it. */
export function FileCard({ body }: { body: FileBody }) {
  const content = (
    <>
      <span className="flex size-11 shrink-0 items-center justify-center rounded-s bg-indigo-wash text-indigo-ink">
        {body.progress === null ? <FileIcon /> : <ProgressRing progress={body.progress} label="上传进度" size={32} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-body">{body.name}</span>
        <span className="block text-note text-muted tabular-nums">{fileNote(body)}</span>
      </span>
    </>
  )
  return body.url !== null && body.progress === null ? (
    // Of another origin it is opened, not downloaded, and that must not take the app away.
    <a
      href={body.url}
      download={body.name}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(paneClass, 'active:bg-sunken')}
    >
      {content}
    </a>
  ) : (
    <span className={paneClass}>{content}</span>
  )
}

function fileNote({ bytes, progress, url }: FileBody): string {
  if (progress === 'unknown') return `${fileSize(bytes)} · 正在上传`
  if (progress !== null) return `${fileSize(bytes * progress)} / ${fileSize(bytes)}`
  return url === null ? `${fileSize(bytes)} · 已失效` : fileSize(bytes)
}

/** A place on a drawn map. */
export const PlaceCard = ({ body, onOpen }: { body: PlaceBody; onOpen: () => void }) => (
  <button
    type="button"
    onClick={onOpen}
    className="block w-60 max-w-full overflow-hidden rounded-l bg-surface text-start text-ink"
  >
    <MapSketch lat={body.lat} lng={body.lng} height={96} />
    <span className="flex items-start gap-2 p-3">
      <span className="mt-0.5 text-cinnabar">
        <PlaceIcon size={18} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{body.name || '位置'}</span>
        <span className="block truncate text-note text-muted">{body.address}</span>
      </span>
    </span>
  </button>
)

/** A collectible that was shared. */
export function SharedCard({ card }: { card: CardView }) {
  const art = <ArtImage src={card.image} alt="" ratio={4 / 5} rounded={card.rarity ? 'none' : 'small'} />
  const content = (
    <span className="flex gap-3">
      {card.isPictured && (
        <span className="w-18 shrink-0">
          {card.rarity ? (
            <RarityFrame rarity={card.rarity} wordless>
              {art}
            </RarityFrame>
          ) : (
            art
          )}
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-2 font-medium">{card.name}</span>
        {card.stars !== null && (
          <span className="pt-1 pb-0.5">
            <Rating label={card.name} most={STARS_MAX} value={card.stars} />
          </span>
        )}
        <span className={cx('text-note text-muted', card.isPictured ? 'truncate' : 'line-clamp-4 break-words')}>
          {[card.seriesName, card.rarity && rarityWords[card.rarity]].filter(Boolean).join(' · ')}
        </span>
        <span className="mt-auto flex items-end justify-between gap-2">
          <span className="text-title font-semibold text-cinnabar tabular-nums">{card.price ?? ''}</span>
          <span className="text-caption text-muted">{card.label}</span>
        </span>
      </span>
    </span>
  )
  const className = 'block w-64 max-w-full rounded-l bg-surface p-3 text-start text-ink'
  return card.href === null ? (
    <span className={className}>{content}</span>
  ) : (
    <a href={card.href} className={cx(className, 'active:bg-sunken')}>
      {content}
    </a>
  )
}

/** Something a newer version can show. */
export const UnknownNote = () => (
  <span className="flex items-center gap-1.5 text-note">
    <InfoIcon size={16} />
    这条消息需要新版本才能查看
  </span>
)

/** What lies over a picture while its bytes travel. */
export const Travelling = ({ progress, children }: { progress: Progress; children?: ReactNode }) =>
  progress === null ? (
    children
  ) : (
    <span data-theme="dark" className="absolute inset-0 flex items-center justify-center bg-scrim text-ink">
      <ProgressRing progress={progress} label="上传进度" />
    </span>
  )

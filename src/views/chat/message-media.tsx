import { cx } from '#src/ui/cx.ts'
import { PauseIcon, PlayIcon } from '#src/ui/icon/action-icons.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { playTime, spokenTime } from './chat-time.ts'
import type { PictureBody, Playing, VideoBody, VoiceBody } from './chat-view.ts'
import { pictureSize } from './conversation.select.ts'
import { ProgressRing, Travelling } from './message-parts.tsx'

/** A picture in its box; opens it large. */
export function PictureBubble({ body, from, onOpen }: { body: PictureBody; from: string; onOpen: () => void }) {
  const { width, height } = pictureSize(body)
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`查看${from}发的图片`}
      style={{ width }}
      className="relative block max-w-full overflow-hidden rounded-l ring-1 ring-hairline"
    >
      <ArtImage src={body.thumb ?? body.full} alt="" ratio={width / height} rounded="none" eager />
      <Travelling progress={body.progress} />
    </button>
  )
}

/** A film: its first picture, its length, and the sign that it plays. */
export function VideoBubble({ body, from, onOpen }: { body: VideoBody; from: string; onOpen: () => void }) {
  const { width, height } = pictureSize(body)
  return (
    <button
      type="button"
      onClick={onOpen}
      style={{ width, aspectRatio: width / height }}
      className="relative block max-w-full overflow-hidden rounded-l bg-inverse text-on-inverse"
    >
      {body.thumb !== null && <ArtImage src={body.thumb} alt="" ratio={width / height} rounded="none" eager />}
      {body.progress !== null && <span className="sr-only">{from}发的视频，正在上传</span>}
      <Travelling progress={body.progress}>
        <span data-theme="dark" className="absolute inset-0 flex items-center justify-center text-ink">
          <span className="flex size-12 items-center justify-center rounded-full bg-scrim pl-0.5">
            <PlayIcon />
          </span>
          <span className="sr-only">播放{from}发的视频，</span>
          <span className="absolute right-2 bottom-2 rounded-xs bg-scrim px-1.5 text-caption tabular-nums">
            {playTime(body.seconds)}
          </span>
        </span>
      </Travelling>
    </button>
  )
}

export interface VoiceBubbleProps {
  readonly body: VoiceBody
  readonly messageKey: string
  readonly mine: boolean
  readonly playing: Playing | null
  readonly onPlay: () => void
  readonly onSeek: (part: number) => void
}

/** A voice message: plays and holds, shows how far it is, and lets one move within it. */
export function VoiceBubble({ body, messageKey, mine, playing, onPlay, onSeek }: VoiceBubbleProps) {
  const isPlaying = playing !== null && !playing.paused
  const part = playing?.part ?? 0
  const left = playing ? body.seconds * (1 - part) : body.seconds
  const words = `${isPlaying ? '暂停' : '播放'}语音，${spokenTime(body.seconds)}${body.fresh ? '，未听' : ''}`
  return (
    <span
      className={cx(
        'flex min-h-12 max-w-full items-center gap-1 rounded-l pr-3.5 pl-1',
        mine ? 'bg-inverse text-on-inverse' : 'bg-surface text-ink',
      )}
    >
      <button
        type="button"
        onClick={onPlay}
        aria-label={words}
        disabled={body.progress !== null}
        className="ring-inside flex size-11 shrink-0 items-center justify-center rounded-full"
      >
        {body.progress !== null && <ProgressRing progress={body.progress} label="上传进度" size={28} />}
        {body.progress === null && (isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />)}
      </button>
      <span className="relative block shrink" style={{ width: waveWidth(body.seconds) }}>
        <Wave seed={messageKey} seconds={body.seconds} part={part} />
        {playing && (
          <input
            type="range"
            min={0}
            max={100}
            value={Math.round(part * 100)}
            aria-label="播放位置"
            aria-valuetext={`还有 ${spokenTime(left)}`}
            onChange={(event) => onSeek(Number(event.currentTarget.value) / 100)}
            className="absolute inset-x-0 -inset-y-2.5 h-11 w-full cursor-pointer opacity-0 focus-visible:opacity-100"
          />
        )}
      </span>
      <span className="min-w-8 text-end text-note tabular-nums">{playTime(left)}</span>
      {body.fresh && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-cinnabar" />}
    </span>
  )
}

const barsFor = (seconds: number): number => Math.round(Math.min(32, 12 + seconds / 2))
const waveWidth = (seconds: number): number => barsFor(seconds) * 5 - 2

/** Bars that are always the same for one message: the wire carries no loudness. */
function Wave({ seed, seconds, part }: { seed: string; seconds: number; part: number }) {
  const count = barsFor(seconds)
  const heights = barHeights(seed, count)
  return (
    <svg viewBox={`0 0 ${count * 5 - 2} 24`} width="100%" height={24} aria-hidden="true" className="block">
      {heights.map((height, at) => (
        <rect
          key={at}
          x={at * 5}
          y={12 - height / 2}
          width={3}
          height={height}
          rx={1.5}
          fill="currentColor"
          opacity={at / count < part || part === 0 ? 1 : 0.35}
        />
      ))}
    </svg>
  )
}

function barHeights(seed: string, count: number): number[] {
  let state = Array.from(seed).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7)
  return Array.from({ length: count }, (_, at) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return 4 + ((state >>> 24) / 255) * 12 * (0.5 + 0.5 * Math.abs(Math.sin(at * 0.7 + (state >>> 29))))
  })
}

import { PauseIcon, PlayIcon } from '#src/ui/icon/home-icons.tsx'
import { cx } from '#src/ui/cx.ts'
import { playTime, spokenTime } from '../kit/chat-time.ts'
import type { Playing, VoiceBody } from '../kit/chat-view.ts'
import { ProgressRing } from './message-parts.tsx'

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

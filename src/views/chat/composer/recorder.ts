import type { App, Recording } from '../../kit/app/app.ts'

const refusals = {
  unsupported: '这个浏览器不能录音，可以发文字或文件',
  denied: '没有麦克风权限，请在系统设置里允许后再试',
  failed: '录音失败，请重试',
} as const

/** How it stands. */
export type Recorded =
  | { readonly state: 'idle' | 'asking' }
  | { readonly state: 'denied'; readonly reason: string }
  | { readonly state: 'recording'; readonly since: number }

export interface Hand {
  /** What is recorded goes there as a file, with its length in seconds. */
  readonly done: (file: File, seconds: number) => void
  readonly changed: (state: Recorded) => void
  readonly hear: (level: number) => void
  /** The longest a recording may be, in seconds. */
  readonly longest: number
}

/** A recording as the file that is sent. */
const voiceFile = (bytes: Blob): File =>
  new File([bytes], `voice.${/mp4/.test(bytes.type) ? 'm4a' : /ogg/.test(bytes.type) ? 'ogg' : 'webm'}`, {
    type: bytes.type.split(';', 1)[0]!,
  })

/** A recorder that is told what to do, and tells how it stands. */
export function createRecorder({ chat, clock }: Pick<App, 'chat' | 'clock'>, hand: Hand) {
  let state: Recorded = { state: 'idle' }
  let recording: Recording | null = null
  let limit = 0
  const become = (next: Recorded) => {
    state = next
    hand.changed(next)
  }
  const isAsking = (): boolean => state.state === 'asking'
  const deny = (reason: keyof typeof refusals) => become({ state: 'denied', reason: refusals[reason] })
  const end = () => {
    const current = recording
    recording = null
    clock.clearTimeout(limit)
    return current
  }
  const own = {
    async start() {
      if (isAsking() || recording) return
      become({ state: 'asking' })
      const begun = await chat
        .voice()
        .then((voice) => voice.record(hand.hear))
        .catch(() => 'failed' as const)
      if (typeof begun === 'string') deny(begun)
      // The panel was closed while the browser asked.
      else if (!isAsking()) begun.cancel()
      else {
        recording = begun
        become({ state: 'recording', since: clock.now() })
        // Also where nobody looks: what listens does not go on unseen.
        limit = clock.setTimeout(() => void own.send().catch(() => deny('failed')), hand.longest * 1000)
      }
    },
    async send() {
      const current = end()
      if (!current || state.state !== 'recording') return
      const seconds = Math.min(hand.longest, Math.max(1, Math.round((clock.now() - state.since) / 1000)))
      become({ state: 'idle' })
      const bytes = await current.stop()
      if (bytes) hand.done(voiceFile(bytes), seconds)
      else deny('failed')
    },
    async cancel() {
      end()?.cancel()
      become({ state: 'idle' })
    },
  }
  return own
}

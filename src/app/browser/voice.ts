import type { Player, PlayerEvents, Recording, VoiceDevice } from '#src/views/kit/app/app.ts'

/** What browsers record, the one that plays everywhere first. */
const formats = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus'] as const

/** Loudness is told so often, ms between two slices of the recording. */
const SLICE_MS = 200

async function record(hear: (level: number) => void): ReturnType<VoiceDevice['record']> {
  // Absent where the page is not secure, which the type does not say.
  const { mediaDevices: devices }: Partial<Navigator> = navigator
  if (typeof MediaRecorder === 'undefined' || !devices) return 'unsupported'
  const stream = await devices.getUserMedia({ audio: true }).catch((error: unknown) => reasonOf(error))
  if (typeof stream === 'string') return stream
  try {
    return startRecording(stream, hear)
  } catch {
    stream.getTracks().forEach((track) => track.stop())
    return 'failed'
  }
}

const refusals: Readonly<Record<string, 'denied' | 'unsupported'>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'unsupported',
}
const reasonOf = (error: unknown) => refusals[error instanceof Error ? error.name : ''] ?? 'failed'

function startRecording(stream: MediaStream, hear: (level: number) => void): Recording {
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
  const slices: Blob[] = []
  const meter = createMeter(stream)
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) slices.push(data)
    hear(meter.level())
  })
  const release = () => {
    meter.close()
    stream.getTracks().forEach((track) => track.stop())
  }
  recorder.addEventListener('stop', release)
  try {
    recorder.start(SLICE_MS)
  } catch (error) {
    // A browser has few of these.
    meter.close()
    throw error
  }
  return {
    stop: () =>
      new Promise((resolve) => {
        const done = () => resolve(slices.length === 0 ? null : new Blob(slices, { type: recorder.mimeType }))
        if (recorder.state === 'inactive') done()
        else {
          recorder.addEventListener('stop', done)
          recorder.stop()
        }
      }),
    cancel: () => (recorder.state === 'inactive' ? release() : recorder.stop()),
  }
}

/** How loud a stream is: the root mean square of the last samples, stretched so that speech fills the scale. */
function createMeter(stream: MediaStream): { level(): number; close(): void } {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      const mean = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, Math.sqrt(mean) * 4)
    },
    close: () => void context.close().catch(() => undefined),
  }
}

let playing: Player | null = null

function play(url: string, part: number, { moved, ended, failed }: PlayerEvents): Player {
  playing?.stop()
  const sound = new Audio(url)
  const partOf = () => (sound.duration > 0 && Number.isFinite(sound.duration) ? sound.currentTime / sound.duration : 0)
  let wanted = part
  const seek = (to: number) => {
    wanted = to
    if (sound.duration > 0 && Number.isFinite(sound.duration)) sound.currentTime = to * sound.duration
  }
  const stop = new AbortController()
  const on = (event: string, run: () => void) => sound.addEventListener(event, run, { signal: stop.signal })
  on('loadedmetadata', () => wanted > 0 && seek(wanted))
  on('timeupdate', () => moved(partOf()))
  on('ended', ended)
  on('error', failed)
  // One that is paused before it has begun has not failed.
  const isBrokenOff = (error: unknown): boolean =>
    stop.signal.aborted || (error instanceof Error && error.name === 'AbortError')
  const start = () => void sound.play().catch((error: unknown) => !isBrokenOff(error) && failed())
  const player: Player = {
    pause: () => sound.pause(),
    resume: start,
    seek,
    stop() {
      stop.abort()
      sound.pause()
      sound.removeAttribute('src')
    },
  }
  playing = player
  start()
  return player
}

/** The browser's microphone and loudspeaker. */
export const browserVoice: VoiceDevice = { record, play }

import { useEffect, useRef, useState } from 'react'
import { type AppPort, type Recording, useApp } from '../kit/app-port.ts'
import { useNow } from '../kit/use-now.ts'
import type { Recorder } from './chat-view.ts'

/** A voice message is at most this long, in seconds. */
const LONGEST = 60

const refusals = {
  unsupported: '这个浏览器不能录音，可以发文字或文件',
  denied: '没有麦克风权限，请在系统设置里允许后再试',
  failed: '没有录上，请再试一次',
} as const

type State =
  | { readonly state: 'idle' | 'asking' }
  | { readonly state: 'denied'; readonly reason: string }
  | { readonly state: 'recording'; readonly since: number }

interface Hand {
  /** What is recorded goes there, with its length in seconds. */
  done: (bytes: Blob, seconds: number) => void
  readonly changed: (state: State) => void
  readonly hear: (level: number) => void
}

/** A recorder that is told what to do, and tells how it stands. */
function createRecorder({ chat, clock }: Pick<AppPort, 'chat' | 'clock'>, hand: Hand) {
  let state: State = { state: 'idle' }
  let recording: Recording | null = null
  const become = (next: State) => {
    state = next
    hand.changed(next)
  }
  const deny = (reason: keyof typeof refusals) => become({ state: 'denied', reason: refusals[reason] })
  const end = () => {
    const current = recording
    recording = null
    return current
  }
  return {
    hand,
    async start() {
      if (state.state === 'asking' || recording) return
      become({ state: 'asking' })
      const begun = await chat
        .voice()
        .then((voice) => voice.record(hand.hear))
        .catch(() => 'failed' as const)
      if (typeof begun === 'string') deny(begun)
      // The panel was closed while the browser asked.
      else if ((state as State).state !== 'asking') begun.cancel()
      else {
        recording = begun
        become({ state: 'recording', since: clock.now() })
      }
    },
    async send() {
      const current = end()
      if (!current || state.state !== 'recording') return
      const seconds = Math.min(LONGEST, Math.max(1, Math.round((clock.now() - state.since) / 1000)))
      become({ state: 'idle' })
      const bytes = await current.stop()
      if (bytes) hand.done(bytes, seconds)
      else deny('failed')
    },
    async cancel() {
      end()?.cancel()
      become({ state: 'idle' })
    },
  }
}

/** Records voice messages: `record('start' | 'send' | 'cancel')`, and what the panel shows. After 60 s a recording is sent by itself. */
export function useRecorder(done: (bytes: Blob, seconds: number) => void) {
  const app = useApp()
  const [state, setState] = useState<State>({ state: 'idle' })
  const [level, setLevel] = useState(0)
  const [recorder] = useState(() => createRecorder(app, { done, changed: setState, hear: setLevel }))
  const latest = useRef(recorder)
  useEffect(() => {
    latest.current.hand.done = done
  })
  useEffect(() => () => void recorder.cancel(), [recorder])
  const now = useNow(state.state === 'recording', 250)
  const seconds = state.state === 'recording' ? Math.max(0, Math.floor((now - state.since) / 1000)) : 0
  useEffect(() => {
    if (seconds >= LONGEST) void recorder.send()
  }, [seconds, recorder])
  const shown: Recorder =
    state.state === 'recording' ? { state: 'recording', seconds, left: Math.max(0, LONGEST - seconds), level } : state
  return { recorder: shown, record: (what: 'start' | 'send' | 'cancel') => void recorder[what]() }
}

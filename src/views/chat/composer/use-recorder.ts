import { useEffect, useRef, useState } from 'react'
import { lazy } from '#src/domain/lazy.ts'
import { useApp } from '../../kit/app/app.ts'
import { useNow } from '../../kit/app/use-now.ts'
import type { Recorder } from '../kit/chat-view.ts'
import type { createRecorder, Recorded } from './recorder.ts'

/** A voice message is at most this long, in seconds. */
export const VOICE_MAX = 60

const recording = lazy(() => import('./recorder.ts'))

/** Records voice messages: `record('start' | 'send' | 'cancel')`, and what the panel shows. After 60 s a recording is sent by itself. */
export function useRecorder(done: (file: File, seconds: number) => void) {
  const app = useApp()
  const [state, setState] = useState<Recorded>({ state: 'idle' })
  const [level, setLevel] = useState(0)
  const latest = useRef(done)
  useEffect(() => {
    latest.current = done
  })
  // Loaded when it is first wanted; what was not to be had then is asked for again.
  const recorder = useRef<Promise<ReturnType<typeof createRecorder>> | null>(null)
  const [record] = useState(() => async (what: 'start' | 'send' | 'cancel') => {
    if (what === 'start')
      recorder.current ??= recording().then((own) =>
        own.createRecorder(app, {
          done: (file, seconds) => latest.current(file, seconds),
          changed: setState,
          hear: setLevel,
          longest: VOICE_MAX,
        }),
      )
    try {
      await (await recorder.current)?.[what]()
    } catch {
      recorder.current = null
      setState({ state: 'denied', reason: '录音失败，请重试' })
    }
  })
  useEffect(() => () => void record('cancel'), [record])
  const now = useNow(state.state === 'recording', 250)
  const seconds = state.state === 'recording' ? Math.max(0, Math.floor((now - state.since) / 1000)) : 0
  const shown: Recorder =
    state.state === 'recording' ? { state: 'recording', seconds, left: Math.max(0, VOICE_MAX - seconds), level } : state
  return { recorder: shown, record }
}

import { copyMessage, copyObstacle } from '#src/domain/text/copy-text.ts'
import { timings } from '#src/domain/time/timings.ts'
import { useApp } from './app.ts'

/** Copies text and says how it went in a toast (marketplace §5, the copy helper). */
export function useCopy(): (text: string) => Promise<void> {
  const app = useApp()
  return async (text) => {
    const outcome = copyObstacle(text, true) ?? (await app.device.copy(text))
    app.say('toast', { type: 'toast.shown', message: copyMessage(outcome), durationMs: timings.toastMs })
  }
}

import { timings } from '#src/domain/time/timings.ts'
import { useApp } from './app.ts'

interface Words {
  readonly saved: string
  readonly failed: string
}

/**
 * Hands something to the person as a file, and says how that ended; nothing where they turned back themselves. Nothing there to hand over
 * has failed.
 */
export function useSaveFile({ saved, failed }: Words): (bytes: Blob | null, name: string) => Promise<void> {
  const { device, say } = useApp()
  return async (bytes, name) => {
    const ending = bytes === null ? 'failed' : await device.saveFile(bytes, name)
    if (ending === 'turnedBack') return
    say('toast', { type: 'toast.shown', message: ending === 'saved' ? saved : failed, durationMs: timings.toastMs })
  }
}

/** Of a poster: what could not be saved is still on the screen. */
export const posterWords: Words = { saved: '海报已保存', failed: '保存失败，请截图分享' }

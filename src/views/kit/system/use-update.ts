import type { SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../app/app-port.ts'
import { useStream } from '../app/use-stream.ts'

/** What is known of a newer version of the app (marketplace §4: full package, hot update, nothing). */
export interface UpdateView {
  readonly kind: 'unchecked' | 'checking' | 'latest' | 'full' | 'hot' | 'failed'
  /** The server's version; `''` until it is known. */
  readonly version: string
  readonly forced: boolean
  /** What is new, in the server's words; `''` when it said nothing. */
  readonly notes: string
  /** Where the full package lies; `''` when the server names no place. */
  readonly packageUrl: string
}

const kinds = [
  ['comparing', 'checking'],
  ['upToDate', 'latest'],
  ['fullUpgrade', 'full'],
  ['hotUpdate', 'hot'],
  ['failed', 'failed'],
] as const

/** Pure: the native comparison as pages show it. */
export function viewUpdate(snapshot: SnapshotOf<'update'> | undefined): UpdateView {
  const { native, modal } = snapshot?.context ?? { native: null, modal: null }
  return {
    kind: kinds.find(([name]) => snapshot?.matches({ native: name }))?.[1] ?? 'unchecked',
    version: native?.appVersion ?? '',
    forced: native?.isForce ?? false,
    notes: modal?.message ?? '',
    packageUrl: native?.updateUrl ?? '',
  }
}

/** Whether a newer version exists, and the way to ask again. */
export function useUpdate() {
  const app = useApp()
  const view = useStream('update', viewUpdate)
  return { ...view, check: () => app.say('update', { type: 'update.nativeCheckRequested' }) }
}

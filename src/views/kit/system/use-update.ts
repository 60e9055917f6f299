import type { SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../app/app.ts'
import { useStream } from '../app/use-stream.ts'

/** What is known of a newer version of the app (marketplace §4: full package, hot update, nothing). */
export interface UpdateView {
  readonly kind: 'unchecked' | 'checking' | 'latest' | 'full' | 'hot' | 'failed'
  /** The server's version; `''` until it is known. */
  readonly version: string
  readonly forced: boolean
  /** What is new in this version, in the server's words; `''` when it said nothing of it. */
  readonly notes: string
  /** Where the full package lies, or that of a hot update; `''` when the server names no place. */
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
  const kind = kinds.find(([name]) => snapshot?.matches({ native: name }))?.[1] ?? 'unchecked'
  return {
    kind,
    version: native?.appVersion ?? '',
    forced: native?.isForce ?? false,
    // The server check may speak of another version.
    notes: modal && (native === null || modal.version === native.appVersion) ? modal.message : '',
    packageUrl: (kind === 'hot' ? native?.wgetUrl : native?.updateUrl) ?? '',
  }
}

/** Whether a newer version exists, and the way to ask again. */
export function useUpdate() {
  const app = useApp()
  const view = useStream('update', viewUpdate)
  return { ...view, check: () => app.say('update', { type: 'update.nativeCheckRequested' }) }
}

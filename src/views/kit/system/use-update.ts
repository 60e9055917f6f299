import type { AnyMachineSnapshot } from 'xstate'
import type { UpdateContext } from '#src/machines/update/update.machine.ts'
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

const kinds = {
  comparing: 'checking',
  upToDate: 'latest',
  fullUpgrade: 'full',
  hotUpdate: 'hot',
  failed: 'failed',
} as const

/** Pure: the native comparison as pages show it. */
export function viewUpdate(snapshot: AnyMachineSnapshot | undefined): UpdateView {
  const { native = null, modal = null } = (snapshot?.context ?? {}) as Partial<UpdateContext>
  const state = (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) =>
    snapshot?.matches({ native: name } as never),
  )
  return {
    kind: state ? kinds[state] : 'unchecked',
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

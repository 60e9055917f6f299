import type { SnapshotOf } from '#src/machines/streams.ts'
import type { UploadContext } from '#src/machines/upload/upload.machine.ts'

/** How far a picked picture has come on its way to the server. */
export interface UploadView {
  readonly state: 'idle' | 'picked' | 'uploading' | 'failed' | 'done'
  readonly url: string | null
  readonly failure: UploadContext['failure']
}

const states = ['picked', 'uploading', 'failed', 'done'] as const

export function viewUpload(snapshot: SnapshotOf<`upload/${string}`> | undefined): UploadView {
  const context = snapshot?.context
  return {
    state: states.find((state) => snapshot?.matches(state)) ?? 'idle',
    url: context?.url ?? null,
    failure: context?.failure ?? null,
  }
}

import type { SnapshotOf } from '#src/machines/streams.ts'
import type { UploadContext } from '#src/machines/upload/upload.machine.ts'
import { failureWords } from '../kit/form/form-words.ts'
import type { FormView } from '../kit/form/use-form.ts'

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

export interface CropperView {
  readonly pending: boolean
  /** Why it did not work, ready to show. */
  readonly failure: string | null
}

/** Uploading and setting are one thing to the person: either goes on, or one of them has failed. */
export const viewCropper = (upload: UploadView, form: FormView): CropperView => {
  const pending = upload.state === 'uploading' || form.status === 'sending'
  const isSetting = upload.state === 'done'
  return { pending, failure: pending ? null : failureWords(isSetting ? form.failure : upload.failure) }
}

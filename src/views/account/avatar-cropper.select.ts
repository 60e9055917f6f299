import { failureWords } from '../kit/form/form-words.ts'
import type { UploadView } from '../kit/form/upload.ts'
import type { FormView } from '../kit/form/use-form.ts'

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

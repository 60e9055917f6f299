import { failureWords } from '../kit/form/form-words.ts'
import type { FormView } from '../kit/form/use-form.ts'
import type { ResourceView } from '../kit/resource/use-resource.ts'

/** The switch that hides one's collection from others. */
export interface HideView {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly hidden: boolean
  /** Turned, not answered yet: it already stands where it was put. */
  readonly pending: boolean
  readonly failure: string | null
}

/**
 * Where the switch stands: while a change is under way where it was put, afterwards where the server says (`settled` is its last
 * answer to a change), and back where it was when the change was refused.
 */
export function viewHide(
  resource: Pick<ResourceView<{ readonly hidden: boolean }, unknown>, 'status' | 'data' | 'failure'>,
  form: FormView,
  settled: boolean | null,
): HideView {
  const pending = form.status === 'sending'
  const known = settled ?? resource.data?.hidden ?? false
  return {
    status: settled === null && !pending ? resource.status : 'ready',
    hidden: pending ? form.values['hidden'] === true : known,
    pending,
    failure:
      form.status === 'editing'
        ? failureWords(form.failure ?? (resource.status === 'failed' ? resource.failure : null))
        : null,
  }
}

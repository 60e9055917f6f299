import { fieldsOf } from '#src/domain/unknown.ts'
import { useEffect, useState } from 'react'
import { useForm } from '../kit/form/use-form.ts'
import { useOnDone } from '../kit/form/use-on-done.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { hideForm } from './account.form.ts'
import { type HideView, viewHide } from './privacy.select.ts'

const visibility = { endpoint: 'account.getHide', request: {} } as const

/** The switch that hides one's collection: sent as soon as it is turned. */
export function useHide(): { readonly hide: HideView; setHidden(hidden: boolean): void; retry(): void } {
  const resource = useResource(visibility)
  const form = useForm(hideForm)
  const [settled, setSettled] = useState<boolean | null>(null)
  useOnDone(form.status, () => {
    const { hidden } = fieldsOf(form.result)
    setSettled(typeof hidden === 'boolean' ? hidden : null)
    resource.refresh()
  })
  const { status, reset } = form
  useEffect(() => {
    // An accepted form takes no further change: made ready for the next one.
    if (status === 'done') reset()
  })
  return {
    hide: viewHide(resource, form, settled),
    setHidden: (hidden) => {
      form.change('hidden', hidden)
      form.submit()
    },
    retry: resource.refresh,
  }
}

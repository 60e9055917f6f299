import { useForm } from '../kit/form/use-form.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { hideForm } from './settings.form.ts'
import { type HideView, viewHide } from './privacy.select.ts'

const visibility = { endpoint: 'account.getHide', request: {} } as const

/** The switch that hides one's collection: sent as soon as it is turned. */
export function useHide(): { readonly hide: HideView; setHidden(hidden: boolean): void; retry(): void } {
  const resource = useResource(visibility)
  const form = useForm(hideForm, undefined, [resource.renewal])
  // What the server has said last, until it is asked again.
  const settled = form.result?.hidden ?? null
  return {
    hide: viewHide(resource, form, settled),
    setHidden: (hidden) => {
      // An accepted form takes no further change.
      if (form.status === 'done') form.reset()
      form.change('hidden', hidden)
      form.submit()
    },
    retry: resource.refresh,
  }
}

import { href, type RoutePath } from '#src/routes/table.ts'
import { useNavigation } from '../app/use-navigation.ts'
import { pickLine } from '../collection/copy-picker.tsx'
import type { Resource } from '../resource/use-resource.ts'
import { useShown } from '../resource/use-shown.ts'

/** Which of one's copies that nothing holds was chosen, as the address of the page at `path` has it. */
export function useCopyChoice(path: RoutePath, free: Resource<'collection.list' | 'lease.leasable'>) {
  const { query, replace } = useNavigation()
  const copyId = query.get('copy') ?? ''
  const lines = useShown(free.items, pickLine)
  return {
    copyId,
    chosen: {
      resource: free,
      lines,
      copy: lines.find(({ id }) => id === copyId) ?? null,
      onPick: (id: string) => replace(href(path, { copy: id })),
      onAgain: () => replace(href(path)),
    },
  }
}

import { StarFilledIcon, StarIcon } from '#src/ui/icon/page-icons.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { useAction } from '../form/use-action.ts'
import { useResource } from '../resource/use-resource.ts'
import { starForm } from './product.form.ts'

export interface StarButtonProps {
  /** Null where it is not known. */
  readonly starred: boolean | null
  readonly pending: boolean
  readonly onPress: () => void
}

export const StarButton = ({ starred, pending, onPress }: StarButtonProps) => (
  <IconButton
    icon={StarIcon}
    pressedIcon={StarFilledIcon}
    label={starred === null && !pending ? '收藏状态加载失败，重试' : '收藏'}
    {...(starred === null ? {} : { pressed: starred })}
    pending={pending}
    onPress={onPress}
  />
)

/** Marks a product as a favourite or takes the mark away; while nobody knows which it is, pressing asks again. */
export function ProductStar({ categoryId }: { readonly categoryId: string }) {
  const { data, status, activity, failure, refresh, renewal } = useResource({
    endpoint: 'product.isFavourite',
    request: { categoryId },
    freshMs: 10_000,
  })
  const star = useAction(starForm, [renewal])
  // A guest has starred nothing.
  const starred = data?.starred ?? (failure?.reason === 'signInNeeded' ? false : null)
  return (
    <StarButton
      starred={starred}
      pending={star.pending || status === 'loading' || (starred === null && activity === 'refreshing')}
      onPress={() => (starred === null ? refresh() : star.run({ categoryId, starred: !starred }))}
    />
  )
}

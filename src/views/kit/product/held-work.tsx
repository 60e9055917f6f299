import { Skeleton, SkeletonBlock, SkeletonText } from '#src/ui/feedback/skeleton.tsx'
import { useNavigation } from '../app/use-navigation.ts'
import { heldAt } from './held.ts'
import { LargeArt } from './large-art.tsx'

/** The outline of the page of one work, or of a box (`stands`); one that was taken here stands in it already. */
export function WorkOutline({ stands = false }: { readonly stands?: boolean }) {
  const { href } = useNavigation()
  const item = heldAt(`#${href}`)
  const words = (
    <div className="flex flex-col gap-3 pt-5">
      <SkeletonBlock width="32%" height="28px" />
      <SkeletonBlock width="64%" height="16px" />
      <SkeletonBlock height="64px" round="card" />
      <SkeletonText lines={4} />
    </div>
  )
  if (item) {
    return (
      <div data-outline="">
        <LargeArt item={item} />
        <Skeleton>{words}</Skeleton>
      </div>
    )
  }
  return (
    <Skeleton>
      <SkeletonBlock height={stands ? 'min(78.6vw - 30px, 296px)' : 'min(90vw - 13px, 374px)'} round="card" />
      {words}
    </Skeleton>
  )
}

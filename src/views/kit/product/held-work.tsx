import { Skeleton, SkeletonBlock, SkeletonText } from '#src/ui/feedback/skeleton.tsx'
import { useNavigation } from '../app/use-navigation.ts'
import type { Collectible } from './collectible.ts'
import { LargeArt } from './large-art.tsx'

/** What was taken off a shelf last, and the page it was taken to. */
let held: { readonly item: Collectible; readonly href: string } | null = null

/** Takes a work along to its page, `href` with its hash: the page shows it before it knows more. */
export const hold = (item: Collectible, href: string): void => {
  held = { item, href }
}

/** The outline of the page of one work; one that was taken here stands in it already. */
export function WorkOutline() {
  const { href } = useNavigation()
  const item = held?.href === `#${href}` ? held.item : null
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
      <SkeletonBlock square round="card" />
      {words}
    </Skeleton>
  )
}

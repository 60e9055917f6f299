import { counted } from '#src/domain/number/number-format.ts'
import { activityBoxes, blindBoxes, newestProducts, recommendedProducts } from '../kit/product/catalogue.ts'
import { momentsOf } from '../kit/product/collectible.ts'
import { useLinks } from '../kit/app/use-links.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { type ResourceOf, useResource } from '../kit/resource/use-resource.ts'
import { ActivityScreen } from './activity.screen.tsx'
import { viewActivity } from './activity.select.ts'
import { PriorityPart } from './priority-part.tsx'
import { useChestRanking } from './use-chest-ranking.ts'

const mainBanners: ResourceOf<'home.activityBanner'> = { endpoint: 'home.activityBanner', request: {}, freshMs: 60_000 }
const moreBanners: ResourceOf<'home.activityBanner2'> = {
  endpoint: 'home.activityBanner2',
  request: {},
  freshMs: 60_000,
}
const activePeople: ResourceOf<'activity.activePeople'> = {
  endpoint: 'activity.activePeople',
  request: {},
  freshMs: 30_000,
}

/** What is going on: activities, sales to come, and what is on sale now (const:tab-middle, marketplace §7). */
export default function ActivityPage() {
  const { judge, refuse } = useLinks()
  const main = useResource(mainBanners)
  const more = useResource(moreBanners)
  const newest = useResource(newestProducts)
  const boxes = useAside(blindBoxes)
  const inActivities = useResource(activityBoxes)
  const recommended = useResource(recommendedProducts)
  const now = useNowAt([
    ...[newest, boxes, recommended].flatMap(momentsOf),
    ...inActivities.items.map(({ activity }) => activity?.endsAt ?? null),
  ])
  const chests = useChestRanking()
  const people = useAside(activePeople)
  return (
    <ActivityScreen
      {...viewActivity({ main, more, newest, boxes, inActivities, recommended }, judge, now)}
      people={people.data ? `${counted(people.data.count, '位')}藏友正在逛` : ''}
      chests={chests}
      priority={<PriorityPart />}
      onRefused={refuse}
    />
  )
}

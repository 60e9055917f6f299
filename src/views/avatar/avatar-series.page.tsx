import { safePicture } from '../kit/app/links.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useUser } from '../kit/app/use-session.ts'
import { AvatarSeriesScreen } from './avatar-series.screen.tsx'
import { ownedCount, viewAvatarSeries } from './avatar-series.select.ts'

/** The digital avatars that are sold, series by series, and the way to one's own (marketplace §2, §7). */
export default function AvatarSeriesPage() {
  const user = useUser()
  const series = useResource({
    endpoint: 'avatar.series',
    request: {},
    freshMs: 10_000,
  })
  const rows = series.data ?? []
  const now = useRenewal(
    rows.flatMap(({ avatars }) => avatars.map((row) => row.onSaleAt)),
    series.refresh,
  )
  return (
    <AvatarSeriesScreen
      resource={series}
      series={viewAvatarSeries(rows, now)}
      mine={{ name: user?.nickname ?? '', avatar: safePicture(user?.avatar ?? ''), count: ownedCount(rows) }}
    />
  )
}

import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { wholeResource } from '../kit/resource/whole-resource.ts'
import { AvatarDetailsScreen } from './avatar-details.screen.tsx'
import { viewAvatar } from './avatar-details.select.ts'
import { avatarRemindForm } from '../kit/product/product.form.ts'
import { useRemind } from '../kit/product/use-remind.ts'

/** One digital avatar: the picture, its story, its rules, and the way to buy it (marketplace §2, §7). */
export default function AvatarDetailsPage() {
  const id = useNavigation().query.get('id') ?? ''
  const series = useResource({
    endpoint: 'avatar.series',
    request: { avatarId: id },
    freshMs: 10_000,
  })
  const preview = useResource({ endpoint: 'order.preview', request: { avatarId: id }, freshMs: 10_000 })
  const whole = wholeResource({ series, preview })
  const renew = () => {
    series.refresh()
    preview.refresh()
  }
  // A sale that has begun changes what the server says.
  const now = useRenewal(series.data?.[0]?.avatars.map((row) => row.onSaleAt) ?? [], renew)
  const shown = series.data?.flatMap(({ avatars }) => avatars).find((row) => row.id === id)
  const remind = useRemind(avatarRemindForm, [preview.renewal])
  return (
    <AvatarDetailsScreen
      unknown={<UnknownIntents about={[id]} />}
      resource={whole}
      view={whole.data ? viewAvatar(id, whole.data.series, whole.data.preview, now) : null}
      asking={remind.pending}
      onRemind={(booked) => shown && remind.run(booked, { id, name: shown.name, at: shown.onSaleAt })}
    />
  )
}

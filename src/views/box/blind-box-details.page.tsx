import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { BlindBoxDetailsScreen } from './blind-box-details.screen.tsx'
import { viewBox } from './blind-box-details.select.ts'
import { remindForm } from '../kit/product/product.form.ts'
import { useRemind } from '../kit/product/use-remind.ts'
import { useBoxContents } from './use-box-contents.ts'

/** One blind box: its chances, everything it may hold, and its rules (marketplace §2, §7). */
export default function BlindBoxDetailsPage() {
  const id = useNavigation().query.get('id') ?? ''
  const box = useResource({ endpoint: 'box.detail', request: { id }, freshMs: 10_000 })
  const onSaleAt = box.data?.onSaleAt ?? null
  // A sale that has begun, and an activity that has ended, change what the server says.
  const now = useRenewal([onSaleAt, box.data?.activity?.endsAt ?? null], box.refresh)
  const remind = useRemind(remindForm, [box.renewal])
  return (
    <BlindBoxDetailsScreen
      unknown={<UnknownIntents about={[id]} />}
      resource={box}
      view={box.data ? viewBox(box.data, now) : null}
      contents={useBoxContents(id)}
      asking={remind.pending}
      onRemind={(booked) => box.data && remind.run(booked, { id, name: box.data.name, at: onSaleAt })}
    />
  )
}

import { useNavigation } from '../kit/app/use-navigation.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { wholeResource } from '../kit/resource/whole-resource.ts'
import { viewBox } from './blind-box-details.select.ts'
import { IntegralBoxDetailsScreen } from './integral-box-details.screen.tsx'
import { beanSale } from './integral-box-details.select.ts'
import { useBoxContents } from './use-box-contents.ts'

/** A blind box that is had for beans: what it costs in them, its chances, contents and rules (marketplace §2, §7). */
export default function IntegralBoxDetailsPage() {
  const { query } = useNavigation()
  const id = query.get('id') ?? ''
  const box = useResource({ endpoint: 'box.detail', request: { id }, freshMs: 10_000 })
  const price = useResource({ endpoint: 'order.preview', request: { blindBoxId: id } })
  const whole = wholeResource({ box, price })
  // A sale that has begun changes what the server says.
  const now = useRenewal([box.data?.onSaleAt ?? null], whole.refresh)
  const { data } = whole
  return (
    <IntegralBoxDetailsScreen
      resource={whole}
      view={data ? viewBox(data.box, now) : null}
      contents={useBoxContents(id)}
      sale={data ? beanSale(id, data.price, query.get('currency')) : null}
    />
  )
}

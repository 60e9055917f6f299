import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { dealLine } from './asks.select.ts'
import { SoldScreen } from './sold.screen.tsx'

/** What one has sold to asks (marketplace §2 asktobuySales; §7 wantToBuy/sold). */
export default function SoldPage() {
  const sold = useResource({ endpoint: 'ask-to-buy.sold', request: {}, pageSize: PRODUCTS_A_PAGE })
  return (
    <SoldScreen
      unknown={<UnknownIntents by={['ask-to-buy.sell'] as const} />}
      lines={useShown(sold.items, dealLine)}
      resource={sold}
    />
  )
}

import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { renewalOf } from '../kit/resource/use-resource.ts'
import { castEndpoint } from './casting/casting.select.ts'
import { ReleaseForPurchaseScreen } from './release-for-purchase.screen.tsx'
import { useCasting } from './casting/use-casting.ts'

/** Puts up copies for what the house gives in 元豆 (marketplace §2 releaseforpurchase; docs/decisions/0047). */
export default function ReleaseForPurchasePage() {
  const mine = renewalOf({ endpoint: 'beans.mine', request: { currency: 'yuanDou' } })
  const melted = renewalOf({ endpoint: 'beans.melted', request: { currency: 'yuanDou' }, pageSize: 5 })
  const casting = useCasting('yuanDou', [mine, melted])
  return (
    <ReleaseForPurchaseScreen casting={casting} unknown={<UnknownIntents by={[castEndpoint.yuanDou] as const} />} />
  )
}

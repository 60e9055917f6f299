import { useState } from 'react'
import { useNow } from '../kit/app/use-now.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useLive } from '../kit/resource/use-live.ts'
import { partOf, withItems } from '../kit/resource/part.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useAirdrops } from './airdrops.tsx'
import { raffleLine } from './draw.select.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { envelopeLine } from './envelope/envelope.select.ts'
import { ScrimmageScreen } from './scrimmage.screen.tsx'
import { endingSoon, falling } from './scrimmage.select.ts'
import { useEnvelope } from './envelope/use-envelope.ts'

/** What is on just now: auctions that end soon, falling prices, the envelope, raffles, lots and airdrops (docs/decisions/0049). */
export default function ScrimmagePage() {
  const { query } = useNavigation()
  const [isOpen, setOpen] = useState(query.has('envelope'))
  const auctions = useResource({ endpoint: 'auction.list', request: { scope: 'open' }, pageSize: ROWS_A_PAGE })
  const evenings = useAside({ endpoint: 'auction.inscriptionActivities', request: {}, freshMs: 30_000 })
  const evening = evenings.data?.[0]
  const lots = useAside(evening ? { endpoint: 'auction.inscriptionLots', request: { activityId: evening.id } } : null)
  const raffles = useResource({ endpoint: 'draw.raffles', request: {} })
  useRenewal(
    (raffles.data ?? []).map((row) => row.resetAt),
    raffles.refresh,
  )
  const left = useAside({ endpoint: 'draw.lotsLeft', request: {} })
  const airdrops = useAirdrops()
  const envelope = useEnvelope(isOpen)
  useLive(() => {
    auctions.refresh()
    lots.refresh()
    left.refresh()
  }, 15_000)
  const now = useNow(true)
  const hot = partOf(auctions, (row) => row)
  return (
    <ScrimmageScreen
      now={now}
      auctions={withItems(hot, endingSoon(hot.items, now))}
      lots={evening ? falling(lots.data ?? [], now) : []}
      raffles={partOf(raffles, (row) => raffleLine(row, now))}
      lotsLeft={left.data?.count ?? null}
      airdrops={airdrops}
      envelopeLine={envelope.isGuest ? { title: '红包', note: '登录后查看' } : envelopeLine(envelope.now.data, now)}
      envelope={{
        ...envelope.shown,
        unknown: <UnknownIntents by={['draw.openEnvelope'] as const} but={envelope.stream} />,
        open: isOpen,
        onDismiss: () => setOpen(false),
      }}
      onEnvelope={() => setOpen(true)}
    />
  )
}

import { useMinute } from '../kit/app/use-now.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useAirdrops } from './airdrops.tsx'
import { raffleLine } from './draw.select.ts'
import { RafflesScreen } from './raffles.screen.tsx'

/** The raffles, the airdrops and what else is drawn (marketplace §2, §7; docs/decisions/0049). */
export default function RafflesPage() {
  const raffles = useResource({ endpoint: 'draw.raffles', request: {} })
  useRenewal(
    (raffles.data ?? []).map((row) => row.resetAt),
    raffles.refresh,
  )
  const now = useMinute()
  const airdrops = useAirdrops()
  return (
    <RafflesScreen
      unknown={<UnknownIntents by={['draw.openAirdrop'] as const} />}
      resource={raffles}
      lines={(raffles.data ?? []).map((row) => raffleLine(row, now))}
      airdrops={airdrops}
    />
  )
}

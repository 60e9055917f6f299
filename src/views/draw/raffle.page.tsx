import { useNowAt } from '../kit/app/use-now-at.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { justDrawn, prizeLine, wonLines } from './draw.select.ts'
import { RaffleScreen } from './raffle.screen.tsx'
import { useDraw } from './use-draw.ts'

/** One raffle: what is in it, how likely, and drawing once or ten times (marketplace §2, §7; lc:lucky-draw). */
export default function RafflePage() {
  const id = useNavigation().query.get('id') ?? ''
  const raffles = useResource({ endpoint: 'draw.raffles', request: {} })
  const prizes = useAside(id === '' ? null : { endpoint: 'draw.prizes', request: { activityId: id } })
  const draw = useDraw(id)
  // What the last draw has given, while it is not gone on from: it is shown again after a reload, too.
  const last = useStream(`lucky-draw/${id}`, (snapshot) => justDrawn(snapshot?.context))
  const raffle = raffles.data?.find((row) => row.id === id)
  // From midnight on one may draw again.
  useRenewal([raffle?.resetAt ?? null], raffles.refresh)
  const now = useNowAt([raffle?.startsAt ?? null, raffle?.endsAt ?? null])
  return (
    <RaffleScreen
      resource={prizes}
      raffles={raffles}
      raffle={raffle}
      prizes={(prizes.data ?? []).map(prizeLine)}
      last={last ? (wonLines(last)[0] ?? null) : null}
      now={now}
      change={draw.change}
      sheet={draw.sheet}
      onDraw={(count) => raffle && draw.ask(raffle, prizes.data ?? [], count)}
    />
  )
}

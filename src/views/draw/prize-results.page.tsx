import { useNavigation } from '../kit/app/use-navigation.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { wonLines } from './draw.select.ts'
import { PrizeResultScreen } from './prize-result.screen.tsx'
import { PrizeResultsScreen } from './prize-results.screen.tsx'
import { useDrawn } from './use-drawn.ts'

/** The prizes that were drawn together, or, where the address names no draw, all that one has ever drawn (marketplace §2, §7). */
export default function PrizeResultsPage() {
  return useNavigation().query.has('raffle') ? <Together /> : <All />
}

function Together() {
  const { change, ...drawn } = useDrawn()
  return <PrizeResultScreen {...drawn} change={change} onCheck={change.check} />
}

function All() {
  const won = useResource({ endpoint: 'draw.won', request: {}, pageSize: ROWS_A_PAGE })
  return (
    <PrizeResultsScreen
      unknown={<UnknownIntents by={['draw.one', 'draw.many'] as const} />}
      resource={won}
      lines={wonLines(won.items)}
    />
  )
}

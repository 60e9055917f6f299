import { PrizeResultScreen } from './prize-result.screen.tsx'
import { useDrawn } from './use-drawn.ts'

/** The one prize of a draw (marketplace §2; lc:lucky-draw). */
export default function PrizeResultPage() {
  const { change, ...drawn } = useDrawn()
  return <PrizeResultScreen {...drawn} change={change} onCheck={change.check} />
}

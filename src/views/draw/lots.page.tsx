import { useApp } from '../kit/app/app.ts'
import { useInOnesName, useUser } from '../kit/app/use-session.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { useStaged } from '../kit/intent/use-staged.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useLive } from '../kit/resource/use-live.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { inHand, lastLot, lotView } from './lots.select.ts'
import { LotsScreen } from './lots.screen.tsx'

const stream = 'lucky-draw/lots'

/** The lots of the day: what is left in the bucket, and the one that one may take (marketplace §2, §7; lc:lucky-draw). */
export default function LotsPage() {
  const app = useApp()
  const inOnesName = useInOnesName()
  const isGuest = useUser() === null
  const inAll = useAside({ endpoint: 'draw.lotsInAll', request: {}, freshMs: 60_000 })
  const left = useResource({ endpoint: 'draw.lotsLeft', request: {} })
  const may = useAside(isGuest ? null : { endpoint: 'draw.lotQualification', request: {} })
  const log = useAside(isGuest ? null : { endpoint: 'draw.lots', request: {}, pageSize: ROWS_A_PAGE })
  const change = useStaged(stream)
  const taken = useStream(stream, (snapshot) => lastLot(snapshot?.context))
  useLive(() => {
    // At midnight another bucket is there.
    inAll.refresh()
    left.refresh()
    may.refresh()
  }, 15_000)
  const lots = log.items.map(lotView)
  const beans = renewalOf({ endpoint: 'beans.mine', request: { currency: 'weiDou' } })
  const renewals = [left.renewal, may.renewal, log.renewal, beans]
  const { before, question } = useAskBefore(stream, [])
  const take = () => {
    app.say(stream, { type: 'luckyDraw.shown', stage: 'ready' })
    const follows = { done: renewals, refused: renewals }
    app.say(stream, { type: 'luckyDraw.openLotRequested', endpoint: 'draw.openLot', request: {}, follows })
  }
  return (
    <>
      <LotsScreen
        resource={left}
        inAll={inAll.data?.count ?? null}
        left={left.data?.count ?? null}
        may={may.data ?? null}
        isGuest={isGuest}
        taken={inHand(taken, lots, may.data)}
        log={lots}
        change={change}
        onTake={() => inOnesName(() => before({ endpoint: 'draw.openLot' }, take))}
        onCheck={change.check}
      />
      {question}
    </>
  )
}

import { useApp } from '../kit/app/app.ts'
import { type Deed, useDeed } from '../kit/finance/use-deed.ts'
import { useStaged } from '../kit/intent/use-staged.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { renewalOf } from '../kit/resource/use-resource.ts'
import { drawnPage, drawWords, type PrizeRow, type RaffleRow } from './draw.select.ts'

/** One raffle that is drawn from: asked in one sheet, then drawn by the server; who waits is led to what it was (lc:lucky-draw). */
export function useDraw(id: string) {
  const app = useApp()
  const deeds = useDeed()
  const stream = `lucky-draw/${id}` as const
  const change = useStaged(stream)
  const renewals = [
    renewalOf({ endpoint: 'draw.raffles', request: {} }),
    renewalOf({ endpoint: 'draw.prizes', request: { activityId: id } }),
    renewalOf({ endpoint: 'draw.won', request: { activityId: id }, pageSize: ROWS_A_PAGE }),
    renewalOf({ endpoint: 'draw.won', request: {}, pageSize: ROWS_A_PAGE }),
    renewalOf({ endpoint: 'beans.mine', request: { currency: 'weiDou' } }),
  ]
  const run = (count: number) => {
    const result = { type: 'navigation.replaceRequested', ...drawnPage(id, count) } as const
    const follows = { done: [...renewals, result], refused: renewals }
    // What was drawn before has been seen: one goes on.
    app.say(stream, { type: 'luckyDraw.shown', stage: 'ready' })
    if (count === 1) {
      const request = { activityId: id }
      app.say(stream, { type: 'luckyDraw.drawRequested', endpoint: 'draw.one', request, follows })
    } else {
      const request = { activityId: id, count }
      app.say(stream, { type: 'luckyDraw.drawManyRequested', endpoint: 'draw.many', request, follows })
    }
  }
  const ask = (raffle: RaffleRow, prizes: readonly PrizeRow[], count: number) => {
    const endpoint = count === 1 ? 'draw.one' : 'draw.many'
    const deed: Deed = { ...drawWords(raffle, prizes, count), stream, endpoint, ids: [], run: () => run(count) }
    deeds.ask(deed)
  }
  return { change, ask, sheet: { ...deeds.shown, change, onCheck: change.check } }
}

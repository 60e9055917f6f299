import { useApp } from '../kit/app/app.ts'
import { useDeed } from '../kit/finance/use-deed.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { renewalOf } from '../kit/resource/use-resource.ts'
import { type DiyForm, makeWords, type PieceRow, salvageWords, type Stock } from './diy.select.ts'

/** What is put together and taken apart: asked in one sheet, then said to the edition's own stream (lc:diy). */
export function useFactory(renewals: Parameters<typeof renewalsWith>[0]) {
  const app = useApp()
  const deeds = useDeed()
  const all = renewalsWith(renewals)
  const follows = { done: all, refused: all }
  const make = (stock: Stock, form: DiyForm) => {
    const stream = `diy/${stock.categoryId}` as const
    const request = { inCategoryId: stock.categoryId, number: form.number }
    const run = () => {
      app.say(stream, { type: 'diy.shown', stage: 'idle' })
      app.say(stream, { type: 'diy.makeRequested', endpoint: 'diy.make', request, follows })
    }
    deeds.ask({ ...makeWords(stock, form), stream, endpoint: 'diy.make', ids: [stock.categoryId], run })
  }
  const salvage = (piece: PieceRow, beans: number) => {
    const stream = `diy/${piece.categoryId}` as const
    const request = { productId: piece.id }
    const run = () => {
      app.say(stream, { type: 'diy.shown', stage: 'made' })
      app.say(stream, { type: 'diy.salvageRequested', endpoint: 'diy.salvage', request, follows })
    }
    deeds.ask({ ...salvageWords(piece, beans), stream, endpoint: 'diy.salvage', ids: [piece.id], run })
  }
  return { make, salvage, sheet: deeds.shown }
}

const renewalsWith = (renewals: readonly ReturnType<typeof renewalOf>[]) => [
  ...renewals,
  renewalOf({ endpoint: 'diy.log', request: {}, pageSize: ROWS_A_PAGE }),
  renewalOf({ endpoint: 'beans.mine', request: { currency: 'weiDou' } }),
]

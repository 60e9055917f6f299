import { tabPaths } from '#src/routes/table.ts'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'
import { useApp } from '../app/app.ts'
import { useForm } from '../form/use-form.ts'
import { useNavigation } from '../app/use-navigation.ts'

export const marketOrders = ['newest', 'priceUp', 'priceDown', 'rarity'] as const
export type MarketOrder = (typeof marketOrders)[number]

/** What the market is narrowed to; kept as a draft, so that it is still chosen after another tab or a reload. */
export const marketFilterForm: DraftForm = {
  form: 'market/filter',
  fields: { seriesId: { initial: '', rules: [] }, order: { initial: 'newest', rules: [] } },
}

/** `seriesId` is `''` for all of them. */
export function useMarketFilter() {
  const { values, change } = useForm(marketFilterForm)
  return {
    seriesId: String(values['seriesId']),
    order: marketOrders.find((order) => order === values['order']) ?? 'newest',
    changeSeries: (seriesId: string) => change('seriesId', seriesId),
    changeOrder: (order: MarketOrder) => change('order', order),
  }
}

/** Opens the market at one series. */
export function useOpenSeries(): (seriesId: string) => void {
  const app = useApp()
  const { switchTab } = useNavigation()
  return (seriesId) => {
    const stream = `submission/${marketFilterForm.form}` as const
    app.openForm(stream, marketFilterForm)
    app.say(stream, { type: 'submission.changed', field: 'seriesId', value: seriesId })
    switchTab(tabPaths[1])
  }
}

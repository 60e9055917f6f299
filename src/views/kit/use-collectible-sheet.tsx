import { type ReactNode, useState } from 'react'
import { type Collectible, type SeriesRow, stateAt } from './collectible.ts'
import { CollectibleSheet } from './collectible-sheet.tsx'
import { seriesList } from './catalogue.ts'
import { useNowAt } from './use-now-at.ts'
import { useResource } from './use-resource.ts'

/** A sheet for looking at one collectible of the page: `open` shows it, `sheet` goes beside the screen. */
export function useCollectibleSheet(onSeries?: (seriesId: string) => void): {
  readonly open: (item: Collectible) => void
  readonly sheet: ReactNode
} {
  const [shown, setShown] = useState<{ readonly item: Collectible; readonly open: boolean } | null>(null)
  const { data = [] } = useResource<readonly SeriesRow[]>(seriesList)
  const now = useNowAt([shown?.item.onSaleAt ?? null])
  const item = shown && { ...shown.item, state: stateAt(shown.item, now) }
  const dismiss = () => setShown((before) => before && { ...before, open: false })
  const follow = (seriesId: string) => {
    dismiss()
    onSeries?.(seriesId)
  }
  return {
    open: (next) => setShown({ item: next, open: true }),
    sheet: (
      <CollectibleSheet
        open={shown?.open ?? false}
        item={item}
        story={data.find((series) => series.id === item?.seriesId)?.story ?? ''}
        onDismiss={dismiss}
        onSeries={onSeries && follow}
      />
    ),
  }
}

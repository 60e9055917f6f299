import { FilterIcon } from '#src/ui/icon/page-icons.tsx'
import { Button } from '#src/ui/action/button.tsx'
import type { Goods } from '../../kit/product/goods.ts'
import { GoodsList } from '../../kit/product/goods-grid.tsx'
import { PageScreen } from '../../kit/page/page-screen.tsx'
import type { ShownResource } from '../../kit/resource/resource-screen.tsx'
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx'
import { filterWords, type KeptFilter } from './kept-filter.form.ts'

export interface FilteredListProps extends Omit<FilterSheetProps, 'open' | 'filter' | 'onDismiss'> {
  readonly goods: readonly Goods[]
  readonly resource: ShownResource
  /** As the server keeps it; null until it is known. */
  readonly filter: KeptFilter | null
  /** The sheet is open. */
  readonly choosing: boolean
  readonly onChoosing: (open: boolean) => void
}

export const FilteredListScreen = ({ goods, resource, filter, choosing, onChoosing, ...sheet }: FilteredListProps) => (
  <PageScreen
    title="筛选藏品"
    actions={
      filter && (
        <Button tone="quiet" icon={FilterIcon} onPress={() => onChoosing(true)}>
          筛选
        </Button>
      )
    }
  >
    <GoodsList
      label="筛选出的藏品"
      goods={goods}
      resource={resource}
      empty={{
        title: '没有符合条件的藏品',
        note: filter ? filterWords(filter, sheet.series) : '',
        action: { text: '修改条件', onPress: () => onChoosing(true) },
      }}
    >
      {filter && <p className="mb-4 text-note text-soft">{filterWords(filter, sheet.series)}</p>}
    </GoodsList>
    {filter && <FilterSheet {...sheet} filter={filter} open={choosing} onDismiss={() => onChoosing(false)} />}
  </PageScreen>
)

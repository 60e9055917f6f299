import { FilterIcon } from '#src/ui/icon/page-icons.tsx'
import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Chip } from '#src/ui/form/chip.tsx'
import { rarities, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { Goods } from '../kit/product/goods.ts'
import { GoodsList } from '../kit/product/goods-grid.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { filterWords, type KeptFilter, noFilter, toggled } from './kept-filter.form.ts'

export interface FilteredListProps {
  readonly goods: readonly Goods[]
  readonly resource: ShownResource
  /** As the server keeps it; null until it is known. */
  readonly filter: KeptFilter | null
  readonly series: readonly { readonly id: string; readonly name: string }[]
  /** The sheet is open. */
  readonly choosing: boolean
  readonly saving: boolean
  /** Why it could not be kept; null for no reason. */
  readonly failure: string | null
  readonly onChoosing: (open: boolean) => void
  readonly onSave: (filter: KeptFilter) => void
}

export const FilteredListScreen = (props: FilteredListProps) => {
  const { goods, resource, filter, choosing, onChoosing } = props
  return (
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
          note: filter ? filterWords(filter) : '',
          action: { text: '修改条件', onPress: () => onChoosing(true) },
        }}
      >
        {filter && <p className="mb-4 text-note text-soft">{filterWords(filter)}</p>}
      </GoodsList>
      {filter && (
        <Sheet open={choosing} title="筛选" onDismiss={() => onChoosing(false)}>
          {choosing && <Choices {...props} filter={filter} />}
        </Sheet>
      )}
    </PageScreen>
  )
}

/** Begins with what is kept; the choice is nobody else's until it is saved. */
function Choices({ filter, series, saving, failure, onSave }: FilteredListProps & { readonly filter: KeptFilter }) {
  const [chosen, choose] = useState(filter)
  const change = (part: Partial<KeptFilter>) => choose({ ...chosen, ...part })
  return (
    <>
      <Group title="系列">
        {series.map(({ id, name }) => (
          <Chip
            key={id}
            checked={chosen.typeIds.includes(id)}
            onChange={() => change({ typeIds: toggled(chosen.typeIds, id) })}
          >
            {name}
          </Chip>
        ))}
      </Group>
      <Group title="稀有度">
        {rarities.map((rarity) => (
          <Chip
            key={rarity}
            checked={chosen.rarities.includes(rarity)}
            onChange={() => change({ rarities: toggled(chosen.rarities, rarity) })}
          >
            {rarityWords[rarity]}
          </Chip>
        ))}
      </Group>
      <Group title="状态">
        <Chip checked={chosen.onlyOnSale} onChange={(onlyOnSale) => change({ onlyOnSale })}>
          只看在售
        </Chip>
      </Group>
      {failure !== null && <InlineMessage kind="error">{failure}</InlineMessage>}
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button block onPress={() => choose(noFilter)}>
          清空
        </Button>
        <Button block tone="primary" pending={saving} onPress={() => onSave(chosen)}>
          查看结果
        </Button>
      </div>
    </>
  )
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="mb-4">
    <legend className="pb-2 text-note text-muted">{title}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
)

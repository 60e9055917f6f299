import { counted } from '#src/domain/number/number-format.ts'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Chip } from '#src/ui/form/chip.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { rarities, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { boundText, type KeptFilter, noFilter, rangeOf, toggled } from './kept-filter.form.ts'

export interface FilterSheetProps {
  readonly open: boolean
  /** As the server keeps it. */
  readonly filter: KeptFilter
  readonly series: readonly { readonly id: string; readonly name: string }[]
  readonly saving: boolean
  /** Why it could not be kept; null for no reason. */
  readonly failure: string | null
  /** What has been chosen so far, each time it changes; null while the prices are no range. */
  readonly onTry: (filter: KeptFilter | null) => void
  /** How many works what is tried would leave, as the server says; null while that is not known. */
  readonly count: number | null
  readonly onSave: (filter: KeptFilter) => void
  readonly onDismiss: () => void
}

/** Chips, a price range, and how many works that leaves. */
export const FilterSheet = (props: FilterSheetProps) => (
  <Sheet open={props.open} title="筛选" onDismiss={props.onDismiss}>
    {props.open && <Choices {...props} />}
  </Sheet>
)

const showWords = (count: number | null): string =>
  count === null ? '查看结果' : count === 0 ? '没有符合的藏品' : `查看 ${counted(count, '款')}`

/** Begins with what is kept; the choice is nobody else's until it is saved. */
function Choices({ filter, series, saving, failure, count, onTry, onSave }: FilterSheetProps) {
  const [chosen, choose] = useState(filter)
  const [bounds, setBounds] = useState({ lowest: boundText(filter.lowestFen), highest: boundText(filter.highestFen) })
  const range = rangeOf(bounds.lowest, bounds.highest)
  const take = (next: KeptFilter, typed: typeof bounds) => {
    const within = rangeOf(typed.lowest, typed.highest)
    choose(next)
    setBounds(typed)
    onTry(typeof within === 'string' ? null : { ...next, ...within })
  }
  const change = (part: Partial<KeptFilter>) => take({ ...chosen, ...part }, bounds)
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
      <PriceRange
        {...bounds}
        error={typeof range === 'string' ? range : ''}
        onChange={(part) => take(chosen, { ...bounds, ...part })}
      />
      <Group title="状态">
        <Chip checked={chosen.onlyOnSale} onChange={(onlyOnSale) => change({ onlyOnSale })}>
          只看在售
        </Chip>
      </Group>
      {failure !== null && <InlineMessage kind="error">{failure}</InlineMessage>}
      {/* Where the sheet is higher than the screen, what it is for stays in sight. */}
      <div className="sticky bottom-0 -mx-4 mt-5 mb-[calc(-1*max(16px,var(--safe-bottom)))] bg-raised">
        <div className="grid grid-cols-[1fr_2fr] gap-3 border-t border-hairline px-4 pt-3 pb-[max(12px,var(--safe-bottom))]">
          <Button block onPress={() => take(noFilter, { lowest: '', highest: '' })}>
            清空
          </Button>
          <Button
            block
            tone="primary"
            pending={saving}
            disabled={count === 0 || typeof range === 'string'}
            onPress={() => typeof range !== 'string' && onSave({ ...chosen, ...range })}
          >
            {showWords(typeof range === 'string' ? null : count)}
          </Button>
        </div>
      </div>
    </>
  )
}

interface PriceRangeProps {
  readonly lowest: string
  readonly highest: string
  readonly error: string
  readonly onChange: (part: { readonly lowest?: string; readonly highest?: string }) => void
}

/** From and to, in yuan as people type it. */
function PriceRange({ lowest, highest, error, onChange }: PriceRangeProps) {
  const id = useId()
  const field = { inputMode: 'decimal', maxLength: 9, prefix: '¥', autoComplete: 'off' } as const
  return (
    <fieldset className="mb-4" aria-describedby={id}>
      <legend className="pb-2 text-note text-muted">价格</legend>
      <div className="grid grid-cols-[1fr_auto_1fr] items-end gap-2">
        <TextField {...field} label="最低价" value={lowest} onChange={(value) => onChange({ lowest: value })} />
        <span aria-hidden="true" className="flex h-12 items-center text-muted">
          –
        </span>
        <TextField {...field} label="最高价" value={highest} onChange={(value) => onChange({ highest: value })} />
      </div>
      <p id={id} role="status" className="pt-1 text-note text-cinnabar-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="mb-4">
    <legend className="pb-2 text-note text-muted">{title}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
)

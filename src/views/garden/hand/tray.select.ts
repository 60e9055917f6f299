import type { RowOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { safePicture } from '../../kit/app/links.ts'
import { slotLine } from '../plot.select.ts'
import type { TrayItemView } from '../scenes/types.ts'
import type { SlotRow } from '../words.ts'

type Laid = RowOf<'garden.layable'>
type Card = RowOf<'garden.cards'>

/** What lies in the tray: the sickle, cards of one kind, copies of one work; of these the first is what is used. */
export type Held =
  | { readonly does: 'settle'; readonly id: string; readonly count?: undefined }
  | { readonly does: 'supplement'; readonly id: string; readonly count: number; readonly card: Card }
  | { readonly does: 'push'; readonly id: string; readonly count: number; readonly copy: Laid }

/** Those of one name as one, each with how many there are. */
const stacked = <Thing extends { readonly name: string }>(things: readonly Thing[]) =>
  [...Map.groupBy(things, ({ name }) => name)].flatMap(([name, alike]) => {
    const first = alike[0]
    return first ? [{ id: name, first, count: alike.length }] : []
  })

/** The tray of a garden with these cards and copies. */
export const held = (layable: readonly Laid[], cards: readonly Card[]): Held[] => [
  { does: 'settle', id: 'sickle' },
  ...stacked(cards).map(({ id, first, count }): Held => ({ does: 'supplement', id, count, card: first })),
  ...stacked(layable).map(({ id, first, count }): Held => ({ does: 'push', id, count, copy: first })),
]

/** Whether a slot takes this now. */
const takes: { readonly [Does in Held['does']]: (row: SlotRow, now: Instant) => boolean } = {
  settle: (row, now) => slotLine(row, now).isRipe,
  supplement: (row, now) => row.state === 'started' && row.copy !== null && !slotLine(row, now).isRipe,
  push: (row) => row.state === 'stopped' && row.copy === null,
}
const nowhere: Readonly<Record<Held['does'], string>> = {
  settle: '暂无成熟',
  supplement: '暂无生长中的',
  push: '没有空位',
}

/** The slots that take what is in the hand. */
export const takersOf = (item: Held | undefined, rows: readonly SlotRow[], now: Instant): readonly SlotRow[] =>
  item ? rows.filter((row) => takes[item.does](row, now)) : []

const pictureOf = (item: Held): Pick<TrayItemView, 'label' | 'picture'> =>
  item.does === 'push'
    ? { label: item.copy.name, picture: { of: 'copy', image: safePicture(item.copy.image) } }
    : item.does === 'supplement'
      ? { label: item.card.name, picture: { of: 'tool', tool: 'nutrient' } }
      : { label: '收获', picture: { of: 'tool', tool: 'sickle' } }

/** How it is drawn; what nothing takes says why. */
export const trayItem = (item: Held, rows: readonly SlotRow[], now: Instant): TrayItemView => ({
  id: item.id,
  ...pictureOf(item),
  ...(item.count === undefined ? {} : { count: item.count }),
  ...(takersOf(item, rows, now).length === 0 ? { closed: nowhere[item.does] } : {}),
})

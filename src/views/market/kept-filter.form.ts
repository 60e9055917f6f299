import type { RequestOf } from '#src/contract/rest/calls.ts'
import type { DraftForm, Values } from '#src/machines/submission/submission.machine.ts'
import { rarities, rarityWords } from '#src/ui/media/rarity-frame.tsx'

/** How a person wants products filtered, as `market.productsByPage` answers it; no series or no rarity means all. */
export type KeptFilter = RequestOf<'product.saveFilter'>

export const noFilter: KeptFilter = { typeIds: [], rarities: [], onlyOnSale: false }

/** Sent by a way of its own: lists are words parted by spaces. */
export const keptFilterForm: DraftForm = {
  form: 'keptFilter',
  fields: {
    typeIds: { initial: '', rules: [] },
    rarities: { initial: '', rules: [] },
    onlyOnSale: { initial: false, rules: [] },
  },
}

export const keptValues = ({ typeIds, rarities, onlyOnSale }: KeptFilter): Values => ({
  typeIds: typeIds.join(' '),
  rarities: rarities.join(' '),
  onlyOnSale,
})

/** With `one`, or without it where it was there. */
export const toggled = <One>(all: readonly One[], one: One): readonly One[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** What the list is narrowed to, in words: 「2 个系列 · 史诗、传说 · 只看在售」. */
export const filterWords = ({ typeIds, rarities: wanted, onlyOnSale }: KeptFilter): string =>
  [
    typeIds.length === 0 ? '全部系列' : `${typeIds.length} 个系列`,
    wanted.length === 0
      ? '全部稀有度'
      : rarities
          .filter((one) => wanted.includes(one))
          .map((one) => rarityWords[one])
          .join('、'),
    ...(onlyOnSale ? ['只看在售'] : []),
  ].join(' · ')

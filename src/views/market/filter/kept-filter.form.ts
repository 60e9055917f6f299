import type { AskOf, RequestOf } from '#src/contract/rest/calls.ts'
import { toFen, toYuanText } from '#src/domain/number/fen.ts'
import type { DraftForm, Values } from '#src/machines/submission/submission.machine.ts'
import { rarities, rarityWords } from '#src/ui/media/rarity-frame.tsx'

/** How a person wants products filtered, as `market.productsByPage` answers it; no series or no rarity means all, null no bound. */
export type KeptFilter = RequestOf<'product.saveFilter'>

export const noFilter: KeptFilter = { typeIds: [], rarities: [], onlyOnSale: false, lowestFen: null, highestFen: null }

/** Sent by a way of its own: lists are words parted by spaces, amounts yuan as they are typed. */
export const keptFilterForm: DraftForm = {
  form: 'keptFilter',
  fields: {
    typeIds: { initial: '', rules: [] },
    rarities: { initial: '', rules: [] },
    onlyOnSale: { initial: false, rules: [] },
    lowest: { initial: '', rules: [] },
    highest: { initial: '', rules: [] },
  },
}

/** What a price is typed as; `''` for no bound. */
export const boundText = (fen: number | null): string => (fen === null ? '' : toYuanText(fen).replace(/\.00$/, ''))

export const keptValues = ({ typeIds, rarities, onlyOnSale, lowestFen, highestFen }: KeptFilter): Values => ({
  typeIds: typeIds.join(' '),
  rarities: rarities.join(' '),
  onlyOnSale,
  lowest: boundText(lowestFen),
  highest: boundText(highestFen),
})

/** What such values say. */
export function keptIn(values: Values): KeptFilter {
  const words = (field: string): readonly string[] => String(values[field]).split(' ')
  const range = rangeOf(String(values['lowest']), String(values['highest']))
  return {
    typeIds: words('typeIds').filter(Boolean),
    rarities: rarities.filter((one) => words('rarities').includes(one)),
    onlyOnSale: values['onlyOnSale'] === true,
    ...(typeof range === 'string' ? { lowestFen: null, highestFen: null } : range),
  }
}

/** The price range as it is typed; a word where it is none. */
export function rangeOf(lowest: string, highest: string): Pick<KeptFilter, 'lowestFen' | 'highestFen'> | string {
  const [from, to] = [lowest, highest].map((typed) => (typed.trim() === '' ? null : toFen(typed.trim())))
  if (from === undefined || to === undefined || (from ?? 0) < 0 || (to ?? 0) < 0) return '请输入金额，例如 59 或 59.9'
  if (from !== null && to !== null && from > to) return '最低价不能高于最高价'
  return { lowestFen: from, highestFen: to }
}

/** What is asked to count what a filter would leave. */
export const triedBy = ({ lowestFen, highestFen, ...filter }: KeptFilter): AskOf<'market.products'> => ({
  ...filter,
  ...(lowestFen === null ? {} : { lowestFen }),
  ...(highestFen === null ? {} : { highestFen }),
})

/** With `one`, or without it where it was there. */
export const toggled = <One>(all: readonly One[], one: One): readonly One[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

function priceWords({ lowestFen, highestFen }: KeptFilter): readonly string[] {
  if (lowestFen === null && highestFen === null) return []
  if (lowestFen === null) return [`¥${boundText(highestFen)} 以下`]
  return [highestFen === null ? `¥${boundText(lowestFen)} 以上` : `¥${boundText(lowestFen)}–${boundText(highestFen)}`]
}

type Named = readonly { readonly id: string; readonly name: string }[]

/** Two series are said by their names, more by how many they are. */
function seriesWords(typeIds: KeptFilter['typeIds'], series: Named): string {
  const names = series.filter(({ id }) => typeIds.includes(id)).map(({ name }) => name)
  if (typeIds.length === 0) return '全部系列'
  return names.length === typeIds.length && names.length <= 2 ? names.join('、') : `${typeIds.length} 个系列`
}

/** What the list is narrowed to, in words: 「青花记 · 史诗、传说 · ¥50–200 · 只看在售」. */
export function filterWords(filter: KeptFilter, series: Named): string {
  const { typeIds, rarities: wanted, onlyOnSale } = filter
  const chosen = rarities.filter((one) => wanted.includes(one)).map((one) => rarityWords[one])
  return [
    seriesWords(typeIds, series),
    chosen.length === 0 ? '全部稀有度' : chosen.join('、'),
    ...priceWords(filter),
    ...(onlyOnSale ? ['只看在售'] : []),
  ].join(' · ')
}

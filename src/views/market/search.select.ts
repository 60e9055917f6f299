import { safePicture } from '../kit/app/links.ts'
import { viewPerson } from '../kit/account/person.ts'
import { engraved } from '../kit/collection/copy.ts'
import type { OfferRow } from '../kit/listing/offer.select.ts'
import { offerHref, priceWords } from '../kit/product/goods.ts'

/** As many words are offered. */
const HOT_MAX = 8
const SUGGESTED_MAX = 8
const FOUND_MAX = 4

interface Named {
  readonly name: string
}

/** Pure: what others look for: hot series first, then the works that are recommended, each once. */
export const hotWords = (series: readonly (Named & { readonly hot: boolean })[], works: readonly Named[]): string[] =>
  [...new Set([...series.filter(({ hot }) => hot), ...works].map(({ name }) => name))].slice(0, HOT_MAX)

/** Pure: names that have what is typed in them, those that begin with it first; nothing for what is searched for already. */
export function suggestionsFor(text: string, keyword: string, names: readonly Named[]): string[] {
  const typed = text.trim()
  if (typed === '' || typed === keyword) return []
  const found = [...new Set(names.map(({ name }) => name))].filter((name) => name.includes(typed) && name !== typed)
  return found.toSorted((a, b) => Number(b.startsWith(typed)) - Number(a.startsWith(typed))).slice(0, SUGGESTED_MAX)
}

/** What the typed words may mean besides the name of a work: somebody, or one numbered copy. */
export interface SearchFind {
  readonly key: string
  readonly href: string
  readonly title: string
  readonly note: string
  readonly image: string | null
}

/** A number as people type it: `#128`, `128`, `No.128`, `128号`. */
const typedCopy = (typed: string): number | null => {
  const digits = /^(?:#|no\.?|第)?\s*(\d{1,6})\s*号?$/i.exec(typed)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Pure: copies on offer that have the typed number. */
export function copiesFound(text: string, offers: readonly OfferRow[]): SearchFind[] {
  const number = typedCopy(text.trim())
  return offers
    .filter((row) => row.kind !== 'box' && row.number === number)
    .slice(0, FOUND_MAX)
    .map((row) => ({
      key: `copy-${row.id}`,
      href: offerHref(row.id),
      title: row.name,
      note: `${engraved(row.number, row.editionSize)} · 寄售 ${priceWords(row.priceFen)}`,
      image: safePicture(row.image),
    }))
}

/** Pure: people who offer something, each once, whose name has what is typed in it, or whose number it is. */
export function peopleFound(text: string, offers: readonly OfferRow[]): SearchFind[] {
  const typed = text.trim()
  if (typed === '') return []
  const sellers = new Map(offers.map(({ seller }) => [seller.userId, viewPerson(seller)]))
  return [...sellers.values()]
    .filter(({ name, userId }) => name.includes(typed) || userId === typed)
    .slice(0, FOUND_MAX)
    .map(({ userId, name, href, avatar }) => ({
      key: `person-${userId}`,
      href,
      title: name,
      note: `藏家号 ${userId}`,
      image: avatar,
    }))
}

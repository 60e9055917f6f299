import type { Rarity } from '#src/contract/rest/shapes.ts'
import type { SeriesContent } from './product-table.ts'

/** What the boxes promise, in thousandths: announced with each box and packed accordingly. */
export const boxOdds: Readonly<Record<Rarity, number>> = { common: 690, rare: 250, epic: 55, legendary: 5 }

/** Splits a whole into whole parts in these proportions; what does not divide goes to the first ones. */
function split(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const parts = weights.map((weight) => Math.floor((whole * weight) / sum))
  const rest = whole - parts.reduce((total, part) => total + part, 0)
  return parts.map((part, index) => (index < rest ? part + 1 : part))
}

/**
 * How many copies of each product a series' boxes hold, by the product's place in the series. A legendary one that is announced for a
 * sale of its own is not in them; its share goes to the epic ones.
 */
export function packedOf({ box, products }: SeriesContent, isAnnounced: (name: string) => boolean): number[] {
  const inBox = products.filter((line) => !isAnnounced(line.name))
  const without = inBox.every((line) => line.rarity !== 'legendary')
  const share = (rarity: Rarity) => boxOdds[rarity] + (without && rarity === 'epic' ? boxOdds.legendary : 0)
  const rarities = [...new Set(inBox.map((line) => line.rarity))]
  const counts = split(box.editionSize, rarities.map(share))
  const packed = new Map(
    rarities.flatMap((rarity, index) => {
      const lines = inBox.filter((line) => line.rarity === rarity)
      const parts = split(
        counts[index]!,
        lines.map((line) => line.editionSize),
      )
      return lines.map((line, at) => [line.name, parts[at]!] as const)
    }),
  )
  return products.map((line) => packed.get(line.name) ?? 0)
}

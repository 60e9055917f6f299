import type { Row } from '../rows.ts'

/**
 * Flower seeds (marketplace §7: product/seedUpdateStateSJ, seedUpdateStateXJ) are numbered copies like any other: owned, offered, sold
 * and given away by the same rules. Only their series tells them from collectibles, and no shop sells them first-hand.
 */
export const flowerSeedSeries = '90'

/** The commonest of them. */
export const commonSeed = `20${flowerSeedSeries}01`

/** The parent of the series that are grown and not published. */
export const gardenParent = 'garden'

export const isFlowerSeed = (product: Pick<Row<'products'>, 'seriesId'> | undefined): boolean =>
  product?.seriesId === flowerSeedSeries

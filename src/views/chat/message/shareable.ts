import type { ResourceContext, ResourceInput } from '#src/machines/resource/resource.machine.ts'
import type { AppPort } from '../../kit/app/app-port.ts'
import { newestProducts } from '../../kit/product/catalogue.ts'
import type { ProductRow } from '../../kit/product/collectible.ts'
import { resourceStream } from '../../kit/resource/use-resource.ts'
import type { SharedCard } from './message-body.ts'

/** Where collectibles to share come from. */
export type CardSource = 'own' | 'market'
export const cardSources = ['own', 'market'] as const satisfies readonly CardSource[]

/** What is needed of a copy as `collection.list` answers it. */
export interface CopyRow extends Pick<ProductRow, 'name' | 'seriesName' | 'image' | 'rarity'> {
  readonly id: string
  readonly productId: string
  readonly number: number
  /** What it is offered for; null when it is not. */
  readonly askedFen: number | null
}

/** One's own collectibles, newest first. */
export const ownCopies: ResourceInput = { endpoint: 'collection.list', request: {}, pageSize: 20, freshMs: 60_000 }

/** Something that can be shared; `key` tells it apart from all others. */
export interface Shareable {
  readonly key: string
  readonly card: SharedCard
}

/** Engraved numbers have four digits. */
const engraved = (number: number): string => `#${String(number).padStart(4, '0')}`

const fromCopy = ({ id, productId, name, number, askedFen, ...rest }: CopyRow): Shareable => ({
  key: `own-${id}`,
  card: { ...pick(rest), id: productId, name: `${name} ${engraved(number)}`, priceFen: askedFen },
})
const fromMarket = ({ id, name, priceFen, ...rest }: ProductRow): Shareable => ({
  key: `market-${id}`,
  card: { ...pick(rest), id, name, priceFen },
})
const pick = ({ seriesName, image, rarity }: Pick<ProductRow, 'seriesName' | 'image' | 'rarity'>) => ({
  seriesName,
  image,
  rarity,
})

/** The list behind each source, and what an entry of it is when it is shared. */
export const sharing: Readonly<
  Record<CardSource, { readonly input: ResourceInput; readonly read: (row: unknown) => Shareable }>
> = {
  own: { input: ownCopies, read: (row) => fromCopy(row as CopyRow) },
  market: { input: newestProducts, read: (row) => fromMarket(row as ProductRow) },
}

export const sharingStream = (source: CardSource): string => resourceStream(sharing[source].input)

/** What was chosen, as long as its list is there. */
export function findShareable(app: Pick<AppPort, 'snapshot'>, key: string): SharedCard | undefined {
  for (const source of cardSources) {
    const { items = [] } = (app.snapshot(sharingStream(source))?.context ?? {}) as Partial<ResourceContext>
    const found = items.map(sharing[source].read).find((one) => one.key === key)
    if (found) return found.card
  }
  return undefined
}

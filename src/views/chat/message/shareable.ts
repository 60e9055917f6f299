import type { ListName, RowOf } from '#src/contract/rest/calls.ts'
import type { SharedCollectible } from '#src/domain/message/collectible.ts'
import type { App } from '../../kit/app/app.ts'
import { newestProducts } from '../../kit/product/catalogue.ts'
import type { ProductRow } from '../../kit/product/collectible.ts'
import { resourceStream } from '../../kit/resource/resource-stream.ts'
import { type ResourceOf, viewList } from '../../kit/resource/use-resource.ts'

type Snapshots = Pick<App, 'snapshot'>

/** Where collectibles to share come from. */
export type CardSource = 'own' | 'market'

/** What is needed of a copy as `collection.list` answers it. */
export type CopyRow = Pick<
  RowOf<'collection.list'>,
  'id' | 'productId' | 'number' | 'askedFen' | 'name' | 'seriesName' | 'image' | 'rarity'
>

/** One's own collectibles, newest first. */
export const ownCopies: ResourceOf<'collection.list'> = {
  endpoint: 'collection.list',
  request: {},
  pageSize: 20,
  freshMs: 60_000,
}

/** Something that can be shared; `key` tells it apart from all others. */
export interface Shareable {
  readonly key: string
  readonly card: SharedCollectible
}

const fromCopy = ({ id, productId, name, number, askedFen, ...rest }: CopyRow): Shareable => ({
  key: `own-${id}`,
  card: { ...pick(rest), id: productId, name: `${name} #${number}`, priceFen: askedFen },
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

/** The list behind a source, and what an entry of it is when it is shared. */
export interface Source<Name extends ListName> {
  readonly input: ResourceOf<Name>
  readonly read: (row: RowOf<Name>) => Shareable
}

const own: Source<'collection.list'> = { input: ownCopies, read: fromCopy }
const market: Source<'market.products'> = { input: newestProducts, read: fromMarket }
export const sharing = { own, market }

/** What of a list was chosen, as long as the list is there. */
function chosenOf<Name extends ListName>(app: Snapshots, { input, read }: Source<Name>, key: string) {
  return viewList(app.snapshot(resourceStream(input)), input)
    .items.map(read)
    .find((one) => one.key === key)?.card
}

/** What was chosen, as long as its list is there. */
export const findShareable = (app: Snapshots, key: string): SharedCollectible | undefined =>
  chosenOf(app, sharing.own, key) ?? chosenOf(app, sharing.market, key)

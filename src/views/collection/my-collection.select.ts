import type { RowOf } from '#src/contract/rest/calls.ts'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import type { CopyKind, CopyRow } from '../kit/collection/copy.ts'
import { safePicture } from '../kit/app/links.ts'
import type { Stack } from '../kit/collection/stacks.ts'
import { type Goods, productHref } from '../kit/product/goods.ts'

export const collectionPath = '/pages/mine/myCollection/mycollection'

export const heldFilters = ['all', 'free', 'coolingOff', 'listed', 'trading'] as const
export type HeldFilter = (typeof heldFilters)[number]

export const heldFilterWords: Readonly<Record<HeldFilter, string>> = {
  all: '全部状态',
  free: '可寄售转赠',
  coolingOff: '冷静期',
  listed: '寄售中',
  trading: '交易中',
}

/** Copies, sealed boxes, flower seeds, and what one has marked as a favourite, owned or not. */
export const collectionParts = ['copies', 'boxes', 'seeds', 'favourites'] as const
type Part = (typeof collectionParts)[number]

export interface CollectionFilter {
  readonly part: Part
  readonly typeId: string
  readonly state: HeldFilter
  /** The name of the work whose copies are shown one by one; `''` for all works, copies of one behind each other. */
  readonly work: string
}

/** Whether several copies are put up or taken down at once. */
export type ManyWay = 'up' | 'down'

/** Of what several are put up or taken down: collectibles, or flower seeds, which have calls of their own. */
export const manyKind = (query: URLSearchParams): CopyKind => (query.get('of') === 'seed' ? 'seed' : 'collectible')

export const manyHref = (way: ManyWay, kind: CopyKind): string =>
  href(collectionPath, { many: way, of: kind === 'seed' ? 'seed' : '' })

/** What the address says of it; null where nothing is put up or taken down. */
export const manyWay = (query: URLSearchParams): ManyWay | null => {
  const way = query.get('many')
  return way === 'up' || way === 'down' ? way : null
}

/** What the address narrows the page to; anything unknown is all copies. */
export const collectionFilter = (query: URLSearchParams): CollectionFilter => ({
  part: collectionParts.find((one) => one === query.get('part')) ?? 'copies',
  typeId: query.get('typeId') ?? '',
  state: heldFilters.find((one) => one === query.get('state')) ?? 'all',
  work: query.get('work') ?? '',
})

export const filterHref = ({ part, typeId, state, work }: CollectionFilter): string =>
  href(collectionPath, {
    part: part === 'copies' ? '' : part,
    typeId,
    state: state === 'all' ? '' : state,
    work,
  })

/** As `collection.list` is asked. */
export const collectionRequest = ({
  typeId,
  state,
  work,
}: CollectionFilter): { kind: CopyKind; typeId?: string; state?: Exclude<HeldFilter, 'all'>; keyword?: string } => ({
  kind: 'collectible',
  ...(typeId === '' ? {} : { typeId }),
  ...(state === 'all' ? {} : { state }),
  ...(work === '' ? {} : { keyword: work }),
})

/** One work of a series, and whether one has a copy. */
export interface SeriesWork {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly image: string | null
  readonly owned: boolean
}

/** Pure: the works of a series, those that one has first; `owned` are the products one has copies of. */
export const seriesWorks = (
  products: readonly { readonly id: string; readonly name: string; readonly image: string }[],
  owned: ReadonlySet<string>,
): readonly SeriesWork[] =>
  products
    .map(({ id, name, image }) => ({
      id,
      href: productHref(id),
      name,
      image: safePicture(image),
      owned: owned.has(id),
    }))
    .toSorted((a, b) => Number(b.owned) - Number(a.owned))

/** Pure: copies of the work that is chosen. The server looks for its name in those of others and of series, too. */
export const ofWork = (rows: readonly CopyRow[], work: string): readonly CopyRow[] =>
  work === '' ? rows : rows.filter(({ name }) => name === work)

/** Copies as cards: of a work that one has several times one, which leads to all of them; with a `work` chosen each by itself. */
export const shelf = (stacks: readonly Stack[], filter: CollectionFilter): readonly Goods[] =>
  stacks.flatMap(({ goods, count, copies }) =>
    count === 1 || filter.work !== ''
      ? copies
      : [
          {
            ...goods,
            href: `#${filterHref({ ...filter, work: goods.item.name })}`,
            end: counted(count, '件'),
            price: null,
            tags: [],
          },
        ],
  )

/** Sealed boxes of one kind as `box.mine` answers them. */
export type MyBoxesRow = Omit<RowOf<'box.mine'>, 'typeId'>

export interface BoxCard {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly seriesName: string
  readonly image: string | null
  readonly count: string
  /** How many can be opened: 「可开 9 个」; `''` for all of them. */
  readonly openable: string
}

export const boxCard = ({ id, name, seriesName, image, count, openable }: MyBoxesRow): BoxCard => ({
  id,
  href: `#${href('/pages/mine/myCollection/blindBox/blindBoxDetails/index', { id })}`,
  name,
  seriesName,
  image: safePicture(image),
  count: `×${formatCount(count)}`,
  openable: openable === count ? '' : openable > 0 ? `可开 ${counted(openable, '个')}` : '都在寄售中',
})

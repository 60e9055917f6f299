import type { RowOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { type AvatarRow, copies, fromAvatar, saleWords } from '../kit/product/collectible.ts'
import { type Goods, goodsFrom } from '../kit/product/goods.ts'

/** A series of digital avatars as `avatar.series` answers it. */
export type AvatarSeriesRow = RowOf<'avatar.series'>

export interface AvatarSeriesView {
  readonly key: string
  readonly name: string
  readonly story: string
  readonly goods: readonly Goods[]
}

/** Pure: an avatar in a grid: what it is about, and whether it is rushed at, announced, nearly gone or gone. */
export function avatarGoods(row: AvatarRow, now: Instant): Goods {
  const item = fromAvatar(row, now)
  const sale = saleWords(item)
  const rushed = row.rush && item.state === 'onSale' ? [{ text: '抢购', tone: 'cinnabar' as const }] : []
  return {
    ...goodsFrom(item),
    note: row.story,
    ...(row.owned > 0 ? { end: `已有 ${copies(row.owned)}` } : {}),
    tags: [...rushed, ...(sale.tone === 'jade' ? [] : [sale])],
  }
}

/** Pure: the series that have something to show, each with its avatars. */
export const viewAvatarSeries = (rows: readonly AvatarSeriesRow[], now: Instant): readonly AvatarSeriesView[] =>
  rows
    .filter(({ avatars }) => avatars.length > 0)
    .map(({ id, name, story, avatars }) => ({
      key: id,
      name,
      story,
      goods: avatars.map((row) => avatarGoods(row, now)),
    }))

/** How many avatars the person has. */
export const ownedCount = (rows: readonly AvatarSeriesRow[]): number =>
  rows.flatMap(({ avatars }) => avatars).reduce((sum, { owned }) => sum + owned, 0)

import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { counted } from '#src/domain/number/number-format.ts'
import type { SeriesRow } from '../kit/product/collectible.ts'
import { safePicture } from '../kit/app/links.ts'

/** One series in the list of all. */
export interface SeriesLine {
  readonly id: string
  readonly name: string
  readonly story: string
  readonly image: string | null
  readonly count: string
  readonly hot: boolean
}

export const seriesLine = ({ id, name, story, image, count, hot }: SeriesRow): SeriesLine => ({
  id,
  name,
  story,
  image: safePicture(image),
  count: counted(count, '款'),
  hot,
})

/** A series as `product.seriesDetail` answers it. */
export type SeriesDetailRow = Pick<AnswerOf<'product.seriesDetail'>, 'holders'> & {
  readonly series: Pick<SeriesRow, 'story' | 'count'>
}

/** What a series is, above its products. */
export interface SeriesFacts {
  readonly story: string
  /** 「8 款藏品 · 326 人持有」 */
  readonly facts: string
}

export const seriesFacts = ({ series, holders }: SeriesDetailRow): SeriesFacts => ({
  story: series.story,
  facts: [`${counted(series.count, '款')}藏品`, ...(holders > 0 ? [`${counted(holders, '人')}持有`] : [])].join(' · '),
})

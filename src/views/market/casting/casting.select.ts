import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import type { ProductRow } from '../../kit/product/collectible.ts'
import { safePicture } from '../../kit/app/links.ts'
import type { IntentView } from '../../kit/intent/use-intent.ts'
import { type BeanKind, beanNames } from '../goods-lists.select.ts'

/** What can be melted down, as `beans.meltables` answers it. */
export type MeltableRow = Omit<RowOf<'beans.meltables'>, 'product'> & { readonly product: ProductRow }

/** What melting down answers. */
export type CastRow = AnswerOf<'beans.cast'>

export interface CastLine {
  /** The copy that would be melted down: the first of several. */
  readonly copyId: string
  readonly name: string
  /** 「#12，你有 3 件」 */
  readonly note: string
  readonly gain: string
  readonly image: string | null
}

/** The number of a copy stands at the end of its id. */
const numberOf = (copyId: string): string => `#${copyId.slice(copyId.lastIndexOf('-') + 1)}`

/** Pure: what can be melted down and what each gives; what cannot be is left out. */
export const castLines = (rows: readonly MeltableRow[], kind: BeanKind): readonly CastLine[] =>
  rows.flatMap(({ product, count, beans, copyIds: [copyId] }) =>
    copyId === undefined || beans <= 0
      ? []
      : {
          copyId,
          name: product.name,
          note: count > 1 ? `${numberOf(copyId)}，你有 ${counted(count, '件')}` : numberOf(copyId),
          gain: `+${formatCount(beans)} ${beanNames[kind]}`,
          image: safePicture(product.image),
        },
  )

/** Pure: how many copies can be melted down. */
export const castable = (rows: readonly MeltableRow[]): number =>
  rows.reduce((sum, { count, beans, copyIds }) => (beans <= 0 || copyIds.length === 0 ? sum : sum + count), 0)

/** A copy can be melted down once, so its intent has one stream for ever: a lost answer is asked for again, never a second piece. */
export const castStream = (copyId: string): `transfer/${string}` => `transfer/cast-${copyId}`

export const castEndpoint = { weiDou: 'beans.castWeiDou', yuanDou: 'beans.cast' } as const

/** Pure: how the last melting stands, in words; null for nothing to say. */
export function castOutcome(
  intent: IntentView<CastRow>,
  kind: BeanKind,
): { readonly kind: 'success' | 'pending' | 'error'; readonly text: string } | null {
  if (intent.state === 'done') {
    return { kind: 'success', text: `铸造成功，得到 ${formatCount(intent.result?.beans ?? 0)} ${beanNames[kind]}` }
  }
  if (intent.state === 'refused') return { kind: 'error', text: intent.message || '铸造失败，藏品还在你手里' }
  if (intent.state === 'uncertain')
    return { kind: 'pending', text: '确认中：网络不好，还不知道是否铸成，结果会自动更新' }
  return null
}

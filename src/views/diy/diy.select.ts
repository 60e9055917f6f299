import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { safePicture } from '../kit/app/links.ts'

export type DiyRule = AnswerOf<'diy.rule'>
export type DiyForm = DiyRule['forms'][number]
export type PieceRow = AnswerOf<'diy.pieces'>[number]
export type DiyLogRow = RowOf<'diy.log'>
type CopyRow = RowOf<'collection.list'>

/** One edition of which one has several free copies. */
export interface Stock {
  readonly categoryId: string
  readonly name: string
  readonly image: string | null
  /** Numbers of the free copies, the greatest first: those go in first. */
  readonly numbers: readonly number[]
}

/** Pure: the editions that something can be made of, without those of which a piece stands; the fullest first. */
export function stocksOf(
  copies: readonly CopyRow[],
  pieces: readonly PieceRow[],
  forms: readonly DiyForm[],
): readonly Stock[] {
  const least = Math.min(...forms.map(({ number }) => number))
  const free = copies.filter(({ state }) => state === 'free')
  return [...Map.groupBy(free, (row) => row.categoryId)]
    .filter(([id, own]) => own.length >= least && pieces.every(({ categoryId }) => categoryId !== id))
    .map(([categoryId, own]) => ({
      categoryId,
      name: own[0]!.name,
      image: safePicture(own[0]!.image),
      numbers: own.map(({ number }) => number).toSorted((a, b) => b - a),
    }))
    .toSorted((a, b) => b.numbers.length - a.numbers.length)
}

const list = (numbers: readonly number[]): string => numbers.map((number) => `#${number}`).join('、')

/** Pure: what is said before copies are put together. */
export const makeWords = (stock: Stock, form: DiyForm) => ({
  title: '确认拼装',
  called: `「${stock.name}」${form.name}`,
  lines: [
    { term: '放入', detail: list(stock.numbers.slice(0, form.number)) },
    { term: '花费', detail: counted(form.beans, '微豆') },
  ],
  risks: ['放入的藏品仍是你的，拆解前不能寄售、转赠或合成', '拼装花费的微豆不退'],
  confirm: `花 ${counted(form.beans, '微豆')}拼装`,
})

/** Pure: what is said before a piece is taken apart. */
export const salvageWords = (piece: PieceRow, beans: number) => ({
  title: '确认拆解',
  called: `「${piece.name}」${piece.form}`,
  lines: [
    { term: '取回', detail: list(piece.copies.map(({ number }) => number)) },
    { term: '花费', detail: counted(beans, '微豆') },
  ],
  risks: ['作品拆解后不再展示，藏品全部取回'],
  confirm: `花 ${counted(beans, '微豆')}拆解`,
})

/** Pure: a line of the record. */
export const logLine = ({ id, act, name, form, image, number, beans, at }: DiyLogRow) => ({
  id,
  image: safePicture(image),
  title: `${act === 'salvaged' ? '拆解' : '拼装'}「${name}」${form}`,
  note: `${formatInstant(at, 'M月D日 HH:mm')} · ${counted(number, '件')}`,
  value: beans > 0 ? counted(beans, '微豆') : '',
})

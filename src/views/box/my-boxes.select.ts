import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { heldAt, heldTime, heldWords } from '../kit/collection/copy.ts'
import { priceWords } from '../kit/product/goods.ts'
import { safePicture } from '../kit/app/links.ts'

/** A sealed box of one's own as `box.mineOf` answers it. */
export type SealedRow = Pick<RowOf<'box.mineOf'>, 'id' | 'gotAt' | 'paidFen' | 'state' | 'freeAt' | 'askedFen'>

/** Needed of `box.detail`. */
export type BoxKindRow = Pick<AnswerOf<'box.detail'>, 'id' | 'name' | 'image' | 'seriesName' | 'floorFen'>

/** A size in which boxes are opened together, as `box.batchSizes` answers it. */
export type BatchSizeRow = RowOf<'box.batchSizes'>

export interface BoxKind {
  readonly id: string
  readonly name: string
  readonly seriesName: string
  readonly image: string | null
  /** `''` when nobody offers one. */
  readonly floor: string
}

export const boxKind = ({ id, name, image, seriesName, floorFen }: BoxKindRow): BoxKind => ({
  id,
  name,
  seriesName,
  image: safePicture(image),
  floor: floorFen === null ? '' : priceWords(floorFen),
})

export interface SealedLine {
  readonly id: string
  readonly title: string
  readonly note: string
  /** Its price where it is offered, else what stands in its way; `''` for nothing. */
  readonly value: string
  /** What can be done with it, and why not. */
  readonly deeds: readonly {
    readonly key: 'open' | 'offer' | 'withdraw'
    readonly text: string
    readonly note: string
    readonly off: boolean
  }[]
}

/** One sealed box at `now`; `at` counts from 1. */
export function sealedLine(row: SealedRow, at: number, now: Instant): SealedLine {
  const state = heldAt(row, now)
  const isOut = state === 'listed' || state === 'trading'
  const cooling = state === 'coolingOff' ? `冷静期到 ${heldTime(row.freeAt)}` : ''
  return {
    id: row.id,
    title: `第 ${at} 个`,
    note: `${heldTime(row.gotAt)} 获得${row.paidFen > 0 ? ` · ${priceWords(row.paidFen)}` : ''}`,
    value: row.askedFen === null ? (heldWords[state]?.text ?? '') : priceWords(row.askedFen),
    // With what stands in a way that nobody here knows nothing is done.
    deeds:
      state === 'unknown'
        ? []
        : [
            { key: 'open', text: '开 1 个', note: isOut ? '请先下架' : '', off: isOut },
            isOut
              ? {
                  key: 'withdraw',
                  text: '下架',
                  note: state === 'trading' ? '有人正在付款，暂时不能下架' : '',
                  off: state === 'trading',
                }
              : { key: 'offer', text: '寄售', note: cooling, off: cooling !== '' },
          ],
  }
}

/** What is opened with one press: the sizes that are enough for, and how many can be opened at once at most: the largest size. */
export interface Openings {
  readonly sizes: readonly { readonly id: string; readonly count: number; readonly off: boolean }[]
  /** 0 when there is none that may be opened. */
  readonly most: number
}

export const openingsOf = (sizes: readonly BatchSizeRow[], openable: number): Openings => ({
  sizes: sizes.map(({ sysConfigureId, count, available }) => ({ id: sysConfigureId, count, off: !available })),
  most: Math.min(openable, Math.max(0, ...sizes.map(({ count }) => count))),
})

export const countWords = (total: number, openable: number): string =>
  `共 ${counted(total, '个')}${openable < total ? `，${counted(total - openable, '个')}在寄售` : ''}`

/** Where boxes are opened under a fresh key: one by its id, so many at a time by the size, or a number of them. */
export const openHref = (
  intent: string,
  box: string,
  what: { readonly id: string } | { readonly size: string; readonly count: number } | { readonly count: number },
): string => href('/pages/common/openBlindBox/index', { key: intent, box, ...what })

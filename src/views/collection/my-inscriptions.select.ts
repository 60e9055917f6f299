import { type CopyRow, copyHref, engraved, heldAt, heldTime, heldWords } from '../kit/collection/copy.ts'
import { priceWords } from '../kit/product/goods.ts'
import { safePicture } from '../kit/app/links.ts'

export interface NumberLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly note: string
  readonly image: string | null
  /** What it is offered for, or what stands in its way; `''` for nothing. */
  readonly value: string
}

/** One of one's numbers at `now`. */
export function numberLine(row: CopyRow, now: number): NumberLine {
  const state = heldAt(row, now)
  const isCooling = state === 'coolingOff'
  const until = isCooling ? '' : (heldWords[state]?.text ?? '')
  return {
    id: row.id,
    href: copyHref(row.id),
    title: engraved(row.number, row.editionSize),
    note: `${row.name} · ${isCooling ? `${heldTime(row.freeAt)} 解锁` : row.seriesName}`,
    image: safePicture(row.image),
    value: row.askedFen === null ? until : priceWords(row.askedFen),
  }
}

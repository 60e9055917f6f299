import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { copiesForBox } from '#src/domain/collection/box-exchange.ts'
import { counted } from '#src/domain/number/number-format.ts'
import type { CopyRow } from '../kit/collection/copy.ts'
import { type PickLine, pickLine } from '../kit/collection/copy-picker.tsx'

/** Pure: how often the series that are there are enough for a box, in a line. */
export const boxesLine = (series: readonly Exchangeable[]): string => {
  const times = series.reduce((sum, { lines }) => sum + Math.floor(lines.length / copiesForBox), 0)
  return times === 0 ? '' : `现在能换 ${counted(times, '次')}。`
}

/** What `collection.changeBox` answers. */
export type ChangedBoxRow = Pick<AnswerOf<'collection.changeBox'>, 'blindBoxId' | 'name'>

/** A series of which one has enough common copies. */
export interface Exchangeable {
  readonly id: string
  readonly name: string
  readonly lines: readonly PickLine[]
}

/** Pure: the series of which there are enough common copies, the fullest first. */
export function exchangeable(rows: readonly CopyRow[]): readonly Exchangeable[] {
  const free = rows.filter(({ rarity, state }) => rarity === 'common' && state === 'free')
  return [...new Set(free.map(({ typeId }) => typeId))]
    .map((id) => {
      const own = free.filter(({ typeId }) => typeId === id)
      return { id, name: own[0]!.seriesName, lines: own.map(pickLine) }
    })
    .filter(({ lines }) => lines.length >= copiesForBox)
    .toSorted((a, b) => b.lines.length - a.lines.length)
}

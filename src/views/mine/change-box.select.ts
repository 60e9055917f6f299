import type { CopyRow } from '../kit/copy.ts'
import { type PickLine, pickLine } from '../kit/copy-picker.tsx'

/** How many common copies of a series are given for one of its boxes. */
export const copiesForBox = 5

/** What `collection.changeBox` answers. */
export interface ChangedBoxRow {
  readonly blindBoxId: string
  readonly name: string
}

/** A series of which one has enough common copies. */
export interface Exchangeable {
  readonly id: string
  readonly name: string
  readonly lines: readonly PickLine[]
}

/** Pure: the series of which there are enough copies, the fullest first. */
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

import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatCount } from '#src/domain/number/number-format.ts'
import type { CopyRow } from '../kit/collection/copy.ts'
import { type PickLine, pickLine } from '../kit/collection/copy-picker.tsx'

/** How many copies are given for a box, how often they were and could be now, as `collection.syntheses` answers it. */
export type SynthesesRow = AnswerOf<'collection.syntheses'>

/** Pure: that in a line; nothing while it is not known. */
export const synthesesLine = (row: SynthesesRow | null): string => {
  if (row === null) return ''
  const [done, still] = row.done === 0 ? ['你还没有换过', '能'] : [`你已换过 ${formatCount(row.done)} 次`, '还能']
  return row.possible === 0 ? `${done}。` : `${done}，现在${still}换 ${formatCount(row.possible)} 次。`
}

/** What `collection.changeBox` answers. */
export type ChangedBoxRow = Pick<AnswerOf<'collection.changeBox'>, 'blindBoxId' | 'name'>

/** A series of which one has enough common copies. */
export interface Exchangeable {
  readonly id: string
  readonly name: string
  readonly lines: readonly PickLine[]
}

/** Pure: the series of which there are `needed` common copies, the fullest first; none while that is not known (0). */
export function exchangeable(rows: readonly CopyRow[], needed: number): readonly Exchangeable[] {
  const free = rows.filter(({ rarity, state }) => rarity === 'common' && state === 'free')
  return [...new Set(free.map(({ typeId }) => typeId))]
    .map((id) => {
      const own = free.filter(({ typeId }) => typeId === id)
      return { id, name: own[0]!.seriesName, lines: own.map(pickLine) }
    })
    .filter(({ lines }) => needed > 0 && lines.length >= needed)
    .toSorted((a, b) => b.lines.length - a.lines.length)
}

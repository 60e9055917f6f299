import { stirred } from '../copy.ts'
import type { Mutant } from '../mutants.ts'

/** Folders that are drawn from alike, however much lies in each. */
export const folderOf = ({ file }: Mutant): string => /^(?:src\/)?[\w-]+/.exec(file)![0]

/** In an order in which each kind of mistake has its turn, and in each kind each folder: so the rare ones are drawn as often. */
export function drawnEvenly(all: readonly Mutant[], seed: number): Mutant[] {
  const inTurn = (groups: readonly (readonly Mutant[])[]): Mutant[] => {
    const longest = Math.max(0, ...groups.map((group) => group.length))
    return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat()
  }
  const grouped = (ones: readonly Mutant[], by: (one: Mutant) => string): Mutant[][] =>
    [...Map.groupBy(ones, by)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
  const kinds = grouped(stirred(all, seed), ({ kind }) => kind)
  return inTurn(kinds.map((kind) => inTurn(grouped(kind, folderOf))))
}

/** How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of the other. */
export function editsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length]!
}

/** The known name that is most likely meant, by the fewest edits; undefined where none is known. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let found: string | undefined
  let least = Infinity
  for (const one of known) {
    const edits = editsBetween(name.toLowerCase(), one.toLowerCase())
    if (edits < least) [found, least] = [one, edits]
  }
  return found
}

/** Says that there is nothing of this name, and which name is the nearest. */
export function unknownName(what: string, name: string, known: Iterable<string>): string {
  const near = nearest(name, known)
  return `there is no ${what} ${name}${near === undefined ? '' : `; the nearest is ${near}`}`
}

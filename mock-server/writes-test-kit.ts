type Write = 'add' | 'put' | 'change'
const writes: readonly Write[] = ['add', 'put', 'change']

/** By then who does not wait for a write has answered. */
const LATE_TURNS = 20
const turn = (): Promise<void> => new Promise((done) => void setImmediate(done))

/**
 * Has a world write as a database does, some time later. Nothing may be written, or answered, while something else is still being written:
 * it was not waited for. `hasty` lists where that was so; `mustHear` throws there.
 */
export function writeLate(world: { readonly tables: object }, mustHear = true) {
  const hasty: string[] = []
  let underWay: string | null = null
  const found = (before: string | null, then: string): void => {
    if (before === null) return
    hasty.push(`${before} is still being written when ${then}`)
    if (mustHear) throw new Error(hasty.at(-1))
  }
  for (const [name, table] of Object.entries(world.tables) as [string, Record<Write, (...given: never[]) => unknown>][])
    for (const write of writes) {
      const done = table[write]
      table[write] = async (...given) => {
        found(underWay, `${name} is`)
        underWay = name
        try {
          for (let turns = 0; turns < LATE_TURNS; turns++) await turn()
          return await done(...given)
        } finally {
          underWay = null
        }
      }
    }
  return { hasty: hasty as readonly string[], answered: (what: string) => found(underWay, `${what} is answered`) }
}

import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('equivalent-mutants.json', import.meta.url)

type Known = Readonly<Record<string, readonly string[]>>

const read = (): Known => JSON.parse(readFileSync(file, 'utf8')) as Known

/**
 * The faults of a machine that were shown to behave exactly like the original, by name. To show it again costs a walk through everything
 * that both can do, nine tenths of the time of all faults: a run leaves them out, at night they are planted.
 */
export const knownEquivalents = (id: string): readonly string[] => read()[id] ?? []

/** Notes them anew for one machine. */
export function noteEquivalents(id: string, names: readonly string[]): void {
  const all = Object.entries({ ...read(), [id]: names.toSorted() }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

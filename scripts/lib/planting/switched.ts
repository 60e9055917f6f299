import type { Switch, ViewMutant } from './view-mutants.ts'

interface Own extends Switch {
  readonly on: string
}

/** A text in which each of these bugs is there once its number is planted, and every place tells that it is executed. */
export function switched(text: string, mutants: ReadonlyMap<number, ViewMutant>): string {
  const all = [...mutants].flatMap(([id, { switches }]) =>
    switches.map((one): Own => ({ ...one, on: `isPlanted(${id})` })),
  )
  const render = (start: number, end: number, within: readonly Own[]): string => {
    const [outer] = within.toSorted((a, b) => a.start - b.start || b.end - a.end)
    if (!outer) return text.slice(start, end)
    const inner = within.filter((one) => one !== outer && one.start >= outer.start && one.end <= outer.end)
    const later = within.filter((one) => one.start >= outer.end)
    const own = outer.write(outer.on, render(outer.start, outer.end, inner))
    return text.slice(start, outer.start) + own + render(outer.end, end, later)
  }
  return render(0, text.length, all)
}

import { treeSeed } from './tree-seed.ts'

/** Whether everything is looked at (`npm run test:full` sets NIGHT=1), or what a change can wait for. */
export const isNight = process.env['NIGHT'] === '1'

/** A number without a pattern for a seed and a name. */
function lotOf(seed: number, name: string): number {
  let lot = seed >>> 0
  for (const letter of name) lot = Math.imul(lot ^ letter.codePointAt(0)!, 16_777_619) >>> 0
  // Names that differ in their last letter alone would be drawn together.
  return Math.imul(lot ^ (lot >>> 15), 2_246_822_519) >>> 0
}

/**
 * Of many that are looked at in the same way those that a run looks at: one in `oneIn`, drawn by what is committed, so that one commit
 * has one result; at night all. In their order.
 */
export function shareOf<T>(
  all: readonly T[],
  oneIn: number,
  nameOf: (one: T) => string,
  { seed, night }: { readonly seed: number; readonly night: boolean } = { seed: treeSeed(), night: isNight },
): readonly T[] {
  if (night) return all
  const lots = new Map(all.map((one) => [one, lotOf(seed, nameOf(one))]))
  const drawn = new Set(all.toSorted((a, b) => lots.get(a)! - lots.get(b)!).slice(0, Math.ceil(all.length / oneIn)))
  return all.filter((one) => drawn.has(one))
}

/** Does a part of a test by itself, and gives what it gives. */
type Apart = <Result>(name: string, act: () => Promise<Result>, none: Result, again: () => void) => Promise<Result>

/**
 * A part of a test that can be done once more: `npm run mutate -- --area pages` does it with one bug after another, and compares what it
 * gives (`scripts/lib/planting`). `none` is given where it throws then; `again` makes what it has kept as it was before.
 */
export const apart: Apart = (name, act, none, again) => {
  const planting = (globalThis as { readonly plantApart?: Apart }).plantApart
  return planting ? planting(name, act, none, again) : act()
}
export const nothingKept = (): void => undefined

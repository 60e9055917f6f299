import { createVessel, type Vessel } from '../lathe.ts'
import type { WorkFacts } from '../works/works.ts'

/** A vessel turned from the profile of its facts, `from`–`to` of it: `unit` is the profile's unit in points, `top` the place of its y 0. */
export function vesselOf(
  facts: WorkFacts,
  unit: number,
  top: number,
  { from = 0, to = 9, tilt = 0.13, x = 180 } = {},
): Vessel {
  const profile = facts.profile!.filter(([, y]) => y >= from - 0.001 && y <= to + 0.001)
  const [first, last] = [profile[0]![1], profile.at(-1)![1]]
  const height = last - first
  return createVessel(
    { profile: profile.map(([radius, y]) => [(y - first) / height, radius / height] as const) },
    x,
    top + first * unit,
    height * unit,
    tilt,
  )
}

/** Where a height of the profile lies on a vessel, 0 at its rim to 1 at its foot. */
export const heightOn =
  (vessel: Vessel, unit: number, top: number) =>
  (y: number): number =>
    (top + y * unit - vessel.top) / vessel.height

/** A band of the facts by the beginning of its name. */
export function bandOf({ bands = [] }: WorkFacts, name: string): readonly [number, number] {
  const band = bands.find((one) => one.name.startsWith(name))
  if (!band) throw new Error(`no band ${name}`)
  return band.y
}

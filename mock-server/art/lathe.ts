import { lines, type Point, short, smooth, soft } from './pen.ts'

/** A turned vessel seen slightly from above: drawn by wrapping flat ornament round its profile. */
export interface Vessel {
  readonly centerX: number
  readonly top: number
  readonly height: number
  /** How round its circles look: 0 seen from the side, 1 from above. */
  readonly tilt: number
  /** Radius at v, from 0 at the rim to 1 at the foot. */
  radiusAt(v: number): number
  /** Where the point at angle `u` (radians, 0 faces us) and height `v` appears. */
  project(u: number, v: number): Point
}

export interface VesselShape {
  /** `[v, radius as a fraction of the height]` from rim to foot. */
  readonly profile: readonly (readonly [v: number, radius: number])[]
}

export function createVessel(
  { profile }: VesselShape,
  centerX: number,
  top: number,
  height: number,
  tilt = 0.13,
): Vessel {
  const radiusAt = (v: number) => {
    const index = Math.max(
      0,
      Math.min(
        profile.length - 2,
        profile.findLastIndex(([at]) => at <= v),
      ),
    )
    const [[v0, r0], [v1, r1]] = [profile[index]!, profile[index + 1]!]
    const slopeAt = (place: number) => {
      const [before, after] = [profile[Math.max(0, place - 1)]!, profile[Math.min(profile.length - 1, place + 1)]!]
      return (after[1] - before[1]) / (after[0] - before[0] || 1)
    }
    const [span, t] = [v1 - v0, Math.max(0, Math.min(1, (v - v0) / (v1 - v0)))]
    const [t2, t3] = [t * t, t * t * t]
    const radius =
      (2 * t3 - 3 * t2 + 1) * r0 +
      (t3 - 2 * t2 + t) * span * slopeAt(index) +
      (3 * t2 - 2 * t3) * r1 +
      (t3 - t2) * span * slopeAt(index + 1)
    return Math.max(0.01, radius) * height
  }
  return {
    centerX,
    top,
    height,
    tilt,
    radiusAt,
    project: (u, v) => {
      const radius = radiusAt(v)
      return [centerX + radius * Math.sin(u), top + v * height + radius * tilt * Math.cos(u)]
    },
  }
}

/** The vessel's silhouette. */
export function silhouette(vessel: Vessel, samples = 26): string {
  const left: Point[] = []
  const right: Point[] = []
  for (let index = 0; index <= samples; index += 1) {
    const v = index / samples
    const y = vessel.top + v * vessel.height
    left.push([vessel.centerX - vessel.radiusAt(v), y])
    right.push([vessel.centerX + vessel.radiusAt(v), y])
  }
  const foot = Array.from({ length: 5 }, (_, index) => vessel.project(Math.PI / 2 - ((index + 1) / 6) * Math.PI, 1))
  const lip = vessel.radiusAt(0)
  const rim: Point[] = [-1.2, -0.6, 0, 0.6, 1.2].map((u) => [
    vessel.centerX + lip * Math.sin(u),
    vessel.top - lip * vessel.tilt * Math.cos(u),
  ])
  return smooth([...rim, ...right, ...foot, ...left.toReversed()], true)
}

/** The opening seen from above: an ellipse as `[cx, cy, rx, ry]`. */
export function mouth(vessel: Vessel, inset = 0): readonly [number, number, number, number] {
  const radius = vessel.radiusAt(0) - inset
  return [vessel.centerX, vessel.top, radius, radius * vessel.tilt]
}

const visible = Math.PI / 2

/** A line round the visible half at height `v`. */
export function hoop(vessel: Vessel, v: number): string {
  const radius = vessel.radiusAt(v)
  const [x, y] = [vessel.centerX - radius, vessel.top + v * vessel.height]
  return `M${short(x)} ${short(y)}a${short(radius)} ${short(radius * vessel.tilt)} 0 0 0 ${short(radius * 2)} 0`
}

/** The surface between two heights, as a shape. */
export function belt(vessel: Vessel, from: number, to: number): string {
  const steps = 6
  const round = (v: number) =>
    Array.from({ length: 9 }, (_, index) => vessel.project(-visible + (index / 8) * 2 * visible, v))
  const side = (sign: number) =>
    Array.from({ length: steps - 1 }, (_, index) =>
      vessel.project(sign * visible, from + ((index + 1) / steps) * (to - from)),
    )
  return lines([...round(from), ...side(1), ...round(to).toReversed(), ...side(-1).toReversed()], true)
}

/** A place in an ornament's own field: x from 0 to 1 across one repeat, y from 0 at the top to 1 at the bottom. */
export type Cell = readonly Point[]

export interface Wrap {
  readonly from: number
  readonly to: number
  /** Repeats round the whole vessel; half of them are seen. */
  readonly repeats: number
  /** Part of one repeat by which the ornament is turned. */
  readonly turn?: number
  readonly half?: boolean
}

/** `size` is one repeat's width and height in user units where it faces us. */
export type WrapDraw = (onto: Onto, size: readonly [width: number, height: number], index: number) => void

/** Puts a point of an ornament's field on the surface. */
export type Onto = (point: Point) => Point

/**
 * Calls `draw` for every repeat that faces us, with a function that puts a point of the repeat's field on the surface. `half`
 * draws only those to the right of the middle, for ornaments that are then mirrored.
 */
export function wrap(vessel: Vessel, { from, to, repeats, turn = 0, half = false }: Wrap, draw: WrapDraw): void {
  const width = (2 * Math.PI) / repeats
  const size = [vessel.radiusAt((from + to) / 2) * width, (to - from) * vessel.height] as const
  for (let index = half ? 0 : Math.floor(-repeats / 4 - 1); index <= repeats / 4 + 1; index += 1) {
    const start = (index + turn) * width
    if (start + width < -visible + 0.01 || start > visible - 0.01) continue
    draw(([x, y]) => vessel.project(clampAngle(start + x * width), from + y * (to - from)), size, index)
  }
}

const clampAngle = (u: number) => Math.max(-visible, Math.min(visible, u))

/** A rounded closed shape of a repeat's field, put on the surface. */
export const cellSoft = (onto: Onto, cell: Cell): string => soft(cell.map(onto))

export const cellLine = (onto: Onto, cell: Cell, closed = false): string => lines(cell.map(onto), closed)

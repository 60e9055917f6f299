import { brush, createPen, type Point } from './pen.ts'
import { circle, group, path, place, type Scene, stroke, use } from './scene.ts'
import { along } from './shapes.ts'

/** Inks of a dragon: skin, belly or light, line. */
export interface DragonInk {
  readonly skin: string
  readonly light: string
  readonly line: string
  readonly mane: string
  readonly eye: string
}

const skull =
  'M40-18C34-30 20-36 10-32 2-29-2-20-10-18-22-16-30-18-38-22-48-27-60-22-60-12-60-5-54-1-48-2-40-4-36 0-28-1-18-2-10 2-2 8-14 10-26 9-34 9-42 9-50 12-50 17-48 24-38 22-30 24-20 27-6 28 6 28 18 30 28 34 36 30 44 20 46-4 40-18z'
const mane =
  'M8-30C24-52 50-56 72-46 56-42 48-36 46-30 64-38 84-32 94-18 78-20 68-16 62-10 78-10 92 0 96 16 82 8 72 6 62 8 74 14 82 26 80 42 68 30 54 28 40 32z'
const jaw =
  'M-50 17C-56 30-48 40-52 54-42 44-40 34-38 26-34 38-34 46-38 58-26 46-26 36-24 28-18 38-16 44-18 52-8 42-6 34-4 28z'

/** A dragon's head in profile, looking to the left, about 150 wide around the origin; without its horns. */
export function dragonHead(ink: DragonInk, transform: string): string {
  return group(
    { transform },
    path(mane, { fill: ink.mane }),
    stroke('M20-34Q44-46 66-44M44-24Q70-28 88-20M50-4Q74 0 92 12M44 16Q64 22 76 36', ink.line, 1, {
      strokeOpacity: 0.6,
    }),
    path(jaw, { fill: ink.mane }),
    path('M26-26C34-42 46-46 54-42 50-34 44-28 40-20z', { fill: ink.skin, stroke: ink.line, strokeWidth: 1.2 }),
    path(skull, { fill: ink.skin, stroke: ink.line, strokeWidth: 1.6 }),
    path('M-46 0-43 8-40 0zM-30 0-27 6-24 0zM-40 10-37 4-34 10z', { fill: ink.light }),
    stroke('M-2 8C4 2 12 4 14 10M-56-14q6-6 8 2M10 20Q22 22 30 14M14 27Q28 28 36 18M16-22Q28-20 32-10', ink.line, 1.4),
    circle(0, -14, 6.5, { fill: ink.light, stroke: ink.line, strokeWidth: 1.4 }),
    circle(-1.5, -14, 3, { fill: ink.eye }),
    stroke('M-10-20Q-2-30 12-24', ink.line, 3.4),
    stroke('M-52-4C-70-8-84 4-80 20-78 30-68 32-64 26M-46-2C-62 12-60 34-74 44', ink.mane, 2.4),
  )
}

/** A scaled body along its spine: skin, back fin on the left of the way, belly on the right, scales in rows. */
export function dragonBody(
  spine: readonly Point[],
  widthAt: (t: number) => number,
  ink: DragonInk,
  rows: number,
): string {
  const places = along(spine, rows)
  const side = ([x, y, angle]: readonly [number, number, number], off: number, ahead = 0): Point => [
    x + Math.cos(angle) * ahead - Math.sin(angle) * off,
    y + Math.sin(angle) * ahead + Math.cos(angle) * off,
  ]
  /** A curve from one place to another, bent by a third. */
  const bow = (from: Point, by: Point, to: Point) => createPen().moveTo(from).quadTo(by, to).data()
  const half = (index: number) => widthAt(index / (rows - 1)) / 2
  const fins = places
    .filter((_, index) => index % 2 === 0)
    .map((at, index) => {
      const h = half(index * 2)
      return createPen()
        .moveTo(side(at, -h, -5))
        .quadTo(side(at, -h - 9), side(at, -h - 11, 9))
        .quadTo(side(at, -h - 2, 6), side(at, -h, 7))
        .close()
        .data()
    })
  const scales = places.map((at, index) => {
    const h = half(index)
    const arc = (from: number, to: number) =>
      bow(side(at, from), side(at, (from + to) / 2, (to - from) * 0.9), side(at, to))
    return index % 2 === 0
      ? arc(-h, -h * 0.5) + arc(-h * 0.5, 0) + arc(0, h * 0.5)
      : arc(-h * 0.75, -h * 0.25) + arc(-h * 0.25, h * 0.25)
  })
  const belly = places.map((at, index) =>
    createPen()
      .moveTo(side(at, half(index) * 0.52))
      .lineTo(side(at, half(index), 3))
      .data(),
  )
  const keel = places.map((at, index) => side(at, half(index) * 0.76))
  return (
    path(fins.join(''), { fill: ink.mane }) +
    path(brush(spine, widthAt), { fill: ink.skin, stroke: ink.line, strokeWidth: 1.2 }) +
    path(
      brush(
        keel.filter((_, index) => index % 3 === 0 || index === keel.length - 1),
        (t) => widthAt(t) * 0.24,
      ),
      { fill: ink.light, fillOpacity: 0.5 },
    ) +
    stroke(scales.join('') + belly.join(''), ink.line, 0.9, { strokeOpacity: 0.75 })
  )
}

/** A leg with `claws` claws, reaching to the left from the origin; about 60 long. All legs of a picture are one drawing. */
export function dragonLeg(scene: Scene, ink: DragonInk, transform: string, claws: number): string {
  const claw = scene.define('claw', (id) =>
    group(
      { id },
      path('M0-4Q10-5 15-1 10 4 0 4z', { fill: ink.skin, stroke: ink.line, strokeWidth: 0.8 }),
      path('M13-3Q21-2 24 5 18 1 12 3z', { fill: ink.light }),
    ),
  )
  const toes = Array.from({ length: claws }, (_, index) =>
    use(claw, { class: 'claw', transform: place(-54, 22, 180 + (index / (claws - 1) - 0.5) * 150) }),
  )
  const leg = scene.define('leg', (id) =>
    group(
      { id },
      path('M4-14C-14-18-30-10-36 0-40 8-46 12-54 16L-56 28C-44 28-34 22-28 14-20 6-8 12 6 12z', {
        fill: ink.skin,
        stroke: ink.line,
        strokeWidth: 1.2,
      }),
      path('M-24-10C-14-26 0-30 8-26 0-22-6-18-8-12z', { fill: ink.mane }),
      ...toes,
    ),
  )
  return use(leg, { transform })
}

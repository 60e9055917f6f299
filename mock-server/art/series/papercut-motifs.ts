import { createPen, lines, type Point, polar, short, smooth } from '../pen.ts'
import type { Dice } from '../dice.ts'

/*
 * Cuts of the scissors. A folded paper is cut once, through all its layers: so every motif here lies in one half of one sector,
 * between the angles 0 (the fold) and `half`, at radii that are fractions of the sheet.
 */

export interface Fold {
  /** Half of one sector, in radians. */
  readonly half: number
  readonly radius: number
}

const at = ({ radius }: Fold, r: number, angle: number): Point => polar([0, 0], r * radius, angle - Math.PI / 2)

/** The outer edge of a whole sheet with `sectors` lobes, in one of several cuts. */
export type EdgeKind = 'scallop' | 'petal' | 'saw' | 'round' | 'square'

export function edge(kind: EdgeKind, radius: number, sectors: number): string {
  const pen = createPen()
  const step = (Math.PI * 2) / sectors
  const to = (r: number, angle: number) => polar([0, 0], r * radius, angle - Math.PI / 2)
  if (kind === 'square') return squareEdge(radius)
  pen.moveTo(to(kind === 'round' ? 0.97 : 0.93, -step / 2))
  for (let index = 0; index < sectors; index += 1) {
    const angle = index * step
    if (kind === 'scallop') {
      for (const part of [-0.25, 0.25])
        pen.curveTo(
          to(1.05, angle + step * (part - 0.2)),
          to(1.05, angle + step * (part + 0.2)),
          to(0.93, angle + step * (part + 0.25)),
        )
    }
    if (kind === 'petal') {
      pen.curveTo(to(1.02, angle - step * 0.42), to(0.98, angle - step * 0.16), to(1.06, angle))
      pen.curveTo(to(0.98, angle + step * 0.16), to(1.02, angle + step * 0.42), to(0.93, angle + step * 0.5))
    }
    if (kind === 'saw') {
      for (let tooth = 0; tooth < 6; tooth += 1) {
        pen
          .lineTo(to(1, angle + step * ((tooth + 0.5) / 6 - 0.5)))
          .lineTo(to(0.93, angle + step * ((tooth + 1) / 6 - 0.5)))
      }
    }
    if (kind === 'round') pen.arcTo(radius * 0.97, radius * 0.97, to(0.97, angle + step / 2))
  }
  return pen.close().data()
}

/** A square sheet (斗方) with a scalloped border. */
function squareEdge(radius: number): string {
  const side = radius * 1.94
  const bite = side / 13
  const arcs = (dx: number, dy: number) =>
    `a${short(bite / 2)} ${short(bite / 2)} 0 0 1 ${short(dx)} ${short(dy)}`.repeat(13)
  return `M${short(-side / 2)} ${short(-side / 2)}${arcs(bite, 0)}${arcs(0, bite)}${arcs(-bite, 0)}${arcs(0, -bite)}z`
}

/** What fills a corner of the square sheet: the lower right one. */
export const cornerCuts = (radius: number): string => {
  const s = radius / 142
  const point = (x: number, y: number) => `${short(x * s)} ${short(y * s)}`
  return [
    `M${point(126, 70)}Q${point(122, 104)} ${point(104, 122)}Q${point(132, 126)} ${point(128, 128)}` +
      `Q${point(130, 96)} ${point(126, 70)}z`,
    `M${point(70, 126)}Q${point(96, 122)} ${point(106, 112)}Q${point(98, 132)} ${point(70, 126)}z`,
    `M${point(112, 88)}q${point(8, 6)} ${point(2, 18)}q${point(-10, -6)} ${point(-2, -18)}z`,
  ].join('')
}

/** A crescent (月牙纹) that opens outward. */
const crescent = (fold: Fold, r: number, thick: number, from: number, to: number): string => {
  const middle = (from + to) / 2
  return createPen()
    .moveTo(at(fold, r, from))
    .quadTo(at(fold, r + thick * 2.1, middle), at(fold, r, to))
    .quadTo(at(fold, r + thick * 0.7, middle), at(fold, r, from))
    .close()
    .data()
}

/** Saw teeth (锯齿纹) along an arc. */
const saw = (fold: Fold, r: number, depth: number, from: number, to: number, teeth: number): string => {
  const out: string[] = []
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const a = from + ((to - from) * tooth) / teeth
    const b = from + ((to - from) * (tooth + 0.72)) / teeth
    out.push(lines([at(fold, r, a), at(fold, r + depth, (a + b) / 2), at(fold, r, b)], true))
  }
  return out.join('')
}

/** A drop that points to the middle. */
const drop = (fold: Fold, from: number, to: number, angle: number, width: number): string =>
  createPen()
    .moveTo(at(fold, from, angle))
    .curveTo(at(fold, from + (to - from) * 0.5, angle - width * 1.1), at(fold, to, angle - width), at(fold, to, angle))
    .curveTo(
      at(fold, to, angle + width),
      at(fold, from + (to - from) * 0.5, angle + width * 1.1),
      at(fold, from, angle),
    )
    .close()
    .data()

/** A leaf from the fold outward, leaning. */
const leaf = (fold: Fold, r1: number, a1: number, r2: number, a2: number, belly: number): string => {
  const [from, to] = [at(fold, r1, a1), at(fold, r2, a2)]
  const middle = at(fold, (r1 + r2) / 2, (a1 + a2) / 2)
  const [nx, ny] = [-(to[1] - from[1]) * belly, (to[0] - from[0]) * belly]
  return createPen()
    .moveTo(from)
    .quadTo([middle[0] + nx, middle[1] + ny], to)
    .quadTo([middle[0] - nx, middle[1] - ny], from)
    .close()
    .data()
}

/** A curl: a hook of paper left standing, cut as a comma. */
const comma = (fold: Fold, r: number, angle: number, size: number): string => {
  const [x, y] = at(fold, r, angle)
  const s = size * fold.radius
  return createPen()
    .moveTo([x - s, y])
    .curveTo([x - s, y - s * 1.2], [x + s, y - s * 1.2], [x + s, y])
    .curveTo([x + s, y + s * 0.9], [x - s * 0.1, y + s * 0.9], [x, y + s * 0.1])
    .curveTo([x + s * 0.2, y - s * 0.4], [x - s * 0.5, y - s * 0.5], [x - s, y])
    .close()
    .data()
}

const diamond = (fold: Fold, from: number, to: number, width: number): string =>
  lines([at(fold, from, 0), at(fold, (from + to) / 2, width), at(fold, to, 0)], true)

/** The cuts of one half sector: some rings of motifs between the middle and the edge, never twice the same sheet. */
export function cuts(dice: Dice, fold: Fold, from: number): string {
  const { half } = fold
  const inner = dice.pick([
    () =>
      drop(fold, from + 0.02, from + 0.16, half * 0.5, half * 0.28) +
      diamond(fold, from + 0.05, from + 0.17, half * 0.22),
    () =>
      leaf(fold, from + 0.01, 0.02, from + 0.17, half * 0.72, 0.28) +
      crescent(fold, from + 0.13, 0.018, half * 0.1, half * 0.5),
    () =>
      crescent(fold, from + 0.02, 0.03, half * 0.08, half * 0.92) + saw(fold, from + 0.1, 0.05, half * 0.06, half, 3),
    () => diamond(fold, from, from + 0.16, half * 0.4) + comma(fold, from + 0.12, half * 0.72, 0.032),
  ])
  const middle = dice.pick([
    () =>
      leaf(fold, 0.5, half * 0.12, 0.72, half * 0.8, 0.22) +
      leaf(fold, 0.54, half * 0.05, 0.7, half * 0.32, 0.2) +
      comma(fold, 0.52, half * 0.68, 0.036),
    () =>
      drop(fold, 0.5, 0.74, half * 0.5, half * 0.26) +
      saw(fold, 0.5, 0.05, half * 0.02, half * 0.28, 2) +
      diamond(fold, 0.58, 0.74, half * 0.16),
    () =>
      comma(fold, 0.56, half * 0.34, 0.05) +
      comma(fold, 0.69, half * 0.66, 0.042) +
      crescent(fold, 0.7, 0.02, half * 0.04, half * 0.4),
    () =>
      crescent(fold, 0.52, 0.035, half * 0.1, half * 0.9) +
      crescent(fold, 0.6, 0.03, half * 0.2, half * 0.8) +
      drop(fold, 0.66, 0.76, half * 0.5, half * 0.14),
  ])
  const outer = dice.pick([
    () => saw(fold, 0.8, 0.06, half * 0.05, half * 0.98, 4),
    () => crescent(fold, 0.8, 0.025, half * 0.06, half * 0.46) + crescent(fold, 0.8, 0.025, half * 0.54, half * 0.94),
    () => drop(fold, 0.79, 0.89, half * 0.25, half * 0.13) + drop(fold, 0.79, 0.89, half * 0.72, half * 0.13),
    () => crescent(fold, 0.79, 0.04, half * 0.08, half * 0.92) + diamond(fold, 0.8, 0.88, half * 0.05),
  ])
  return inner() + middle() + outer()
}

/** What stands in the middle: filled shapes left by the scissors, in a circle of radius 50. */
export const centers: Readonly<Record<string, string>> = {
  joy:
    'M-21.5-48h5v6h-5zM16.5-48h5v6h-5zM-40-42H40v5H-40zM-21.5-37h5v5h-5zM16.5-37h5v5h-5zM-33-32H33v5H-33z' +
    'M-31-23h24v16h-24zM-26-18h14v6h-14zM7-23h24v16H7zM12-18h14v6H12zM-27-5h5l2 6h-5zM-16-5h5l-2 6h-5z' +
    'M11-5h5l2 6h-5zM22-5h5l-2 6h-5zM-44 3H44v5H-44zM-33 13h28v24h-28zM-27 19h16v12h-16zM5 13h28v24H5zM11 19h16v12H11z',
  spring:
    'M-3-46h6v8h26v6H3v7h22v6H1l-1 6h34v6H18q8 10 22 15l-6 6q-5-2-9-5v31h-50V9q-4 3-9 5l-6-6' +
    'q14-5 22-15h-16v-6h29l1-6h-22v-6h23v-7h-26v-6h26zM-12-7q-3 6-7 10h38q-4-4-7-10zM-18 9' +
    'v8h36V9zM-18 23v11h36V23z',
  lotus:
    'M0-44C12-30 14-16 8-4 16-22 28-30 40-32 40-18 34-6 22 2 32-2 42-2 48 4 38 16 22 22 6 20' +
    'h-12C-22 22-38 16-48 4-42-2-32-2-22 2-34-6-40-18-40-32-28-30-16-22-8-4-14-16-12-30 0-44' +
    'zM-2 22h4v14q14-8 30-4-12 12-32 12-20 0-32-12 16-4 30 4z',
  butterfly:
    'M-2-18C-10-44-38-50-46-34-50-18-34-8-20-8-36-4-44 10-36 24-26 38-8 28-2 6' +
    'zM2-18C10-44 38-50 46-34 50-18 34-8 20-8 36-4 44 10 36 24 26 38 8 28 2 6' +
    'zM-3-20q3-4 6 0v42q-3 8-6 0zM-2-22q-8-16-18-20l2-3q12 4 18 20zM2-22q8-16 18-20l-2-3q-12 4-18 20' +
    'z',
  fish:
    'M-44 2C-30-28 6-36 24-14L44-30q4 14-4 24 8 10 4 22L24 4C6 24-30 26-44 2zM-30-2a4 4 0 1 0 .1 0' +
    'zM-16-18q10 18 0 34l5 1q10-18 0-36zM0-18q8 16 0 30l5-1q8-14 0-28zM-8-26q14-16 32-12-8 8-8 16-10-6-24-4' +
    'zM-8 24q12 14 28 10-6-8-8-16-8 6-20 6z',
}

/** A small flower cut out of paper, as holes. */
export function flowerHoles(center: Point, radius: number, petals: number): string {
  return Array.from({ length: petals }, (_, index) => {
    const angle = (index / petals) * Math.PI * 2
    const spots = [
      polar(center, radius * 0.35, angle),
      polar(center, radius, angle - 0.34),
      polar(center, radius * 1.1, angle),
      polar(center, radius, angle + 0.34),
    ]
    return smooth(spots, true, 0.9)
  }).join('')
}

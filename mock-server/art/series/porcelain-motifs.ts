import type { Onto } from '../lathe.ts'
import type { Dice } from '../dice.ts'
import { brush, createPen, dots, lines, type Point, polar, smooth, soft } from '../pen.ts'

/** What one pass of the brush leaves, drawn in this order: fading washes, washes, solid fills, lines, reserved whites. */
export interface Brushwork {
  readonly fade: string[]
  readonly wash: string[]
  readonly solid: string[]
  readonly line: string[]
  readonly white: string[]
}

export const newBrushwork = (): Brushwork => ({ fade: [], wash: [], solid: [], line: [], white: [] })

/** Puts points given in user units around a spot of an ornament's field on the surface. */
export type Spot = (x: number, y: number) => Point

export const spotAt =
  (onto: Onto, [width, height]: readonly [number, number], [x, y]: Point): Spot =>
  (dx, dy) =>
    onto([x + dx / width, y + dy / height])

/** A pointed petal or leaf: two bows from root to tip. */
export function petal(spot: Spot, angle: number, from: number, to: number, width: number): string {
  const at = (along: number, across: number): Point =>
    spot(Math.cos(angle) * along - Math.sin(angle) * across, Math.sin(angle) * along + Math.cos(angle) * across)
  const belly = from + (to - from) * 0.45
  return createPen()
    .moveTo(at(from, 0))
    .quadTo(at(belly, width), at(to, 0))
    .quadTo(at(belly, -width), at(from, 0))
    .data()
}

/** A lotus seen from the front: pointed petals in two rows and a pod. */
export function lotus(work: Brushwork, spot: Spot, radius: number, petals: number, turn: number): void {
  const step = (Math.PI * 2) / petals
  for (let index = 0; index < petals; index += 1) {
    work.wash.push(petal(spot, turn + (index + 0.5) * step, radius * 0.2, radius, radius * 0.42))
    work.solid.push(petal(spot, turn + index * step, radius * 0.2, radius * 0.76, radius * 0.34))
  }
  work.white.push(soft([0, 1, 2, 3, 4].map((corner) => spot(...polar([0, 0], radius * 0.3, corner * 1.257)))))
}

/** A plum blossom: five round petals. */
export function blossom(spot: Spot, radius: number, turn: number): string {
  const at = (angle: number, reach: number): Point => spot(...polar([0, 0], radius * reach, turn + angle))
  const pen = createPen().moveTo(at(-0.628, 0.4))
  for (let index = 0; index < 5; index += 1) {
    const middle = index * 1.2566
    pen.curveTo(at(middle - 0.62, 1.3), at(middle + 0.62, 1.3), at(middle + 0.628, 0.4))
  }
  return pen.data()
}

/** Scrolling lotus (缠枝莲): one repeat of a stem that swings round the body, a bloom in each bend, leaves along it. */
export function lotusScroll(work: Brushwork, dice: Dice, onto: Onto, size: readonly [number, number]): void {
  const swing = (x: number): Point => [x, 0.5 + 0.3 * Math.sin(x * Math.PI * 2)]
  work.line.push(smooth([0, 0.17, 0.33, 0.5, 0.67, 0.83, 1].map((x) => onto(swing(x)))))
  const radius = Math.min(size[0] * 0.24, size[1] * 0.3)
  const faces = ([x, y]: Point) => Math.abs(onto([x + 0.02, y])[0] - onto([x - 0.02, y])[0]) > 0.005 * size[0]
  for (const at of [
    [0.25, 0.4],
    [0.75, 0.6],
  ] as const) {
    const turn = dice.range(0, 1)
    if (faces(at)) lotus(work, spotAt(onto, size, at), radius, 6, turn)
  }
  for (const [x, up] of [
    [0.04, -1],
    [0.46, 1],
    [0.56, -1],
    [0.94, 1],
  ] as const) {
    const spot = spotAt(onto, size, swing(x))
    const angle = up * 1.2 + dice.range(-0.5, 0.5)
    if (!faces(swing(x))) continue
    work.solid.push(petal(spot, angle, 0, radius * 0.8, radius * 0.3))
    work.line.push(curl(spot, radius * 0.42, -up))
  }
}

function curl(spot: Spot, size: number, up: number): string {
  return createPen()
    .moveTo(spot(0, 0))
    .quadTo(spot(size * 1.3, up * size * 0.4), spot(size, up * size * 1.3))
    .quadTo(spot(size * 0.5, up * size * 1.7), spot(size * 0.4, up * size))
    .data()
}

/** A blossoming plum branch that climbs across the front. */
export function plumBranch(work: Brushwork, dice: Dice, spot: Spot, width: number, height: number): void {
  const lean = dice.chance(0.5) ? 1 : -1
  const main: Point[] = [
    [-0.52, 0.5],
    [-0.3, 0.22],
    [-0.22, -0.02],
    [0.05, -0.12],
    [0.2, -0.34],
    [0.42, -0.44],
  ].map(([x, y]) => [x! * width * lean, y! * height])
  const boughs: Point[][] = [main]
  for (const [from, dx, dy] of [
    [1, 0.1, -0.34],
    [2, 0.34, 0.1],
    [3, 0.34, 0.16],
    [2, -0.16, -0.3],
  ] as const) {
    const [x, y] = main[from]!
    const to: Point = [x + dx * width * lean, y + dy * height]
    boughs.push([[x, y], [(x + to[0]) / 2 + 3 * lean, (y + to[1]) / 2 - 4], to])
  }
  boughs.forEach((bough, index) => {
    const thick = index === 0 ? height * 0.06 : height * 0.028
    work.solid.push(
      brush(
        bough.map(([x, y]) => spot(x, y)),
        (t) => thick * (1 - t * 0.75),
      ),
    )
    for (const end of index === 0 ? [2, 3, 4, 5] : [1, 2]) {
      const [x, y] = bough[end]!
      const radius = height * dice.range(0.06, 0.09)
      const [fx, fy] = [x + dice.range(-6, 6), y + dice.range(-6, 6)]
      const here: Spot = (dx, dy) => spot(fx + dx, fy + dy)
      work.white.push(blossom(here, radius, dice.range(0, 6)))
      work.line.push(dots([here(0, 0), here(1.6, 1)]))
    }
  })
}

/** A carp. */
export function carp(work: Brushwork, spot: Spot, length: number, facing: number): void {
  const at = (x: number, y: number) => spot(x * length * facing, y * length)
  work.wash.push(
    smooth(
      [
        at(0.5, 0.02),
        at(0.3, -0.14),
        at(0, -0.19),
        at(-0.3, -0.08),
        at(-0.42, 0),
        at(-0.3, 0.08),
        at(0, 0.17),
        at(0.3, 0.12),
      ],
      true,
    ),
  )
  work.solid.push(smooth([at(-0.38, 0), at(-0.66, -0.22), at(-0.56, 0), at(-0.68, 0.2)], true, 0.8))
  work.solid.push(smooth([at(0.15, -0.17), at(-0.02, -0.34), at(-0.22, -0.24), at(-0.2, -0.12)], true, 0.7))
  work.solid.push(smooth([at(0.16, 0.13), at(0.06, 0.28), at(-0.06, 0.15)], true, 0.7))
  work.white.push(soft([at(0.37, -0.1), at(0.43, -0.04), at(0.37, 0.02), at(0.31, -0.04)]))
  for (const x of [-0.2, -0.08, 0.04, 0.16]) work.line.push(smooth([at(x, -0.12), at(x + 0.06, 0), at(x, 0.11)]))
  work.line.push(smooth([at(0.26, -0.13), at(0.22, 0), at(0.27, 0.11)]))
}

export function weed(work: Brushwork, dice: Dice, spot: Spot, height: number): void {
  for (let blade = -2; blade <= 2; blade += 1) {
    const bend = dice.range(-10, 10)
    const stem: Point[] = [
      spot(blade * 3, 0),
      spot(blade * 6 + bend, -height * 0.5),
      spot(blade * 9 - bend * 0.6, -height * dice.range(0.8, 1.1)),
    ]
    work.solid.push(brush(stem, (t) => 3.2 * (1 - t) + 0.4))
  }
}

/** Mountains, a pagoda and a boat in washes. */
export function distantView(work: Brushwork, dice: Dice, spot: Spot, width: number, height: number): void {
  for (const [rise, base] of [
    [0.72, 0.14],
    [0.42, 0.3],
  ] as const) {
    const tops = [-1, 0, 1].map((column) => [(column + dice.range(-0.3, 0.3)) * 0.38, dice.range(0.5, 1)] as const)
    const crest: Point[] = []
    for (let x = -0.6; x <= 0.61; x += 0.05) {
      const lift = Math.max(...tops.map(([at, high]) => high * Math.exp(-((Math.abs(x - at) / 0.12) ** 1.5))))
      crest.push(spot(x * width, (base - lift * rise) * height))
    }
    work.fade.push(lines([...crest, spot(0.6 * width, base * height), spot(-0.6 * width, base * height)], true, 0))
    work.line.push(lines(crest, false, 0))
  }
  const tower = dice.range(-0.25, 0.25) * width
  for (let floor = 0; floor < 5; floor += 1) {
    const [y, half] = [(0.28 - floor * 0.11) * height, (7 - floor) * height * 0.012]
    const box = (top: number, bottom: number, a: number, b: number) =>
      lines([spot(tower - a, bottom), spot(tower - b, top), spot(tower + b, top), spot(tower + a, bottom)], true)
    work.solid.push(box(y - height * 0.045, y, half * 1.7, half), box(y, y + height * 0.07, half * 0.7, half * 0.7))
  }
  const skiff = -tower * 1.2
  const hull = [
    [-13, 0.4],
    [0, 0.445],
    [14, 0.395],
    [8, 0.46],
    [-8, 0.46],
  ] as const
  work.solid.push(
    smooth(
      hull.map(([x, y]) => spot(skiff + x, height * y)),
      true,
      0.8,
    ),
  )
  for (const y of [0.37, 0.42, 0.49]) {
    work.line.push(lines([spot(-0.45 * width * dice.next(), y * height), spot(0.45 * width * dice.next(), y * height)]))
  }
}

/** Cracked ice (冰裂): irregular cells; drawn as white lines on a solid ground. */
export function ice(dice: Dice, spot: Spot, width: number, height: number): string {
  const columns = 9
  const rows = 7
  const knots = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Point => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))]
    return [
      ((column + dice.range(-0.32, 0.32)) / columns - 0.5) * width,
      ((row + dice.range(-0.32, 0.32)) / rows - 0.5) * height,
    ]
  })
  const pen = createPen(0)
  const edge = (a: Point, b: Point) => pen.moveTo(spot(...a)).lineTo(spot(...b))
  knots.forEach((knot, index) => {
    const right = (index + 1) % (columns + 1) === 0 ? undefined : knots[index + 1]
    const below = knots[index + columns + 1]
    if (right && dice.chance(0.82)) edge(knot, right)
    if (below && dice.chance(0.82)) edge(knot, below)
  })
  return pen.data()
}

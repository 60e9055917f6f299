import type { Dice } from '../dice.ts'
import { brush, createPen, type Point, polar, ring, short, smooth, soft } from '../pen.ts'
import { circle, el, group, path, place, type Scene, stroke, use } from '../scene.ts'
import { blur } from '../textures.ts'

/** A breed by its colours: ground, first and second marking, fins. */
export interface Breed {
  readonly body: string
  readonly shade: string
  readonly marks: readonly string[]
  readonly fin: string
  /** Share of the back that carries markings. */
  readonly cover: number
  readonly crown?: string
}

export const breeds: Readonly<Record<string, Breed>> = {
  kohaku: { body: '#fdf8f0', shade: '#d9cfc4', marks: ['#d8391f'], fin: '#fbf1e6', cover: 0.75 },
  sanke: { body: '#fdf8f0', shade: '#d6ccc2', marks: ['#d63a20', '#1d1b1e'], fin: '#f6ece0', cover: 0.8 },
  showa: { body: '#26242a', shade: '#0d0c10', marks: ['#d6412a', '#f6efe6'], fin: '#3a363c', cover: 0.85 },
  ogon: { body: '#f2bb45', shade: '#b4741a', marks: ['#ffdf8d'], fin: '#f7cf74', cover: 0.3 },
  asagi: { body: '#8fb0c6', shade: '#46687f', marks: ['#5f86a0'], fin: '#d9744f', cover: 0.5 },
  tancho: { body: '#fefaf4', shade: '#d9d2c8', marks: [], fin: '#fbf4ea', cover: 0, crown: '#d3281c' },
  platinum: { body: '#f7f9fa', shade: '#b9c6cf', marks: [], fin: '#ffffff', cover: 0 },
  hi: { body: '#e2542b', shade: '#9c2a12', marks: ['#f3844e'], fin: '#f08a58', cover: 0.25 },
  ink: { body: '#3b4450', shade: '#171c24', marks: ['#1c2129'], fin: '#56616e', cover: 0.5 },
}

export interface Pose {
  readonly at: Point
  /** Degrees: where the middle of the body points, 0 to the right. */
  readonly heading: number
  readonly length: number
  /** How strongly the body bends, -1 to 1. */
  readonly bend: number
}

/** A koi seen from above, head to the right of its own field. Small fish on a small picture go without the fine strokes. */
export function koi(scene: Scene, name: string, dice: Dice, breed: Breed, { at, heading, length, bend }: Pose): string {
  const spine = spineOf(length, bend)
  const places = scene.detail ? 1 : 0
  const fine = scene.detail || length > 205
  const half = (t: number) =>
    length * (0.175 * Math.sin(Math.PI * Math.min(1, t * 0.88 + 0.14)) ** 0.75 * (1 - t * 0.42))
  const outline = brush(
    scene.detail ? spine : spine.filter((_, index) => index % 2 === 0 || index === 9),
    (t) => half(t) * (t < 0.06 ? 0.82 : 1) + 1,
  )
  const body = scene.define(`${name}b`, (id) => el('path', { id, d: outline }))
  const clip = scene.define(`${name}c`, (id) => el('clipPath', { id }, use(body)))
  const fins = scene.define(`${name}f`, (id) =>
    el('path', { id, d: finsOf(spine, length, places) + tailOf(spine, length, bend, places) }),
  )
  const round = scene.radial(
    `g${breed.shade.slice(1)}`,
    [
      [0, '#ffffff', 0.5],
      [0.5, '#ffffff', 0],
      [1, breed.shade, 0.85],
    ],
    [0.5, 0.44, 0.62],
  )
  const below = {
    transform: place(at[0] + length * 0.07, at[1] + length * 0.12, heading),
    fill: '#04161c',
    fillOpacity: 0.26,
    filter: blur(scene, 4),
  }
  return (
    group(below, use(body), use(fins)) +
    group(
      { transform: place(at[0], at[1], heading) },
      use(fins, { fill: breed.fin, fillOpacity: 0.72, stroke: breed.shade, strokeWidth: 0.6, strokeOpacity: 0.6 }),
      fine ? stroke(rays(spine, length, bend), breed.shade, 0.6, { strokeOpacity: 0.55 }) : '',
      use(body, { fill: breed.body }),
      group(
        { clipPath: `url(#${clip})` },
        markings(dice, spine, length, breed, scene.detail),
        fine ? scales(scene, length, breed) : '',
      ),
      use(body, { fill: round }),
      fine ? stroke(smooth(spine.slice(2, 8)), breed.shade, length * 0.012, { strokeOpacity: 0.5 }) : '',
      face(spine, length, breed),
    )
  )
}

/** From the nose backwards; the bend grows toward the tail. The middle of the body lies at the origin and points to the right. */
function spineOf(length: number, bend: number): Point[] {
  const points: Point[] = []
  let [x, y, angle] = [length * 0.48, 0, Math.PI]
  for (let index = 0; index < 10; index += 1) {
    points.push([x, y])
    angle += bend * 0.19 * Math.sin((index / 9) * 3.4)
    x += Math.cos(angle) * length * 0.082
    y += Math.sin(angle) * length * 0.082
  }
  const [middleX, middleY] = points[5]!
  const turn = Math.PI - directionAt(points, 5)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return points.map(([px, py]): Point => [
    (px - middleX) * cos - (py - middleY) * sin,
    (px - middleX) * sin + (py - middleY) * cos,
  ])
}

function directionAt(spine: readonly Point[], index: number): number {
  const [a, b] = [spine[Math.max(0, index - 1)]!, spine[Math.min(spine.length - 1, index + 1)]!]
  return Math.atan2(b[1] - a[1], b[0] - a[0])
}

function tailOf(spine: readonly Point[], length: number, bend: number, places: number): string {
  const end = spine.at(-1)!
  const angle = directionAt(spine, spine.length - 1) + bend * 0.25
  const out = (reach: number, turn: number) => polar(end, length * reach, angle + turn)
  const root = polar(end, length * -0.06, angle)
  return createPen(places)
    .moveTo(root)
    .curveTo(out(0.08, -0.9), out(0.22, -0.75), out(0.33, -0.5))
    .curveTo(out(0.25, -0.3), out(0.2, -0.12), out(0.17, 0))
    .curveTo(out(0.2, 0.14), out(0.27, 0.3), out(0.35, 0.42))
    .curveTo(out(0.22, 0.75), out(0.08, 0.9), root)
    .close()
    .data()
}

function finsOf(spine: readonly Point[], length: number, places: number): string {
  const out: string[] = []
  for (const [index, reach, spread, off] of [
    [2, 0.23, 0.62, 0.068],
    [6, 0.12, 0.6, 0.045],
  ] as const) {
    for (const side of [-1, 1]) {
      const along = directionAt(spine, index)
      const root = polar(spine[index]!, length * off, along + side * 1.57)
      const tip = polar(root, length * reach, along + side * 0.95)
      const back = polar(root, length * reach * 0.62, along + side * (0.95 - spread))
      const front = polar(root, length * reach * 0.72, along + side * (0.95 + spread * 0.8))
      out.push(
        createPen(places)
          .moveTo(root)
          .quadTo(front, tip)
          .quadTo(polar(root, length * reach * 0.9, along + side * 0.55), back)
          .quadTo(polar(root, length * reach * 0.3, along), root)
          .close()
          .data(),
      )
    }
  }
  return out.join('')
}

function rays(spine: readonly Point[], length: number, bend: number): string {
  const end = spine.at(-1)!
  const angle = directionAt(spine, spine.length - 1) + bend * 0.25
  const tail = [-0.42, -0.22, 0.2, 0.36].map((turn) => line(end, polar(end, length * 0.27, angle + turn)))
  const fins = [-1, 1].flatMap((side) => {
    const along = directionAt(spine, 2)
    const root = polar(spine[2]!, length * 0.07, along + side * 1.57)
    return [0.7, 0.95, 1.2].map((turn) => line(root, polar(root, length * 0.19, along + side * turn)))
  })
  return [...tail, ...fins].join('')
}

const line = (a: Point, b: Point) => `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`

function markings(
  dice: Dice,
  spine: readonly Point[],
  length: number,
  { marks, cover, crown }: Breed,
  detail: boolean,
): string {
  const spots = marks.map((color, layer) => {
    const shapes: string[] = []
    for (let index = layer === 0 ? 0 : 1; index < 9; index += layer === 0 ? 2 : 1.5) {
      if (!dice.chance(layer === 0 ? cover : cover * 0.5)) continue
      const center = spine[Math.floor(index)]!
      const size = length * (layer === 0 ? dice.range(0.075, 0.125) : dice.range(0.03, 0.055))
      const from: Point = [center[0] + dice.range(-4, 4), center[1] + dice.range(-0.06, 0.06) * length]
      const corners = detail ? 7 : 5
      const stray = ([x, y]: Point): Point => [x + dice.range(-0.25, 0.25) * size, y + dice.range(-0.25, 0.25) * size]
      shapes.push(soft(ring(from, size, corners).map(stray), detail ? 1 : 0))
    }
    return path(shapes.join(''), { fill: color })
  })
  const disc = crown ? circle(spine[1]![0] - length * 0.015, spine[1]![1], length * 0.058, { fill: crown }) : ''
  return spots.join('') + disc
}

/** Rows of scales: visible only where the piece is shown large. */
function scales(scene: Scene, length: number, { shade }: Breed): string {
  const size = scene.detail ? 7 : 9
  const tile = scene.define('scales', (id) =>
    el(
      'pattern',
      { id, width: size, height: size, patternUnits: 'userSpaceOnUse' },
      el('path', {
        d:
          `M0 0q${size * 0.9} ${size / 2} 0 ${size}M${size / 2}-${size / 2}q${size * 0.9} ${size / 2} 0 ${size}` +
          `q${size * 0.9} ${size / 2} 0 ${size}`,
        fill: 'none',
        stroke: '#000000',
        strokeWidth: 0.7,
      }),
    ),
  )
  return el('rect', {
    x: -length * 0.5,
    y: -length * 0.3,
    width: length * 0.74,
    height: length * 0.6,
    fill: `url(#${tile})`,
    opacity: shade < '#3' ? 0.35 : 0.16,
  })
}

function face(spine: readonly Point[], length: number, { shade, fin }: Breed): string {
  const along = directionAt(spine, 0)
  const eyes = [-1, 1].map((side) => polar(polar(spine[0]!, length * 0.055, along), length * 0.05, along + side * 1.57))
  const whiskers = [-1, 1].map((side) => {
    const root = polar(spine[0]!, length * 0.03, along + side * 1.4)
    const tip = polar(root, length * 0.075, along + Math.PI - side * 0.9)
    return `M${short(root[0])} ${short(root[1])}Q${short(tip[0] + length * 0.01)} ${short(root[1])} ${short(tip[0])} ${short(tip[1])}`
  })
  return (
    stroke(whiskers.join(''), fin, length * 0.014) +
    eyes
      .map(([x, y]) => circle(x, y, length * 0.017, { fill: '#14110f', stroke: shade, strokeWidth: length * 0.008 }))
      .join('')
  )
}

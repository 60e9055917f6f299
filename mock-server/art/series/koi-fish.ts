import type { Dice } from '../dice.ts'
import { brush, createPen, lines, type Point, polar, short, smooth } from '../pen.ts'
import { circle, el, group, mix, path, type Scene, stroke, use } from '../scene.ts'
import { along, points } from '../shapes.ts'
import { blur } from '../textures.ts'

/*
 * A koi seen from above, laid along a spine. Everything on it is placed by two numbers: t along the fish (0 the nose, 0.2 the end of
 * the head, 0.9 the root of the tail fin, 1 its end, as the facts count) and u across it (-1 and 1 are its edges).
 */
export interface Fish {
  readonly length: number
  at(t: number, u: number): Point
  /** The way toward the tail, in radians. */
  angle(t: number): number
  /** Half of the width at t. */
  half(t: number): number
}

/** Half of the width by t, in lengths. */
const girths: readonly Point[] = points(
  '0 .012 .012 .03 .04 .047 .09 .063 .15 .078 .22 .09 .32 .099 .42 .099 .52 .092 .62 .079 .72 .06 .8 .044 .88 .031 1.1 .028',
)

/** A fish along the spine `x y x y …` from the nose to the end of the tail. */
export function swim(spine: string, girth = 1, shape = girths): Fish {
  const places = along(points(spine), 61)
  const length = places.reduce(
    (sum, [x, y], at) => (at === 0 ? 0 : sum + Math.hypot(x - places[at - 1]![0], y - places[at - 1]![1])),
    0,
  )
  const place = (t: number) => {
    const exact = Math.max(0, Math.min(59.999, t * 60))
    const from = places[Math.floor(exact)]!
    const to = places[Math.floor(exact) + 1]!
    const part = exact % 1
    const turn = Math.atan2(Math.sin(to[2] - from[2]), Math.cos(to[2] - from[2]))
    const beyond = t < 0 ? t * length : t > 1 ? (t - 1) * length : 0
    const angle = from[2] + turn * part
    return {
      x: from[0] + (to[0] - from[0]) * part + Math.cos(angle) * beyond,
      y: from[1] + (to[1] - from[1]) * part + Math.sin(angle) * beyond,
      angle,
    }
  }
  const half = (t: number) => {
    const next = shape.findIndex(([at]) => at >= t)
    if (next <= 0) return shape[0]![1] * length * girth
    const [[t0, h0], [t1, h1]] = [shape[next - 1]!, shape[next]!]
    return (h0 + ((h1 - h0) * (t - t0)) / (t1 - t0)) * length * girth
  }
  return {
    length: length * Math.sqrt(girth),
    angle: (t) => place(t).angle,
    half,
    at(t, u) {
      const { x, y, angle } = place(t)
      const off = half(Math.max(0, t)) * u
      return [x - Math.sin(angle) * off, y + Math.cos(angle) * off]
    },
  }
}

const edge = [0, 0.012, 0.05, 0.11, 0.2, 0.32, 0.45, 0.58, 0.7, 0.8, 0.9]

/** The body without its fins. */
export const bodyOf = (fish: Fish, places = 1): string =>
  smooth([...edge.map((t) => fish.at(t, -1)), ...edge.toReversed().map((t) => fish.at(t, 1))], true, 1, places)

/** One paired fin, spread to its side by `spread` radians from the way to the tail. */
function paired(fish: Fish, t: number, side: number, size: number, spread: number): { rim: Point[]; root: Point } {
  const reach = fish.length * size
  const angle = fish.angle(t)
  const root = fish.at(t, side * 0.86)
  const out = (part: number, turn: number) => polar(root, reach * part, angle + side * (spread + turn))
  const rim: Point[] = [
    fish.at(t - size * 0.12, side * 0.84),
    out(0.62, 0.46),
    out(0.96, 0.3),
    out(1.02, 0.02),
    out(0.94, -0.3),
    out(0.66, -0.52),
    fish.at(t + size * 0.28, side * 0.8),
  ]
  return { rim, root }
}

/** The tail fin: two lobes and the notch between them. */
function tailPoints(fish: Fish, sway: number): Point[] {
  const wide = fish.length * 0.105
  const out = (t: number, across: number): Point => {
    const [x, y] = fish.at(t, 0)
    const angle = fish.angle(0.97) + Math.PI / 2
    return [x + Math.cos(angle) * across * wide, y + Math.sin(angle) * across * wide]
  }
  return [
    fish.at(0.87, -0.9),
    out(0.95, -0.55 + sway * 0.4),
    out(1.04, -0.92 + sway),
    out(1.1, -1.02 + sway),
    out(1.05, -0.5 + sway),
    out(1.0, 0 + sway * 0.6),
    out(1.03, 0.45 + sway),
    out(1.07, 0.9 + sway),
    out(1.01, 0.8 + sway),
    out(0.95, 0.5 + sway * 0.4),
    fish.at(0.87, 0.9),
  ]
}

export interface Fins {
  readonly outline: string
  readonly rays: string
  /** Both roots of the pectoral fins. */
  readonly roots: readonly [Point, Point]
  readonly rims: readonly [readonly Point[], readonly Point[]]
}

/** All fins that a fish from above shows; `sway` bends the tail fin to one side. */
export function finsOf(fish: Fish, sway = 0, spread = 0.95, places = 0): Fins {
  const pectorals = [-1, 1].map((side) => paired(fish, 0.235, side, 0.175, spread))
  const ventrals = [-1, 1].map((side) => paired(fish, 0.54, side, 0.085, 0.62))
  const tail = tailPoints(fish, sway)
  const ray = (from: Point, to: Point, part: number) => {
    const [dx, dy] = [Math.round((to[0] - from[0]) * part), Math.round((to[1] - from[1]) * part)]
    return `M${short(from[0], 0)} ${short(from[1], 0)}l${dx}${dy < 0 ? '' : ' '}${dy}`
  }
  const rays = [
    ...[...pectorals, ...ventrals].flatMap(({ rim, root }) => rim.slice(1, 6).map((to) => ray(root, to, 0.92))),
    ...tail.slice(1, 10).map((to, at) => ray(fish.at(0.88, (at - 4) / 5), to, 0.9)),
  ]
  return {
    outline:
      [...pectorals, ...ventrals].map(({ rim }) => smooth(rim, true, 1, places)).join('') +
      smooth(tail, true, 0.9, places),
    rays: rays.join(''),
    roots: [pectorals[0]!.root, pectorals[1]!.root],
    rims: [pectorals[0]!.rim, pectorals[1]!.rim],
  }
}

/** A marking between two places, from one side to the other, with a wavering edge. */
export function patch(
  fish: Fish,
  dice: Dice,
  [from, to]: readonly [number, number],
  [left, right]: readonly [number, number],
  waver = 0.12,
): string {
  const count = 11
  const spots = Array.from({ length: count }, (_, index): Point => {
    const turn = (index / count) * 2 * Math.PI
    const rough = 1 - dice.range(0, waver)
    // A squarish round: it fills what the facts give it.
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const full = (value: number) => Math.sign(value) * Math.abs(value) ** 0.7
    return fish.at(
      (from + to) / 2 + full(c) * ((to - from) / 2) * rough,
      (left + right) / 2 + (full(s) * (right - left) * rough) / 2,
    )
  })
  return smooth(spots, true, 1.05, 0)
}

/** Rows of scales between two places: their middles, in order; `across` is how many the widest row holds. */
export function scaleRows([from, to]: readonly [number, number], rows: number, across: number) {
  const step = 2 / across
  return Array.from({ length: rows }, (_, row) => {
    const t = from + ((to - from) * row) / (rows - 1)
    const shift = row % 2 === 0 ? 0 : step / 2
    return Array.from({ length: across + 1 }, (_, at) => ({ t, u: -1 + at * step + shift })).filter(
      ({ u }) => Math.abs(u) < 0.97,
    )
  })
}

/** The free edges of the scales: an arc for each, bent toward the tail. */
export function scaleEdges(fish: Fish, range: readonly [number, number], rows: number, across: number): string {
  const step = 1 / across
  const deep = ((range[1] - range[0]) / rows) * 1.15
  return scaleRows(range, rows, across)
    .map((row) => {
      const pen = createPen(0)
      row.forEach(({ t, u }, at) => {
        if (at === 0) pen.moveTo(fish.at(t, u - step))
        pen.quadTo(fish.at(t + deep, u), fish.at(t, u + step))
      })
      return pen.data()
    })
    .join('')
}

/** Full scales, rounded toward the tail and apart from each other; on a card each is one short round stroke. */
export function scalePlates(
  scene: Scene,
  fish: Fish,
  range: readonly [number, number],
  rows: number,
  across: number,
  tone: string,
  size = 0.8,
): string {
  const wide = size / across
  const deep = ((range[1] - range[0]) / (rows - 1)) * size
  const laid = scaleRows(range, rows, across)
  if (scene.detail) {
    const plates = laid.flat().map(({ t, u }) =>
      createPen()
        .moveTo(fish.at(t - deep * 0.62, u))
        .quadTo(fish.at(t - deep * 0.4, u + wide * 1.3), fish.at(t + deep * 0.1, u + wide * 0.9))
        .quadTo(fish.at(t + deep * 0.72, u), fish.at(t + deep * 0.1, u - wide * 0.9))
        .quadTo(fish.at(t - deep * 0.4, u - wide * 1.3), fish.at(t - deep * 0.62, u))
        .close()
        .data(),
    )
    return path(plates.join(''), { fill: tone })
  }
  // Four rows in one stroke: their width hardly changes.
  return Array.from({ length: Math.ceil(rows / 4) }, (_, band) => {
    const some = laid.slice(band * 4, band * 4 + 4).flat()
    const round = fish.half(some[Math.floor(some.length / 2)]!.t) * wide * 1.75
    const strokes = some.map(({ t, u }) => {
      const [[x, y], [tx, ty]] = [fish.at(t - deep * 0.16, u), fish.at(t + deep * 0.2, u)]
      const [dx, dy] = [short(tx - x), short(ty - y)]
      return `M${short(x)} ${short(y)}l${dx}${dy.startsWith('-') ? '' : ' '}${dy}`
    })
    return stroke(strokes.join(''), tone, round)
  }).join('')
}

export interface Coat {
  readonly body: string
  /** The dark of its edges. */
  readonly shade: string
  readonly fin: string
  readonly finOpacity?: number
  /** Markings, cut to the body. */
  readonly marks?: string
  /** What lies on the fins, under the body. */
  readonly onFins?: string
  /** What lies over everything, cut to the body. */
  readonly over?: string
  readonly light?: string
  readonly sway?: number
  readonly spread?: number
  /** The shadow on the ground of the pond: how far below. */
  readonly depth?: number
}

/** Head: eyes, nostrils, barbels, the line of the gill covers. */
function head(fish: Fish, { shade, fin }: Coat): string {
  const eye = fish.length * 0.0135
  const pair = (t: number, u: number) => [-1, 1].map((side) => fish.at(t, side * u))
  const barbel = [-1, 1].map((side) =>
    smooth([fish.at(0.022, side * 0.9), fish.at(0.03, side * 1.5), fish.at(0.065, side * 1.55)]),
  )
  const gills = [-1, 1].map((side) =>
    smooth([fish.at(0.155, side * 0.94), fish.at(0.195, side * 0.78), fish.at(0.212, side * 0.5)]),
  )
  return (
    stroke(gills.join('') + smooth([fish.at(0.03, -0.5), fish.at(0.022, 0), fish.at(0.03, 0.5)]), shade, 1, {
      strokeOpacity: 0.6,
    }) +
    stroke(barbel.join(''), fin, fish.length * 0.009) +
    pair(0.045, 0.42)
      .map(([x, y]) => circle(x, y, eye * 0.36, { fill: shade, fillOpacity: 0.7 }))
      .join('') +
    pair(0.088, 0.86)
      .map(([x, y]) => circle(x, y, eye, { fill: '#15120f', stroke: mix(fin, shade, 0.6), strokeWidth: eye * 0.5 }))
      .join('')
  )
}

/** The fish in its coat; `name` keeps its definitions apart from those of another. */
export function koi(scene: Scene, name: string, fish: Fish, coat: Coat): string {
  const { length } = fish
  const fins = finsOf(fish, coat.sway, coat.spread, scene.detail ? 1 : 0)
  const body = scene.define(`${name}b`, (id) => el('path', { id, d: bodyOf(fish) }))
  const clip = scene.define(`${name}c`, (id) => el('clipPath', { id }, use(body)))
  const spread = scene.define(`${name}f`, (id) => el('path', { id, d: fins.outline }))
  const depth = coat.depth ?? 0.05
  const back = [0.1, 0.26, 0.45, 0.64, 0.84].map((t) => fish.at(t, -0.18))
  const dorsal = [0.4, 0.49, 0.58, 0.67].map((t, at) => fish.at(t, at * 0.1))
  const shine = (wide: number) => brush(back, (t) => length * wide * Math.sin(Math.PI * (0.08 + t * 0.9)), 0)
  return (
    group(
      {
        transform: `translate(${short(length * depth * 0.5)} ${short(length * depth)})`,
        fill: '#04161c',
        fillOpacity: 0.24,
        filter: blur(scene, 4),
      },
      use(body),
      use(spread),
    ) +
    use(spread, {
      fill: coat.fin,
      fillOpacity: coat.finOpacity ?? 0.8,
      stroke: coat.shade,
      strokeWidth: 0.6,
      strokeOpacity: 0.6,
    }) +
    stroke(fins.rays, coat.shade, 0.6, { strokeOpacity: 0.5 }) +
    (coat.onFins ?? '') +
    use(body, { fill: coat.body }) +
    group(
      { clipPath: `url(#${clip})` },
      coat.marks ?? '',
      // Roundness: the edges turn away from the light, the back catches it.
      use(body, { fill: 'none', stroke: coat.shade, strokeWidth: length * 0.055, strokeOpacity: 0.2 }),
      use(body, { fill: 'none', stroke: coat.shade, strokeWidth: length * 0.026, strokeOpacity: 0.28 }),
      path(shine(0.062), { fill: coat.light ?? '#ffffff', fillOpacity: 0.16, filter: blur(scene, 2) }),
      path(shine(0.026), { fill: coat.light ?? '#ffffff', fillOpacity: 0.2, filter: blur(scene, 1) }),
      coat.over ?? '',
    ) +
    path(
      brush(dorsal, (t) => length * 0.03 * Math.sin(Math.PI * (0.1 + 0.85 * t)), 1),
      {
        fill: coat.fin,
        fillOpacity: 0.55,
        stroke: coat.shade,
        strokeWidth: 0.5,
        strokeOpacity: 0.7,
      },
    ) +
    stroke(lines(dorsal), coat.shade, 0.9, { strokeOpacity: 0.6 }) +
    head(fish, coat)
  )
}

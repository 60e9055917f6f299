import { hash } from '../dice.ts'
import { belt, type Onto, silhouette, type Vessel, wrap } from '../lathe.ts'
import { createPen, type Point } from '../pen.ts'
import { el, ellipse, group, mix, path, rect, type Scene, stroke, use } from '../scene.ts'
import { patina } from './bronze-metal.ts'

/** The colours of a piece, as its palette has them. */
export interface Cast {
  readonly green: string
  readonly brown: string
  readonly dark: string
}

/** Behind the rarest pieces: rammed earth in layers, in a second, warmer light. */
const lamp = (scene: Scene): string =>
  stroke('M0 90q180-14 360 4M0 168q180 16 360-6M0 246q180-12 360 4M0 322q180 12 360-6', '#9a845c', 1.2, {
    strokeOpacity: 0.45,
    strokeDasharray: '26 7 40 5',
  }) +
  ellipse(180, 200, 200, 210, {
    fill: scene.radial('lamp', [
      [0, '#e9b968', 0.55],
      [1, '#e9b968', 0],
    ]),
  })

/** The dug-out hall: a lamp on the wall, the piece on a line of loess. */
export function pit(scene: Scene, soil: string, floor = 398): string {
  return (
    rect(0, 0, 360, 450, {
      fill: scene.radial(
        'wall',
        [
          [0, '#6e6250'],
          [0.55, '#40382c'],
          [1, '#1c1812'],
        ],
        [0.5, 0.42, 0.7],
      ),
    }) +
    (scene.rank > 1 ? lamp(scene) : '') +
    path(`M0 ${floor - 8}Q90 ${floor - 18} 180 ${floor - 12}T360 ${floor - 10}V450H0z`, {
      fill: mix(soil, '#3a2f20', 0.7),
    }) +
    path(`M0 ${floor + 8}Q110 ${floor - 4} 200 ${floor + 4}T360 ${floor + 2}V450H0z`, { fill: soil }) +
    stroke(
      `M30 ${floor + 22}h30M110 ${floor + 34}h44M220 ${floor + 24}h36M290 ${floor + 38}h30M60 ${floor + 42}h18`,
      mix(soil, '#3a2f20', 0.7),
      1.6,
    ) +
    ellipse(180, floor, 120, 10, { fill: '#000000', fillOpacity: 0.35 })
  )
}

/** Round bronze: dark at both sides, patina where the light falls. */
export const round = (scene: Scene, { green, brown, dark }: Cast, name = 'round'): string =>
  scene.linear(
    name,
    [
      [0, dark],
      [0.16, brown],
      [0.38, green],
      [0.48, mix(green, '#d8e8d2', 0.72)],
      [0.62, green],
      [0.82, brown],
      [1, dark],
    ],
    [0, 0, 1, 0],
  )

/** The body of a turned vessel with patches of its patina. */
export function body(scene: Scene, vessel: Vessel, cast: Cast, blots: string): string {
  const shape = scene.define('shape', (id) => el('path', { id, d: silhouette(vessel, scene.detail ? 26 : 12) }))
  const clip = scene.define('clip', (id) => el('clipPath', { id }, use(shape)))
  const wide = vessel.radiusAt(0.6) * 1.3
  return (
    use(shape, { fill: round(scene, cast), stroke: cast.dark, strokeWidth: 1.4, class: 'body' }) +
    patina(scene, clip, mix(cast.green, blots, 0.6), [vessel.centerX - wide, vessel.top, wide * 2, vessel.height]) +
    spot(scene, vessel, blots)
  )
}

/** One plain patch of another corrosion, so that its colour is seen. */
const spot = (_scene: Scene, vessel: Vessel, tone: string): string => {
  const [x, y] = vessel.project(0.5, 0.72)
  return path(`M${Math.round(x)} ${Math.round(y)}q8-8 18-3 8 6 0 11-6 6-13 3-9-4-5-11z`, {
    fill: tone,
    class: 'corrosion',
  })
}

/** Hair-fine spirals over a whole skin, as a pattern. */
export const fine = (scene: Scene, tone: string): string =>
  `url(#${scene.define('fine', (id) => `<pattern id="${id}" width="11" height="11" patternUnits="userSpaceOnUse">${stroke('M1 10V1H10V9H4V4H7V6', tone, 0.9)}</pattern>`)})`

/** A sunken band behind an ornament. */
export const sunk = (vessel: Vessel, from: number, to: number, { dark }: Cast): string =>
  path(belt(vessel, from, to), { fill: dark, fillOpacity: 0.42 })

/** Relief: dark furrow, lit edge, of one way. */
export function cut(scene: Scene, d: string, cast: Cast, width = 2.2, more = {}): string {
  const way = scene.define(`w${hash(d).toString(36)}`, (id) => el('path', { id, d }))
  return group(
    { fill: 'none', ...more },
    use(way, { stroke: cast.dark, strokeWidth: width }),
    use(way, { stroke: mix(cast.green, '#e6f0dc', 0.6), strokeWidth: width * 0.36 }),
  )
}

const squared: readonly Point[] = [
  [0.06, 0.94],
  [0.06, 0.08],
  [0.94, 0.08],
  [0.94, 0.92],
  [0.28, 0.92],
  [0.28, 0.3],
  [0.72, 0.3],
  [0.72, 0.68],
  [0.5, 0.68],
  [0.5, 0.5],
]

const rounded: readonly Point[] = Array.from({ length: 15 }, (_, at): Point => {
  const angle = at * 0.86
  const reach = 0.46 * (1 - at / 17)
  return [0.5 + Math.cos(angle) * reach, 0.5 + Math.sin(angle) * reach]
})

const trace = (onto: Onto, cell: readonly Point[], flip: boolean): string => {
  const pen = createPen(0)
  cell.forEach(([x, y], at) =>
    at === 0 ? pen.moveTo(onto([flip ? 1 - x : x, y])) : pen.lineTo(onto([flip ? 1 - x : x, y])),
  )
  return pen.data()
}

/** A row of thunder (squared) or cloud (rounded) spirals: each is one shape, whole, none cut off. */
export function spirals(
  vessel: Vessel,
  kind: 'squared' | 'rounded',
  from: number,
  to: number,
  repeats: number,
  cast: Cast,
): string {
  const light = mix(cast.green, '#e6f0dc', 0.62)
  const out: string[] = []
  wrap(vessel, { from, to, repeats }, (onto, _size, index) => {
    out.push(path(trace(onto, kind === 'squared' ? squared : rounded, index % 2 === 0), { class: kind }))
  })
  return group({ fill: 'none', stroke: light, strokeWidth: 1.3, strokeOpacity: 0.85 }, ...out)
}

/** Fine spirals as the ground under larger ornament, in one path. */
export function ground(scene: Scene, vessel: Vessel, from: number, to: number, many: number, cast: Cast): string {
  let d = ''
  const repeats = scene.detail ? many : Math.round(many * 0.62)
  wrap(vessel, { from, to, repeats }, (onto, _size, index) => {
    d += trace(onto, squared.slice(0, 7), index % 2 === 0)
  })
  return stroke(d, mix(cast.green, cast.dark, 0.5), 0.9, { strokeOpacity: 0.75 })
}

/** Upright pointed leaves (蕉叶) round a neck. */
export function leaves(scene: Scene, vessel: Vessel, from: number, to: number, repeats: number, cast: Cast): string {
  let d = ''
  wrap(vessel, { from, to, repeats }, (onto) => {
    const at = (x: number, y: number) => onto([x, y])
    d += createPen(0).moveTo(at(0.04, 1)).quadTo(at(0.12, 0.4), at(0.5, 0)).quadTo(at(0.88, 0.4), at(0.96, 1)).data()
    d += createPen(0).moveTo(at(0.26, 1)).quadTo(at(0.3, 0.5), at(0.5, 0.26)).quadTo(at(0.7, 0.5), at(0.74, 1)).data()
  })
  return cut(scene, d, cast, 1.8, { class: 'leaves' })
}

/** The same shape on both sides of the middle line of the picture. */
export function pair(scene: Scene, name: string, ...children: readonly string[]): string {
  const id = scene.define(name, (given) => group({ id: given }, ...children))
  return use(id) + use(id, { transform: 'translate(360 0)scale(-1 1)' })
}

/** A raised round eye with the one highlight. */
export const eye = (x: number, y: number, r: number, cast: Cast, tone: string): string =>
  group(
    { class: 'eye' },
    ellipse(x, y, r, r * 0.9, { fill: tone, stroke: cast.dark, strokeWidth: 1.6 }),
    ellipse(x, y, r * 0.62, r * 0.54, { fill: 'none', stroke: cast.dark, strokeWidth: 1 }),
    ellipse(x, y + r * 0.08, r * 0.28, r * 0.26, { fill: cast.dark }),
    ellipse(x - r * 0.36, y - r * 0.42, r * 0.2, r * 0.13, { fill: '#f3ead0' }),
  )

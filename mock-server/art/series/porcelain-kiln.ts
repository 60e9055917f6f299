import { hoop, type Onto, silhouette, type Vessel, wrap } from '../lathe.ts'
import { createPen, type Point, turned } from '../pen.ts'
import { el, ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import { layers } from '../shapes.ts'

/** The painter's pots: cobalt, where it is piled, where it is a wash, and the glaze. */
export interface Pots {
  readonly blue: string
  readonly deep: string
  readonly pale: string
  readonly white: string
}

/** A quiet room of tea paper; the table begins at `floor`. */
export function room(scene: Scene, floor: number, half: number): string {
  const [lit, wall, edge, near, far, rim] = scene.rank > 1 ? rooms.evening : rooms.day
  return (
    rect(0, 0, 360, 450, {
      fill: scene.radial(
        'wall',
        [
          [0, lit],
          [0.6, wall],
          [1, edge],
        ],
        [0.45, 0.38, 0.8],
      ),
    }) +
    rect(0, floor - 16, 360, 466 - floor, {
      fill: scene.linear('table', [
        [0, near],
        [1, far],
      ]),
    }) +
    stroke(`M0 ${floor - 16}H360`, rim, 1.4) +
    ellipse(196, floor + 4, half * 1.15, 11, { fill: '#2a1d10', fillOpacity: 0.5 })
  )
}

/** The wall from its light to its edge, the table, and the table's rim: by day, and for the rarest by one lamp in the evening. */
const rooms = {
  day: ['#e4d9c4', '#cbbb9d', '#a08c6a', '#7d6242', '#553f28', '#a3865f'],
  evening: ['#c39a5c', '#5b4630', '#1f1812', '#4a2f1f', '#21140c', '#d9ad66'],
} as const

/** The thrown and glazed body, with the light of a window on it. */
export function glazed(scene: Scene, vessel: Vessel, pots: Pots): string {
  const shape = scene.define('shape', (id) => el('path', { id, d: silhouette(vessel, scene.detail ? 26 : 15) }))
  scene.define('clip', (id) => el('clipPath', { id }, use(shape)))
  const fill = scene.linear(
    'glaze',
    [
      [0, '#b7c6cf'],
      [0.2, mix(pots.white, '#c9d6da', 0.7)],
      [0.42, '#fbfdfb'],
      [0.66, pots.white],
      [1, '#a9bac6'],
    ],
    [0, 0, 1, 0],
  )
  return use(shape, { fill, stroke: '#7e929f', strokeWidth: 1.1, class: 'body' })
}

/** What is painted on the body; nothing of it lies beyond the outline. */
export const painted = (scene: Scene, ...children: readonly string[]): string =>
  group({ clipPath: `url(#${scene.define('clip', () => '')})` }, ...children)

/** The gloss over the painting. */
export function gloss(scene: Scene, vessel: Vessel, at = 0.4): string {
  const shape = scene.define('shape', () => '')
  const shade = scene.linear(
    'gloss',
    [
      [0, '#10233a', 0.34],
      [0.24, '#10233a', 0],
      [0.3, '#ffffff', 0.28],
      [0.36, '#ffffff', 0],
      [0.74, '#10233a', 0.02],
      [1, '#10233a', 0.4],
    ],
    [0, 0, 1, 0],
  )
  const [x, y] = vessel.project(-0.62, at)
  return (
    use(shape, { fill: shade }) +
    ellipse(x, y, 5, 16, {
      fill: '#ffffff',
      fillOpacity: 0.75,
      transform: `rotate(8 ${Math.round(x)} ${Math.round(y)})`,
    })
  )
}

/** Lines round the vessel at these heights. */
export const hoops = (vessel: Vessel, heights: readonly number[], tone: string, width = 1.6): string =>
  stroke(heights.map((v) => hoop(vessel, v)).join(''), tone, width)

/** The unglazed foot rim, with the orange flush of the kiln. */
export function footRim(vessel: Vessel, tone: string): string {
  return stroke(hoop(vessel, 1), tone, 5)
}

type Figure = (at: (x: number, y: number) => Point) => string

const figures = {
  /** 莲瓣: a panel with a rounded point and a drop in it. */
  lappet: (at) =>
    createPen(0)
      .moveTo(at(0.06, 1))
      .lineTo(at(0.06, 0.35))
      .quadTo(at(0.2, 0.08), at(0.5, 0))
      .quadTo(at(0.8, 0.08), at(0.94, 0.35))
      .lineTo(at(0.94, 1))
      .data() +
    createPen(0).moveTo(at(0.5, 0.3)).quadTo(at(0.74, 0.62), at(0.5, 0.9)).quadTo(at(0.26, 0.62), at(0.5, 0.3)).data(),
  /** 蕉叶: a long pointed leaf with its rib. */
  leaf: (at) =>
    createPen(0).moveTo(at(0.04, 1)).quadTo(at(0.12, 0.3), at(0.5, 0)).quadTo(at(0.88, 0.3), at(0.96, 1)).data() +
    createPen(0)
      .moveTo(at(0.5, 0.14))
      .lineTo(at(0.5, 1))
      .moveTo(at(0.5, 0.5))
      .lineTo(at(0.26, 0.84))
      .moveTo(at(0.5, 0.5))
      .lineTo(at(0.74, 0.84))
      .data(),
  /** 如意云头: a cloud head hanging down. */
  ruyi: (at) =>
    createPen(0)
      .moveTo(at(0.02, 0))
      .quadTo(at(0.04, 0.62), at(0.26, 0.56))
      .quadTo(at(0.4, 0.5), at(0.36, 0.74))
      .quadTo(at(0.4, 0.98), at(0.5, 1))
      .quadTo(at(0.6, 0.98), at(0.64, 0.74))
      .quadTo(at(0.6, 0.5), at(0.74, 0.56))
      .quadTo(at(0.96, 0.62), at(0.98, 0))
      .data() +
    createPen(0).moveTo(at(0.5, 0.5)).quadTo(at(0.36, 0.3), at(0.5, 0.16)).quadTo(at(0.64, 0.3), at(0.5, 0.5)).data(),
  /** 回纹: one squared turn. */
  fret: (at) =>
    createPen(0)
      .moveTo(at(0.06, 0.95))
      .lineTo(at(0.06, 0.1))
      .lineTo(at(0.9, 0.1))
      .lineTo(at(0.9, 0.85))
      .lineTo(at(0.36, 0.85))
      .lineTo(at(0.36, 0.45))
      .lineTo(at(0.64, 0.45))
      .data(),
  /** 卷草: a curl of leaf scroll. */
  curl: (at) =>
    createPen(0)
      .moveTo(at(0, 0.7))
      .quadTo(at(0.3, -0.1), at(0.62, 0.4))
      .quadTo(at(0.66, 0.8), at(0.44, 0.7))
      .moveTo(at(0.4, 0.24))
      .quadTo(at(0.8, 0), at(1, 0.7))
      .data(),
} satisfies Record<string, Figure>

/** A band of one figure, all round. */
export function band(
  vessel: Vessel,
  kind: keyof typeof figures,
  [from, to]: readonly [number, number],
  repeats: number,
  pots: Pots,
  width = 1.5,
): string {
  let d = ''
  wrap(vessel, { from, to, repeats }, (onto: Onto) => {
    d += figures[kind]((x, y) => onto([x, y]))
  })
  return path(d, {
    class: kind,
    fill: kind === 'fret' || kind === 'curl' ? 'none' : pots.pale,
    fillOpacity: 0.6,
    stroke: pots.blue,
    strokeWidth: width,
  })
}

/** A conventional lotus (番莲): pointed petals in two tiers round a centre; of radius 22. */
export function lotus(scene: Scene, pots: Pots): string {
  const petals = (from: number, reach: number, wide: number) =>
    Array.from({ length: 8 }, (_, at) =>
      turned('M0 0C-1-.4-1-.7 0-1 1-.7 1-.4 0 0z', from + at * 45, wide, reach, 1),
    ).join('')
  return scene.define('lotus', (id) =>
    group(
      { id, stroke: pots.blue, strokeWidth: 1.2 },
      path(petals(0, 23, 8), { fill: pots.pale }),
      path(petals(22, 14, 5), { fill: pots.blue, stroke: pots.white, strokeWidth: 0.8 }),
      el('circle', { r: 4.5, fill: pots.white }),
      el('circle', { r: 2, fill: pots.deep, stroke: 'none' }),
    ),
  )
}

/** A scroll with blooms at these angles, by turns above and below its one unbroken stem. */
export function scroll(
  scene: Scene,
  vessel: Vessel,
  [from, to]: readonly [number, number],
  angles: readonly number[],
  bloom: string,
  pots: Pots,
  size = 1,
): string {
  const middle = (from + to) / 2
  const gap = angles[1]! - angles[0]!
  const wave = (u: number) => middle + (to - from) * 0.26 * Math.cos(((u - angles[0]!) / gap) * Math.PI)
  const stem = createPen(0)
  for (let at = 0; at <= 40; at += 1) {
    const u = -Math.PI / 2 + (at / 40) * Math.PI
    if (at === 0) stem.moveTo(vessel.project(u, wave(u)))
    else stem.lineTo(vessel.project(u, wave(u)))
  }
  const hook = scene.define('hook', (id) =>
    layers(
      { blue: pots.blue },
      'blue M0 0C1-9 10-15 18-9 12-10 8-6 11-2 15-1 18 2 16 7 13 3 8 4 6 2 3 4 1 3 0 0z',
    ).replace('<path', `<path id="${id}"`),
  )
  const hooks: string[] = []
  for (let at = 0; at < 14; at += 1) {
    const u = -1.36 + at * 0.21
    if (angles.some((one) => Math.abs(one - u) < 0.16)) continue
    const [x, y] = vessel.project(u, wave(u))
    hooks.push(
      use(hook, {
        transform: place(x, y, at % 2 ? 40 : -60, size * Math.max(0.4, Math.cos(u)), at % 2 ? -size : size),
      }),
    )
  }
  return (
    stroke(stem.data(), pots.blue, 2.6, { class: 'stem' }) +
    hooks.join('') +
    angles
      .map((u, at) => {
        const [x, y] = vessel.project(u, middle + (to - from) * (at % 2 ? 0.12 : -0.12))
        return use(bloom, { class: 'bloom', transform: place(x, y, 0, size * Math.max(0.3, Math.cos(u)), size) })
      })
      .join('')
  )
}

/** Darker drops where a stroke was piled. */
export const piled = (places: readonly Point[], tone: string, r = 2): string =>
  stroke(places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''), tone, r * 2, {
    strokeOpacity: 0.85,
    class: 'piled',
  })

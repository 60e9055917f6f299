import { dots, type Point, ring, short, turned } from '../pen.ts'
import { circle, el, group, mix, path, place, type Scene, stroke, use } from '../scene.ts'
import { limb } from '../shapes.ts'

/** From the foot of a petal to its edge. */
export interface Petal {
  readonly base: string
  readonly petal: string
  readonly edge: string
  readonly line: string
}

/** Broad petals with a ruffled rim, standing up from the origin, about 90 high. */
const broad = [
  'M0 0C-26-14-46-48-40-76c2-10 12-8 16-14 6-8 16-6 22-10 8 4 16 2 22 9 6 4 14 4 18 13C46-50 26-14 0 0z',
  'M0 0C-30-16-48-44-44-70c4-12 14-6 18-15 4-9 14-5 20-12 6 5 10-1 17 4 8 5 8 10 16 12 8 3 14 8 13 18C38-40 28-14 0 0z',
] as const
const veins = 'M0-10Q-12-40-18-74M0-10Q-5-44-6-84M0-10Q6-44 8-84M0-10Q13-40 19-72'

/** Narrow crinkled petals of the heart, standing up from the origin, 40 high. */
const folded = [
  'M0 4C-10-4-17-18-14-29c1-5 6-3 8-8 3-4 6-1 9-3 4 3 7 1 8 5 4 3 5 8 4 14C12-10 8-2 0 4z',
  'M0 4C-12-6-15-20-11-30c2-4 5-2 6-6 4-4 6 0 9-5 3 4 6 2 8 7 4 2 5 8 3 15C12-10 9-3 0 4z',
] as const

/** One round of eight broad petals, `reach` long in hundredths: two halves of four that do not touch, each one path. */
function round(scene: Scene, name: string, kind: number, reach: number, tones: Petal, plain: boolean): string {
  const dice = scene.dice.fork(`round${kind}`)
  const places = Array.from({ length: 4 }, (_, index) => {
    const size = dice.range(0.93, 1.06)
    return [index * 90 + dice.range(-6, 6), size * 1.04 * (dice.chance(0.5) ? 1 : -1), size] as const
  })
  const some = (one: string) => places.map((at) => turned(one, ...at)).join('')
  const shape = scene.define(`c${kind}`, (id) => el('path', { id, d: some(broad[kind]!) }))
  const fill = scene.glow(
    `${name}p`,
    [
      [0, tones.base],
      [0.34, mix(tones.base, tones.petal, 0.35)],
      [0.68, tones.petal],
      [1, tones.edge],
    ],
    100,
  )
  const paint = { fill, stroke: tones.line, strokeWidth: 0.9 }
  const half = scene.define(name, (id) =>
    plain
      ? use(shape, { id, ...paint })
      : group(
          { id, ...paint },
          use(shape),
          use(
            scene.define(`v${kind}`, (veined) =>
              el('path', { id: veined, d: some(veins), fill: 'none', strokeOpacity: 0.3 }),
            ),
          ),
        ),
  )
  const from = scene.dice.fork(name).range(0, 360)
  return group(
    { class: 'round' },
    ...[from, from + 45].map((turn) => use(half, { transform: `rotate(${short(turn, 0)})scale(${short(reach, 2)})` })),
  )
}

/** Rounds of broad petals around the origin, from the outermost in, which is 100 long; `plain` ones have no veins. */
export function rounds(
  scene: Scene,
  name: string,
  tones: Petal,
  reaches: readonly number[],
  plain = !scene.detail,
): string {
  return reaches
    .map((reach, level) => {
      const depth = level / (reaches.length + 1)
      const deeper = {
        ...tones,
        petal: mix(tones.petal, tones.base, 1 - depth * 0.5),
        edge: mix(tones.edge, tones.petal, 1 - depth * 0.4),
      }
      return round(scene, `${name}${level}`, level % 2, reach, deeper, plain || level > 1)
    })
    .join('')
}

/** A folded petal of one of two cuts, `size` in hundredths. */
function fold(scene: Scene, name: string, cut: 0 | 1, size: number, tones: Petal): string {
  return scene.define(`${name}f${cut}`, (id) =>
    path(turned(folded[cut], 0, size * (1 + cut * 0.16)), {
      id,
      fill: scene.linear(
        `${name}g`,
        [
          [0, tones.edge],
          [0.24, tones.petal],
          [1, tones.base],
        ],
        [0, 0, 0, 1],
      ),
      stroke: tones.line,
      strokeWidth: 0.6,
    }),
  )
}

/** Broad ruffled petals of a crown, standing up from the origin, 44 high: from the front, and with one side rolled in. */
const ruffled = [
  'M0 6C-16 2-27-14-26-30-30-36-24-42-18-39-17-46-9-48-6-43-3-49 5-49 7-43 11-48 18-46 18-40 25-42 30-36 26-29 27-13 15 2 0 6z',
  'M2 6C-12 4-24-8-26-25-32-30-27-38-20-36-20-44-11-46-8-41-4-46 3-45 5-39 12-42 18-37 16-30 22-28 22-20 17-16 16-4 10 4 2 6z',
] as const
/** The folds that run up from the foot, and the edge of the side that is rolled in. */
const folds = [
  'M-3-2Q-11-18-12-32M2-2Q3-18 1-36M5-3Q14-16 16-30',
  'M-2-2Q-12-14-15-28M0-2Q-3-18-4-33M5-1C-2-14 4-28 16-30',
] as const

/** One tuft of a crown: where its middle is, which way it leans in degrees, and its size in hundredths. */
export type Tuft = readonly [x: number, y: number, lean: number, size: number]

/** How the petals of one tuft stand, those behind first: how far from its foot, how far apart, how many and how large. */
const ranks = [
  { from: 21, open: 76, count: 5, size: 1.02 },
  { from: 8, open: 64, count: 4, size: 0.95 },
  { from: -5, open: 42, count: 3, size: 0.84 },
] as const

/**
 * The high heart of a crown: tufts of ruffled petals, those behind first. Light falls on the petals that stand, and what lies in the
 * fold of a tuft is dark. Petals only turn around the foot of their tuft, and all tufts are one of two, either way round: a card is
 * few words.
 */
export function crown(scene: Scene, name: string, tones: Petal, tufts: readonly Tuft[]): string {
  const dice = scene.dice.fork(`crown${name}`)
  const petal = (cut: 0 | 1, rank: 0 | 1 | 2) =>
    scene.define(`${name}${cut}${rank}`, (id) => {
      const deeper = (one: string) => mix(one, tones.base, 1 - rank * 0.16)
      const fill = scene.linear(`${name}g${rank}`, [
        [0, rank === 0 ? tones.edge : mix(tones.edge, tones.petal, 0.8 - rank * 0.2)],
        [0.3, mix(tones.edge, deeper(tones.petal), 0.26)],
        [0.62, deeper(tones.petal)],
        [1, tones.base],
      ])
      const transform = place(0, -ranks[rank].from, 0, ranks[rank].size * (cut ? 1.06 : 0.97))
      // Where the picture is small the folds would only be more to draw.
      if (!scene.detail) return path(ruffled[cut], { id, fill, transform })
      const fold = stroke(folds[cut], tones.line, 0.7, { strokeOpacity: 0.42 })
      return group({ id, transform }, path(ruffled[cut], { fill }), fold)
    })
  const tuft = (kind: 0 | 1) =>
    scene.define(`${name}t${kind}`, (id) =>
      group(
        { id },
        ...ranks.flatMap(({ open, count }, rank) =>
          Array.from({ length: count }, (_, index) => {
            const turn = ((index / (count - 1)) * 2 - 1) * open + dice.range(-9, 9)
            return use(petal(dice.chance(0.5) ? 0 : 1, rank as 0 | 1 | 2), { transform: `rotate(${short(turn, 0)})` })
          }),
        ),
      ),
    )
  const out = tufts.map(([x, y, lean, size], at) => {
    const grown = size * dice.range(0.95, 1.05)
    return use(tuft(at % 2 ? 1 : 0), { transform: place(x, y, lean, at % 4 < 2 ? grown : -grown, grown) })
  })
  return group({ class: 'mound', stroke: tones.line, strokeWidth: 0.8 }, ...out)
}

/** Folded petals in rings around the origin, seen from above; the outermost ring first. */
export function pompon(
  scene: Scene,
  name: string,
  tones: Petal,
  rings: readonly (readonly [radius: number, count: number])[],
  size: number,
): string {
  const dice = scene.dice.fork(`pompon${name}`)
  const out = rings.flatMap(([radius, count]) => {
    const from = dice.range(0, 360)
    return Array.from({ length: count }, (_, index) => {
      const turn = from + (index * 360) / count + dice.range(-7, 7)
      const angle = ((turn - 90) * Math.PI) / 180
      return use(fold(scene, name, dice.chance(0.5) ? 0 : 1, size, tones), {
        transform: place(
          Math.round(Math.cos(angle) * radius),
          Math.round(Math.sin(angle) * radius),
          Math.round(turn + dice.range(-12, 12)),
        ),
      })
    })
  })
  return group({ class: 'mound' }, ...out)
}

/** Golden stamens around the pistils. */
export function stamens(scene: Scene, reach: number, tone: string, pistil: string): string {
  const dice = scene.dice.fork('stamens')
  const sway = ([x, y]: Point): Point => [x * dice.range(0.85, 1.15), y * dice.range(0.85, 1.15)]
  const tips = [...ring([0, 0], reach, 12), ...ring([0, 0], reach * 0.62, 8, 0.3)].map(sway)
  return group(
    { class: 'stamens' },
    stroke(tips.map(([x, y]) => `M0 0L${short(x, 0)} ${short(y, 0)}`).join(''), '#f3dc9a', 0.8),
    stroke(dots(tips, 0), mix(tone, '#5a3206', 0.5), reach * 0.3),
    stroke(dots(tips, 0), tone, reach * 0.22),
    circle(0, 0, reach * 0.3, { fill: pistil }),
  )
}

const leaflets = {
  /** Three pointed lobes. */
  lobed: [
    'M0 0C-13-10-23-27-19-46-14-43-11-44-9-48-8-62-4-74 0-82 4-74 8-62 9-48 11-44 14-43 19-46 23-27 13-10 0 0z',
    'M0 0C-14-14-17-38-3-66 1-62 3-56 5-50 14-48 15-26 0 0z',
  ],
  /** Broad, blunt. */
  round: [
    'M0 0C-22-12-29-38-19-57-15-64-9-62-6-67-2-71 2-71 6-67 9-62 15-64 19-57 29-38 22-12 0 0z',
    'M0 0C-18-10-24-34-13-52-6-61 6-61 12-52 22-34 16-10 0 0z',
  ],
} as const

/** A leaf of a tree peony: two times three leaflets on one stalk, about 190 long, growing up from the origin. */
export function leaf(
  scene: Scene,
  name: string,
  cut: keyof typeof leaflets,
  light: string,
  dark: string,
  flush = light,
): string {
  const [end, side] = leaflets[cut]
  const blades = turned(side, -62, 0.86) + turned(side, 60, -0.86, 0.86) + end
  const ribs =
    'M0 0V-70M0-20-12-38M0-20 12-38M0-38-9-52M0-38 9-52' +
    turned('M0 0L-1-54M-1-20L-9-34', -62, 0.86) +
    turned('M0 0L1-54M1-20L9-34', 60, 0.86)
  const fill = scene.linear(
    `${name}l`,
    [
      [0, flush],
      [0.4, light],
      [1, dark],
    ],
    [0.2, 0, 0.7, 1],
  )
  const three = scene.define(`${name}3`, (id) =>
    group(
      { id, stroke: dark, strokeWidth: 0.8 },
      path(blades, { fill }),
      stroke(ribs, mix(light, '#ffffff', 0.66), 0.8, { strokeOpacity: 0.75 }),
    ),
  )
  return scene.define(name, (id) =>
    group(
      { id },
      stroke('M0 96Q4 44 0 2M2 62Q-24 40-44 20M2 60Q28 38 46 18', mix(dark, '#7a3b34', 0.6), 2.6),
      use(three, { transform: 'translate(-44 20)rotate(-52)scale(.78)' }),
      use(three, { transform: 'translate(46 18)rotate(54)scale(.78)' }),
      use(three),
    ),
  )
}

/** Leaves of one kind at their places. */
export const leaves = (
  id: string,
  places: readonly (readonly [x: number, y: number, turn: number, size: number])[],
): string => places.map(([x, y, turn, size]) => use(id, { class: 'leaf', transform: place(x, y, turn, size) })).join('')

const buds = {
  pointed: 'M0 16C-20 12-25-10-16-28-9-40-4-46 0-52 4-46 9-40 16-28 25-10 20 12 0 16z',
  round: 'M0 16C-22 14-28-8-20-26-14-38-6-42 0-43 6-42 14-38 20-26 28-8 22 14 0 16z',
  split: 'M0 16C-22 14-28-8-20-26-14-38-9-44-5-46-4-40-2-36 0-34 2-36 4-40 5-46 9-44 14-38 20-26 28-8 22 14 0 16z',
  flat: 'M0 15C-26 14-33-4-26-18-18-31-8-34 0-35 8-34 18-31 26-18 33-4 26 14 0 15z',
} as const

/** A bud on the end of a stalk, with the line of colour that it shows. */
export function bud(
  shape: keyof typeof buds,
  [skin, line, green, dark]: readonly [string, string, string, string],
  transform: string,
): string {
  return group(
    { class: 'bud', transform },
    path(buds[shape], { fill: skin, stroke: dark, strokeWidth: 0.8 }),
    path('M2 10C-8-8-8-28 0-42 6-28 8-8 2 10z', { fill: line }),
    path('M0 20C-18 20-26 4-21-10-14-4-10 2-7-8-3 0 2 4 6-6 11 4 17 0 21-8 25 6 18 20 0 20z', {
      fill: green,
      stroke: dark,
      strokeWidth: 0.8,
    }),
  )
}

/** A stalk along its points. */
export const stalk = (way: string, tone: string, from = 8, to = 6): string =>
  path(limb(way, from, to), { class: 'stalk', fill: tone })

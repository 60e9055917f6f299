import type { Dice } from '../dice.ts'
import { dots, type Point, ring, short, turned } from '../pen.ts'
import { circle, el, group, mix, path, type Scene, type Stop, stroke, use } from '../scene.ts'

export interface Cultivar {
  readonly name: string
  /** From the heart of a petal to its edge. */
  readonly heart: string
  readonly petal: string
  readonly edge: string
  /** True where the stamens show. */
  readonly open: boolean
}

export const cultivars: readonly Cultivar[] = [
  { name: '赵粉', heart: '#d4577c', petal: '#f2a9bd', edge: '#fdeaf0', open: false },
  { name: '姚黄', heart: '#d9992f', petal: '#f6d97d', edge: '#fff8dd', open: true },
  { name: '魏紫', heart: '#5e1a56', petal: '#a6498f', edge: '#e8bfdf', open: false },
  { name: '豆绿', heart: '#7f9f4d', petal: '#cadf9f', edge: '#f7fbe6', open: false },
  { name: '洛阳红', heart: '#6d0d20', petal: '#c02a41', edge: '#f2a3a6', open: true },
  { name: '白雪塔', heart: '#dcc9a6', petal: '#faf4ea', edge: '#ffffff', open: true },
  { name: '青龙卧墨池', heart: '#24071f', petal: '#5e1d45', edge: '#b6668f', open: true },
  { name: '二乔', heart: '#b02a55', petal: '#ee8fa6', edge: '#fff0ea', open: true },
]

/** Petals: broad, with a torn and ruffled rim, standing up from the origin. */
const petals: readonly string[] = [
  'M0 0C-26-14-46-48-40-76c2-10 12-8 16-14 6-8 16-6 22-10 8 4 16 2 22 9 6 4 14 4 18 13C46-50 26-14 0 0z',
  'M0 0C-30-16-48-44-44-70c4-12 14-6 18-15 4-9 14-5 20-12 6 5 10-1 17 4 8 5 8 10 16 12 8 3 14 8 13 18C38-40 28-14 0 0z',
  'M0 0C-20-20-36-52-30-82c4-8 10-4 14-11 6-8 14-5 18-7 8 2 10 0 16 7 4 6 10 6 13 13C36-52 20-18 0 0z',
]

const veins = 'M0-8Q-14-40-20-78M0-8Q-6-44-7-86M0-8Q6-44 8-86M0-8Q14-40 21-76'

interface PetalRow {
  readonly count: number
  readonly reach: number
  readonly spread: number
  /** How far the row has turned from open (0) to closed (1): closed rows are darker. */
  readonly depth: number
}

const rowsOf = (detail: boolean): readonly PetalRow[] => [
  { count: 8, reach: 1, spread: 1.06, depth: 0 },
  { count: 8, reach: 0.84, spread: 1, depth: 0.28 },
  { count: 8, reach: 0.67, spread: 0.92, depth: 0.5 },
  ...(detail ? [{ count: 8, reach: 0.56, spread: 0.9, depth: 0.3 }] : []),
  { count: 6, reach: 0.46, spread: 0.95, depth: 0.62 },
  { count: 6, reach: 0.3, spread: 1, depth: 0.2 },
]

/** One bloom, `radius` across its open petals, seen from a little below its face. Blooms of one name share one drawing. */
export function bloom(
  scene: Scene,
  name: string,
  dice: Dice,
  kind: Cultivar,
  at: Point,
  radius: number,
  tilt = 0.88,
  turn = 0,
): string {
  const drawn = scene.define(name, (id) => group({ id }, flower(scene, name, scene.dice.fork(name), kind)))
  const size = (radius / 100) * dice.range(0.97, 1.03)
  return use(drawn, {
    transform:
      `translate(${short(at[0])} ${short(at[1])})scale(${short(size, 2)} ${short(size * tilt, 2)})rot` +
      `ate(${short(turn, 0)})`,
  })
}

/** The bloom itself, of radius 100 around the origin. */
function flower(scene: Scene, name: string, dice: Dice, { heart, petal, edge, open }: Cultivar): string {
  const out: string[] = []
  const rowsOfAll = rowsOf(scene.detail)
  const shown = scene.detail ? 5 : name === 'f' ? 4 : 3
  const rows = open || name !== 'f' ? rowsOfAll.slice(0, shown) : rowsOfAll
  rows.forEach((row, level) => {
    const rim = mix(edge, petal, 1 - row.depth * 0.7)
    const root = mix(heart, petal, 0.65 + row.depth * 0.35)
    const middle: Stop = [0.66, mix(petal, heart, 1 - row.depth * 0.45)]
    const deep = level > 1 && !scene.detail
    const paint = scene.glow(
      `${name}p${level}`,
      deep
        ? [
            [0, root],
            [1, rim],
          ]
        : [[0, root], middle, [1, rim]],
      Math.round(104 * row.reach),
    )
    const line = { stroke: mix(heart, petal, 0.62), strokeWidth: 0.7 * row.reach }
    const lined = level < 2 || scene.detail
    const step = 360 / row.count
    // Every second petal of a row is one path, the same in all blooms: they hardly touch, and a picture of few shapes is quick to draw.
    const chance = scene.dice.fork(`row${level}`)
    const places = Array.from({ length: row.count / 2 }, (_, index) => {
      const size = row.reach * chance.range(0.92, 1.07)
      const wide = size * row.spread * (chance.chance(0.5) ? 1 : -1)
      return [index * 2 * step + chance.range(-8, 8), wide, size] as const
    })
    const some = (one: string) => places.map((at) => turned(one, ...at)).join('')
    const cut = scene.define(`cut${level}`, (id) => el('path', { id, d: some(petals[level % 3]!) }))
    const vein = lined && scene.define(`veins${level}`, (id) => el('path', { id, d: some(veins), fill: 'none' }))
    const half = scene.define(`${name}r${level}`, (id) =>
      group({ id, ...line }, use(cut, { fill: paint }), vein ? use(vein, { strokeOpacity: 0.32 }) : ''),
    )
    const from = dice.range(0, 360)
    out.push(use(half, { transform: `rotate(${short(from, 0)})` }))
    out.push(use(half, { transform: `rotate(${short(from + step, 0)})` }))
    if (level === 1)
      out.push(
        circle(0, 0, 50, {
          fill: scene.radial(`${name}d`, [
            [0, heart, 0.6],
            [1, heart, 0],
          ]),
        }),
      )
  })
  if (open || name !== 'f') out.push(stamens(scene, name, dice, 20, heart))
  return out.join('')
}

function stamens(scene: Scene, name: string, dice: Dice, reach: number, heart: string): string {
  const sway = ([x, y]: Point): Point => [x * dice.range(0.85, 1.15), y * dice.range(0.85, 1.15)]
  const tips = [...ring([0, 0], reach, 10), ...ring([0, 0], reach * 0.64, 6, 0.3)].map(sway)
  const anthers = scene.define(`${name}t`, (id) => el('path', { id, d: dots(tips) }))
  const threads = scene.detail
    ? stroke(tips.map(([x, y]) => `M0 0L${short(x)} ${short(y)}`).join(''), '#f6dc8a', 0.9)
    : ''
  return (
    threads +
    use(anthers, { stroke: '#8a5a12', strokeWidth: 5 }) +
    use(anthers, { stroke: '#ffd45e', strokeWidth: 4, transform: 'translate(-.6 -.8)' }) +
    circle(0, 0, reach * 0.26, { fill: mix('#8fae4e', heart, 0.75) })
  )
}

const blade =
  'M0 0C-14-10-24-30-18-48-14-44-12-42-9-46-8-58-4-68 2-78 6-66 10-56 10-46 13-44 16-46 20-50 26-30 14-10 0 0z'
const rib = 'M0 0Q-1-40 2-72M0-18-13-36M0-18 14-34M0-34-7-48M1-36 9-50'

/** A compound leaf of three, about 90 long, growing up from the origin. */
export function foliage(scene: Scene, name: string, [light, dark]: readonly [string, string]): string {
  const paint = scene.linear(
    `${name}g`,
    [
      [0, light],
      [1, dark],
    ],
    [0, 0, 0.6, 1],
  )
  const three = (one: string) => turned(one, -58, 0.8) + turned(one, 56, 0.82) + one
  const blades = scene.define('blades', (id) => el('path', { id, d: three(blade) }))
  const ribs = scene.define('ribs', (id) => el('path', { id, d: three(rib), strokeOpacity: 0.6 }))
  return scene.define(name, (id) =>
    group(
      { id, fill: 'none', stroke: dark, strokeWidth: 0.7 },
      path('M0 40Q2 20 0 0', { strokeWidth: 2.4 }),
      use(blades, { fill: paint }),
      use(ribs, { stroke: mix(light, '#ffffff', 0.7) }),
    ),
  )
}

import type { Dice } from '../dice.ts'
import { createPen, lines, type Point, short, waver } from '../pen.ts'
import { mix, path, rect, type Scene, stroke } from '../scene.ts'
import { waterfall } from './ink-figures.ts'

export interface Inks {
  readonly paper: readonly [top: string, bottom: string]
  readonly far: string
  readonly near: string
  /** Wash between far and near; the mineral colours of blue-green landscapes live here. */
  readonly wash: string
  readonly foot: string
  readonly disc: string
  readonly leaf: string
  /** Falling water. */
  readonly thread: string
}

export const inks: readonly Inks[] = [
  {
    paper: ['#f5f1e8', '#e8e0cf'],
    far: '#9aa1a3',
    near: '#23282b',
    wash: '#6f777a',
    foot: '#8d9290',
    disc: '#c9432d',
    leaf: '#262d2c',
    thread: '#fffdf6',
  },
  {
    paper: ['#efe2c4', '#e2cc9b'],
    far: '#7fae9f',
    near: '#125a66',
    wash: '#2d9184',
    foot: '#b98a4a',
    disc: '#d9622f',
    leaf: '#0f4a4d',
    thread: '#fffdf6',
  },
  {
    paper: ['#f5ebda', '#ead6b8'],
    far: '#c3a893',
    near: '#5a352c',
    wash: '#a8714f',
    foot: '#cda478',
    disc: '#b9412a',
    leaf: '#3f4a35',
    thread: '#fffdf6',
  },
  {
    paper: ['#152238', '#46617f'],
    far: '#5f7d9c',
    near: '#0a111d',
    wash: '#26405d',
    foot: '#3d5873',
    disc: '#f4e7c2',
    leaf: '#0a141f',
    thread: '#dcebf6',
  },
  {
    paper: ['#d9e3ea', '#f6f5f1'],
    far: '#b3c3ce',
    near: '#44596b',
    wash: '#8aa1b1',
    foot: '#dfe7ec',
    disc: '#dc8f80',
    leaf: '#3b4f55',
    thread: '#fffdf6',
  },
  {
    paper: ['#f0bd8d', '#f8e6cd'],
    far: '#cf957c',
    near: '#43273a',
    wash: '#8e5355',
    foot: '#d49a7c',
    disc: '#df4b34',
    leaf: '#3a2531',
    thread: '#fffdf6',
  },
  {
    paper: ['#cbdcdf', '#f8ebda'],
    far: '#9dbcc0',
    near: '#23495a',
    wash: '#4f8a92',
    foot: '#b5c9c4',
    disc: '#ef9a76',
    leaf: '#1f4447',
    thread: '#fffdf6',
  },
]

interface Ridge {
  readonly points: readonly Point[]
  readonly base: number
}

/** One range of mountains as a line: a few steep peaks over a wavering ground. */
function ridge(dice: Dice, width: number, base: number, rise: number, peaks: number, step: number): Ridge {
  const ground = waver(dice.next)
  const grain = waver(dice.next, 7)
  const tops = Array.from({ length: peaks }, (_, index) => ({
    x: ((index + dice.range(0.15, 0.85)) / peaks) * width,
    height: rise * dice.range(0.5, 1),
    spread: (width / peaks) * dice.range(0.24, 0.42),
  }))
  const points: Point[] = []
  for (let x = -10; x <= width + 10; x += step) {
    const lift = tops.reduce((most, top) => {
      const away = Math.abs(x - top.x) / top.spread
      return Math.max(most, top.height * Math.exp(-(away ** 1.45)))
    }, 0)
    const rough = grain((x / width) * 2.2) * (3 + lift * 0.09)
    points.push([x, base - lift - (ground(x / width) + 1) * rise * 0.09 - rough])
  }
  return { points, base }
}

/** The range as a shape: opaque at its crest, so that it hides what lies behind, and fading into mist at its foot. */
function range(scene: Scene, name: string, { points, base }: Ridge, colors: Inks, t: number): string {
  const { paper, far, wash, near, foot } = colors
  const ground = mix(paper[0], paper[1], 0.4)
  const color = mix(t < 0.34 ? far : t < 0.75 ? wash : near, ground, 0.5 + t * 0.5)
  const skirt = mix(t > 0.3 ? foot : far, ground, 0.45)
  const fill = scene.linear(name, [
    [0, color],
    [0.45, mix(color, skirt, 0.7)],
    [0.75, skirt, 0.75],
    [1, skirt, 0],
  ])
  // The rarer pieces have their ridges traced in gold (金碧山水).
  const trace = scene.rank > 1 ? '#d3a03c' : near
  const edge = scene.linear('edge', [
    [0, trace],
    [0.5, trace, 0.5],
    [0.7, trace, 0],
  ])
  const outline = `${lines([...points], false, 0)}V${short(base + scene.height * 0.07, 0)}H${short(points[0]![0], 0)}z`
  return path(outline, {
    fill,
    stroke: edge,
    strokeWidth: 0.8 + t * 0.9,
    strokeOpacity: scene.rank > 1 ? 0.9 : 0.15 + t * 0.5,
    strokeLinejoin: 'round',
  })
}

/** Texture strokes down the slopes (皴): where a painter lets the brush drag. */
function slopes(dice: Dice, { points }: Ridge, color: string, rows: number, reach: number, density: number): string {
  const cuts: string[] = []
  for (let index = 2; index < points.length - 2; index += 1) {
    const [x, y] = points[index]!
    const fall = points[index + 1]![1] - points[index - 1]![1]
    for (let row = 0; row < rows; row += 1) {
      const length = reach * dice.range(0.3, 1)
      const start = y + 4 + row * reach * 0.6 + dice.range(0, reach * 0.4)
      const drift = Math.sign(fall) * length * dice.range(0.15, 0.5)
      if (Math.abs(fall) < 4 || !dice.chance(density)) continue
      const pen = createPen(0).moveTo([x + dice.range(-3, 3), start])
      cuts.push(pen.quadTo([x + drift * 0.2, start + length * 0.5], [x + drift, start + length]).data())
    }
  }
  return stroke(cuts.join(''), color, 1.1, { strokeOpacity: 0.34 })
}

/** Where water would run: the lowest point of the line between its peaks, away from the sides. */
function notch({ points }: Ridge, width: number): Point {
  const inner = points.filter(([x]) => x > width * 0.2 && x < width * 0.8)
  return inner.reduce((lowest, point) => (point[1] > lowest[1] ? point : lowest))
}

const mist = (scene: Scene, y: number, height: number, color: string, alpha: number): string =>
  rect(0, y, scene.width, height, {
    fill: scene.linear('mist', [
      [0, color, 0],
      [0.5, color],
      [1, color, 0],
    ]),
    fillOpacity: alpha,
  })

export interface Layout {
  readonly horizon: number
  readonly rise: number
  readonly layers: number
  readonly disc: Point
  readonly discRadius: number
  /** The range from which water falls; -1 for none. */
  readonly fall: number
}

/** Far to near: each range darker, lower and rougher, with mist between. */
export function mountains(scene: Scene, colors: Inks, layout: Layout): string {
  const dice = scene.dice.fork('mountains')
  const { width, height } = scene
  const out: string[] = []
  for (let layer = 0; layer < layout.layers; layer += 1) {
    const t = layer / (layout.layers - 1)
    const base = height * (layout.horizon + t * (0.94 - layout.horizon) * 0.78)
    const rise = height * layout.rise * (0.62 + 0.55 * Math.sin(Math.PI * (0.25 + t * 0.62)))
    const shape = ridge(dice, width, base, rise, dice.int(2, 3) + (layer === 0 ? 1 : 0), scene.detail ? 6 : 12)
    out.push(range(scene, `r${layer}`, shape, colors, t))
    if (t > 0.3) {
      const [rows, density] = scene.detail ? [4, 0.62] : [2, 0.27]
      const reach = (22 + t * 20) * (scene.detail ? 0.8 : 1)
      out.push(slopes(scene.dice.fork(`slopes${layer}`), shape, colors.near, rows, reach, density))
    }
    if (layer === layout.fall) {
      const thread = scene.linear('fall', [
        [0, colors.thread, 0.95],
        [0.7, colors.thread, 0.7],
        [1, colors.thread, 0],
      ])
      out.push(waterfall(scene.dice.fork('fall'), notch(shape, width), height * 0.16, thread))
    }
    out.push(mist(scene, base - height * 0.1, height * 0.2, colors.paper[1], 0.62 - t * 0.3))
  }
  return out.join('')
}

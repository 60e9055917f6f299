import { type Point, short } from '../pen.ts'
import { circle, el, group, mix, path, place, rect, type Scene, use } from '../scene.ts'
import { blur, grain } from '../textures.ts'
import { centers, cornerCuts, cuts, edge, flowerHoles } from './papercut-motifs.ts'
import type { Series } from './series.ts'

interface Paper {
  readonly sheet: string
  readonly under: string
  readonly ground: readonly [glow: string, edge: string]
}

const papers: readonly Paper[] = [
  { sheet: '#c8281e', under: '#f6d9a8', ground: ['#fbf4e6', '#eadcc2'] },
  { sheet: '#b71f1b', under: '#f0c673', ground: ['#f4dfb4', '#e0bd7a'] },
  { sheet: '#e0ae45', under: '#8f1a18', ground: ['#c9322a', '#8d1917'] },
  { sheet: '#1f4d7a', under: '#cfe2ec', ground: ['#f1f3f0', '#d3dcdf'] },
  { sheet: '#2b6b51', under: '#f0dfa2', ground: ['#f6f2e2', '#dad9bd'] },
  { sheet: '#f7ece0', under: '#d9634f', ground: ['#c4473b', '#8e2a28'] },
  { sheet: '#e46a7e', under: '#fbe3d4', ground: ['#fdf1ea', '#f0d4cb'] },
  { sheet: '#241f2b', under: '#d8a13e', ground: ['#efe6d6', '#d4c4a8'] },
]

/** A sheet of paper lying on what is below: its shadow, then itself. */
function lay(scene: Scene, name: string, d: string, color: string, lift: number): string {
  const id = scene.define(name, (given) => el('path', { id: given, d }))
  return (
    use(id, {
      transform: `translate(${short(lift)} ${short(lift * 1.5)})`,
      fill: '#2a0d06',
      fillOpacity: scene.detail ? 0.42 : 0.2,
      filter: blur(scene, 4),
    }) +
    (scene.detail
      ? ''
      : use(id, {
          transform: `translate(${short(lift * 0.5)} ${short(lift * 0.75)})`,
          fill: '#2a0d06',
          fillOpacity: 0.2,
        })) +
    use(id, { fill: color })
  )
}

/** Cuts of half a sector, opened to the whole rosette. The rim of each hole that faces the light lies in shade. */
function opened(scene: Scene, name: string, half: string, sectors: number, under: string, sheet: string): string {
  const cut = scene.define(`${name}h`, (id) => el('path', { id, d: half }))
  const sector = scene.define(`${name}s`, (id) => group({ id }, use(cut), use(cut, { transform: 'scale(-1 1)' })))
  const all = scene.define(`${name}a`, (id) =>
    group(
      { id },
      ...Array.from({ length: sectors }, (_, index) =>
        use(sector, index === 0 ? {} : { transform: `rotate(${short((index * 360) / sectors, 2)})` }),
      ),
    ),
  )
  return use(all, { fill: mix(sheet, '#1a0504', 0.5) }) + use(all, { fill: under, transform: 'translate(.9 1.5)' })
}

/** The cuts in the four corners of a square sheet. */
function cornered(scene: Scene, { sheet, under }: Paper, radius: number): string {
  const id = scene.define('cornercut', (given) => el('path', { id: given, d: cornerCuts(radius) }))
  const four = ['', 'scale(-1 1)', 'scale(1 -1)', 'scale(-1 -1)']
    .map((transform) => use(id, { transform: transform || undefined }))
    .join('')
  return (
    group({ fill: mix(sheet, '#1a0504', 0.5) }, four) + group({ fill: under, transform: 'translate(.9 1.5)' }, four)
  )
}

function rosette(scene: Scene, paper: Paper, center: Point, radius: number): string {
  const dice = scene.dice.fork('rosette')
  const sectors = scene.turn([8, 6, 12, 10], 1)
  const kinds = ['scallop', 'petal', 'saw', 'round'] as const
  const square = scene.turn([false, false, true, false, false], 2)
  const outer = square ? 'square' : dice.pick(kinds)
  const middle = dice.pick(kinds)
  const half = Math.PI / sectors
  const rich = scene.rank > 1
  const backing = rich
    ? lay(
        scene,
        'back',
        edge(square ? 'square' : dice.pick(kinds), radius * 1.1, sectors * 2),
        mix(paper.sheet, paper.under, 0.25),
        4,
      )
    : ''
  const motif = scene.turn(Object.keys(centers), 2)
  const inner = 0.46
  const heart = scene.define('heart', (id) => el('path', { id, d: centers[motif]! }))
  const spin =
    motif === 'fish'
      ? use(heart, { transform: 'translate(-3 -21)scale(.62)' }) +
        use(heart, { transform: 'translate(3 21)rotate(180)scale(.62)' })
      : use(heart, { transform: 'scale(.92)' })
  const size = (radius * inner * 0.8) / 50
  return group(
    { transform: place(center[0], center[1], 0) },
    backing,
    lay(scene, 'sheet', edge(outer, radius, sectors), paper.sheet, 5),
    opened(
      scene,
      'o',
      cuts(dice, { half, radius: square ? radius * 0.98 : radius }, inner + 0.02),
      sectors,
      rich ? mix(paper.under, paper.sheet, 0.92) : paper.under,
      paper.sheet,
    ),
    square ? cornered(scene, paper, radius) : '',
    circle(1, 1.6, radius * inner, { fill: mix(paper.sheet, '#1a0504', 0.5) }),
    circle(0.4, 0.8, radius * inner, { fill: paper.under }),
    lay(scene, 'ring', edge(middle, radius * 0.47, sectors), mix(paper.sheet, paper.under, 0.86), 3),
    circle(0, 0, radius * 0.395, { fill: mix(paper.sheet, '#1a0504', 0.5) }) +
      circle(0.8, 1.4, radius * 0.395, { fill: paper.under }),
    group(
      { transform: `scale(${short(size, 2)})`, fillRule: 'evenodd' },
      group({ fill: '#2a0d06', fillOpacity: 0.28, transform: 'translate(2 3)' }, spin),
      group({ fill: paper.sheet }, spin),
    ),
  )
}

/** Loose blossoms in the corners of the sheet below. */
function corners(scene: Scene, paper: Paper): string {
  const { width, height } = scene
  const tone = mix(paper.ground[1], paper.sheet, 0.72)
  const kind = scene.dice.fork('corners').pick(['flower', 'knot', 'cloud'])
  const shapes: Record<string, string> = {
    flower: flowerHoles([0, 0], 15, 5),
    knot: 'M-18-18h14v4h-10v10h-4zM-11-11h22v22h-22zM-7-7v14h14V-7zM18 18H4v-4h10V4h4z',
    cloud: 'M-18 6c-6-10 6-16 10-10 2-10 18-8 16 2 8-2 12 8 6 12zM-18 12h32v3h-32z',
  }
  const id = scene.define('corner', (given) =>
    el('path', { id: given, d: shapes[kind]!, fill: tone, fillRule: 'evenodd' }),
  )
  return (
    [
      [34, 34, 1, 1],
      [width - 34, 34, -1, 1],
      [34, height - 34, 1, -1],
      [width - 34, height - 34, -1, -1],
    ] as const
  )
    .map(([x, y, sx, sy]) => use(id, { transform: place(x, y, 0, sx, sy) }))
    .join('')
}

function table(scene: Scene, { ground, sheet }: Paper, center: Point): string {
  const { width, height } = scene
  return (
    rect(0, 0, width, height, {
      fill: scene.radial(
        'table',
        [
          [0, ground[0]],
          [1, ground[1]],
        ],
        [center[0] / width, center[1] / height, 0.7],
      ),
    }) +
    grain(scene, '.7', 0.35) +
    (scene.rank > 0
      ? rect(14, 14, width - 28, height - 28, { fill: 'none', stroke: sheet, strokeWidth: 1.2, strokeOpacity: 0.5 })
      : '')
  )
}

/** The sheet on which a rosette may be mounted: a lozenge, a round, or nothing. */
function mount(scene: Scene, paper: Paper, [x, y]: Point): string {
  const kind = scene.turn(['none', 'lozenge', 'round'], 1)
  const tone = mix(paper.ground[0], paper.sheet, 0.9)
  if (kind === 'lozenge')
    return group({ transform: place(x, y) }, lay(scene, 'mount', 'M0-196 172 0 0 196-172 0z', tone, 4))
  if (kind === 'round') return group({ transform: place(x, y) }, lay(scene, 'mount', edge('round', 172, 8), tone, 4))
  return ''
}

export const papercut: Series = {
  name: '剪纸',
  draw(scene) {
    const { width, height } = scene
    const paper = scene.turn(papers, 3)
    const center: Point = [width / 2, height / 2]
    return (
      table(scene, paper, center) +
      mount(scene, paper, center) +
      corners(scene, paper) +
      rosette(scene, paper, center, 142)
    )
  },
  banner(scene) {
    const { width, height } = scene
    const paper = scene.turn(papers, 3)
    const center: Point = [width * 0.71, height / 2]
    return table(scene, paper, center) + rosette(scene, paper, center, 170)
  },
  box: {
    front: ['#fbf1e0', '#ecd8b6'],
    side: ['#e3caa0', '#c7a876'],
    top: '#fff9ee',
    ribbon: ['#d8362a', '#a31a17'],
    ground: ['#f3e8dc', '#e0cbb4'],
    tile: () =>
      path(`${flowerHoles([12, 12], 9, 5)}${flowerHoles([36, 36], 9, 5)}`, { fill: '#c8281e', fillOpacity: 0.2 }),
    emblem: (scene) =>
      group({ transform: 'scale(.36)' }, rosette(scene, { ...papers[0]!, under: '#fbeed6' }, [0, 0], 142)),
  },
}

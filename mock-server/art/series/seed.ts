import { circle, el, ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import { bloom, type Cultivar, cultivars, foliage } from './peony-flower.ts'
import { peony } from './peony.ts'
import type { Series } from './series.ts'

/** What a packet is made of, and the cloth it lies on. */
interface Paper {
  readonly light: string
  readonly dark: string
  readonly print: string
  readonly cloth: readonly [light: string, dark: string]
}

const papers: readonly Paper[] = [
  { light: '#e6cfa2', dark: '#c19a63', print: '#6b4424', cloth: ['#56705c', '#26382e'] },
  { light: '#f2e8d2', dark: '#d3bf97', print: '#7c3b2c', cloth: ['#7d4a3b', '#3b1f19'] },
  { light: '#d9dcc6', dark: '#a9b08c', print: '#3d5236', cloth: ['#c9b592', '#8b7350'] },
  { light: '#eed9d3', dark: '#cda79d', print: '#77324a', cloth: ['#3f5566', '#1a2834'] },
  { light: '#d8cbb4', dark: '#a5936f', print: '#3a3630', cloth: ['#8b9c9b', '#4a5a5c'] },
]

const tied = ['#b8362b', '#3c6b57', '#5b3a78', '#a8782c', '#27567d']

function cloth(scene: Scene, [light, dark]: Paper['cloth']): string {
  const { width, height } = scene
  const weave = scene.define('weave', (id) =>
    el(
      'pattern',
      { id, width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
      stroke('M0 2h6M0 5h6M2 0v6M5 0v6', mix(light, '#ffffff', 0.7), 0.6, { strokeOpacity: 0.22 }),
    ),
  )
  const ground = scene.radial(
    'cloth',
    [
      [0, light],
      [1, dark],
    ],
    [0.5, 0.42, 0.8],
  )
  return rect(0, 0, width, height, { fill: ground }) + rect(0, 0, width, height, { fill: `url(#${weave})` })
}

/** Seeds that have rolled out of the packet: black, round, each with one light. */
function seeds(scene: Scene, [x, y]: readonly [number, number], count: number): string {
  const dice = scene.dice.fork('seeds')
  const one = scene.define('grain', (id) =>
    group(
      { id },
      ellipse(1.5, 2.5, 7.4, 6.2, { fill: '#000000', fillOpacity: 0.28 }),
      ellipse(0, 0, 7, 5.9, {
        fill: scene.radial(
          'grainpaint',
          [
            [0, '#6d5661'],
            [0.45, '#2a1e26'],
            [1, '#0d080b'],
          ],
          [0.36, 0.3, 0.75],
        ),
      }),
      ellipse(-2.2, -2.2, 1.7, 1.1, { fill: '#ffffff', fillOpacity: 0.7 }),
    ),
  )
  return Array.from({ length: count }, () =>
    use(one, {
      transform: place(
        Math.round(x + dice.range(-88, 88)),
        Math.round(y + dice.range(-13, 17)),
        dice.int(-60, 60),
        dice.range(0.8, 1.15),
      ),
    }),
  ).join('')
}

/** The packet's face, 224 wide and 300 high around the origin: its flower in a window, lines of print, a folded top. */
function face(scene: Scene, paper: Paper, kind: Cultivar): string {
  const { light, dark, print } = paper
  const dice = scene.dice.fork('face')
  const leaf = foliage(scene, 'leaf', ['#7d9d6a', '#2f5239'])
  const isRound = dice.chance(0.5)
  const edge = { fill: 'none', stroke: print, strokeWidth: 1.6 }
  const window = isRound ? circle(0, -14, 82, {}) : path('M-82-96h164v150q-82 34-164 0z', {})
  const clip = scene.define('window', (id) => el('clipPath', { id }, window))
  const inside = mix(light, '#ffffff', 0.45)
  const turns = Array.from({ length: 5 }, (_, index) => index * 72 + dice.int(-16, 16))
  const gilt = scene.rank > 1 ? '#c79a3d' : print
  return (
    rect(-112, -150, 224, 300, {
      rx: 5,
      fill: scene.linear(
        'paper',
        [
          [0, light],
          [0.55, mix(light, dark, 0.7)],
          [1, dark],
        ],
        [0, 0, 0.7, 1],
      ),
    }) +
    group(
      { clipPath: `url(#${clip})` },
      rect(-90, -104, 180, 180, { fill: inside }),
      ...turns.map((turn) => use(leaf, { transform: place(0, -10, turn, 1.15) })),
      bloom(scene, 'f', dice, kind, [0, -14], 60, dice.range(0.86, 0.96), dice.range(0, 360)),
    ) +
    (isRound ? circle(0, -14, 82, edge) : path('M-82-96h164v150q-82 34-164 0z', edge)) +
    // Printed lines: a name nobody can read at this size, and the season.
    stroke('M-46 102h92M-30 116h60', print, 5, { strokeOpacity: 0.7 }) +
    stroke('M-84 132h168', gilt, scene.rank > 0 ? 1.8 : 0.9) +
    rect(-98, -136, 196, 272, { rx: 2, fill: 'none', stroke: gilt, strokeWidth: scene.rank > 0 ? 2 : 0.9 }) +
    (scene.rank > 2 ? rect(-92, -130, 184, 260, { fill: 'none', stroke: gilt, strokeWidth: 0.8 }) : '')
  )
}

/** The folded top with its string. */
function fold(scene: Scene, { light, dark }: Paper, string: string): string {
  const bow = 'M0-132c-26-20-44-10-34 4 8 10 24 6 34-4 26-20 44-10 34 4-8 10-24 6-34-4M-2-130l-16 40M3-130l13 44'
  return (
    path('M-112-150h224l-9 30h-206z', {
      fill: scene.linear('fold', [
        [0, mix(light, '#ffffff', 0.5)],
        [1, dark],
      ]),
    }) +
    stroke('M-112-130h224', mix(string, '#000000', 0.75), 4) +
    stroke(bow, string, 4)
  )
}

/** Seeds in a paper packet that shows what will become of them. */
export const seed: Series = {
  name: '花种',
  draw(scene) {
    const { width, height } = scene
    const paper = scene.turn(papers, 2)
    const dice = scene.dice.fork('packet')
    const tilt = dice.range(-5, 5)
    const packet = group(
      { transform: place(width / 2, height * 0.45, tilt) },
      rect(-104, -138, 224, 300, { rx: 8, fill: '#000000', fillOpacity: 0.26 }),
      face(scene, paper, scene.turn(cultivars, 3)),
      fold(scene, paper, scene.turn(tied, 1)),
    )
    return cloth(scene, paper.cloth) + packet + seeds(scene, [width / 2, height * 0.88], 7 + dice.int(0, 4))
  },
  banner(scene) {
    const { width, height } = scene
    const paper = scene.turn(papers, 2)
    return (
      cloth(scene, paper.cloth) +
      group(
        { transform: place(width * 0.74, height * 0.5, 4, 1.05) },
        face(scene, paper, scene.turn(cultivars, 3)),
        fold(scene, paper, scene.turn(tied, 1)),
      )
    )
  },
  box: peony.box,
}

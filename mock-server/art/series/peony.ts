import { type Point, polar, short } from '../pen.ts'
import { circle, el, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import { seal } from './ink-brush.ts'
import { bloom, bud, butterfly, type Cultivar, cultivars, foliage, stalks } from './peony-flower.ts'
import type { Series } from './series.ts'

interface Ground {
  readonly light: string
  readonly dark: string
  readonly leaf: readonly [light: string, dark: string]
}

const grounds: readonly Ground[] = [
  { light: '#e9dcbb', dark: '#c9b185', leaf: ['#7f9a5c', '#33543a'] },
  { light: '#24352f', dark: '#0f1b18', leaf: ['#6e9c73', '#1e4433'] },
  { light: '#dfe8e0', dark: '#b5c8bc', leaf: ['#6fa07a', '#2a5c46'] },
  { light: '#f6e3da', dark: '#e2bfb2', leaf: ['#8a9f5f', '#46592f'] },
  { light: '#2c2440', dark: '#130f22', leaf: ['#6f9a8a', '#1f4a48'] },
  { light: '#d8c39a', dark: '#a3824d', leaf: ['#6d8a4e', '#2c4a2d'] },
  { light: '#eef0ec', dark: '#cfd5d2', leaf: ['#7aa286', '#355f4f'] },
]

function silk(scene: Scene, { light, dark }: Ground, [x, y]: Point): string {
  const { width, height } = scene
  const weave = scene.define('weave', (id) =>
    el(
      'pattern',
      { id, width: 4, height: 4, patternUnits: 'userSpaceOnUse' },
      stroke('M0 1h4M0 3h4M1 0v4M3 0v4', '#000000', 0.5, { strokeOpacity: 0.09 }),
    ),
  )
  return (
    rect(0, 0, width, height, {
      fill: scene.radial(
        'silk',
        [
          [0, mix(light, '#ffffff', light < '#8' ? 0.9 : 0.75)],
          [0.6, light],
          [1, dark],
        ],
        [x / width, y / height, 0.75],
      ),
    }) + (scene.detail ? rect(0, 0, width, height, { fill: `url(#${weave})` }) : '')
  )
}

/** Squares of gold leaf behind the rarest pieces. */
function goldLeaf(scene: Scene): string {
  const dice = scene.dice.fork('leaf')
  const size = 60
  const places = dice.shuffle(
    Array.from({ length: 16 }, (_, index): Point => [(index % 4) * size, Math.floor(index / 4) * size]),
  )
  const squares = (from: number, to: number, tone: string) =>
    path(
      places
        .slice(from, to)
        .map(([x, y]) => `M${x} ${y}h${size}v${size}h-${size}z`)
        .join(''),
      { fill: tone },
    )
  const box = { width: size * 4, height: size * 4, patternUnits: 'userSpaceOnUse' }
  const tile = scene.define('gold', (id) =>
    el(
      'pattern',
      { id, ...box, stroke: '#b98a35', strokeWidth: 0.4 },
      squares(0, 5, '#d9b45f'),
      squares(5, 11, '#e3c47a'),
      squares(11, 16, '#cfa64c'),
    ),
  )
  return rect(0, 0, scene.width, scene.height, { fill: `url(#${tile})` })
}

interface Spray {
  readonly blooms: readonly (readonly [x: number, y: number, radius: number])[]
  readonly buds: readonly (readonly [x: number, y: number, size: number, degrees: number])[]
  readonly root: Point
}

const sprays: Readonly<Record<string, Spray>> = {
  one: { blooms: [[182, 196, 118]], buds: [[292, 82, 0.85, 32]], root: [196, 470] },
  two: {
    blooms: [
      [132, 254, 104],
      [258, 122, 74],
    ],
    buds: [[84, 96, 0.75, -24]],
    root: [210, 480],
  },
  three: {
    blooms: [
      [112, 150, 78],
      [252, 214, 90],
      [132, 318, 66],
    ],
    buds: [[286, 82, 0.7, 22]],
    root: [226, 480],
  },
  side: {
    blooms: [[250, 304, 128]],
    buds: [
      [120, 150, 1, -26],
      [196, 92, 0.66, 10],
    ],
    root: [330, 480],
  },
}

/** Leaves around every bloom and along the stalks, darker ones behind. */
function leaves(scene: Scene, { leaf }: Ground, spray: Spray): string {
  const dice = scene.dice.fork('leaves')
  const front = foliage(scene, 'leaf', leaf)
  const back = foliage(scene, 'shade', [mix(leaf[0], leaf[1], 0.35), mix(leaf[1], '#000000', 0.75)])
  const out: string[] = []
  // One wreath of leaves, turned differently behind every bloom.
  const wreath = scene.define('wreath', (id) => {
    const around = Array.from({ length: 7 }, (_, index) => {
      const angle = index * 51.4 + dice.range(-12, 12)
      const [x, y] = polar([0, 0], dice.range(62, 78), ((angle - 90) * Math.PI) / 180)
      return use(index % 2 === 0 ? back : front, {
        transform: place(Math.round(x), Math.round(y), Math.round(angle), dice.range(0.78, 1)),
      })
    })
    return group({ id }, ...around)
  })
  for (const [x, y, radius] of spray.blooms) {
    out.push(use(wreath, { transform: place(x, y, Math.round(dice.range(0, 360)), radius / 100) }))
  }
  for (const [x, y, size, degrees] of spray.buds) {
    out.push(
      use(front, { transform: place(x + 4, y + 44 * size, degrees + 60, size * 0.62) }),
      use(back, { transform: place(x - 4, y + 52 * size, degrees - 66, size * 0.58) }),
    )
  }
  return out.join('')
}

function painting(
  scene: Scene,
  ground: Ground,
  kind: Cultivar,
  name: string,
  free: boolean,
  offset: Point = [0, 0],
  scale = 1,
): string {
  const spray = sprays[name]!
  const dice = scene.dice.fork('painting')
  const second = scene.rank > 1 && free ? cultivars[(cultivars.indexOf(kind) + 3) % cultivars.length]! : kind
  const flip = dice.chance(0.5) ? -1 : 1
  const heads: Point[] = [
    ...spray.blooms.map(([x, y]): Point => [x, y]),
    ...spray.buds.map(([x, y, size]): Point => [x, y + 12 * size]),
  ]
  const visitor = butterfly(
    scene,
    [flip === 1 ? 66 : 78, name === 'side' ? 300 : name === 'one' ? 350 : 356],
    0.62,
    dice.range(-40, 40),
    dice.pick([
      ['#f3c766', '#5b2b12'],
      ['#9fd0e8', '#1d3d63'],
      ['#f6efe2', '#4a3f3a'],
    ] as const),
  )
  return group(
    {
      transform:
        `translate(${short(offset[0] + (flip === -1 ? 360 * scale : 0))} ${short(offset[1])})s` +
        `cale(${short(scale * flip, 2)} ${short(scale, 2)})`,
    },
    stalks(spray.root, heads, mix(ground.leaf[1], ground.leaf[0], 0.65)),
    leaves(scene, ground, spray),
    ...spray.buds.map(([x, y, size, degrees], index) =>
      bud(scene, `u${index}`, second, [x, y], size, degrees, ground.leaf),
    ),
    ...spray.blooms.map(([x, y, radius], index) =>
      bloom(
        scene,
        index > 0 && second !== kind ? 'g' : 'f',
        dice,
        index === 0 ? kind : second,
        [x, y],
        radius,
        dice.range(0.84, 0.95),
        dice.range(0, 360),
      ),
    ),
    free && scene.dice.fork('visitor').chance(0.6) ? visitor : '',
  )
}

/** A round fan (团扇) or an album leaf: the painting inside, brocade around. */
function mounted(scene: Scene, ground: Ground, inner: string, kind: string): string {
  if (kind === 'full') return inner
  const { width, height } = scene
  const [x, y, radius] = [width / 2, height * 0.48, 166]
  const window = kind === 'fan' ? circle(x, y, radius, {}) : path(`M${x - 150} 40h300v350h-300z`, {})
  const clip = scene.define('window', (id) => el('clipPath', { id }, window))
  const brocade = scene.turn(['#7a2f2b', '#2f4a57', '#6b5a3a', '#3d4f3b'], 1)
  const tile = scene.define('brocade', (id) =>
    el(
      'pattern',
      { id, width: 28, height: 28, patternUnits: 'userSpaceOnUse' },
      rect(0, 0, 28, 28, { fill: brocade }),
      stroke(
        'M14 2 26 14 14 26 2 14zM14 8l6 6-6 6-6-6zM0 0l4 4M28 0l-4 4M0 28l4-4M28 28l-4-4',
        mix(brocade, '#f0d9a8', 0.62),
        0.9,
      ),
    ),
  )
  const edge = mix('#e8c987', ground.dark, 0.7)
  const rim =
    kind === 'fan'
      ? circle(x, y, radius, { fill: 'none', stroke: edge, strokeWidth: 5 }) +
        circle(x, y, radius + 5, { fill: 'none', stroke: '#2b1a12', strokeWidth: 1.5 })
      : path(`M${x - 150} 40h300v350h-300z`, { fill: 'none', stroke: edge, strokeWidth: 4 })
  const handle =
    kind === 'fan'
      ? path(`M${x - 4} ${y + radius + 4}h8l2 90h-12z`, { fill: '#4b2c1c' }) +
        path(`M${x - 3} ${y + radius + 46}q-20 16-14 60h5q-2-34 10-46z`, { fill: '#b8362b' })
      : ''
  return (
    rect(0, 0, width, height, { fill: `url(#${tile})` }) + handle + group({ clipPath: `url(#${clip})` }, inner) + rim
  )
}

export const peony: Series = {
  name: '牡丹',
  draw(scene) {
    const { width, height } = scene
    const ground = scene.turn(grounds, 2)
    const kind = scene.turn(cultivars, 3)
    const spray = scene.turn(['one', 'two', 'side', 'three'], 1)
    const frame = scene.turn(['full', 'full', 'fan', 'full', 'album'], 2)
    const back = scene.rank > 2 ? goldLeaf(scene) : silk(scene, ground, [width / 2, height * 0.45])
    const picture =
      back +
      painting(scene, ground, kind, spray, frame === 'full') +
      (frame === 'full' ? seal(scene.rank > 1 ? 34 : 22, height - (scene.rank > 1 ? 60 : 46), 22) : '')
    return mounted(scene, ground, picture, frame)
  },
  banner(scene) {
    const { width, height } = scene
    const ground = scene.turn(grounds, 2)
    return (
      silk(scene, ground, [width * 0.7, height / 2]) +
      painting(scene, ground, scene.turn(cultivars, 3), scene.turn(['one', 'two']), false, [width * 0.5, -6], 0.98)
    )
  },
  box: {
    front: ['#f7d5db', '#e59fb0'],
    side: ['#e0909f', '#bf6b80'],
    top: '#fdeaec',
    ribbon: ['#7f9a5c', '#46663f'],
    ground: ['#f2e6e6', '#dcc3c6'],
    tile: () =>
      stroke(
        'M24 4c8 6 8 14 0 18-8-4-8-12 0-18zM24 22c8-2 16 2 18 10-8 4-16 0-18-10zM24 22c-8-2-16 2-18 10 8 4 16 0 18-10z',
        '#b8496b',
        1,
        { strokeOpacity: 0.35 },
      ),
    emblem: (scene) =>
      circle(0, 0, 50, { fill: '#fff7f4', stroke: '#d4577c', strokeWidth: 2 }) +
      bloom(scene, 'e', scene.dice.fork('emblem'), cultivars[0]!, [0, 1], 44, 0.95),
  },
}

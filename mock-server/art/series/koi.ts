import type { Dice } from '../dice.ts'
import { createPen, dots, type Point, polar, ring, short, smooth } from '../pen.ts'
import { circle, ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import { type Breed, breeds, koi as fish, type Pose } from './koi-fish.ts'
import type { Series } from './series.ts'

interface Pond {
  readonly deep: string
  readonly mid: string
  readonly shallow: string
  readonly leaf: readonly [light: string, dark: string]
  readonly bloom: string
}

const ponds: readonly Pond[] = [
  { deep: '#0d3b45', mid: '#1e6a70', shallow: '#5aa79d', leaf: ['#5d9a5c', '#2c6242'], bloom: '#f6c9d2' },
  { deep: '#132544', mid: '#24497a', shallow: '#5a8abb', leaf: ['#4f8f7c', '#235a55'], bloom: '#fbe9ef' },
  { deep: '#b9d3c8', mid: '#d6e6dc', shallow: '#f2f6ee', leaf: ['#8fb98a', '#5b8f6a'], bloom: '#f2a9b8' },
  { deep: '#10201f', mid: '#1f3a36', shallow: '#47685d', leaf: ['#4c7a4e', '#213f30'], bloom: '#f4e6c4' },
  { deep: '#e2c89a', mid: '#f0dfba', shallow: '#faf2dd', leaf: ['#9aa86a', '#69804a'], bloom: '#e58a8a' },
  { deep: '#3a1f3d', mid: '#65406a', shallow: '#b084a4', leaf: ['#6f8f72', '#3b5a4a'], bloom: '#ffd9c9' },
]

function water(scene: Scene, { deep, mid, shallow }: Pond): string {
  const dice = scene.dice.fork('water')
  const { width, height } = scene
  const net: string[] = []
  for (let row = 0; row < (scene.detail ? 16 : 6); row += 1) {
    const y = dice.range(0, height)
    const points: Point[] = Array.from({ length: 5 }, (_, index) => [
      width * dice.range(0.1, 0.3) * index - 40 + dice.range(0, 30),
      y + dice.range(-15, 15),
    ])
    net.push(smooth(points, false, 1.2, 0))
  }
  return group(
    {},
    rect(0, 0, width, height, {
      fill: scene.linear(
        'deep',
        [
          [0, mid],
          [1, deep],
        ],
        [0.2, 0, 0.8, 1],
      ),
    }),
    circle(width * dice.range(0.2, 0.8), height * dice.range(0.1, 0.4), height * 0.5, {
      fill: scene.radial('sun', [
        [0, shallow, 0.85],
        [1, shallow, 0],
      ]),
    }),
    stroke(net.join(''), shallow, 1.6, { strokeOpacity: 0.28 }),
  )
}

function ripple(at: Point, radius: number, color: string): string {
  return [1, 0.72, 0.42]
    .map((part, index) =>
      ellipse(at[0], at[1], radius * part, radius * part * 0.9, {
        fill: 'none',
        stroke: color,
        strokeWidth: 1.4 - index * 0.3,
        strokeOpacity: 0.22 + index * 0.12,
      }),
    )
    .join('')
}

/** Lily pads: a disc with a notch and veins, defined once. */
function pads(
  scene: Scene,
  { leaf }: Pond,
  spots: readonly (readonly [x: number, y: number, size: number, turn: number])[],
): string {
  const paint = scene.radial(
    'pad',
    [
      [0, leaf[0]],
      [0.75, mix(leaf[0], leaf[1], 0.5)],
      [1, leaf[1]],
    ],
    [0.45, 0.45, 0.6],
  )
  const edge = ring([0, 0], 48, 16, 0.2).map(([x, y], index): Point => [
    x * (1 + ((index * 7) % 5) * 0.008),
    y * (1 + ((index * 3) % 4) * 0.01),
  ])
  const veins = Array.from({ length: 9 }, (_, index) => {
    const to = polar([0, 0], 43, 0.35 + (index / 8) * 5.6)
    return `M0 0L${short(to[0], 0)} ${short(to[1], 0)}`
  })
  const id = scene.define('leaf', (given) =>
    group(
      { id: given },
      path(`${smooth(edge, false, 1, 0)}L0 0z`, { fill: paint, stroke: leaf[1], strokeWidth: 1 }),
      stroke(veins.join(''), leaf[1], 0.9, { strokeOpacity: 0.6 }),
      circle(0, 0, 3, { fill: mix(leaf[0], '#ffffff', 0.7) }),
    ),
  )
  const shade = spots.map(([x, y, size]) => circle(x + 6, y + 10, size * 47, { fill: '#04161c', fillOpacity: 0.2 }))
  return shade.join('') + spots.map(([x, y, size, turn]) => use(id, { transform: place(x, y, turn, size) })).join('')
}

/** A water lily seen from above. */
function lily(scene: Scene, at: Point, size: number, color: string): string {
  const petal = scene.define('petal', (id) =>
    path('M0 0C-9-10-8-26 0-36 8-26 9-10 0 0z', {
      id,
      fill: scene.linear('bloom', [
        [0, mix(color, '#ffffff', 0.35)],
        [1, color],
      ]),
      stroke: mix(color, '#7a2a44', 0.75),
      strokeWidth: 0.6,
    }),
  )
  const whorl = scene.define('whorl', (id) =>
    group({ id }, ...Array.from({ length: 9 }, (_, index) => use(petal, { transform: `rotate(${index * 40})` }))),
  )
  const row = (scale: number, turn: number) => use(whorl, { transform: `rotate(${turn})scale(${scale})` })
  const stamens = ring([0, 0], 6, 12)
  return group(
    { transform: place(at[0], at[1], 0, size) },
    row(1, 0),
    row(0.78, 18),
    row(0.54, 5),
    circle(0, 0, 7, { fill: '#e9b23c' }),
    stroke(dots(stamens), '#fbe08a', 2.2),
  )
}

function duckweed(dice: Dice, count: number, width: number, height: number, color: string): string {
  const centers = Array.from({ length: count }, (): Point => [dice.range(0, width), dice.range(0, height)])
  const leaves = centers.flatMap(([x, y]): Point[] => [
    [x, y],
    [x + 4, y + 2],
    [x + 1, y + 5],
  ])
  return stroke(dots(leaves, 0), color, 5, { strokeOpacity: 0.85 })
}

function petals(dice: Dice, count: number, width: number, height: number, color: string): string {
  const pen = createPen(0)
  for (let index = 0; index < count; index += 1) {
    const at: Point = [dice.range(0, width), dice.range(0, height)]
    const angle = dice.range(0, 6.28)
    const tip = polar(at, 11, angle)
    pen
      .moveTo(at)
      .quadTo(polar(at, 10, angle - 0.7), tip)
      .quadTo(polar(at, 10, angle + 0.7), at)
      .close()
  }
  return path(pen.data(), { fill: color, fillOpacity: 0.9 })
}

/** Where the fish swim, by the name of the composition; all for a field of 360 × 450. */
function poses(kind: string, dice: Dice): Pose[] {
  if (kind === 'one')
    return [
      {
        at: [180, 228],
        heading: dice.pick([-62, -118, 40, 140]) + dice.range(-12, 12),
        length: 300,
        bend: dice.pick([-1, 1]) * dice.range(0.7, 1.1),
      },
    ]
  if (kind === 'pair') {
    const turn = dice.range(0, 180)
    return [0, 180].map((half) => circling([180, 226], 88, turn + half, dice.range(218, 236), -1.5))
  }
  if (kind === 'three') {
    const jitter = () => dice.range(-14, 14)
    return [
      { at: [104, 124], heading: -52 + jitter(), length: 188, bend: dice.range(-0.9, -0.5) },
      { at: [262, 208], heading: -104 + jitter(), length: 204, bend: dice.range(0.5, 0.9) },
      { at: [148, 356], heading: -14 + jitter(), length: 186, bend: dice.range(0.5, 1) },
    ]
  }
  const from = dice.range(0, 90)
  return [0, 1, 2, 3].map((index) =>
    circling(
      [180, 226],
      116 + dice.range(-10, 14),
      from + index * 90 + dice.range(-8, 8),
      dice.range(142, 168),
      dice.range(-1.1, -0.7),
    ),
  )
}

/** A fish on its way round a circle, clockwise, bent along it. */
function circling(center: Point, radius: number, degrees: number, length: number, bend: number): Pose {
  return { at: polar(center, radius, (degrees * Math.PI) / 180), heading: degrees + 90, length, bend }
}

function school(scene: Scene, kind: string, move: Point, scale: number): string {
  const dice = scene.dice.fork('school')
  const shuffled = dice.shuffle(Object.keys(breeds))
  const special = scene.rank > 2 ? 'ogon' : scene.rank > 1 ? 'tancho' : shuffled[0]!
  const names = [special, ...shuffled.filter((name) => name !== special)]
  const out = poses(kind, dice).map((pose, index) => {
    const breed: Breed = breeds[names[index]!]!
    return fish(scene, `k${index}`, dice, breed, {
      ...pose,
      at: [pose.at[0] * scale + move[0], pose.at[1] * scale + move[1]],
      length: pose.length * scale,
    })
  })
  return out.join('')
}

/** What floats above: pads in the corners, a lily, weed, petals. */
function surface(scene: Scene, pond: Pond): string {
  const dice = scene.dice.fork('surface')
  const { width, height } = scene
  const corners: readonly Point[] = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ]
  const busy = dice.shuffle(corners).slice(0, 2)
  const spots = busy.flatMap(([x, y]) => {
    const inward = (value: number, limit: number, by: number) => (value === 0 ? by : limit - by)
    return [
      [
        inward(x, width, dice.range(14, 46)),
        inward(y, height, dice.range(14, 40)),
        dice.range(1, 1.5),
        dice.range(0, 360),
      ],
      [
        inward(x, width, dice.range(80, 120)),
        inward(y, height, dice.range(-6, 24)),
        dice.range(0.5, 0.8),
        dice.range(0, 360),
      ],
      [
        inward(x, width, dice.range(0, 24)),
        inward(y, height, dice.range(90, 120)),
        dice.range(0.4, 0.7),
        dice.range(0, 360),
      ],
    ] as [number, number, number, number][]
  })
  const rings = pond.deep > '#8' ? mix(pond.deep, '#000000', 0.6) : '#ffffff'
  const kind = scene.turn(['pads', 'weed', 'petals', 'lily', 'clear'], 2)
  if (kind === 'clear') return ripple([dice.range(80, width - 80), dice.range(80, height - 80)], 54, rings)
  if (kind === 'weed') return duckweed(dice, scene.detail ? 80 : 26, width, height, pond.leaf[0])
  if (kind === 'petals')
    return (
      petals(dice, 16, width, height, pond.bloom) +
      ripple([dice.range(60, width - 60), dice.range(60, height - 60)], 40, rings)
    )
  const bloom = kind === 'lily' ? lily(scene, [spots[0]![0] + 6, spots[0]![1] + 6], 1.15, pond.bloom) : ''
  return pads(scene, pond, spots) + bloom
}

export const koi: Series = {
  name: '锦鲤',
  draw(scene) {
    const pond = scene.turn(ponds, 5)
    const kind = scene.turn(['pair', 'one', 'three', 'ring'], 1)
    return water(scene, pond) + school(scene, kind, [0, 0], 1) + surface(scene, pond)
  },
  banner(scene) {
    const pond = scene.turn(ponds, 5)
    return (
      water(scene, pond) +
      school(scene, scene.turn(['three', 'pair']), [scene.width * 0.47, -10], 0.95) +
      surface(scene, pond)
    )
  },
  box: {
    front: ['#2f8d8d', '#155058'],
    side: ['#1b5f66', '#0c353e'],
    top: '#53aba6',
    ribbon: ['#f28a5f', '#cf4522'],
    ground: ['#e2ebe6', '#b9cfc8'],
    tile: () =>
      stroke(
        'M0 24a24 24 0 0 1 48 0M10 24a14 14 0 0 1 28 0M-24 48a24 24 0 0 1 48 0M24 48a24 24 0 0 1 48 0' +
          'M-14 48a14 14 0 0 1 28 0M34 48a14 14 0 0 1 28 0',
        '#bfe6dd',
        1.2,
        { strokeOpacity: 0.35 },
      ),
    emblem: (scene) => {
      const dice = scene.dice.fork('emblem')
      return (
        circle(0, 0, 50, {
          fill: scene.radial('well', [
            [0, '#5ab3a8'],
            [1, '#144b55'],
          ]),
          stroke: '#fff4e2',
          strokeWidth: 2.5,
        }) +
        fish(scene, 'e0', dice, breeds['kohaku']!, circling([0, 0], 21, 200, 54, -1.5)) +
        fish(scene, 'e1', dice, breeds['ogon']!, circling([0, 0], 21, 20, 54, -1.5))
      )
    },
  },
}

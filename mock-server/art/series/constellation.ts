import { createPen, dots, lines, type Point, polar, short, waver } from '../pen.ts'
import { circle, el, ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import type { Series } from './series.ts'
import { type Mansion, mansions } from './star-mansions.ts'

interface Night {
  readonly zenith: string
  readonly mid: string
  readonly low: string
  readonly line: string
  readonly cloud: string
}

/** One night for each quarter of the sky: blue-green dragon, violet tortoise, silver tiger, vermilion bird; and one at dawn. */
const nights: readonly Night[] = [
  { zenith: '#04121c', mid: '#0d3543', low: '#2f8088', line: '#b4f0e2', cloud: '#5fd0c3' },
  { zenith: '#080820', mid: '#1e1c52', low: '#5747a0', line: '#d3c8ff', cloud: '#8d7be8' },
  { zenith: '#0a111d', mid: '#22354f', low: '#7a94b0', line: '#eef5fc', cloud: '#b7cfe6' },
  { zenith: '#16060f', mid: '#4a122d', low: '#b4454a', line: '#ffd7a8', cloud: '#f08a6a' },
]

const gold = '#dcb66c'

function sky(scene: Scene, night: Night): string {
  const dice = scene.dice.fork('sky')
  const { width, height } = scene
  const tilt = dice.range(-0.9, 0.9)
  const field = (count: number): Point[] =>
    Array.from({ length: count }, () => [dice.range(0, width), dice.range(0, height)])
  const band = Array.from({ length: scene.detail ? 240 : 90 }, (): Point => {
    const t = dice.range(-0.6, 0.6)
    const off = (dice.next() + dice.next() + dice.next() - 1.5) * 70
    return [
      width / 2 + t * width * 1.2 * Math.cos(tilt) - off * Math.sin(tilt),
      height / 2 + t * width * 1.2 * Math.sin(tilt) + off * Math.cos(tilt),
    ]
  })
  const glow = scene.radial('milky', [
    [0, night.cloud, 0.42],
    [0.5, night.cloud, 0.12],
    [1, night.cloud, 0],
  ])
  const degrees = (tilt * 180) / Math.PI
  const shine = scene.detail ? [150, 60, 16] : [70, 26, 8]
  return group(
    {},
    rect(0, 0, width, height, {
      fill: scene.linear('sky', [
        [0, night.zenith],
        [0.55, night.mid],
        [1, night.low],
      ]),
    }),
    group(
      { transform: place(width / 2, height / 2, degrees) },
      ellipse(0, 0, width * 0.95, 96, { fill: glow }),
      ellipse(-width * 0.2, 12, width * 0.4, 54, { fill: glow }),
      ellipse(width * 0.26, -14, width * 0.32, 44, { fill: glow }),
    ),
    stroke(dots(band, 0), '#ffffff', 0.9, { strokeOpacity: 0.5 }),
    stroke(dots(field(shine[0]!), 0), '#ffffff', 1.1, { strokeOpacity: 0.6 }),
    stroke(dots(field(shine[1]!), 0), '#ffffff', 1.9, { strokeOpacity: 0.75 }),
    stroke(dots(field(shine[2]!), 0), night.line, 3, { strokeOpacity: 0.9 }),
  )
}

/** A star with four rays. */
const sparkle = (id: string, color: string): string =>
  path('M0-10Q.8-.8 10 0 .8.8 0 10-.8.8-10 0-.8-.8 0-10z', { id, fill: color })

/** The figure itself: lines, halos, stars; the first stars are the brightest. */
function figure(scene: Scene, mansion: Mansion, night: Night, center: Point, size: number): string {
  const dice = scene.dice.fork('figure')
  const turn = dice.range(-0.35, 0.35)
  const at = mansion.stars.map(([x, y]): Point => {
    const [dx, dy] = [((x - 50) / 100) * size, ((y - 50) / 100) * size]
    return [
      center[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      center[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    ]
  })
  const chains = mansion.chains.map((chain) => lines(chain.map((star) => at[star]!))).join('')
  const halo = scene.radial('halo', [
    [0, '#ffffff', 0.95],
    [0.16, night.line, 0.6],
    [0.5, night.cloud, 0.16],
    [1, night.cloud, 0],
  ])
  const ray = scene.define('ray', (id) => sparkle(id, '#ffffff'))
  const grand = at.length > 12 ? 0.62 : 1
  const stars = at.map(([x, y], index) => {
    const power = (index === 0 ? 1.25 : dice.range(0.6, 1)) * grand
    return (
      circle(x, y, 17 * power, { fill: halo }) + use(ray, { transform: place(x, y, index % 2 === 0 ? 0 : 45, power) })
    )
  })
  return group(
    {},
    stroke(chains, night.line, 5, { strokeOpacity: 0.14, strokeLinejoin: 'round' }),
    stroke(chains, night.line, 1.1, {
      strokeOpacity: 0.85,
      strokeLinejoin: 'round',
      strokeDasharray: scene.rank > 1 ? undefined : '5 3.5',
    }),
    stars.join(''),
  )
}

/** The rings of a planisphere: degrees, the circle of the mansions with ours marked, the pole's circle, the ecliptic. */
function planisphere(index: number, night: Night, center: Point, radius: number): string {
  const ticks = createPen()
  const marks = createPen()
  for (let degree = 0; degree < 112; degree += 1) {
    const angle = (degree / 112) * Math.PI * 2
    const long = degree % 4 === 0
    const target = long ? marks : ticks
    target.moveTo(polar(center, radius * (long ? 0.92 : 0.95), angle)).lineTo(polar(center, radius * 0.985, angle))
  }
  const spokes = createPen()
  for (let spoke = 0; spoke < 28; spoke += 4)
    spokes
      .moveTo(polar(center, radius * 0.3, (spoke / 28) * 6.283))
      .lineTo(polar(center, radius * 0.92, (spoke / 28) * 6.283))
  const from = (index / 28) * Math.PI * 2 - Math.PI / 2
  const to = from + (Math.PI * 2) / 28
  const sector = createPen()
    .moveTo(polar(center, radius * 0.92, from))
    .lineTo(polar(center, radius, from))
    .arcTo(radius, radius, polar(center, radius, to))
    .lineTo(polar(center, radius * 0.92, to))
    .close()
    .data()
  const [x, y] = center
  const line = { fill: 'none', stroke: gold }
  return group(
    {},
    circle(x, y, radius * 1.06, { fill: night.zenith, fillOpacity: 0.42 }),
    circle(x, y, radius, { ...line, strokeWidth: 1.6 }),
    circle(x, y, radius * 0.92, { ...line, strokeWidth: 0.8 }),
    circle(x, y, radius * 1.05, { ...line, strokeWidth: 0.6, strokeOpacity: 0.7 }),
    circle(x, y, radius * 0.3, { ...line, strokeWidth: 0.6, strokeOpacity: 0.5 }),
    circle(x, y, radius * 0.62, { ...line, strokeWidth: 0.6, strokeOpacity: 0.45 }),
    circle(x + radius * 0.16, y - radius * 0.1, radius * 0.66, {
      ...line,
      strokeWidth: 0.7,
      strokeOpacity: 0.55,
      strokeDasharray: '1 4',
    }),
    stroke(spokes.data(), gold, 0.5, { strokeOpacity: 0.3 }),
    stroke(ticks.data(), gold, 0.7, { strokeOpacity: 0.8 }),
    stroke(marks.data(), gold, 1.2),
    path(sector, { fill: gold }),
  )
}

/** Rings of an armillary sphere around the figure. */
function armillary(scene: Scene, night: Night, [x, y]: Point, radius: number): string {
  const metal = scene.linear(
    'metal',
    [
      [0, '#fff0c4'],
      [0.5, gold],
      [1, '#6e4a18'],
    ],
    [0, 0, 1, 1],
  )
  const hoop = (rx: number, ry: number, degrees: number, width: number) =>
    ellipse(0, 0, rx, ry, { fill: 'none', stroke: metal, strokeWidth: width, transform: `rotate(${degrees})` })
  const tilt = scene.dice.fork('armillary').range(-30, 30)
  return group(
    { transform: place(x, y) },
    circle(0, 0, radius * 1.02, {
      fill: scene.radial('orb', [
        [0, night.low, 0.5],
        [0.8, night.mid, 0.25],
        [1, night.zenith, 0],
      ]),
    }),
    hoop(radius, radius, 0, 4),
    hoop(radius * 0.94, radius * 0.94, 0, 0.8),
    hoop(radius, radius * 0.32, tilt, 2.6),
    hoop(radius, radius * 0.3, tilt + 64, 2),
    hoop(radius * 0.36, radius, tilt - 8, 2.2),
    stroke(`M${short(-radius * 1.14)} 0h${short(radius * 0.14)}M${short(radius)} 0h${short(radius * 0.14)}`, gold, 3, {
      transform: `rotate(${short(tilt - 84)})`,
    }),
    circle(0, 0, 2.5, { fill: gold }),
  )
}

/** The ground under the sky: ridges, and a watchtower or a still lake. */
function ground(scene: Scene, night: Night): string {
  const dice = scene.dice.fork('ground')
  const { width, height } = scene
  const out: string[] = []
  let crest = (_x: number) => height
  for (const [layer, tone] of [
    [0, mix(night.low, night.mid, 0.45)],
    [1, mix(night.mid, night.zenith, 0.7)],
    [2, night.zenith],
  ] as const) {
    const shape = waver(dice.next, 5)
    crest = (x) => height * (0.78 + layer * 0.065) + shape(x / width) * (40 - layer * 12)
    const points: Point[] = []
    for (let x = -10; x <= width + 10; x += 15) points.push([x, crest(x)])
    out.push(path(`${lines(points, false, 0)}V${height}H-10z`, { fill: tone }))
  }
  const x = width * dice.range(0.14, 0.86)
  const lamp = rect(-3, -12, 6, 9, { fill: '#ffd98c' })
  const towers = [
    path('M-16 40-12-16H12L16 40zM-20-16h40v-5h-40zM-22-27q12-4 16-16H6q4 12 16 16zM-2-52h4l1 9h-6z', {
      fill: night.zenith,
    }) + lamp,
    path(
      'M-13 40v-44h26v44zM-19-4q8-3 10-11h18q2 8 10 11zM-8-15v-9h16v9zM-15-24q6-3 8-9h14q2 6 8 9' +
        'zM-6-33v-7h12v7zM-11-40q6-4 8-12h6q2 8 8 12zM-1-62h2v10h-2z',
      { fill: night.zenith },
    ) + lamp,
    path('M-60 40q60-48 120 0v-4q-60-54-120 0zM-14 14v-12h28v12zM-20 2q9-3 12-10H8q3 7 12 10z', {
      fill: night.zenith,
    }) + rect(-3, 5, 6, 7, { fill: '#ffd98c' }),
  ]
  out.push(group({ transform: place(x, crest(x) - 30, 0, 1.1) }, dice.pick(towers)))
  return out.join('')
}

function meteor(scene: Scene): string {
  const dice = scene.dice.fork('meteor')
  const [x, y] = [dice.range(40, scene.width - 120), dice.range(24, 90)]
  const tail = scene.linear(
    'meteor',
    [
      [0, '#ffffff', 0],
      [1, '#ffffff', 0.95],
    ],
    [0, 0, 1, 0],
  )
  return path('M0 0 84-1.6 86 0 84 1.6z', { fill: tail, transform: place(x, y, dice.range(14, 38)) })
}

/** The mansion's name, upright, in a cartouche. */
const label = (name: string, x: number, y: number): string =>
  group(
    { transform: place(x, y) },
    rect(-12, -23, 24, 46, { rx: 2, fill: '#05060f', fillOpacity: 0.45, stroke: gold, strokeWidth: 0.9 }),
    ...Array.from(name, (character, index) =>
      el(
        'text',
        {
          x: 0,
          y: -5 + index * 19,
          fontSize: 16,
          textAnchor: 'middle',
          fill: gold,
          fontFamily: 'Songti SC,STSong,Noto Serif CJK SC,Noto Serif SC,serif',
        },
        character,
      ),
    ),
  )

function chart(scene: Scene, kind: string, index: number, center: Point, size: number): string {
  const mansion = mansions[index]!
  const night = nights[mansion.quarter]!
  const stars = figure(scene, mansion, night, center, size)
  if (kind === 'planisphere') return planisphere(index, night, center, size * 0.86) + stars
  if (kind === 'armillary') return armillary(scene, night, center, size * 0.8) + stars
  return stars + ground(scene, night)
}

export const constellation: Series = {
  name: '星宿',
  draw(scene) {
    const { width, height } = scene
    // A stride coprime to 28: neighbours lie in different quarters of the sky, and 28 serials show the whole of it.
    const index = scene.turn(mansions.map((_, place) => (place * 9 + 2) % 28))
    const kind = scene.turn(['planisphere', 'horizon', 'armillary'], 1)
    const center: Point = kind === 'horizon' ? [width / 2, height * 0.38] : [width / 2, height * 0.44]
    const mark =
      kind === 'horizon'
        ? label(mansions[index]!.name, scene.rank > 1 ? 46 : 34, scene.rank > 1 ? 60 : 46)
        : label(mansions[index]!.name, width / 2, height - 40)
    return (
      sky(scene, nights[mansions[index]!.quarter]!) +
      (scene.rank > 0 ? meteor(scene) : '') +
      chart(scene, kind, index, center, 190) +
      mark
    )
  },
  banner(scene) {
    const { width, height } = scene
    const index = scene.turn(mansions.map((_, place) => (place * 9 + 2) % 28))
    const kind = scene.turn(['planisphere', 'armillary', 'planisphere'])
    return (
      sky(scene, nights[mansions[index]!.quarter]!) +
      meteor(scene) +
      chart(scene, kind, index, [width * 0.71, height * 0.5], 200)
    )
  },
  box: {
    front: ['#2b2a68', '#12113a'],
    side: ['#1a194a', '#0a0a26'],
    top: '#3f3d8c',
    ribbon: ['#f0d08a', '#b98f3f'],
    ground: ['#dfe0ea', '#b4b6cb'],
    tile: (scene) => {
      const ray = scene.define('tileray', (id) => sparkle(id, '#d3c8ff'))
      return (
        stroke('M8 10 24 20 40 8M24 20 30 40', '#d3c8ff', 0.7, { strokeOpacity: 0.4 }) +
        [
          [8, 10, 0.3],
          [24, 20, 0.45],
          [40, 8, 0.3],
          [30, 40, 0.35],
        ]
          .map(([x, y, s]) => use(ray, { transform: place(x!, y!, 0, s), opacity: 0.7 }))
          .join('')
      )
    },
    emblem: (scene) =>
      circle(0, 0, 50, { fill: '#0b0a2a' }) +
      planisphere(7, nights[1]!, [0, 0], 47) +
      figure(scene, mansions[7]!, nights[1]!, [0, 0], 56),
  },
}

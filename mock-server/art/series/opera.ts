import { createPen, dots, type Point, polar, short, smooth } from '../pen.ts'
import { circle, el, ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import {
  beardHalf,
  brows,
  cheeks,
  eyes,
  faceHalf,
  faceRim,
  foreheads,
  mouths,
  noses,
  type Shape,
  type Tone,
} from './opera-features.ts'
import type { Series } from './series.ts'

/** A role by its face colour: what the colour says about the character is the oldest rule of the stage. */
interface Role {
  readonly base: string
  readonly accent: string
  readonly white: string
  readonly ground: readonly [glow: string, edge: string]
  readonly beard: string
}

const roles: readonly Role[] = [
  { base: '#c22f22', accent: '#e8b04a', white: '#fbf3e4', ground: ['#f7e9cf', '#e3c896'], beard: '#1b1714' }, // loyal
  { base: '#22201f', accent: '#c8352a', white: '#fbf5ea', ground: ['#f2efe8', '#cfc9bb'], beard: '#1b1714' }, // upright
  { base: '#f6efe2', accent: '#c53a2b', white: '#ffffff', ground: ['#b6402f', '#7c211a'], beard: '#2a2522' }, // crafty
  { base: '#23579f', accent: '#e1563a', white: '#f6f3ea', ground: ['#f3dcb6', '#dcae74'], beard: '#a93325' }, // fierce
  { base: '#e6b233', accent: '#b33424', white: '#fff8e6', ground: ['#3f4f58', '#1f2a31'], beard: '#2a2018' }, // bold
  { base: '#2f7d5c', accent: '#e0a83b', white: '#f8f4e6', ground: ['#f4e2d2', '#dcb89b'], beard: '#b23a26' }, // stubborn
  { base: '#6d3a86', accent: '#e6a93f', white: '#f8f0f4', ground: ['#eee2ee', '#c9b0cc'], beard: '#e8e3da' }, // grave
  { base: '#d08f96', accent: '#8d2f3a', white: '#fdf4f0', ground: ['#4f5f52', '#27332b'], beard: '#eae4d8' }, // old and loyal
  { base: '#c9a24e', accent: '#c1321f', white: '#fff6dc', ground: ['#7d1f1f', '#3f0d10'], beard: '#1b1714' }, // divine
]

const gold = '#d9a441'

function toneOf({ base, accent, white }: Role): Record<Tone, string> {
  return { b: base, k: base === '#22201f' ? '#0d0b0a' : '#191512', w: white, a: accent, g: gold }
}

/** The painted face, both halves. */
function face(scene: Scene, role: Role): string {
  const dice = scene.dice.fork('face')
  const tones = toneOf(role)
  const bearded = scene.turn([true, false, false, true, false])
  const parts: Shape[] = [
    ...scene.turn(cheeks, 1),
    ...dice.pick(brows),
    ...dice.pick(eyes),
    ...scene.turn(foreheads, 2),
    ...dice.pick(noses),
    ...(bearded ? [] : dice.pick(mouths)),
  ]
  const edge = { stroke: mix(tones.k, role.base, 0.5), strokeWidth: 0.6 }
  const half = scene.define('half', (id) =>
    group(
      { id },
      ...parts.map(([tone, d]) =>
        path(d, tone === 'w' || tone === 'a' ? { fill: tones[tone], ...edge } : { fill: tones[tone] }),
      ),
    ),
  )
  const base = scene.define('base', (id) => el('path', { id, d: faceHalf }))
  const whole = (id: string, more = {}) => use(id, more) + use(id, { transform: 'scale(-1 1)', ...more })
  const light = scene.radial(
    'light',
    [
      [0, '#ffffff', 0.24],
      [0.6, '#ffffff', 0.03],
      [1, '#000000', 0.42],
    ],
    [0.1, 0.34, 0.95],
  )
  return group(
    {},
    whole(base, { fill: role.base }),
    whole(half),
    scene.rank > 0 ? lipLines(role, bearded) : '',
    whole(base, { fill: light }),
    stroke(faceRim, tones.k, 2, { strokeOpacity: 0.8 }),
    bearded ? beard(scene, role) : '',
  )
}

/** Fine gold tracing for the rarer faces. */
const lipLines = ({ accent }: Role, bearded: boolean): string =>
  stroke(
    `M-92-60Q-104-20-96 30M92-60Q104-20 96 30M-70-120Q0-160 70-120${bearded ? '' : 'M-40 126Q0 144 40 126'}`,
    accent === '#e8b04a' ? '#ffe9b8' : gold,
    1.6,
    { strokeOpacity: 0.85 },
  )

function beard(scene: Scene, { beard: color }: Role): string {
  const dice = scene.dice.fork('beard')
  const strands = Array.from({ length: scene.detail ? 46 : 20 }, () => {
    const x = dice.range(-60, 60)
    const pen = createPen(0).moveTo([x * 0.8, 84 + Math.abs(x) * 0.1])
    return pen
      .quadTo(
        [x * 1.1 + dice.range(-6, 6), 140],
        [x * 0.85 + dice.range(-6, 6), 190 + dice.range(-8, 8) - Math.abs(x) * 0.4],
      )
      .data()
  })
  const id = scene.define('beard', (given) => el('path', { id: given, d: beardHalf }))
  const shade = mix(color, '#8b8378', 0.55)
  return (
    use(id, { fill: color }) +
    use(id, { fill: color, transform: 'scale(-1 1)' }) +
    stroke(strands.join(''), shade, 1, { strokeOpacity: 0.7 }) +
    path('M-30 72Q0 62 30 72 0 84-30 72z', { fill: '#a3291f' })
  )
}

/** A row of pompoms (绒球) along an arc above the brow. */
function pompoms(
  scene: Scene,
  radius: number,
  count: number,
  from: number,
  to: number,
  size: number,
  colors: readonly string[],
): string {
  const paints = colors.map((color, index) =>
    scene.radial(
      `pom${index}`,
      [
        [0, mix(color, '#ffffff', 0.55)],
        [0.55, color],
        [1, mix(color, '#000000', 0.55)],
      ],
      [0.36, 0.32, 0.75],
    ),
  )
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = polar([0, -40], radius, from + (index / (count - 1)) * (to - from))
    return circle(x, y, size, { fill: paints[index % paints.length]! })
  }).join('')
}

/** A long pheasant feather (翎子), barred. */
function feather(scene: Scene, color: string): string {
  const spine: Point[] = [
    [44, -150],
    [62, -188],
    [96, -212],
    [134, -202],
    [158, -160],
    [166, -104],
    [158, -44],
    [166, -8],
  ]
  const id = scene.define('feather', (given) =>
    group(
      { id: given },
      stroke(smooth(spine), color, 7),
      stroke(smooth(spine), '#5a2b12', 7, { strokeDasharray: '2 9', strokeLinecap: 'butt' }),
      stroke(smooth(spine), '#f4dfae', 1.4),
    ),
  )
  return use(id) + use(id, { transform: 'scale(-1 1)' })
}

/** The helmet: a gilded diadem with a jewel, and its crest. */
function helmet(scene: Scene, role: Role, kind: string): string {
  if (kind === 'bare') return ''
  const metal = scene.linear('metal', [
    [0, '#fff0bf'],
    [0.4, gold],
    [1, '#8a5a17'],
  ])
  const cloth = role.ground[1] < '#8' ? role.accent : mix(role.base, '#000000', 0.8)
  const beads = Array.from({ length: 13 }, (_, index): Point => {
    const x = -98 + (index / 12) * 196
    return [x, -121 + (x / 112) ** 2 * 58]
  })
  const crown = kind === 'crown'
  return group(
    {},
    kind === 'feathers' ? feather(scene, '#b9722c') : '',
    path('M-112-70C-110-150-60-196 0-196S110-150 112-70Q60-128 0-128T-112-70z', {
      fill: cloth,
      stroke: '#1b1512',
      strokeWidth: 1.5,
    }),
    crown
      ? path(
          'M-104-84c-8-30-22-44-20-62 16 2 24 12 30 24 0-24 6-44 18-56 10 14 16 28 18 44' +
            ' 8-20 24-34 58-58 34 24 50 38 58 58 2-16 8-30 18-44 12 12 18 32 18 56 6-12 14-22 30-24 2 18-12 32-20 62' +
            'Q60-140 0-140T-104-84z',
          { fill: metal, stroke: '#7a4d12', strokeWidth: 1.2 },
        )
      : pompoms(scene, 150, 11, Math.PI * 1.1, Math.PI * 1.9, 15, [
          role.accent,
          '#f3e9d2',
          role.base === '#22201f' ? '#2d5aa0' : role.base,
        ]),
    path('M-112-70Q-60-132 0-132T112-70L106-52Q60-112 0-112T-106-52z', {
      fill: metal,
      stroke: '#7a4d12',
      strokeWidth: 1,
    }),
    stroke(dots(beads), '#fdf6e3', 7),
    stroke(dots(beads), role.accent, 3),
    circle(0, -166, 15, { fill: metal, stroke: '#7a4d12', strokeWidth: 1 }),
    circle(0, -166, 9, {
      fill: scene.radial(
        'jewel',
        [
          [0, '#ffffff'],
          [0.4, role.accent],
          [1, '#3a0d0d'],
        ],
        [0.35, 0.3, 0.8],
      ),
    }),
    tassels(role),
  )
}

/** Silk tassels at both temples. */
const tassels = ({ accent }: Role): string =>
  [-1, 1]
    .map((side) =>
      group(
        { transform: place(side * 112, -66, 0, side, 1) },
        stroke('M0 0q8 20 4 44', gold, 2.4),
        circle(4, 46, 5, { fill: gold }),
        path('M-3 50h14l4 66q-11 6-22 0z', { fill: accent }),
        stroke('M1 54-2 114M5 54v62M9 54l3 60', mix(accent, '#000000', 0.6), 0.8),
      ),
    )
    .join('')

type Device = (scene: Scene, role: Role, center: Point) => string

/** The quiet devices behind a face, in tones of its ground. */
const devices: Readonly<Record<'rays' | 'clouds' | 'disc' | 'waves', Device>> = {
  rays: (_scene, { ground }, center) => {
    const pen = createPen(0)
    for (let ray = 0; ray < 24; ray += 1) {
      const angle = (ray / 24) * Math.PI * 2
      pen
        .moveTo(center)
        .lineTo(polar(center, 520, angle))
        .lineTo(polar(center, 520, angle + 0.13))
        .close()
    }
    return path(pen.data(), { fill: ground[1], fillOpacity: 0.38 })
  },
  disc: (_scene, { ground }, [x, y]) =>
    circle(x, y, 156, { fill: ground[1], fillOpacity: 0.55 }) +
    circle(x, y, 166, { fill: 'none', stroke: ground[1], strokeWidth: 1.5 }),
  clouds: (scene, { ground }, [x]) => {
    const outline = 'M0 0h70c14 0 14-18 0-18 0-16-24-18-28-4-8-14-30-6-26 10-16-4-24 12-16 12z'
    const cloud = scene.define('cloud', (id) =>
      el('path', { id, d: outline, fill: 'none', stroke: faint(ground), strokeWidth: 2.5 }),
    )
    const spots = [
      [-10, 74, 1],
      [250, 120, 1.1],
      [40, 400, 1.2],
      [262, 380, 0.9],
      [130, 46, 0.8],
    ] as const
    return spots.map(([cx, cy, size]) => use(cloud, { transform: place(cx + x - 180, cy, 0, size) })).join('')
  },
  waves: ({ define, width, height }, { ground }) => {
    const arcs =
      'M0 20a20 20 0 0 1 40 0M8 20a12 12 0 0 1 24 0M15 20a5 5 0 0 1 10 0M-20 10a20 20 0 0 1 40 0M20 10a20 20 0 0 1 40 0'
    const box = { width: 40, height: 20, patternUnits: 'userSpaceOnUse' }
    const tile = define('wave', (id) => el('pattern', { id, ...box }, stroke(arcs, faint(ground), 1)))
    return rect(0, height * 0.62, width, height * 0.38, { fill: `url(#${tile})`, fillOpacity: 0.7 })
  },
}

const faint = ([glow, edge]: Role['ground']): string => mix(glow, edge, 0.35)

const grounds = ['rays', 'clouds', 'disc', 'waves'] as const

/** Behind the face: a plain stage colour with one quiet device. */
function stage(scene: Scene, role: Role, center: Point, device: (typeof grounds)[number]): string {
  const { width, height } = scene
  const [glow, edge] = role.ground
  const light = scene.radial(
    'ground',
    [
      [0, glow],
      [0.55, mix(glow, edge, 0.6)],
      [1, edge],
    ],
    [center[0] / width, center[1] / height, 0.75],
  )
  return group(
    {},
    rect(0, 0, width, height, { fill: edge }),
    rect(0, 0, width, height, { fill: light }),
    devices[device](scene, role, center),
  )
}

function portrait(scene: Scene, role: Role, x: number, y: number, scale: number): string {
  const kind = scene.turn(['pompoms', 'feathers', 'bare', 'crown', 'pompoms'], 2)
  return group(
    { transform: `translate(${short(x)} ${short(y)})scale(${short(scale, 2)})` },
    ellipse(8, 16, 112, 156, { fill: '#000000', fillOpacity: 0.16 }),
    helmet(scene, role, kind),
    face(scene, role),
  )
}

export const opera: Series = {
  name: '京剧脸谱',
  draw(scene) {
    const { width, height } = scene
    const role = scene.turn(roles, 4)
    const center: Point = [width / 2, height * 0.52]
    return stage(scene, role, center, scene.turn(grounds, 1)) + portrait(scene, role, center[0], center[1], 1)
  },
  banner(scene) {
    const { width, height } = scene
    const role = scene.turn(roles, 4)
    const center: Point = [width * 0.7, height * 0.56]
    return stage(scene, role, center, 'rays') + portrait(scene, role, center[0], center[1], 1.08)
  },
  box: {
    front: ['#cf3a2a', '#8f1e17'],
    side: ['#9a231b', '#64120e'],
    top: '#e25a45',
    ribbon: ['#f2d48c', '#c59335'],
    ground: ['#f0e4d2', '#d9c4a3'],
    tile: () =>
      stroke(
        'M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0M-24 48a24 24 0 0 1 48 0' +
          'M-16 48a16 16 0 0 1 32 0M24 48a24 24 0 0 1 48 0M32 48a16 16 0 0 1 32 0',
        '#f2d48c',
        1.3,
        { strokeOpacity: 0.35 },
      ),
    emblem: (scene) =>
      circle(0, 0, 50, { fill: '#fbf3e4', stroke: '#f2d48c', strokeWidth: 3 }) +
      group({ transform: 'translate(0 0)scale(.3)' }, face(scene, roles[0]!)),
  },
}

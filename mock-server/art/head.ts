import { paintSitter, type Sitter, sitterNames } from './avatar.ts'
import { circle, ellipse, group, mix, path, place, rect, type Scene, stroke } from './scene.ts'

/** Grounds of digital avatars: a light middle, a deep rim, and what is drawn on it. */
const tones = {
  persimmon: ['#ffe1bd', '#e98a4b', '#c9592b'],
  celadon: ['#e2f2e8', '#7fb8a4', '#3f8a76'],
  indigo: ['#dfe6f7', '#6d83bd', '#3b4f8f'],
  rouge: ['#fde0e0', '#dd7f88', '#b34a5a'],
  gold: ['#fff3cd', '#dcb152', '#a97a1e'],
  night: ['#51618a', '#1c2440', '#e9d9a0'],
  ink: ['#f5f1e8', '#bdb4a4', '#7c7365'],
  plum: ['#eee0f4', '#a080b8', '#6c4a88'],
} as const
type Tone = keyof typeof tones

const round = (count: number, draw: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw((360 / count) * at)).join('')

/** What is behind the sitter. */
const backdrops = {
  rays: (color: string) =>
    group(
      { fill: color, fillOpacity: 0.28 },
      round(12, (degrees) => path('M48 48 40-30H56z', { transform: `rotate(${degrees} 48 48)` })),
    ),
  moon: (color: string) =>
    circle(48, 46, 41, { fill: color, fillOpacity: 0.22 }) + circle(48, 46, 35, { fill: '#ffffff', fillOpacity: 0.3 }),
  waves: (color: string) =>
    [0, 1, 2, 3]
      .flatMap((row) =>
        Array.from({ length: 6 }, (_, at) => {
          const x = at * 20 - (row % 2) * 10
          const y = 66 + row * 10
          return [10, 6.5, 3]
            .map((r) => stroke(`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0`, color, 1.3, { strokeOpacity: 0.55 }))
            .join('')
        }),
      )
      .join(''),
  clouds: (color: string) =>
    [
      [14, 22, 1],
      [80, 32, -0.8],
      [16, 76, 0.7],
      [84, 78, -1],
    ]
      .map(([x, y, size]) =>
        group(
          { transform: place(x!, y!, 0, size!, Math.abs(size!)) },
          stroke('M-14 6H12M-10 6a6 6 0 0 1 3-10 8 8 0 0 1 14 1 5 5 0 0 1 2 9M0-2a3.4 3.4 0 1 1-3 4', color, 1.8, {
            strokeOpacity: 0.7,
          }),
        ),
      )
      .join(''),
  stars: (color: string) =>
    [
      [12, 16, 3],
      [30, 8, 1.6],
      [70, 10, 2.2],
      [86, 24, 3.2],
      [8, 46, 1.8],
      [90, 54, 1.7],
      [14, 74, 2.4],
      [84, 80, 2.6],
    ]
      .map(([x, y, r]) =>
        path(
          `M${x} ${y! - r! * 1.6}q${r! * 0.3} ${r! * 1.3} ${r! * 1.6} ${r! * 1.6}-${r! * 1.3} ${r! * 0.3}-${r! * 1.6} ${r! * 1.6}-${r! * 0.3}-${r! * 1.3}-${r! * 1.6}-${r! * 1.6} ${r! * 1.3}-${r! * 0.3} ${r! * 1.6}-${r! * 1.6}z`,
          {
            fill: color,
            fillOpacity: 0.9,
          },
        ),
      )
      .join(''),
  lattice: (color: string) =>
    group(
      { stroke: color, strokeWidth: 1.4, strokeOpacity: 0.42, fill: 'none' },
      [12, 36, 60, 84]
        .flatMap((x) =>
          [12, 36, 60, 84].map((y) => path(`M${x - 8} ${y}h16M${x} ${y - 8}v16M${x - 5} ${y - 5}h10v10h-10z`, {})),
        )
        .join(''),
    ),
  petals: (color: string) =>
    [
      [12, 20, 30],
      [30, 10, 100],
      [74, 12, -20],
      [88, 38, 60],
      [8, 54, -50],
      [90, 70, 10],
      [16, 84, 140],
      [70, 88, 40],
    ]
      .map(([x, y, turn]) =>
        path('M0-5C4-3 4 3 0 5-4 3-4-3 0-5z', { fill: color, fillOpacity: 0.6, transform: place(x!, y!, turn) }),
      )
      .join(''),
} as const
type Backdrop = keyof typeof backdrops

const flower = (x: number, y: number, size: number, color: string): string =>
  group(
    { transform: place(x, y, 0, size) },
    round(5, (degrees) =>
      path('M0 0C-5-3-5-9 0-10 5-9 5-3 0 0z', {
        fill: color,
        stroke: mix(color, '#5a1a26', 0.7),
        strokeWidth: 0.7,
        transform: `rotate(${degrees})`,
      }),
    ),
    circle(0, 0, 2.6, { fill: '#f6d067' }),
  )

/** What the sitter has on; `eyes` is how far down they are. */
const worn = {
  plain: () => '',
  crown: () =>
    path('M30 27 27 10l10 7 11-12 11 12 10-7-3 17q-18-5-36 0z', {
      fill: '#eabf45',
      stroke: '#8a5f14',
      strokeWidth: 1.2,
    }) + [30, 48, 66].map((x, at) => circle(x, at === 1 ? 21 : 22, 2.1, { fill: '#cf3a24' })).join(''),
  scarf: () =>
    path('M20 78q28 12 56 0l3 9q-31 13-62 0z', { fill: '#cf3a24' }) +
    path('M60 86l12-2 5 14H64z', { fill: '#b02f1d' }) +
    stroke('M22 83q26 10 52 0', '#f3b7a5', 1.3, { strokeDasharray: '2 4' }),
  glasses: (eyes) =>
    [35, 61]
      .map((x) => circle(x, eyes, 11, { fill: '#ffffff', fillOpacity: 0.2, stroke: '#2a2622', strokeWidth: 2.2 }))
      .join('') + stroke(`M46 ${eyes - 1}q2-2 4 0M24 ${eyes - 2}l-6-3M72 ${eyes - 2}l6-3`, '#2a2622', 2.2),
  flower: () => flower(68, 26, 1.05, '#e4687f') + flower(78, 34, 0.7, '#fdf2ea'),
  straw: () =>
    path('M48 2 86 32q-38 12-76 0z', { fill: '#dcb86a', stroke: '#8f6c2c', strokeWidth: 1.2 }) +
    stroke('M48 4 30 34M48 4v32M48 4 66 34M20 25q28 9 56 0', '#a9843c', 1.1),
  scholar: () =>
    path('M30 28V14q18-10 36 0v14q-18 7-36 0z', { fill: '#262a33' }) +
    ellipse(16, 22, 13, 4.4, { fill: '#262a33', transform: 'rotate(-8 16 22)' }) +
    ellipse(80, 22, 13, 4.4, { fill: '#262a33', transform: 'rotate(8 80 22)' }) +
    rect(45, 13, 6, 8, { fill: '#3fa287', rx: 1.5 }),
  bell: () =>
    path('M22 79q26 11 52 0l1 6q-27 11-54 0z', { fill: '#2f6b8f' }) +
    circle(48, 89, 6, { fill: '#eac14e', stroke: '#8a5f14', strokeWidth: 1.2 }) +
    stroke('M43 88h10M48 90v4', '#8a5f14', 1.3),
  lantern: () =>
    stroke('M82 4v12', '#7a3f12', 1.6) +
    ellipse(82, 27, 10, 11, { fill: '#d8391f' }) +
    stroke('M82 16q-7 11 0 22M82 16q7 11 0 22', '#f2a18d', 1) +
    rect(77, 14, 10, 3, { fill: '#e8b84a' }) +
    rect(77, 37, 10, 3, { fill: '#e8b84a' }) +
    stroke('M80 40v7M82 40v9M84 40v7', '#e8b84a', 1.2),
} as const satisfies Readonly<Record<string, (eyes: number) => string>>
type Worn = keyof typeof worn

/** How an avatar looks: sitter, what it has on, what is behind it, and its ground. */
export interface HeadLook {
  readonly sitter: Sitter
  readonly worn: Worn
  readonly backdrop: Backdrop
  readonly tone: Tone
}

const known = <Name extends string>(names: readonly Name[], text: string | undefined): Name | undefined =>
  names.find((name) => name === text)

/** Reads `panda-scarf-clouds-indigo`; undefined where a word of it is unknown. */
export function readLook(text: string): HeadLook | undefined {
  const [first, second, third, fourth, ...more] = text.split('-')
  const sitter = known(sitterNames, first)
  const on = known(Object.keys(worn) as Worn[], second)
  const backdrop = known(Object.keys(backdrops) as Backdrop[], third)
  const tone = known(Object.keys(tones) as Tone[], fourth)
  return sitter && on && backdrop && tone && more.length === 0 ? { sitter, worn: on, backdrop, tone } : undefined
}

/** Rare ones have a line round them, epic ones two, legendary ones gold with knots. */
function rim(scene: Scene, color: string): string {
  if (scene.rank === 0) return ''
  const line = scene.rank === 3 ? '#d7a733' : color
  const outer = rect(3, 3, 90, 90, { fill: 'none', stroke: line, strokeWidth: scene.rank === 3 ? 2 : 1.4, rx: 6 })
  if (scene.rank === 1) return outer
  const inner = rect(6.5, 6.5, 83, 83, { fill: 'none', stroke: line, strokeWidth: 0.9, rx: 4 })
  if (scene.rank === 2) return outer + inner
  const knot = 'M3 15h6v-6h6V3M9 3v6H3'
  return (
    outer +
    inner +
    [0, 90, 180, 270]
      .map((turn) => stroke(knot, line, 1.6, turn === 0 ? {} : { transform: `rotate(${turn} 48 48)` }))
      .join('')
  )
}

/** A digital avatar on a canvas of 96 × 96. */
export function paintHead(scene: Scene, look: HeadLook): string {
  const [light, deep, mark] = tones[look.tone]
  const ground = scene.radial(
    'ground',
    [
      [0, light],
      [1, deep],
    ],
    [0.5, 0.42, 0.72],
  )
  // A view fills its frame; whoever sits there has room to all sides.
  const room = look.sitter === 'moon' ? {} : { transform: place(9, 12, 0, 0.82) }
  const on = worn[look.worn](look.sitter === 'owl' ? 40 : 53)
  const sitter = group(room, paintSitter(scene, look.sitter), on)
  return rect(0, 0, 96, 96, { fill: ground }) + backdrops[look.backdrop](mark) + sitter + rim(scene, mark)
}

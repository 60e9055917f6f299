import { dots, type Point } from '../../pen.ts'
import { ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../../scene.ts'
import { layers, points } from '../../shapes.ts'
import { tonesOf, type WorkFacts } from '../../works/works.ts'
import { seal } from './ink-brush.ts'

/** 千里江山 · 终卷: the end of the handscroll in mineral colours, its roller on the left, one seal. */
export function thousandMiles(scene: Scene, facts: WorkFacts): string {
  const [azurite, malachite, ochre, silk, red] = tonesOf(facts) as [string, string, string, string, string]
  const clip = scene.define('silk', (id) => `<clipPath id="${id}"><path d="M66 92H360V352H66z"/></clipPath>`)
  const ground = scene.linear(
    'ground',
    [
      [0, mix(silk, '#e6d5ae', 0.6)],
      [0.3, silk],
      [1, mix(silk, '#a98a55', 0.85)],
    ],
    [0, 0, 1, 0],
  )
  const minerals = [azurite, malachite, ochre] as const
  const kinds = [height(scene, 0, minerals), height(scene, 1, minerals)] as const
  const ripple = scene.define(
    'ripple',
    (id) =>
      `<pattern id="${id}" width="12" height="6" ` +
      `patternUnits="userSpaceOnUse">${stroke('M0 3q3-3 6 0t6 0M-6 6q3-3 6 0t6 0 6 0', '#8c7a4e', 0.5, { strokeOpacity: 0.7 })}</pattern>`,
  )
  return (
    rect(0, 0, scene.width, scene.height, {
      fill: scene.radial('table', [
        [0, '#4a3328'],
        [1, '#1f1511'],
      ]),
    }) +
    path('M40 372H360V384H40z', { fill: '#000000', fillOpacity: 0.35 }) +
    rect(48, 64, 312, 312, { fill: '#7d6a48' }) +
    rect(48, 64, 312, 28, { fill: brocade(scene), class: 'mount' }) +
    rect(48, 352, 312, 28, { fill: brocade(scene), class: 'mount' }) +
    rect(48, 92, 18, 260, { fill: '#e6dcc0' }) +
    rect(66, 92, 294, 260, { fill: ground }) +
    group(
      { clipPath: `url(#${clip})` },
      // Ranges beyond: pale blue, then pale green, fading into bare silk.
      path('M66 232C110 222 150 216 186 196 214 176 236 168 262 140 292 118 330 96 360 84V262H66z', {
        fill: mix(azurite, silk, 0.24),
      }),
      path('M66 240C104 226 140 226 172 208 204 196 226 196 252 172L360 128V270H66z', {
        fill: mix(malachite, silk, 0.36),
      }),
      rect(66, 246, 294, 106, { fill: ground }),
      rect(66, 246, 294, 106, { fill: `url(#${ripple})` }),
      ...peaks.slice(0, 5).map((peak, at) => mountain(peak, kinds, at)),
      // Mist on the water, between the ranges.
      ellipse(236, 284, 190, 16, {
        fill: scene.radial('mist', [
          [0, '#efe0bb', 0.95],
          [1, '#efe0bb', 0],
        ]),
      }),
      ...peaks.slice(5).map((peak, at) => mountain(peak, kinds, at + 1)),
      path('M66 352C110 326 150 334 190 345L196 352zM226 352C266 326 320 320 360 328V352z', { fill: ochre }),
      path('M66 352C100 333 140 339 176 349L180 352zM246 352C284 333 330 328 360 334V352z', { fill: malachite }),
      stroke(dots(woods, 0), '#1d4a38', 5),
      stroke(
        dots(
          woods.map(([x, y]): Point => [x - 1, y - 2]),
          0,
        ),
        '#5fa07c',
        2.6,
      ),
      village(),
      stroke('M190 300h14M214 286h10M150 308h12M296 312h10', '#6d5c38', 1.2),
    ) +
    seal(72, 328, 17, red) +
    group(
      { class: 'roller' },
      rect(30, 54, 24, 334, {
        fill: scene.linear(
          'roller',
          [
            [0, '#d8c79c'],
            [0.4, '#f2e6c4'],
            [1, '#8d7748'],
          ],
          [0, 0, 1, 0],
        ),
      }),
      rect(34, 34, 16, 22, {
        rx: 3,
        fill: scene.linear(
          'knob',
          [
            [0, '#2c4a3a'],
            [0.5, '#6fa088'],
            [1, '#1c3226'],
          ],
          [0, 0, 1, 0],
        ),
      }),
      rect(34, 386, 16, 22, { rx: 3, fill: scene.linear('knob', [], [0, 0, 1, 0]) }),
      stroke('M54 56V386', '#5d4a28', 1.2),
    )
  )
}

/** Trees along the feet of the hills and on the near banks. */
const woods = points(
  '296 324 304 320 313 324 343 322 352 326 236 322 243 318 266 322 274 319 186 319 204 318 140 313 ' +
    '154 312 92 338 100 335 108 338 300 334 308 331 330 330',
)

const brocade = (scene: Scene): string =>
  `url(#${scene.define(
    'brocade',
    (id) =>
      `<pattern id="${id}" width="20" height="14" patternUnits="userSpaceOnUse"><path d="M0 0h20v14H0z" fill="#2f4a5c"/>${stroke(
        'M10 2 16 7 10 12 4 7zM0 0l3 3M20 0l-3 3M0 14l3-3M20 14' + 'l-3-3',
        '#c9a85a',
        0.8,
      )}</pattern>`,
  )})`

interface Peak {
  readonly x: number
  readonly foot: number
  readonly wide: number
  readonly tall: number
}

/** From the right to the left end the rhythm of the peaks becomes lower; those behind come first. */
const peaks: readonly Peak[] = [
  { x: 340, foot: 284, wide: 150, tall: 180 },
  { x: 272, foot: 288, wide: 104, tall: 136 },
  { x: 218, foot: 284, wide: 80, tall: 88 },
  { x: 168, foot: 280, wide: 64, tall: 54 },
  { x: 120, foot: 276, wide: 52, tall: 32 },
  { x: 322, foot: 326, wide: 112, tall: 104 },
  { x: 252, foot: 324, wide: 84, tall: 66 },
  { x: 196, foot: 320, wide: 60, tall: 42 },
  { x: 146, foot: 314, wide: 46, tall: 26 },
]

/** The two ways a height is built, 100 wide and 100 high over its foot: its outline, its crest, and the folds that run down from it. */
const heights = [
  [
    'M-50 0C-44-12-36-28-29-48-25-70-15-96-4-100 8-99 16-80 22-60 28-38 41-14 50 0z',
    'M-29-48C-25-70-15-96-4-100 8-99 16-80 22-60 15-68 9-56 2-66-6-52-14-64-29-48z',
    'M-6-94C-12-70-18-38-31-6M-1-90C0-60-5-30-10-4M5-92C12-66 16-36 28-6M-16-70C-23-46-30-24-42-3M14-72' +
      'C22-50 33-26 42-4M8-50C10-34 9-18 12-4',
  ],
  [
    'M-50 0C-42-10-40-28-31-40-26-56-20-62-13-82-6-98 5-102 11-90 16-76 24-70 28-50 34-34 43-12 50 0z',
    'M-31-40C-26-56-20-62-13-82-6-98 5-102 11-90 16-76 24-70 28-50 20-58 14-46 6-58-4-44-16-54-31-40z',
    'M-10-84C-14-60-24-36-36-6M0-92C-2-60-8-30-14-4M8-90C12-62 12-34 20-4M16-72C22-50 32-28 41-4M-22-54' +
      'C-28-36-34-18-44-3M0-44C2-30 2-16 4-4',
  ],
] as const

/** A height in three layers of colour, ochre foot, malachite slope, azurite crest, with its ridges in gold; drawn once of each kind. */
function height(scene: Scene, kind: 0 | 1, [azurite, malachite, ochre]: readonly [string, string, string]): string {
  const [outline, crown, folds] = heights[kind]
  return scene.define(`height${kind}`, (id) => {
    const paint = scene.linear('mineral', [
      [0, mix(azurite, '#123a78', 0.7)],
      [0.3, azurite],
      [0.54, malachite],
      [0.84, mix(malachite, '#8fb57a', 0.7)],
      [1, ochre],
    ])
    const way = scene.define(`folds${kind}`, (given) => path(folds, { id: given }))
    return group(
      { id, fill: 'none' },
      path(outline, { fill: paint, stroke: scene.rank > 2 ? '#9a6a2c' : ochre, strokeWidth: 1 }),
      path(crown, { fill: mix(azurite, '#0f3a86', 0.6), fillOpacity: 0.6 }),
      use(way, { stroke: mix(malachite, '#123f38', 0.4), strokeWidth: 2.2, strokeOpacity: 0.55 }),
      use(way, { stroke: '#efd793', strokeWidth: 0.8, strokeOpacity: 0.8, transform: 'translate(1.500)' }),
    )
  })
}

/** A mountain of three heights: two shoulders and the summit before them. */
function mountain({ x, foot, wide, tall }: Peak, kinds: readonly [string, string], turn: number): string {
  const [one, other] = turn % 2 ? kinds : [kinds[1], kinds[0]]
  const at = (id: string, dx: number, across: number, up: number) =>
    use(id, { transform: place(x + dx * wide, foot, 0, (wide * across) / 100, (tall * up) / 100) })
  return group(
    { class: 'peak' },
    at(other, -0.3, 0.52, turn % 2 ? 0.62 : 0.5),
    at(one, 0.32, 0.5, turn % 2 ? 0.48 : 0.66),
    at(one, 0, turn % 3 ? 0.72 : -0.72, 1),
  )
}

/** Small life at true scale: roofs, a bridge, two boats. */
const village = (): string =>
  layers(
    { wall: '#efe3c6', roof: '#4c4438', wood: '#6a4a2c' },
    '.house wall/roof/0.7 M236 336v-6h10v6z',
    '.house roof M233 331l8-6 8 6z',
    '.house roof M248 334l7-5 7 5z',
    '.bridge -/wood/1.4 M140 336Q162 326 184 336M146 336v4M162 331v6M178 335v4',
    '.boat wood M196 276q8 5 16 0-2 5-8 5t-8-5z',
    '.boat -/wood/0.8 M204 276v-9l6 7',
    '.boat wood M108 290q6 4 12 0-2 4-6 4t-6-4z',
  )

import { brush, type Point, smooth } from '../pen.ts'
import { circle, ellipse, group, mix, part, path, type Scene, stroke } from '../scene.ts'
import { limb, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { cartouche, charted, figure, nightSky } from './star-chart.ts'

/** 昴日鸡: the rooster crows at seven small stars before sunrise. */
export function mao(scene: Scene, facts: WorkFacts): string {
  const [night, ice, comb, plumage, dawn] = tonesOf(facts) as [string, string, string, string, string]
  const at = charted(facts.stars!, [74, 74, 84, 50])
  const haze = scene.radial('haze', [
    [0, ice, 0.5],
    [0.5, ice, 0.18],
    [1, ice, 0],
  ])
  return (
    nightSky(scene, [night, '#2a3a63', dawn], 0.7) +
    ellipse(180, 452, 260, 46, { fill: '#f6dfae', fillOpacity: 0.7 }) +
    circle(116, 98, 74, { fill: haze }) +
    path('M0 424H360V450H0zM0 418q180-14 360 0v8H0z', { fill: '#2b2a3a' }) +
    stroke(
      'M0 432h360M20 424v26M64 422v28M108 420v30M152 419v31M196 419v31M240 420v30M284 421v29M328 423v27',
      '#45435a',
      1.4,
    ) +
    part('beast', rooster(scene, plumage, comb, dawn)) +
    figure(scene, facts, at, { line: '#9db2cc', star: ice, scale: 0.8 }) +
    cartouche(scene, facts.label!, 324, 30)
  )
}

/** The sickle feathers of the tail, those behind first: where each ends, over which bow, and how broad it is. */
const sickles = [
  ['350 374', '322 300', 17],
  ['356 322', '330 240', 20],
  ['352 262', '322 190', 22],
  ['322 206', '300 158', 22],
  ['282 186', '274 164', 18],
] as const

function roosterTail(scene: Scene): string {
  const sheen = scene.linear(
    'sickle',
    [
      [0, '#20242f'],
      [0.5, '#3d5560'],
      [1, '#7f8f97'],
    ],
    [1, 0, 0, 1],
  )
  return sickles
    .map(([to, bow, wide], index) => {
      const [[tx, ty], [bx, by]] = [points(to)[0]!, points(bow)[0]!]
      const way: Point[] = [
        [246, 316],
        [(246 + bx) / 2 - 4, (316 + by) / 2 - 4],
        [bx, by],
        [(bx + tx) / 2 + 9, (by + ty) / 2 - 8],
        [tx, ty],
      ]
      return (
        path(
          brush(way, (t) => 8 + wide * Math.sin(Math.min(1, t * 1.12) * 2.75), 0),
          { fill: index % 2 ? '#39414f' : sheen, stroke: '#14161d', strokeWidth: 1 },
        ) + stroke(smooth(way, false, 1, 0), '#aebac0', 0.9, { strokeOpacity: 0.5 })
      )
    })
    .join('')
}

/** One of the long feathers that hang from the neck. */
const hackle = ([x, y]: Point, lean: number, length: number): string =>
  `M${Math.round(x) - 5} ${Math.round(y)}q5-4 10 0` +
  `q${Math.round(lean + 1)} ${Math.round(length * 0.6)} ${Math.round(lean - 5)} ${length}` +
  `q-7-${Math.round(length * 0.4)}-5-${length}z`

/** A rooster, beak open to the upper left, its neck stretched, standing on a roof at y 420; the first light is on breast and comb. */
function rooster(scene: Scene, plumage: string, comb: string, dawn: string): string {
  const grey = '#8d8f98'
  const line = '#4a4650'
  const lit = scene.radial(
    'breast',
    [
      [0, '#fffaf0'],
      [0.45, plumage],
      [1, mix(plumage, '#6b6d7c', 0.6)],
    ],
    [0.3, 0.5, 0.75],
  )
  const rows = 5
  const neck: Point[] = points('164 192 168 214 172 238 174 262 178 284')
  const hackles = neck.slice(0, rows).map(([x, y], row) =>
    path(
      Array.from({ length: 5 + row }, (_, index) => {
        const t = index / (4 + row) - 0.5
        return hackle([x + t * (34 + row * 15), y + Math.abs(t) * -10], t * 20 + 3, 36 + row * 2)
      }).join(''),
      {
        fill: mix(plumage, dawn, 0.98 - row * 0.13),
        stroke: line,
        strokeWidth: 0.7,
        strokeOpacity: 0.75,
        class: 'hackle',
      },
    ),
  )
  return group(
    {},
    roosterTail(scene),
    // Thighs and legs, with spurs and toes.
    path(
      'M176 356C172 376 178 392 186 398L198 398C204 384 208 370 208 356zM216 352C218 374 222 388 228 396' +
        'L238 394C244 380 246 366 244 350z',
      {
        fill: mix(plumage, '#6b6d7c', 0.8),
        stroke: line,
        strokeWidth: 1,
      },
    ),
    stroke('M191 396L188 417M233 394L234 417', '#b9872f', 6.4),
    stroke(
      'M188 417l-24 3M188 417l-12 8M188 417l16 6M188 406l12 2M234 417l-22 3M234 417l-8 8M234 417l20 5M234 404l12 1',
      '#b9872f',
      4,
    ),
    // The body: full breast forward, back that sinks and rises to the tail.
    path(
      'M136 246C118 276 118 322 146 350 172 374 218 376 250 352 274 332 284 308 278 286 256 292 230 284 ' +
        '212 262 196 240 156 226 136 246z',
      {
        fill: lit,
        stroke: line,
        strokeWidth: 1.3,
      },
    ),
    // The saddle hangs before the tail.
    path('M240 286q10 22-2 46 12-14 14-40M254 290q10 20 2 40 12-12 10-40M266 290q8 18 4 34 10-12 6-36' + 'z', {
      fill: dawn,
      fillOpacity: 0.75,
      stroke: line,
      strokeWidth: 0.7,
    }),
    // The folded wing: shoulder, a bar, and long quills.
    path('M176 290C198 274 236 282 254 302 262 318 262 338 256 350 226 356 192 344 180 322 174 312 172 300 176 290z', {
      fill: grey,
      stroke: line,
      strokeWidth: 1.3,
    }),
    path('M178 292C198 280 228 286 246 302 226 306 200 310 180 318 176 310 174 300 178 292' + 'z', {
      fill: mix(plumage, grey, 0.7),
      stroke: line,
      strokeWidth: 0.8,
    }),
    stroke(
      'M184 322Q216 316 256 322M190 332Q220 328 258 334M202 341Q226 340 256 346M186 298q8 4 10 12M200 294' +
        'q8 5 10 13M214 294q8 5 9 12M228 298q6 4 7 10',
      mix(plumage, line, 0.5),
      1.2,
    ),
    stroke('M142 316q8 8 16 6M138 300q8 8 16 6M146 332q10 8 18 6M160 346q10 6 18 4M152 286q8 6 14 4', grey, 1.2, {
      strokeOpacity: 0.8,
    }),
    path(limb('156 176 162 214 172 262', 38, 78), { fill: plumage }),
    ...hackles.toReversed(),
    path('M134 192C128 172 142 156 162 160 180 164 186 184 180 204 168 214 142 214 134 192z', {
      fill: plumage,
      stroke: line,
      strokeWidth: 1.1,
    }),
    // Red skin round the eye, ear lobe, beak wide open with its tongue.
    path('M140 186C138 172 148 164 158 168 166 174 166 186 158 194 152 198 144 194 140 186z', { fill: comb }),
    path('M166 196q8-2 8 8-2 10-8 8-4-8 0-16z', { fill: '#f6efe2', stroke: line, strokeWidth: 0.8 }),
    path(
      'M140 178C128 168 114 158 98 142 116 142 134 150 148 164zM140 188C128 188 114 184 102 176 112 192 126 198 142 196z',
      {
        fill: '#dba640',
        stroke: '#7a5518',
        strokeWidth: 1.1,
      },
    ),
    path('M140 179L116 166C122 176 130 184 140 188z', { fill: '#8f2622' }),
    stroke('M136 184q-8-4-13-10', '#e58a7c', 2),
    part(
      'comb',
      path(
        'M140 170C128 158 124 144 130 132 136 138 142 142 146 146 144 130 148 116 158 108 160 122 164 130 ' +
          '170 136 172 122 180 112 190 110 188 122 190 132 194 138 200 130 208 128 214 130 208 146 200 164 ' +
          '186 180 176 166 156 160 140 170z',
        { fill: comb, stroke: '#7c1f18', strokeWidth: 1 },
      ),
      path(
        'M140 196C130 206 128 230 138 238 150 234 152 212 148 200zM150 200C146 212 148 232 156 234 164 228 162 210 158 200z',
        {
          fill: comb,
          stroke: '#7c1f18',
          strokeWidth: 1,
        },
      ),
    ),
    stroke(
      'M133 138q2 14 10 22M158 114q-2 18 6 36M189 116q-8 16-8 34M209 133q-10 12-16 26M134 212q-2 12 4 20',
      dawn,
      1.7,
    ),
    circle(153, 179, 6, { fill: '#f0c766', stroke: line, strokeWidth: 1.2 }),
    circle(151.5, 178.5, 2.8, { fill: '#1a1717' }),
  )
}

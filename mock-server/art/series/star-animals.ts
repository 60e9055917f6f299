import { brush, type Point, smooth } from '../pen.ts'
import { circle, ellipse, group, mix, part, path, place, type Scene, stroke } from '../scene.ts'
import { dash, limb, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { cartouche, charted, degrees, figure, nightSky } from './star-chart.ts'
import { hill } from './star-beasts.ts'

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

/** 心月狐: the fire star in the fox's chest. */
export function xin(scene: Scene, facts: WorkFacts): string {
  const [night, fire, side, fur, line] = tonesOf(facts) as [string, string, string, string, string]
  const raw = charted(facts.stars!, [0, 0, 168, 200])
  const at = raw.map(([x, y]): Point => [x + 180 - raw[1]![0], y + 226 - raw[1]![1]])
  const glow = scene.radial('fire', [
    [0, fire, 0.85],
    [0.25, fire, 0.42],
    [0.6, fire, 0.14],
    [1, fire, 0],
  ])
  return (
    nightSky(scene, [night, '#241f4a', '#4a2f4c'], 0.8) +
    hill(scene, 420, '#151127') +
    stroke('M20 424q2-22-6-34M24 424q8-18 6-30M300 422q0-26 8-38M306 422q8-14 16-18M330 424q0-18-6-26', '#2f2a4a', 2) +
    part('beast', fox(scene, fur)) +
    circle(180, 226, 96, { fill: glow }) +
    figure(scene, facts, at, { line, star: side, special: { 心宿二: fire }, scale: 1.1 }) +
    cartouche(scene, facts.label!, 36, 30)
  )
}

/** A seated fox in three-quarter view, head to the left, chest at 180 226. */
function fox(scene: Scene, fur: string): string {
  const dark = mix(fur, '#1a1024', 0.55)
  const cream = '#e6cba8'
  const dice = scene.dice.fork('fur')
  const tufts = Array.from({ length: scene.detail ? 60 : 30 }, () =>
    dash([dice.range(170, 250), dice.range(220, 390)], dice.range(8, 16), dice.range(1.2, 1.9)),
  )
  return group(
    {},
    path(
      brush(points('250 396 304 384 330 330 312 268 290 238'), (t) => 26 + 50 * Math.sin(Math.min(1, t * 1.12) * 2.75)),
      { fill: fur, stroke: dark, strokeWidth: 1.2 },
    ),
    path('M268 262C276 244 284 232 296 226 312 236 324 254 328 276 312 264 296 262 284 276 280 270 274 264 268 262z', {
      fill: cream,
    }),
    path('M200 200C246 216 282 280 284 352 286 392 270 412 230 412H168C150 360 150 300 156 220z', {
      fill: fur,
      stroke: dark,
      strokeWidth: 1.2,
    }),
    path('M236 412C204 404 206 340 246 330 280 338 292 384 278 412z', {
      fill: mix(fur, cream, 0.86),
      stroke: dark,
      strokeWidth: 1.2,
    }),
    path('M230 412q30-10 52 2-10 8-52 6z', { fill: dark }),
    path(limb('206 290 208 350 204 410', 34, 20) + limb('160 280 158 350 152 412', 36, 20), { fill: fur }),
    path(limb('207 356 206 384 202 410', 22, 20) + limb('158 356 156 384 150 412', 24, 20), { fill: dark }),
    path('M136 412q10-10 26 0 2 8-26 8zM188 412q10-10 26 0 2 8-26 8z', { fill: dark }),
    path('M150 176C138 220 144 280 172 316 186 334 202 312 210 286 220 246 214 206 204 184z', { fill: cream }),
    stroke(
      'M158 214l6 16M150 238l8 18M152 266l10 18M200 212l-4 18M206 240l-6 18M202 268l-8 16M172 292l6 14M184 292l-2 16',
      mix(cream, fur, 0.5),
      1.4,
    ),
    stroke(tufts.join(''), dark, 0.9, { strokeOpacity: 0.5 }),
    group(
      { transform: place(170, 142, 0, 1.18) },
      path('M-36-22C-42-40-44-60-42-78-28-70-14-56-6-42zM8-44C16-58 28-70 42-78 46-58 44-38 38-18z', {
        fill: fur,
        stroke: dark,
        strokeWidth: 1.2,
      }),
      path('M-34-32C-36-44-37-56-36-66-28-60-20-52-14-44zM16-46C22-54 28-60 36-66 37-54 36-42 32-32z', { fill: dark }),
      path(
        'M-42-18C-36-44-10-48 4-46 26-46 42-34 44-12 48 0 54 10 58 16 46 14 40 18 34 26 24 24 14 26 4 32-10 ' +
          '38-24 46-40 48-48 46-50 40-46 34-54 30-58 24-62 18-54 14-48 0-42-18z',
        { fill: fur, stroke: dark, strokeWidth: 1.2 },
      ),
      path(
        'M-56 18C-46 14-38 12-34 16-30 8-22 6-16 12-8 4 20-2 40 8 46 12 52 14 58 16 46 14 40 18 34 26 24 24 ' +
          '14 26 4 32-10 38-24 46-40 48-48 46-50 40-46 34-50 30-56 24-56 18z',
        { fill: cream },
      ),
      path('M-48 38C-50 34-44 31-38 34-36 40-42 46-47 44z', { fill: '#1c1418' }),
      path('M-36-6Q-26-16-16-4-26 2-36-6zM8-6Q18-18 30-6 20 2 8-6z', { fill: '#f1d27a' }),
      circle(-25, -6, 3.6, { fill: '#1c1418' }),
      circle(18, -7, 3.8, { fill: '#1c1418' }),
      stroke(
        'M-38-6Q-27-18-14-2M6-4Q18-20 32-6M-38 44q8 6 16-4M-20 26l-24-6M-20 30l-26 4M2 24l26 8M4 20l30 0',
        dark,
        1.3,
      ),
    ),
  )
}

/** 井木犴: eight stars above, the well with their mirror below, the beast over the curb. */
export function jing(scene: Scene, facts: WorkFacts): string {
  const [night, coat, fire, water, line] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('fire')
  const at = charted(facts.stars!, [60, 58, 176, 142])
  const falls = Array.from({ length: 9 }, () =>
    dash([dice.range(30, 330), dice.range(30, 200)], dice.range(18, 44), 1.9),
  )
  const mirror = at.map(([x, y]): Point => [132 + (x - 148) * 0.62, 356 - (y - 129) * 0.34])
  return (
    nightSky(scene, [night, '#1a2447', '#5a2a35'], 0.8) +
    (scene.rank > 1 ? degrees([148, 130], 118) : '') +
    stroke(falls.join(''), fire, 2, { strokeOpacity: 0.75 }) +
    path('M0 292Q120 268 360 286V450H0z', { fill: '#2a2330' }) +
    path('M36 318H228L252 398H12z', { fill: '#14100f' }) +
    part('water', path('M46 326H220L240 390H26z', { fill: water })) +
    stroke(
      Array.from({ length: 9 }, () => dash([dice.range(56, 210), dice.range(332, 376)], dice.range(7, 16), 1.57)).join(
        '',
      ),
      fire,
      4.4,
      { class: 'mirrored' },
    ) +
    part('reflection', ...mirror.map(([x, y]) => circle(x, y, 2.6, { fill: '#cfe2ea', fillOpacity: 0.75 }))) +
    stroke('M84 362a50 13 0 0 1 100 0a50 13 0 0 1-100 0M104 362a30 8 0 0 1 60 0a30 8 0 0 1-60 0', '#8fb6bd', 1, {
      strokeOpacity: 0.7,
    }) +
    part('curb', ...curb()) +
    part('beast', an(scene, coat)) +
    figure(scene, facts, at, { line, star: '#dfe8f7' }) +
    cartouche(scene, facts.label!, 324, 30)
  )
}

/** The curb's four beams, laid over each other as in the character 井. */
const curb = (): string[] => {
  const paint = { fill: '#6d6259', stroke: '#2c2520', strokeWidth: 1.2 }
  return [
    path('M10 306H254L258 326H6z', paint),
    path('M-6 390H272L278 414H-12z', paint),
    path('M30 292H52L28 430H-2z', { ...paint, fill: '#7b6f64' }),
    path('M214 292H236L270 430H240z', { ...paint, fill: '#7b6f64' }),
    stroke('M14 312h20M60 315h150M4 400h16M48 402h186M276 402M34 300l-14 80M228 300l22 84', '#9c8f82', 1),
  ]
}

/** 犴: a thick-necked dog with a black muzzle, forepaws on the curb, looking into the well. */
function an(scene: Scene, coat: string): string {
  const light = mix(coat, '#c9a37c', 0.62)
  const dark = '#171110'
  const dice = scene.dice.fork('coat')
  const tufts = Array.from({ length: scene.detail ? 60 : 34 }, () =>
    dash([dice.range(262, 350), dice.range(240, 420)], dice.range(8, 15), dice.range(1.3, 2)),
  )
  return group(
    {},
    path(
      brush(points('272 238 300 268 330 330 336 440'), (t) => 66 + 66 * t),
      { fill: coat, stroke: '#8a6b55', strokeWidth: 1.2 },
    ),
    path(limb('300 320 270 350 246 366 226 368', 40, 18), { fill: coat, stroke: '#8a6b55', strokeWidth: 1 }),
    path('M232 358C220 356 208 362 208 372 216 378 230 378 240 374z', { fill: light }),
    stroke('M214 366l-2 8M222 364l-2 10', dark, 1.4),
    stroke(tufts.join(''), light, 1.3, { strokeOpacity: 0.6 }),
    path(
      'M254 202C262 186 276 176 290 176 288 192 286 204 282 214zM232 206C230 192 236 180 246 174 252 184 254 196 254 208z',
      { fill: coat, stroke: '#8a6b55', strokeWidth: 1 },
    ),
    path(
      'M222 230C222 208 240 196 262 202 290 206 306 230 302 256 298 280 276 290 258 292 246 302 230 312 ' +
        '214 312 202 310 200 298 206 286 214 268 220 250 222 230z',
      { fill: light, stroke: '#8a6b55', strokeWidth: 1.2 },
    ),
    part(
      'muzzle',
      path(
        'M216 256C208 270 198 284 198 298 200 312 212 318 224 312 238 306 248 298 256 288 250 270 234 256 216 256z',
        { fill: dark },
      ),
    ),
    path('M199 294q-4 10 5 14 8-2 8-10z', { fill: '#3c3230' }),
    stroke('M216 308q14-2 24-14', '#5a4a44', 1.6),
    circle(240, 236, 6, { fill: '#e8b25a' }),
    circle(238, 238, 3, { fill: dark }),
    stroke('M228 230q12-10 22 0', dark, 3),
    stroke(smooth(points('262 282 284 292 310 282')) + smooth(points('262 294 288 306 320 294')), '#a9805c', 2.4),
  )
}

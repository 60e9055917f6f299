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

/** A hanging feather as a short path. */
const plume = ([x, y]: Point, over: number, down: number): string =>
  `M${Math.round(x) - 4} ${Math.round(y)}q2-5 8 0l${Math.round(over) - 4} ${down}z`

/** Five sickle feathers. */
function roosterTail(): string {
  const sickle = (to: Point, bow: Point, width: number) =>
    brush(
      [
        [262, 312],
        [(262 + bow[0]) / 2 + 2, (312 + bow[1]) / 2 - 6],
        bow,
        [(bow[0] + to[0]) / 2 + 6, (bow[1] + to[1]) / 2 - 3],
        to,
      ],
      (t) => 4 + width * Math.sin(Math.min(1, t * 1.25) * 2.6),
    )
  return (
    [
      [[352, 330], [322, 262], 20],
      [[356, 286], [318, 226], 22],
      [[340, 236], [300, 196], 22],
      [[312, 190], [280, 190], 18],
      [[340, 372], [308, 312], 16],
    ] as const
  )
    .map(([to, bow, wide], index) =>
      path(sickle(to, bow, wide), { fill: index % 2 ? '#3f4352' : '#565b6b', stroke: '#23252e', strokeWidth: 1 }),
    )
    .join('')
}

/** A rooster, beak open to the upper left, standing on a roof at y 420. */
function rooster(scene: Scene, plumage: string, comb: string, dawn: string): string {
  const grey = '#8d8f98'
  const line = '#4d4c55'
  const rows = scene.rank > 0 || scene.detail ? 5 : 3
  const hackles = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 + row }, (__, index) => {
      const t = index / (6 + row) - 0.5
      const y = 216 + row * 22
      const from: Point = [158 + row * 5 + t * (34 + row * 13), y]
      return plume(from, t * 16 + 3, 38)
    }).join(''),
  ).map((d, row) =>
    path(d, { fill: mix(plumage, dawn, 0.92 - row * 0.06), stroke: grey, strokeWidth: 0.7, class: 'hackle' }),
  )
  return group(
    {},
    roosterTail(),
    stroke('M196 376L190 416M228 374L226 416', '#c9983f', 6),
    stroke(
      'M190 416l-22 4M190 416l-6 7M190 416l18 3M226 416l-20 5M226 416l-2 7M226 416l18 3M194 398l9-4M227 398l9-4',
      '#c9983f',
      4,
    ),
    path('M128 300C126 260 150 238 180 250 210 284 250 282 284 276 292 320 268 372 218 384 168 386 132 350 128 300z', {
      fill: plumage,
      stroke: line,
      strokeWidth: 1.2,
    }),
    path('M180 300C216 292 258 296 278 300 270 330 236 352 200 344 184 334 178 316 180 300z', {
      fill: grey,
      stroke: line,
      strokeWidth: 1.2,
    }),
    stroke('M192 318q34 8 74-4M196 330q30 8 58 0M206 308q10 18 6 30M226 306q8 18 2 32M246 304q6 14-2 26', plumage, 1.4),
    path(limb('154 182 154 220 168 276', 34, 74), { fill: plumage }),
    ...hackles.toReversed(),
    path('M132 196C128 176 140 160 160 164 178 168 184 186 180 206 170 216 142 216 132 196z', {
      fill: plumage,
      stroke: line,
      strokeWidth: 1,
    }),
    path(
      'M134 178C122 168 112 158 104 146 118 150 134 158 144 166zM134 186C124 184 114 182 106 178 114 190 124 196 136 196z',
      { fill: '#d9a23f', stroke: '#7a5518', strokeWidth: 1 },
    ),
    path('M134 178L112 164 130 186z', { fill: '#a33' }),
    part(
      'comb',
      path(
        'M140 168C132 152 136 142 142 136 144 144 148 146 152 148 150 136 154 126 162 122 162 134 166 140 172 142 174 132 182 128 188 130 184 140 186 148 192 152 186 166 182 176 180 182 170 166 154 162 140 168z',
        { fill: comb },
      ),
      path('M134 198C126 210 128 228 138 234 148 230 148 212 144 202z', { fill: comb }),
    ),
    stroke('M142 138q2 12 8 18M162 126q0 16 6 28M186 133q-6 12-8 26', dawn, 1.6),
    circle(150, 182, 5.4, { fill: '#f0c766', stroke: line, strokeWidth: 1 }),
    circle(149, 181.5, 2.4, { fill: '#1a1717' }),
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
        'M-42-18C-36-44-10-48 4-46 26-46 42-34 44-12 48 0 54 10 58 16 46 14 40 18 34 26 24 24 14 26 4 32-10 38-24 46-40 48-48 46-50 40-46 34-54 30-58 24-62 18-54 14-48 0-42-18z',
        { fill: fur, stroke: dark, strokeWidth: 1.2 },
      ),
      path(
        'M-56 18C-46 14-38 12-34 16-30 8-22 6-16 12-8 4 20-2 40 8 46 12 52 14 58 16 46 14 40 18 34 26 24 24 14 26 4 32-10 38-24 46-40 48-48 46-50 40-46 34-50 30-56 24-56 18z',
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
      'M222 230C222 208 240 196 262 202 290 206 306 230 302 256 298 280 276 290 258 292 246 302 230 312 214 312 202 310 200 298 206 286 214 268 220 250 222 230z',
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

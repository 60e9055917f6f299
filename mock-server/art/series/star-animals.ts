import { brush, type Point } from '../pen.ts'
import { circle, ellipse, group, mix, part, path, place, type Scene, stroke } from '../scene.ts'
import { dash, limb, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { cartouche, charted, degrees, figure, nightSky } from './star-chart.ts'
import { hill } from './star-beasts.ts'

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
    part(
      'water',
      path('M46 326H220L240 390H26z', {
        fill: scene.radial('well', [
          [0, mix(water, fire, 0.72)],
          [0.5, water],
          [1, mix(water, night, 0.6)],
        ]),
      }),
    ) +
    // The fire that is mirrored shines up out of the well.
    ellipse(132, 300, 150, 90, {
      fill: scene.radial('shine', [
        [0, fire, 0.34],
        [1, fire, 0],
      ]),
    }) +
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
    part('beast', an(scene, coat, fire, line)) +
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

/** What the stars light of 犴 from above, and the fire in the well from below. */
const anBack = 'M292 191C322 192 352 210 376 239'
const anBreast = 'M186 299C206 306 228 306 244 301'

/** 犴: a thick-necked dog with a black muzzle, forepaws on the curb, looking into the well. */
function an(scene: Scene, coat: string, fire: string, star: string): string {
  const light = mix(coat, '#d9ad80', 0.42)
  const dark = '#140f0e'
  const hide = scene.linear(
    'hide',
    [
      [0, light],
      [0.5, mix(coat, '#b98a62', 0.74)],
      [1, mix(coat, '#1a1214', 0.75)],
    ],
    [0, 0, 0.9, 1],
  )
  const dice = scene.dice.fork('coat')
  // The mane stands from neck to shoulder, in locks that lie back.
  const locks = Array.from({ length: scene.detail ? 70 : 34 }, () => {
    const [x, y] = [dice.range(266, 352), dice.range(206, 420)]
    return `M${Math.round(x)} ${Math.round(y)}q${dice.int(4, 9)} ${dice.int(4, 8)} ${dice.int(6, 12)} ${dice.int(14, 24)}`
  })
  const line = { stroke: dark, strokeWidth: 1.3 }
  return group(
    {},
    path('M236 196C230 176 234 158 244 146 256 158 262 176 262 194z', { fill: mix(coat, dark, 0.7), ...line }),
    path('M250 204C282 180 334 192 376 238V460H300C300 420 292 388 272 362 256 342 244 322 244 296z', {
      fill: hide,
      ...line,
    }),
    path(limb('336 420 290 420 262 408 240 394', 44, 26), { fill: mix(coat, dark, 0.8), ...line }),
    path(limb('344 330 306 348 270 336 238 312', 56, 26), { fill: hide, ...line }),
    stroke(locks.join(''), mix(light, '#f0cfa4', 0.6), 1.4, { strokeOpacity: 0.5 }),
    // Paws, each of four toes.
    path(
      'M210 314c0-12 10-18 20-16 12 0 20 6 20 16-2 8-12 12-22 10-10 0-18-2-18-10zM212 396c0-10 10-16 ' +
        '20-14 10 0 18 6 18 14-2 8-10 10-20 10-10-2-18-2-18-10z',
      {
        fill: light,
        ...line,
      },
    ),
    stroke('M218 312v9M226 312v10M234 312v9M220 394v9M228 394v9M236 394v8', dark, 1.5),
    path('M262 200C258 174 266 152 284 138 296 158 300 182 294 206z', { fill: light, ...line }),
    path('M272 196C270 178 274 164 283 152 290 168 291 184 288 200z', { fill: '#5a2f2a' }),
    path(
      'M222 214C236 192 264 188 284 200 304 214 310 244 298 268 288 290 268 300 248 302 226 308 200 306 ' +
        '184 298 170 292 166 278 174 266 188 250 206 234 222 214z',
      { fill: light, ...line },
    ),
    // The cheek, lighter, and the folds of the thick neck.
    path('M246 242C262 238 284 246 288 262 280 282 260 290 244 288 238 272 240 256 246 242z', {
      fill: mix(light, '#f0cfa4', 0.7),
    }),
    stroke(
      'M286 216C298 232 302 250 294 270M298 206C314 226 318 250 308 278M312 204C330 226 334 254 324 ' + '284',
      mix(light, '#f0cfa4', 0.5),
      2.2,
    ),
    part(
      'muzzle',
      path(
        'M220 222C202 240 184 254 173 267 166 277 170 292 184 298 202 306 226 304 240 294 246 276 240 244 220 222z',
        {
          fill: dark,
        },
      ),
    ),
    path('M172 266C176 258 188 258 192 266 190 276 182 282 174 280 168 276 169 270 172 266z', { fill: '#4a3d3b' }),
    stroke('M186 284Q206 294 226 282M196 272q12-8 22-8', '#6d5a52', 1.8),
    path('M230 226Q242 212 256 226 244 238 230 226z', { fill: '#f2b84e', ...line }),
    circle(243, 226, 4, { fill: dark }),
    stroke('M226 220Q240 204 260 218', dark, 3.4),
    stroke(anBack, star, 1.8, { strokeOpacity: 0.85 }),
    stroke(anBreast, fire, 3.4, { strokeOpacity: 0.7 }),
  )
}

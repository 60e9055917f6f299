import { dragonHead, type DragonInk } from '../dragon.ts'
import { createPen, type Point, polar, short, smooth } from '../pen.ts'
import { circle, el, group, mix, part, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import { layers, limb, points, spiral } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { bodyOf, type Fish, scaleRows, swim } from './koi-fish.ts'
import { dotted, drops } from './koi-water.ts'

/** Half of a carp's height by t, seen from the side. */
const side = points('0 .085 .08 .1 .2 .122 .34 .132 .48 .122 .6 .1 .72 .074 .84 .052 .92 .05 1.1 .05')

/** Scales one by one: pointed and gold from the head, round and red gold to the tail, mixed where one becomes the other. */
function changing(fish: Fish, gold: string, carp: string, line: string, rows: number, across: number): string {
  const wide = 0.96 / across
  const deep = (0.8 / rows) * 0.98
  const [pointed, round]: [string[], string[]] = [[], []]
  scaleRows([0.06, 0.88], rows, across)
    .flat()
    .filter(({ u }) => u < 0.62)
    .forEach(({ t, u }, at) => {
      const isDragon = t < 0.35 || (t < 0.46 && at % 2 === 0)
      const pen = createPen(0).moveTo(fish.at(t - deep * 0.5, u - wide))
      if (isDragon) {
        pen.lineTo(fish.at(t + deep * 0.35, u - wide * 0.8)).lineTo(fish.at(t + deep * 1.15, u))
        pen.lineTo(fish.at(t + deep * 0.35, u + wide * 0.8)).lineTo(fish.at(t - deep * 0.5, u + wide))
      } else {
        pen.quadTo(fish.at(t + deep * 0.9, u - wide * 0.9), fish.at(t + deep * 0.75, u))
        pen.quadTo(fish.at(t + deep * 0.9, u + wide * 0.9), fish.at(t - deep * 0.5, u + wide))
      }
      ;(isDragon ? pointed : round).push(pen.data())
    })
  const paint = { stroke: line, strokeWidth: 0.7 }
  return (
    path(round.join(''), { class: 'round', fill: carp, ...paint }) +
    path(pointed.join(''), { class: 'pointed', fill: gold, ...paint })
  )
}

/** A fin with rays, from its root along the body outward. */
function fin(from: Point, to: Point, tips: readonly Point[], tone: string, line: string): string {
  const rays = tips.map(([x, y], at) => {
    const share = (at + 0.5) / tips.length
    const [rx, ry] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    return `M${short(rx, 0)} ${short(ry, 0)}L${short(x, 0)} ${short(y, 0)}`
  })
  return part(
    'fin',
    path(smooth([from, ...tips, to], true, 0.7, 0), { fill: tone, stroke: line, strokeWidth: 1 }),
    stroke(rays.join(''), line, 0.8, { strokeOpacity: 0.7 }),
  )
}

/** The gate: two pillars, a beam with its name, a tiled roof that the picture cuts off. */
function gate(scene: Scene, vermilion: string, gold: string): string {
  const dark = mix(vermilion, '#2a0808', 0.55)
  const pillar = (x: number) =>
    group(
      {},
      rect(x, 74, 30, 246, {
        fill: scene.linear(
          'pillar',
          [
            [0, dark],
            [0.35, vermilion],
            [0.6, mix(vermilion, '#f0a080', 0.8)],
            [1, dark],
          ],
          [0, 0, 1, 0],
        ),
      }),
      layers({ gold, dark }, `gold M${x - 4} 96h38v7h-38z`, `dark///.5 M${x} 74h30v18h-30z`),
    )
  const tile = scene.define('tile', (id) =>
    group(
      { id },
      path('M-10-60H10L12 0Q0 9-12 0z', { fill: '#3f5a58', stroke: '#263a3a', strokeWidth: 1 }),
      circle(0, 2, 6, { fill: '#56736e', stroke: gold, strokeWidth: 1.1 }),
    ),
  )
  const tiles = scene.define('tiles', (id) =>
    group({ id }, ...[0, 1, 2, 3, 4].map((at) => use(tile, { transform: place(12 + at * 24, 34) }))),
  )
  return part(
    'gate',
    pillar(18),
    pillar(312),
    rect(0, 46, 360, 20, { fill: dark }),
    layers(
      { vermilion, gold, green: '#3e6b62', blue: '#35618a' },
      'vermilion M0 64H360V86H0z',
      'gold M0 62H360V65H0zM0 85H360V88H0z',
      'green M20 70q16-9 32 0 16 9 32 0v8q-16-9-32 0-16 9-32 0zM340 70q-16-9-32 0-16 9-32 0v8q16-9 32 0 16 9 32 0z',
      'blue M94 68h26l8 7-8 7H94l-8-7zM266 68h-26l-8 7 8 7h26l8-7z',
    ),
    use(tiles),
    use(tiles, { transform: 'translate(120)' }),
    use(tiles, { transform: 'translate(240)' }),
    rect(146, 40, 68, 40, { fill: '#24384a', stroke: gold, strokeWidth: 2.4 }),
    el(
      'text',
      {
        x: 180,
        y: 69,
        fill: gold,
        fontSize: 25,
        textAnchor: 'middle',
        fontFamily: 'Noto Serif CJK SC,Songti SC,STSong,serif',
      },
      '龙门',
    ),
  )
}

/** 跃龙门: above the water for once; the tail is still a carp's, the whiskers are a dragon's. */
export function leap(scene: Scene, facts: WorkFacts): string {
  const [carp, gold, water, foam, vermilion] = tonesOf(facts) as [string, string, string, string, string]
  const line = '#6b2a12'
  const fish = swim('116 132 160 126 208 148 236 196 238 252 212 304 166 330 122 334', 1, side)
  const [tx, ty] = fish.at(0.95, 0)
  const away = fish.angle(0.95)
  const out = (reach: number, turn: number) => polar([tx, ty], reach, away + turn)
  const tail = smooth(
    [
      fish.at(0.93, -1),
      out(34, -1.05),
      out(64, -0.92),
      out(80, -0.72),
      out(52, -0.42),
      out(26, 0),
      out(50, 0.42),
      out(74, 0.7),
      out(58, 0.9),
      out(32, 1.05),
      fish.at(0.93, 1),
    ],
    true,
    0.9,
    0,
  )
  const rays = [-0.85, -0.72, -0.58, -0.3, 0.3, 0.56, 0.68, 0.82]
    .map((turn) => {
      const [x, y] = out(Math.abs(turn) < 0.4 ? 34 : 60, turn)
      return `M${short(tx, 0)} ${short(ty, 0)}L${short(x, 0)} ${short(y, 0)}`
    })
    .join('')
  const fins = mix(carp, gold, 0.7)
  const ink: DragonInk = { skin: gold, light: '#fff3c8', line, mane: mix(gold, carp, 0.5), eye: '#3a120a' }
  const body = scene.define('carp', (id) => el('path', { id, d: bodyOf(fish, 0) }))
  const dorsal = [0.36, 0.42, 0.48, 0.54, 0.6, 0.66].map((t, at) =>
    fish.at(t, -1 - [0.25, 0.75, 0.7, 0.6, 0.5, 0.3][at]!),
  )
  return (
    rect(0, 0, 360, 450, {
      fill: scene.linear('dawn', [
        [0, '#e9d6a4'],
        [0.42, '#f6eed8'],
        [0.75, '#cfe2e2'],
        [1, '#7fb3bd'],
      ]),
    }) +
    circle(200, 190, 190, {
      fill: scene.radial('aura', [
        [0, '#fff6cf', 0.95],
        [0.5, '#fbe3a0', 0.4],
        [1, '#fbe3a0', 0],
      ]),
    }) +
    gate(scene, vermilion, gold) +
    layers(
      { rock: '#6f7f80', dark: '#4f6064', mist: '#f2f8f8' },
      'dark M-4 454V300C14 290 34 304 44 326 64 336 76 366 70 400 84 420 84 440 80 454z',
      'rock M-4 454V318C10 312 24 322 32 340 50 350 60 376 54 404 66 424 66 440 62 454z',
      'dark M364 454V292C346 284 330 300 320 322 298 334 290 366 298 398 284 420 284 440 288 454z',
      'rock M364 454V312C350 306 338 318 332 338 314 350 308 376 314 404 302 424 302 440 306 454z',
      'mist///.8 M-4 330q30-14 56 2 26-8 40 8-40 12-96 4zM364 322q-30-16-58 0-26-8-38 10 44 12 96 2z',
    ) +
    column(scene, water, foam) +
    part(
      'creature',
      part(
        'tail',
        path(tail, { fill: fins, stroke: line, strokeWidth: 1.1 }),
        stroke(rays, line, 0.8, { strokeOpacity: 0.7 }),
      ),
      fin(fish.at(0.34, -0.9), fish.at(0.68, -0.9), dorsal, fins, line),
      fin(
        fish.at(0.62, 0.8),
        fish.at(0.7, 0.9),
        [fish.at(0.68, 1.9), fish.at(0.76, 1.95), fish.at(0.77, 1.4)],
        fins,
        line,
      ),
      fin(
        fish.at(0.42, 0.8),
        fish.at(0.5, 0.9),
        [fish.at(0.46, 1.75), fish.at(0.55, 1.95), fish.at(0.58, 1.35)],
        fins,
        line,
      ),
      use(body, { fill: mix(carp, '#fff0d0', 0.45), stroke: line, strokeWidth: 1.3 }),
      changing(fish, gold, carp, line, scene.detail ? 20 : 13, 5),
      use(body, { fill: 'none', stroke: '#5a1d0a', strokeWidth: 5, strokeOpacity: 0.12 }),
      fin(
        fish.at(0.17, 0.45),
        fish.at(0.24, 0.55),
        [fish.at(0.22, 1.35), fish.at(0.31, 1.62), fish.at(0.37, 1.3), fish.at(0.33, 0.8)],
        gold,
        line,
      ),
      dragonHead(ink, 'translate(106 126)rotate(24)scale(.62)'),
      ...['74 112 48 100 30 116 34 142 52 144 56 130', '78 128 58 150 60 184 84 196 98 182 90 172'].map((way) =>
        path(limb(way, 4.6, 0.8), { class: 'whisker', fill: gold, stroke: line, strokeWidth: 0.6 }),
      ),
      path(
        'M118 104C124 88 138 80 150 82 142 88 140 96 132 108zM130 112C140 98 154 94 164 98 154 102 148 110 140 118z',
        {
          fill: '#fff3c8',
          stroke: line,
          strokeWidth: 1,
        },
      ),
    ) +
    spray(scene, foam, water)
  )
}

/** The column that carries it: threads of water turning upward, curls of foam at its head and foot. */
function column(scene: Scene, water: string, foam: string): string {
  const deep = mix(water, '#0d3a4c', 0.6)
  const curl = scene.define('curl', (id) =>
    group(
      { id },
      circle(0, 0, 20, { fill: foam, fillOpacity: 0.92 }),
      stroke(spiral([0, 0], 20, 1.6), mix(water, '#ffffff', 0.8), 1.5),
    ),
  )
  return part(
    'column',
    path(
      'M92 454C120 430 140 402 148 372 154 348 152 330 140 318 172 332 216 328 244 306 236 330 238 352 246 376 256 406 276 432 304 454z',
      {
        fill: scene.linear(
          'column',
          [
            [0, deep],
            [0.3, water],
            [0.55, mix(water, foam, 0.5)],
            [0.8, water],
            [1, deep],
          ],
          [0, 0, 1, 0],
        ),
      },
    ),
    stroke(
      'M128 452C160 420 170 380 164 340M150 454C184 420 190 376 180 336M190 454C206 420 206 376 198 334M232 454C226 416 220 376 214 330M266 452C244 420 232 376 228 324',
      foam,
      2.2,
      { strokeOpacity: 0.85 },
    ),
    ...(
      [
        [142, 322, 20, 0],
        [170, 338, 22, 140],
        [202, 338, 20, 60],
        [232, 322, 20, 200],
        [112, 440, 24, 30],
        [80, 448, 20, 110],
        [284, 442, 24, 150],
        [316, 450, 18, 20],
        [196, 448, 24, 80],
      ] as const
    ).map(([x, y, r, turn]) => use(curl, { transform: place(x, y, turn, r / 20) })),
  )
}

/** Drops thrown off by the leap; the nearest to the sun are gold. */
const spray = (scene: Scene, foam: string, water: string): string =>
  dotted(drops(scene, 'far', [190, 300], [120, 90], scene.detail ? 26 : 8), foam, 4.2) +
  dotted(drops(scene, 'mid', [190, 330], [110, 60], scene.detail ? 40 : 10), '#ffffff', 2.4) +
  dotted(drops(scene, 'blue', [190, 330], [120, 70], 8), water, 3) +
  dotted(drops(scene, 'gold', [180, 190], [140, 120], scene.detail ? 40 : 10), '#f3cf6b', 2, 0.9)

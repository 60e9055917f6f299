import { dots, type Point, polar } from '../pen.ts'
import { circle, el, ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import { limb } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { silk } from './peony-common.ts'
import { bud, crown, leaf, leaves, type Petal, pompon, rounds, stalk, stamens, type Tuft } from './peony-petals.ts'

/** Tufts of the crowns, from behind to before: a ball that hangs, the queen's high crown, the king's broad one. */
const jade: readonly Tuft[] = [
  [4, -98, 4, 1.14],
  [-48, -84, -36, 1.08],
  [50, -80, 40, 1.06],
  [-74, -26, -74, 1.04],
  [74, -24, 76, 1.04],
  [-30, -34, -22, 1.08],
  [40, -28, 30, 1.04],
  [0, 8, 4, 1.06],
]
const queen: readonly Tuft[] = [
  [0, -142, 0, 1.12],
  [-46, -122, -30, 1.08],
  [46, -122, 30, 1.08],
  [-80, -74, -62, 1.1],
  [80, -74, 62, 1.1],
  [2, -84, 6, 1.16],
  [-42, -38, -30, 1.1],
  [46, -38, 32, 1.1],
  [-70, -4, -78, 0.92],
  [72, -4, 78, 0.92],
  [0, -2, 0, 1.04],
]
const king: readonly Tuft[] = [
  [0, -104, 0, 1.16],
  [-50, -90, -32, 1.1],
  [50, -90, 32, 1.1],
  [-86, -40, -64, 1.08],
  [86, -40, 64, 1.08],
  [-44, -38, -36, 1.06],
  [44, -38, 36, 1.06],
]
/** The tufts before the closed bloom, which it looks out of. */
const lap: readonly Tuft[] = [
  [-70, 4, -72, 0.9],
  [70, 4, 72, 0.9],
  [-34, 4, -26, 1],
  [34, 4, 26, 1],
  [0, 20, 0, 0.92],
]

/** 豆绿: jade that hangs from a thin arching stem; its light comes from within. */
export function douLv(scene: Scene, facts: WorkFacts): string {
  const [inner, outer, spot, green, shade] = tonesOf(facts) as [string, string, string, string, string]
  const dark = mix(green, '#16301d', 0.5)
  const ball: Petal = { base: shade, petal: inner, edge: mix(outer, '#ffffff', 0.7), line: mix(shade, '#5b7040', 0.7) }
  const skirt: Petal = { base: shade, petal: mix(outer, inner, 0.6), edge: mix(outer, '#ffffff', 0.8), line: shade }
  const front = leaf(scene, 'leaf', 'round', green, dark, mix(green, '#6b4a63', 0.72))
  return (
    silk(scene, '#f3eadd', '#cdbfae', [0.48, 0.4]) +
    leaves(front, [
      [283, 296, -58, 0.8],
      [262, 400, -76, 0.94],
      [78, 372, -22, 0.92],
      [172, 404, 12, 0.84],
      [20, 420, -50, 0.7],
    ]) +
    stalk('354 460 354 350 350 220 330 104 276 36 206 22 160 40 148 70', mix(green, '#9db069', 0.5), 8, 6) +
    stalk('346 260 310 330 250 372', mix(green, '#9db069', 0.5), 5, 4) +
    bud('split', [mix(inner, green, 0.7), outer, green, dark], place(240, 384, -118, 0.86)) +
    // It hangs to one side: the outer petals are its shade above, lit through; their dark feet are all but hidden.
    group(
      { class: 'flower', transform: 'translate(166 146)rotate(160)scale(.94)' },
      group({ transform: 'translate(0 2)scale(1.46 .8)' }, rounds(scene, 'o', skirt, [1, 0.86, 0.74])),
      spots(spot, [-26, 52, 30], [-2, 58, 12], [26, 56, -8]),
      crown(scene, 'm', ball, jade),
      circle(0, -72, 104, {
        fill: scene.radial('jade', [
          [0, '#f9ffd8', 0.7],
          [0.5, '#e6f5b0', 0.24],
          [1, '#e6f5b0', 0],
        ]),
      }),
      // The calyx that it hangs from.
      path('M-6 96C-22 92-36 78-38 62-26 66-16 68-8 64-2 60 6 60 12 64 20 68 32 64 42 58 42 76 28 92 10 96z', {
        fill: mix(green, '#9db069', 0.6),
        stroke: dark,
        strokeWidth: 0.8,
      }),
    )
  )
}

/** 二乔: two colours on one plant, and one flower that a sharp line divides between them. */
export function erQiao(scene: Scene, facts: WorkFacts): string {
  const [red, pink, base, gold, green] = tonesOf(facts) as [string, string, string, string, string]
  const dark = mix(green, '#20361f', 0.5)
  const deep: Petal = { base, petal: red, edge: mix(red, '#f0b6cb', 0.8), line: base }
  const pale: Petal = {
    base: mix(base, pink, 0.42),
    petal: pink,
    edge: mix(pink, '#ffffff', 0.45),
    line: mix(red, pink, 0.55),
  }
  const rows = [1, 0.85, 0.7, 0.55, 0.42] as const
  const heart = use(scene.define('heart', (id) => group({ id }, stamens(scene, 15, gold, mix(red, '#5a1438', 0.5)))))
  const dark1 = scene.define('deep', (id) => group({ id }, rounds(scene, 'd', deep, rows, true)))
  const pale1 = scene.define('pale', (id) => group({ id }, rounds(scene, 'p', pale, rows, true)))
  const half = scene.define('half', (id) => el('clipPath', { id }, rect(-140, -140, 140, 280, {})))
  const front = leaf(scene, 'leaf', 'round', green, dark, mix(green, '#c9d39a', 0.7))
  return (
    silk(scene, '#f6efdf', '#d9cdb0') +
    stalk('180 470 178 400 182 320 180 220', mix(green, dark, 0.5), 10, 7) +
    stalk('180 330 100 240 40 130 50 66', mix(green, dark, 0.5), 6, 4) +
    stalk('180 330 260 240 320 130 310 66', mix(green, dark, 0.5), 6, 4) +
    stalk('180 450 150 410 110 372 90 350', mix(green, dark, 0.5), 7, 5) +
    stalk('180 450 212 410 250 372 270 350', mix(green, dark, 0.5), 7, 5) +
    leaves(front, [
      [66, 228, -50, 0.66],
      [294, 228, 50, 0.66],
      [56, 110, -40, 0.6],
      [304, 110, 40, 0.6],
      [44, 420, -128, 0.6],
      [316, 420, 128, 0.6],
    ]) +
    group({ class: 'flower', transform: 'translate(94 340)rotate(14)scale(.8 .72)' }, use(dark1), heart) +
    group({ class: 'flower', transform: 'translate(266 340)rotate(-14)scale(.8 .72)' }, use(pale1), heart) +
    group(
      { class: 'flower', transform: 'translate(180 166)scale(1.22 1.1)' },
      group({ clipPath: `url(#${half})`, transform: 'scale(-1 1)' }, use(pale1)),
      group({ clipPath: `url(#${half})` }, use(dark1)),
      heart,
    ) +
    bud('round', [mix(pink, green, 0.75), red, green, dark], place(52, 50, -20, 0.62)) +
    bud('round', [mix(red, green, 0.8), pink, green, dark], place(308, 50, 20, 0.62))
  )
}

/** 青龙卧墨池: into a dark flower that fills the picture; green petals lie coiled in its heart, a head and a tail to be guessed. */
export function qingLong(scene: Scene, facts: WorkFacts): string {
  const [petal, light, base, tuft, green] = tonesOf(facts) as [string, string, string, string, string]
  const tones: Petal = { base, petal: mix(petal, light, 0.8), edge: light, line: mix(base, '#000000', 0.7) }
  const inner: Petal = { base, petal, edge: mix(light, petal, 0.8), line: mix(light, '#000000', 0.5) }
  const front = leaf(scene, 'leaf', 'round', green, mix(green, '#2b3a1c', 0.5), mix(green, '#7a4a62', 0.65))
  const dice = scene.dice.fork('dust')
  const dust = Array.from({ length: scene.detail ? 70 : 44 }, (_, at): Point =>
    polar([4, -4], 40 + Math.sqrt(dice.next()) * 36, at * 2.4),
  )
  const coils = [
    '30 10 26 28 4 36 -20 30 -32 8 -26 -16 -6 -28 16 -22',
    '-34 20 -38 -6 -26 -30 -2 -40 22 -36 36 -20',
    '20 -4 14 14 -6 16 -14 0 -4 -12 8 -8',
    '36 -8 40 12 30 30 12 42 -10 44',
    '-14 40 -34 34 -44 14',
    '14 -12 2 -18 -12 -10 -18 4',
    '6 2 10 12 2 20',
  ]
  const bright = mix(tuft, '#eafff2', 0.55)
  return (
    rect(0, 0, 360, 450, { fill: mix(green, '#1b2216', 0.42) }) +
    leaves(front, [
      [40, 60, -40, 0.9],
      [322, 60, 40, 0.9],
      [34, 404, -136, 0.9],
      [326, 404, 136, 0.9],
      [180, 436, 180, 0.8],
      [180, 20, 4, 0.7],
    ]) +
    group(
      { class: 'flower', transform: 'translate(184 226)scale(1 1.06)' },
      group({ transform: 'scale(1.78)' }, rounds(scene, 'o', tones, [1, 0.84])),
      circle(0, 0, 104, {
        fill: scene.radial('pool', [
          [0, base, 0.9],
          [0.7, base, 0.55],
          [1, base, 0],
        ]),
      }),
      pompon(
        scene,
        'p',
        inner,
        [
          [72, 15],
          [58, 13],
          [46, 11],
        ],
        0.95,
      ),
      circle(2, -2, 48, { fill: base }),
      stroke(dots(dust, 0), '#e9c25a', 2.4, { class: 'dust' }),
      group(
        { class: 'tuft', transform: 'translate(4 -4)scale(.94)' },
        ...coils.map((way, at) =>
          path(limb(way, 14 - at, 3), {
            fill: at % 2 ? mix(tuft, '#2f5a4a', 0.75) : tuft,
            stroke: bright,
            strokeWidth: 1.2,
          }),
        ),
        // The head that can be guessed: a thicker end, and one bright point.
        path('M24 4C30-6 44-4 46 6 46 16 36 20 28 16z', { fill: tuft, stroke: bright, strokeWidth: 1.2 }),
        circle(38, 5, 1.7, { fill: '#f6fff2' }),
      ),
    )
  )
}

/** The dark flames at the feet of outer petals. */
const spots = (tone: string, ...places: readonly (readonly [x: number, y: number, turn: number])[]): string =>
  places
    .map(([x, y, turn]) =>
      path('M0-13C5-6 5 4 0 11-5 4-5-6 0-13z', {
        class: 'spot',
        fill: tone,
        fillOpacity: 0.85,
        transform: place(x, y, turn),
      }),
    )
    .join('')

/** Flecks of gold on the ground of the rarest. */
function flecks(scene: Scene, count: number, tone: string): string {
  const dice = scene.dice.fork('flecks')
  const squares = Array.from({ length: count }, () => {
    const size = dice.int(3, 9)
    return `M${dice.int(0, 356)} ${dice.int(0, 446)}l${size} ${dice.int(-3, 3)} ${dice.int(-3, 1)} ${size}-${size}-${dice.int(1, 3)}z`
  })
  return path(squares.join(''), { class: 'gold', fill: tone, fillOpacity: 0.75 })
}

/** 魏紫: the portrait of a queen, in pure profile. */
export function weiZi(scene: Scene, facts: WorkFacts): string {
  const [petal, shade, tip, green, line] = tonesOf(facts) as [string, string, string, string, string]
  const dark = mix(green, '#1b3320', 0.5)
  const tones: Petal = { base: shade, petal, edge: mix(tip, petal, 0.5), line: mix(line, shade, 0.5) }
  const heart: Petal = { base: shade, petal, edge: tip, line: mix(shade, petal, 0.7) }
  const front = leaf(scene, 'leaf', 'round', green, dark, mix(green, '#b7c78c', 0.7))
  return (
    silk(scene, '#f0e2c0', '#c3a468', [0.5, 0.36]) +
    flecks(scene, scene.detail ? 40 : 8, '#e2bd62') +
    stalk('180 470 180 400 181 340 180 280', mix(green, dark, 0.6), 13, 11) +
    stalk('184 440 240 400 292 372 306 348', mix(green, dark, 0.6), 7, 5) +
    leaves(front, [
      [118, 392, -62, 0.78],
      [250, 406, 66, 0.72],
      [60, 330, -34, 0.62],
      [92, 440, -110, 0.6],
      [276, 450, 112, 0.6],
      [322, 400, 60, 0.5],
    ]) +
    bud('flat', [petal, line, green, dark], place(308, 334, 14, 0.8)) +
    group(
      { class: 'flower', transform: 'translate(180 278)' },
      group({ transform: 'translate(0 8)scale(1.58 .66)' }, rounds(scene, 'o', tones, [1, 0.88, 0.76])),
      crown(scene, 'm', heart, queen),
    )
  )
}

/** 姚黄: the king, frontal, above its leaves; in its heart one bloom is still closed. */
export function yaoHuang(scene: Scene, facts: WorkFacts): string {
  const [petal, shade, edge, spot, green] = tonesOf(facts) as [string, string, string, string, string]
  const dark = mix(green, '#2b3d22', 0.5)
  const skirt: Petal = { base: mix(shade, spot, 0.8), petal, edge, line: mix(shade, '#8a5a1c', 0.75) }
  const heart: Petal = { base: mix(shade, petal, 0.72), petal, edge, line: mix(shade, '#a5741f', 0.7) }
  const front = leaf(scene, 'leaf', 'round', green, dark, mix(green, '#d3d99a', 0.7))
  const dice = scene.dice.fork('gold')
  const dust = Array.from({ length: 14 }, (): Point => {
    const side = dice.range(-1, 1)
    return [Math.round(side * 74), Math.round(-110 * Math.sqrt(1 - side * side) * dice.range(0.1, 1))]
  })
  const knot = [
    'M-6 30C-34 22-40-8-26-30-20-12-14 8-6 30zM6 30C34 22 40-8 26-30 20-12 14 8 6 30z',
    'M0 26C-26 20-30-14-12-34-6-42 6-42 12-34 30-14 26 20 0 26z',
    'M-2 26C-22 12-22-18 0-40 4-16 2 8-2 26z',
    'M4 26C22 12 24-16 6-38-4-14 0 10 4 26z',
  ]
  return (
    rect(0, 0, 360, 450, {
      fill: scene.radial(
        'ground',
        [
          [0, '#7a6a35'],
          [0.4, '#34503f'],
          [1, '#142a2a'],
        ],
        [0.5, 0.42, 0.74],
      ),
    }) +
    flecks(scene, scene.detail ? 54 : 7, '#d9b257') +
    stalk('180 470 179 420 180 360 180 280', mix(green, dark, 0.6), 11, 10) +
    leaves(front, [
      [100, 420, -66, 0.74],
      [260, 420, 66, 0.74],
      [56, 442, -88, 0.6],
      [304, 442, 88, 0.6],
      [142, 408, -26, 0.44],
      [218, 408, 26, 0.44],
    ]) +
    group(
      { class: 'flower', transform: 'translate(180 246)' },
      circle(0, -40, 170, {
        fill: scene.radial('glory', [
          [0, '#fff3bd', 0.5],
          [1, '#fff3bd', 0],
        ]),
      }),
      group({ transform: 'translate(0 6)scale(1.56 .9)' }, rounds(scene, 'o', skirt, [1, 0.86, 0.72])),
      spots(spot, [-78, 44, 50], [-48, 60, 26], [-16, 72, 8], [46, 64, -20]),
      crown(scene, 'm', heart, king),
      ellipse(0, -66, 64, 62, {
        fill: scene.radial('within', [
          [0, '#fffbe0', 1],
          [0.55, '#fff0b0', 0.6],
          [1, '#fff0b0', 0],
        ]),
      }),
      group(
        { class: 'knot', transform: 'translate(0 -64)scale(1.02)' },
        ...knot.map((d, at) =>
          path(d, {
            fill: [mix(petal, shade, 0.6), mix(petal, shade, 0.4), edge, mix(petal, edge, 0.6)][at]!,
            stroke: mix(shade, '#7a4a12', 0.7),
            strokeWidth: 1.1,
          }),
        ),
        stroke('M-12 8Q-14-14-2-34M14 8Q16-12 8-32', shade, 1),
      ),
      crown(scene, 'm', heart, lap),
      stroke(dots(dust, 0), '#c98f22', 3.2, { class: 'anther' }),
    )
  )
}

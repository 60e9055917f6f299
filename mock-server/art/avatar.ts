import type { Dice } from './dice.ts'
import { circle, ellipse, group, mix, path, place, rect, type Scene, stroke } from './scene.ts'

/** Grounds for portraits: quiet colours that stand beside each other in a list. */
const grounds: readonly (readonly [light: string, dark: string])[] = [
  ['#f3d9c0', '#dca77e'],
  ['#cfe1dc', '#86b1a6'],
  ['#d6dcee', '#8f9fca'],
  ['#f2d4d4', '#d2898d'],
  ['#e7e0c4', '#bda96b'],
  ['#dccfe4', '#a385b5'],
  ['#cfdde8', '#7f9fb8'],
  ['#e3e7d0', '#a4b57f'],
  ['#3f4b5e', '#1f2836'],
  ['#5c3b3a', '#331d1e'],
]

const eyes = (x: number, y: number, r: number, color = '#1d1916'): string =>
  [-1, 1]
    .map(
      (side) =>
        circle(48 + side * x, y, r, { fill: color }) +
        circle(48 + side * x - r * 0.3, y - r * 0.35, r * 0.34, { fill: '#ffffff' }),
    )
    .join('')

const blush = (x: number, y: number): string =>
  [-1, 1].map((side) => ellipse(48 + side * x, y, 5, 3.2, { fill: '#ec7f72', fillOpacity: 0.5 })).join('')

const ears = (shape: string, color: string, inner = ''): string =>
  group({}, path(shape, { fill: color }), inner) +
  group({ transform: 'matrix(-1 0 0 1 96 0)' }, path(shape, { fill: color }), inner)

/** Who can sit for a portrait, in the order of the list below. */
export const sitterNames = ['panda', 'rabbit', 'tiger', 'cat', 'fox', 'moon', 'blossom', 'vase', 'koi', 'owl'] as const
export type Sitter = (typeof sitterNames)[number]

const sitters: readonly ((dice: Dice, scene: Scene) => string)[] = [
  // panda
  () =>
    ears('M22 34a10 10 0 1 1 14-12z', '#26221f') +
    path('M48 22c20 0 31 14 31 31S66 82 48 82 17 70 17 53s11-31 31-31z', { fill: '#fbf8f2' }) +
    ears('M30 46c6-4 12 0 11 7-2 8-12 11-15 6-2-5 0-10 4-13z', '#26221f') +
    eyes(13, 53, 3.4, '#ffffff') +
    path('M44 61h8q0 5-4 6-4-1-4-6z', { fill: '#26221f' }) +
    stroke('M48 67q-5 6-10 3M48 67q5 6 10 3', '#26221f', 1.6) +
    blush(23, 66),
  // rabbit
  (dice) => {
    const coat = dice.pick(['#fbf6ee', '#e9d3b8', '#c9b6a8'])
    return (
      ears(
        'M32 40C22 18 26 2 33 2c8 0 11 18 9 36z',
        coat,
        path('M33 34c-6-14-4-25 0-26 4 2 5 14 4 26z', { fill: '#eda9a2', fillOpacity: 0.7 }),
      ) +
      path('M48 30c18 0 28 12 28 26S64 82 48 82 20 70 20 56s10-26 28-26z', { fill: coat }) +
      eyes(12, 54, 3.6) +
      path('M45 61h6l-3 4z', { fill: '#d9706b' }) +
      stroke('M48 65v3q-4 4-7 1M48 68q4 4 7 1', '#5a4238', 1.4) +
      blush(20, 64)
    )
  },
  // tiger
  () =>
    ears('M20 40c-4-14 2-22 14-18z', '#e9a13b', path('M24 36c-2-7 1-11 7-9z', { fill: '#7a3f12' })) +
    path('M48 22c21 0 32 13 32 31 0 19-14 30-32 30S16 72 16 53c0-18 11-31 32-31z', { fill: '#f0ac45' }) +
    path('M48 58c12 0 20 5 20 13-4 8-12 12-20 12s-16-4-20-12c0-8 8-13 20-13z', { fill: '#fff3da' }) +
    stroke('M40 30h16M42 36h12M48 25v17M17 54h9M18 62h8M79 54h-9M78 62h-8', '#4a2a12', 3.2) +
    eyes(14, 52, 3.8) +
    path('M43 62h10l-5 5z', { fill: '#b4483a' }) +
    stroke('M48 67q-4 6-9 3M48 67q4 6 9 3', '#4a2a12', 1.6),
  // cat
  (dice) => {
    const coat = dice.pick(['#46505e', '#f2c98c', '#fbf6ee', '#8b8079'])
    return (
      ears(
        'M22 44C18 24 20 14 23 13c6 2 14 10 18 17z',
        coat,
        path('M25 34c-2-8-1-12 0-13 4 2 7 6 9 9z', { fill: '#eda9a2', fillOpacity: 0.75 }),
      ) +
      path('M48 27c20 0 30 12 30 27S66 82 48 82 18 69 18 54s10-27 30-27z', { fill: coat }) +
      [-1, 1]
        .map(
          (side) =>
            ellipse(48 + side * 13, 53, 4.6, 5.4, { fill: coat === '#f2c98c' ? '#6f9a58' : '#e9c453' }) +
            ellipse(48 + side * 13, 53, 1.6, 4.8, { fill: '#1d1916' }),
        )
        .join('') +
      path('M45 62h6l-3 4z', { fill: '#e08079' }) +
      stroke(
        'M48 66q-4 5-8 2M48 66q4 5 8 2M14 60l14 2M14 68l14-2M82 60l-14 2M82 68l-14-2',
        mix(coat, '#000000', 0.5),
        1.3,
      )
    )
  },
  // fox
  () =>
    ears(
      'M18 46C14 22 17 12 20 12c8 4 16 12 20 20z',
      '#d9662c',
      path('M23 34c-2-8-1-12 0-13 4 2 8 7 10 10z', { fill: '#3a201a' }),
    ) +
    path('M48 30c20 0 32 8 34 24C78 72 62 84 48 84S18 72 14 54c2-16 14-24 34-24z', { fill: '#e2763a' }) +
    path('M14 54c12-2 26 4 34 18 8-14 22-20 34-18C78 72 62 84 48 84S18 72 14 54z', { fill: '#fff5e8' }) +
    eyes(15, 52, 3.4) +
    path('M43 70h10l-5 6z', { fill: '#2a1a16' }),
  // moon over mountains
  (dice) =>
    circle(dice.range(30, 66), 34, 13, { fill: dice.pick(['#fff3cf', '#e2553b', '#fdf6e6']) }) +
    path('M-2 78 22 46l12 14 16-26 22 34 10-12 18 26v18H-2z', { fill: '#2f4a57', fillOpacity: 0.55 }) +
    path('M-2 88 18 66l18 18 20-22 42 34v6H-2z', { fill: '#1d2f38', fillOpacity: 0.9 }),
  // blossom
  (dice) => {
    const color = dice.pick(['#e4687f', '#fdf2ea', '#c9384a', '#f0b94e'])
    const petal = (degrees: number) =>
      path('M48 50C34 42 32 22 42 17q6-3 6 3 0-6 6-3c10 5 8 25-6 33z', {
        fill: color,
        stroke: mix(color, '#5a1a26', 0.7),
        strokeWidth: 1,
        transform: `rotate(${degrees} 48 50)`,
      })
    return (
      [0, 72, 144, 216, 288].map(petal).join('') +
      circle(48, 50, 6, { fill: '#f6d067' }) +
      stroke('M48 38v.1M59 46v.1M55 59v.1M41 59v.1M37 46v.1', '#8a4a12', 3)
    )
  },
  // vase
  (dice) => {
    const tone = dice.pick(['#2a55ae', '#a83a2f', '#2f7566'])
    return (
      ellipse(50, 84, 24, 4, { fill: '#000000', fillOpacity: 0.2 }) +
      path(
        'M40 16h16q-1 5-3 8c0 8 2 10 8 14 14 8 16 20 8 32-4 7-8 10-10 14H37c-2-4-6-7-10-14-8-12-6-24 8-32 6-4 8-6 8-14-2-3-3-5-3-8' +
          'z',
        { fill: '#f7fafc' },
      ) +
      path('M30 46q18 8 36 0l3 5q-21 9-42 0zM30 72q18 7 36 0l-4 6q-14 5-28 0z', { fill: tone }) +
      path('M48 54q7 5 0 12-7-7 0-12zM36 58q7-2 10 4-8 3-10-4zM60 58q-7-2-10 4 8 3 10-4z', { fill: tone }) +
      stroke('M41 18h14', tone, 2) +
      stroke('M33 44q-5 10-1 20', '#ffffff', 3, { strokeOpacity: 0.9 })
    )
  },
  // koi
  (dice) => {
    const mark = dice.pick(['#d8391f', '#f2a93b', '#2b2a31'])
    return (
      stroke('M14 30q16-8 30 0M52 80q16-8 30 0M60 20q10-5 20 0', '#ffffff', 1.6, { strokeOpacity: 0.6 }) +
      group(
        { transform: place(48, 48, -52) },
        path('M36 0C28-14-2-18-22-4L-42-16q4 16-2 30L-22 5C-2 18 28 14 36 0z', { fill: '#fff8ee' }),
        path(
          'M24-9C14-14 4-13 0-10q4 8 14 8 8 0 10-7zM-6-10c-8 0-12 4-16 6q4 8 14 6 8-4 2-12zM6 12q-10 2-16-3 4-8 14-6 6 4 2 9z',
          { fill: mark },
        ),
        path('M10-12Q2-26-8-22-4-14 2-12zM10 12Q2 26-8 22-4 14 2 12z', { fill: '#fff8ee', fillOpacity: 0.75 }),
        circle(28, -5, 1.8, { fill: '#1d1916' }),
        circle(28, 5, 1.8, { fill: '#1d1916' }),
      )
    )
  },
  // owl
  () =>
    path(
      'M22 30C18 20 20 14 24 12c6 6 12 8 24 8s18-2 24-8c4 2 6 8 2 18 6 8 8 18 6 28-2 16-14 26-32 26S18 74 16 58' +
        'c-2-10 0-20 6-28z',
      { fill: '#8a6a4f' },
    ) +
    path('M48 84c-12 0-20-8-20-20s8-16 20-16 20 4 20 16-8 20-20 20z', { fill: '#f0dfc2' }) +
    [-1, 1]
      .map(
        (side) =>
          circle(48 + side * 13, 40, 12, { fill: '#f8eeda' }) +
          circle(48 + side * 13, 40, 6, { fill: '#2a1d14' }) +
          circle(46 + side * 13, 38, 2, { fill: '#ffffff' }),
      )
      .join('') +
    path('M44 46h8l-4 9z', { fill: '#e8a53a' }) +
    stroke('M38 62q3 4 6 0M48 62q3 4 6 0M43 70q3 4 6 0', '#a98a66', 1.8),
]

/** One sitter, without a ground, on a canvas of 96 × 96. */
export const paintSitter = (scene: Scene, sitter: Sitter): string =>
  sitters[sitterNames.indexOf(sitter)]!(scene.dice, scene)

/** A portrait for a user on a canvas of 96 × 96: a small sitter on a coloured ground. */
export function paintAvatar(scene: Scene): string {
  const { dice } = scene
  const [light, dark] = dice.pick(grounds)
  return (
    rect(0, 0, 96, 96, {
      fill: scene.radial(
        'ground',
        [
          [0, light],
          [1, dark],
        ],
        [0.4, 0.32, 0.8],
      ),
    }) + dice.pick(sitters)(dice, scene)
  )
}

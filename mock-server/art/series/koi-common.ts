import { lines, type Point, short } from '../pen.ts'
import { circle, mix, part, path, type Scene, stroke } from '../scene.ts'
import { layers, limb } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { finsOf, koi, patch, scaleEdges, scalePlates, swim } from './koi-fish.ts'
import { bubbles, ice, pond, rain, rings } from './koi-water.ts'

const at = (text: string): Point[] => text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point)

/** 红白 · 初春: three red steps on snow white, rising to breathe where the ice has opened. */
export function kohaku(scene: Scene, facts: WorkFacts): string {
  const [white, red, water, iceTone, moss] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('marks')
  const fish = swim('246 122 226 160 200 206 170 256 134 308 104 352 88 400')
  const sides: readonly (readonly [number, number])[] = [
    [-0.72, 0.72],
    [-1.1, 0.62],
    [-0.66, 1.1],
  ]
  const patches = facts.pattern!.patches.map(({ from, to }, index) =>
    part('red', path(patch(fish, dice, [Math.max(from, 0.098), to], sides[index]!), { fill: red })),
  )
  return (
    pond(scene, [mix(water, '#ffffff', 0.72), water, mix(water, '#0f3038', 0.62)], [0.62, 0.3], 0.16) +
    part(
      'fish',
      koi(scene, 'k', fish, {
        body: white,
        shade: '#8d9da2',
        fin: white,
        marks:
          patches.join('') + stroke(scaleEdges(fish, [0.24, 0.84], 13, 7), '#b9c2c4', 0.6, { strokeOpacity: 0.35 }),
        sway: 0.2,
        depth: 0.09,
      }),
    ) +
    rings([250, 112], 40, 0.1, '#ffffff', 0.72) +
    bubbles([
      [262, 92, 4.6],
      [240, 90, 3.2],
      [276, 106, 3.6],
      [254, 74, 2.6],
    ]) +
    ice(at('-8,-8 154,-8 186,26 160,64 108,70 82,122 34,134 -8,116'), 'M20-4 62 40 58 96M62 40 118 34', iceTone) +
    ice(
      at('214,-8 368,-8 368,190 338,176 330,128 304,92 302,52 252,34 224,42'),
      'M300-6 318 60 362 88M318 60 344 30',
      iceTone,
    ) +
    ice(
      at('368,232 368,458 252,458 236,420 268,388 276,336 318,316 330,256'),
      'M368 330 312 366 300 456M312 366 286 352',
      iceTone,
    ) +
    ice(at('-8,214 26,230 40,276 18,312 22,352 -8,366'), 'M-4 270 24 290', iceTone) +
    ice(at('286,212 310,206 320,228 300,242 284,232'), '', iceTone) +
    ice(at('46,160 74,152 84,176 58,190'), '', iceTone) +
    bank(moss)
  )
}

/** A mossy stone at the foot of the picture with the first blades of grass. */
const bank = (moss: string): string =>
  layers(
    { moss, deep: '#6c8a48', stone: '#6f7770', dark: '#545c58' },
    'dark M-6 458V404C20 390 58 398 76 420 96 424 106 440 104 458z',
    'stone M-6 458V408C18 398 52 404 68 424 88 428 98 442 98 458z',
    'moss M-6 440V404C14 392 50 396 70 418 60 420 54 414 46 420 36 412 28 422 18 416 10 424 4 420-6 440z',
    '-/deep/1.4 M10 408Q8 388 2 376M14 406Q16 384 24 372M30 404Q30 388 40 380M34 406Q44 394 54 392',
    '-/moss/1.6 M20 406Q18 386 14 374M42 410Q50 396 50 384',
  )

/** 大正三色: straight from above in clear water; black like ink that splashed, on the back alone. */
export function sanke(scene: Scene, facts: WorkFacts): string {
  const [white, red, black, water] = tonesOf(facts) as [string, string, string, string]
  const dice = scene.dice.fork('marks')
  const fish = swim('206 38 198 84 182 136 176 190 188 248 200 302 192 356 172 408')
  const sides: readonly (readonly [number, number])[] = [
    [-0.7, 0.75],
    [-0.6, 1.12],
    [-1.12, 0.7],
  ]
  const [first, second, third] = facts.pattern!.patches.filter(({ colour }) => colour === 'red')
  const patches = [first!, second!, third!].map(({ from, to }, index) =>
    part('red', path(patch(fish, dice, [Math.max(from, 0.098), to], sides[index]!), { fill: red })),
  )
  const splash: readonly (readonly [t: number, u: number, length: number, wide: number])[] = [
    [0.29, -0.5, 0.045, 0.5],
    [0.325, 0.16, 0.06, 0.55],
    [0.4, -0.62, 0.05, 0.42],
    [0.5, 0.3, 0.055, 0.5],
    [0.565, -0.4, 0.034, 0.34],
    [0.66, 0.24, 0.04, 0.5],
    [0.755, -0.2, 0.03, 0.46],
  ]
  const ink = splash.map(([t, u, long, wide]) =>
    path(patch(fish, dice, [t - long / 2, t + long / 2], [u - wide / 2, u + wide / 2], 0.3), {
      class: 'black',
      fill: black,
    }),
  )
  const { roots, rims } = finsOf(fish)
  const stripes = roots.flatMap(([x, y], side) =>
    [2, 3, 4].map((index) => {
      const [tx, ty] = rims[side]![index]!
      const spot = (share: number) => `${short(x + (tx - x) * share)} ${short(y + (ty - y) * share)}`
      return stroke(`M${spot(0.12)}L${spot(0.8)}`, black, 1.8, { class: 'stripe' })
    }),
  )
  return (
    pond(scene, [mix(water, '#ffffff', 0.62), water, mix(water, '#2c5a55', 0.72)], [0.42, 0.32], 0.3) +
    part(
      'fish',
      koi(scene, 's', fish, {
        body: white,
        shade: '#8f9a94',
        fin: white,
        onFins: stripes.join(''),
        marks:
          patches.join('') +
          ink.join('') +
          stroke(scaleEdges(fish, [0.24, 0.84], 13, 7), '#9aa5a0', 0.6, { strokeOpacity: 0.3 }),
        sway: -0.24,
        depth: 0.12,
      }),
    )
  )
}

/** 浅黄 · 细雨: the net of blue scales under fine rain; the rings on the water are as wide as the scales are many. */
export function asagi(scene: Scene, facts: WorkFacts): string {
  const [blue, rim, red, head, water] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('marks')
  const fish = swim('322 246 276 240 222 228 166 224 112 232 66 238 22 226', 1.22)
  const cheeks = [-1, 1].map((side) =>
    path(patch(fish, dice, [0.1, 0.185], [side * 0.56, side * 1.25], 0.05), { class: 'red', fill: red }),
  )
  const sides = [-1, 1].map((side) =>
    path(patch(fish, dice, [0.23, 0.86], [side * 0.78, side * 1.3], 0.06), { class: 'red', fill: red }),
  )
  const { roots, rims } = finsOf(fish)
  const rooted = roots.map((root, side) => {
    const toward = rims[side]!.slice(1, 6).map(([x, y]): Point => [
      root[0] + (x - root[0]) * 0.52,
      root[1] + (y - root[1]) * 0.52,
    ])
    return path(lines([root, ...toward], true, 0), { fill: red, fillOpacity: 0.9 })
  })
  const old: readonly (readonly [number, number, number, number])[] = [
    [76, 70, 44, 0.7],
    [262, 96, 30, 0.3],
    [168, 142, 20, 0.1],
    [318, 166, 22, 0.2],
    [64, 336, 28, 0.4],
    [212, 372, 48, 0.8],
    [316, 346, 24, 0.2],
    [136, 418, 18, 0],
    [26, 176, 16, 0.1],
    [236, 214, 26, 0.2],
  ]
  return (
    pond(scene, [mix(water, '#ffffff', 0.8), water, mix(water, '#4c6266', 0.6)], [0.5, 0.4], 0) +
    part(
      'fish',
      koi(scene, 'a', fish, {
        body: rim,
        shade: '#3f5666',
        fin: mix(head, rim, 0.5),
        onFins: rooted.join(''),
        marks:
          path(patch(fish, dice, [-0.02, 0.215], [-1.3, 1.3], 0.02), { fill: head }) +
          part('scales', scalePlates(scene, fish, [0.235, 0.9], scene.detail ? 18 : 15, 7, blue, 0.86)) +
          sides.join('') +
          cheeks.join(''),
        sway: 0.15,
      }),
    ) +
    old.map(([x, y, r, age]) => rings([x, y], r, age, '#f3f8f9', 0.78)).join('') +
    old
      .filter(([, , , age]) => age < 0.3)
      .map(([x, y]) => circle(x, y - 2, 1.6, { fill: '#ffffff' }))
      .join('') +
    rain(scene, scene.detail ? 90 : 28, '#eef4f5')
  )
}

/** Reeds in dry autumn, standing in from a side. */
export const reeds = (stalks: readonly (readonly [spine: string, wide: number])[], tone: string): string =>
  stalks.map(([spine, wide]) => path(limb(spine, wide, 0.4), { fill: tone })).join('')

export const waved = (y: number, from: number, to: number): string =>
  `M${from} ${y}q${short((to - from) / 4)}-3 ${short((to - from) / 2)} 0t${short((to - from) / 2)} 0`

import { el, group, mix, place, rect, type Scene, stroke, use } from '../scene.ts'
import { layers } from '../shapes.ts'
import { grain } from '../textures.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { bud, crown, leaf, leaves, type Petal, pompon, rounds, stalk, stamens } from './peony-petals.ts'

/** Silk with a light in it. */
export function silk(scene: Scene, light: string, dark: string, at: readonly [number, number] = [0.5, 0.45]): string {
  return (
    rect(0, 0, scene.width, scene.height, {
      fill: scene.radial(
        'silk',
        [
          [0, light],
          [1, dark],
        ],
        [at[0], at[1], 0.8],
      ),
    }) + grain(scene, '.9 .5', 0.25)
  )
}

/** 赵粉: a soft pink crown turned aside on its bent stem, low among many leaves. */
export function zhaoFen(scene: Scene, facts: WorkFacts): string {
  const [petal, base, edge, green, anther] = tonesOf(facts) as [string, string, string, string, string]
  const dark = mix(green, '#2a3d22', 0.55)
  const tones: Petal = { base, petal, edge, line: mix(base, '#8a3550', 0.75) }
  const front = leaf(scene, 'leaf', 'lobed', green, dark, mix(green, '#dfe2a0', 0.7))
  const back = leaf(scene, 'shade', 'lobed', mix(green, '#54683f', 0.5), mix(dark, '#1d2b1b', 0.7))
  return (
    silk(scene, '#f4ead6', '#dcc9a4', [0.4, 0.35]) +
    stalk('330 460 322 400 300 352 262 322', mix(dark, green, 0.5), 10, 8) +
    stalk('330 460 300 330 210 190 132 122', mix(dark, green, 0.5), 8, 4) +
    stalk('300 330 292 230 282 160 276 108', mix(dark, green, 0.5), 6, 4) +
    leaves(back, [
      [70, 250, -70, 0.92],
      [330, 210, 52, 0.9],
      [90, 380, -118, 0.86],
      [338, 330, 96, 0.86],
      [180, 130, 10, 0.7],
    ]) +
    leaves(front, [
      [96, 180, -34, 0.92],
      [232, 150, 24, 0.9],
      [72, 316, -96, 0.86],
      [330, 404, 128, 0.76],
      [152, 60, -18, 0.5],
      [180, 420, 176, 0.6],
    ]) +
    bud('pointed', [mix(green, '#c3cf93', 0.4), base, green, dark], place(126, 108, -24, 1)) +
    bud('pointed', [mix(green, '#c3cf93', 0.4), base, green, dark], place(276, 96, 10, 0.8)) +
    group(
      { class: 'flower', transform: 'translate(214 300)rotate(-38)' },
      group({ transform: 'scale(1.24 .78)' }, rounds(scene, 'o', tones, [1, 0.84, 0.68])),
      crown(scene, 'm', { ...tones, base: mix(base, petal, 0.8) }, [
        [0, -54, 0, 0.96],
        [-44, -30, -50, 0.92],
        [44, -30, 50, 0.92],
        [-24, 4, -30, 0.78],
        [26, 4, 30, 0.78],
      ]),
      stroke('M-18-34h0M8-46h0M22-22h0M-4-14h0M-30-12h0M-8-56h0M30-40h0', anther, 6.4, { class: 'anther' }),
    )
  )
}

/** 洛阳红: many, equal, glossy; the town is named after none of them. */
export function luoYangHong(scene: Scene, facts: WorkFacts): string {
  const [petal, shade, light, gold, green] = tonesOf(facts) as [string, string, string, string, string]
  const dark = mix(green, '#1d3320', 0.5)
  const tones: Petal = { base: mix(shade, '#2c0616', 0.6), petal, edge: mix(light, petal, 0.6), line: shade }
  const front = leaf(scene, 'leaf', 'lobed', green, dark, '#8a5a48')
  const flower = scene.define('flower', (id) =>
    group(
      { id },
      rounds(scene, 'o', tones, [1, 0.84, 0.68, 0.53, 0.4], true),
      stroke('M-70-34Q-50-66-20-76M30-72Q58-58 70-30M-48 20Q-54-6-40-30M44 20Q52 0 44-24', light, 2.2, {
        strokeOpacity: 0.7,
      }),
      stamens(scene, 15, gold, shade),
    ),
  )
  const heads: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
    [64, 148, 0.62, 20],
    [296, 150, 0.6, 130],
    [180, 170, 0.66, 70],
    [96, 262, 0.72, 200],
    [258, 272, 0.76, 300],
    [80, 386, 0.8, 96],
    [282, 392, 0.82, 250],
  ]
  return (
    silk(scene, '#f1e4c8', '#c9b68c', [0.5, 0.2]) +
    eaves(scene) +
    leaves(front, [
      [20, 110, -40, 0.62],
      [120, 120, -6, 0.56],
      [240, 116, 12, 0.56],
      [346, 110, 40, 0.6],
      [190, 250, 0, 0.7],
      [346, 240, 60, 0.7],
      [182, 350, 10, 0.72],
      [180, 452, 176, 0.6],
      [20, 330, -60, 0.6],
      [346, 330, 60, 0.6],
    ]) +
    heads
      .map(([x, y, size, turn]) =>
        group(
          { class: 'flower', transform: `${place(x, y, 0, size * 1.06, size * 0.92)}rotate(${turn})` },
          use(flower),
        ),
      )
      .join('') +
    stalk('126 66 136 90 140 120', green, 4, 4) +
    stalk('236 70 228 90 224 120', green, 4, 4) +
    bud('round', [petal, shade, green, dark], place(126, 66, -12, 0.52)) +
    bud('round', [petal, shade, green, dark], place(236, 72, 14, 0.48))
  )
}

/** A line of tiled eaves above the garden wall. */
const eaves = (scene: Scene): string => {
  const tile = scene.define('tile', (id) =>
    el(
      'pattern',
      { id, width: 12, height: 42, patternUnits: 'userSpaceOnUse' },
      stroke('M0 0V34a6 6 0 0 0 12 0V0', '#4d4a46', 2),
    ),
  )
  return (
    layers(
      { wall: '#b8a083', roof: '#6f6a64', ridge: '#57534e' },
      'wall///.55 M0 40H360V96H0z',
      'roof M0 0H360V40Q180 28 0 40z',
      'ridge M0 0H360V8Q180 2 0 8z',
    ) + rect(0, 0, 360, 42, { fill: `url(#${tile})` })
  )
}

/** 夜光白: the light in the dark is the flower itself. */
export function yeGuangBai(scene: Scene, facts: WorkFacts): string {
  const [white, grey, night, green, anther] = tonesOf(facts) as [string, string, string, string, string]
  const tones: Petal = { base: mix(grey, '#d9d6e6', 0.6), petal: mix(white, grey, 0.62), edge: white, line: '#9fabb8' }
  const dim = mix(green, night, 0.7)
  const lit = leaf(scene, 'leaf', 'lobed', mix(green, '#9fb8a4', 0.72), mix(green, night, 0.8), '#7f9a88')
  const outline = leaf(scene, 'shade', 'lobed', dim, mix(night, '#060a14', 0.6))
  return (
    rect(0, 0, 360, 450, {
      fill: scene.linear('night', [
        [0, '#0d1424'],
        [0.5, night],
        [1, '#0f1728'],
      ]),
    }) +
    leaves(outline, [
      [60, 110, -46, 0.86],
      [306, 112, 46, 0.86],
      [50, 340, -112, 0.86],
      [316, 350, 112, 0.86],
    ]) +
    stalk('190 460 194 420 186 380 182 330', mix(green, night, 0.7), 9, 7) +
    rect(0, 0, 360, 450, {
      fill: scene.radial(
        'halo',
        [
          [0, '#f4f8ff', 0.8],
          [0.34, '#c9dcf2', 0.36],
          [0.62, '#9db8dc', 0.12],
          [1, '#9db8dc', 0],
        ],
        [0.5, 0.47, 0.56],
      ),
    }) +
    leaves(lit, [
      [94, 152, -58, 0.6],
      [270, 154, 58, 0.6],
      [96, 300, -128, 0.62],
      [266, 304, 128, 0.62],
      [182, 330, 178, 0.6],
    ]) +
    group(
      { class: 'flower', transform: 'translate(180 214)scale(1 .93)' },
      group({ transform: 'scale(1.36)' }, rounds(scene, 'o', tones, [1, 0.86, 0.72])),
      pompon(
        scene,
        'p',
        { ...tones, base: mix(grey, '#c7d6c2', 0.6) },
        [
          [50, 12],
          [37, 11],
          [24, 9],
          [10, 6],
        ],
        1.12,
      ),
      stroke('M-12-8h0M10-16h0M18 6h0M-4 14h0M2-2h0M-20 6h0M12 20h0', mix(anther, '#d9b84a', 0.85), 6, {
        class: 'anther',
      }),
    )
  )
}

import type { Dice } from '../dice.ts'
import { el, group, type Scene, use } from '../scene.ts'

/*
 * The taotie (饕餮), the mask of Shang and Zhou bronzes. Drawn once as its right half in a field 110 wide and 84 high around the
 * origin, in the current colour, then mirrored and raised by two shifted copies.
 */

const horns: readonly string[] = [
  'M18-20C20-46 64-48 72-28c4 14-16 16-16 4',
  'M16-18C14-44 40-50 52-38c16 14 34 0 28-14M40-30q14 10 30 4',
  'M20-18C12-34 26-50 46-46c-12 6-8 14 4 12 14-2 24-8 30-18 2 18-12 30-34 28',
]

const jaws: readonly string[] = [
  'M12 16c18 6 30-4 42 6 8 10 2 22-8 22-8 0-9-9-3-12-8-6-20 0-31-4z',
  'M12 16c22-2 48-2 54 10 4 12-8 20-16 14l6-6c-6-8-24-6-44-6z',
  'M10 18c20 8 26 2 40 8 10 6 10 18 0 22l-2-8c-10-6-24-6-38-10z',
]

const cheeks: readonly string[] = [
  'M64 8c22-6 34 14 20 26-10 6-20-4-11-11',
  'M62 4c20-8 40 2 36 20-4 14-24 14-22 2 2-6 10-6 12 0',
  'M60 14c14-12 38-8 38 8 0 12-16 14-20 4',
]

/** The mask as a group of one colour (`color` on the using element), both halves. */
export function taotie(scene: Scene, dice: Dice): string {
  const line = { fill: 'none', stroke: 'currentColor' }
  const half = scene.define('mask', (id) =>
    group(
      { id },
      el('path', { d: 'M0-26 7-20 9 2 7 16l10 6q3 9-7 11-6 1-10-4z', fill: 'currentColor' }),
      el('path', { d: 'M12-14q20-16 48-5l-3 7q-24-9-43 5z', fill: 'currentColor' }),
      el('path', { d: 'M15-2q14-15 38-3l8-2q-6 18-30 17-11-2-16-12z', fill: 'currentColor' }),
      el('path', { d: dice.pick(jaws), fill: 'currentColor' }),
      el('path', { d: 'M66-10q16-8 22 6-8 14-20 6z', fill: 'currentColor' }),
      el('path', { d: 'M14 34l4 11 5-10zM28 36l3 8 5-7z', fill: 'currentColor' }),
      el('path', { ...line, d: dice.pick(horns), strokeWidth: 7 }),
      el('path', { ...line, d: dice.pick(cheeks), strokeWidth: 5 }),
      el('path', { ...line, d: 'M92-24C112-36 116-4 98-6', strokeWidth: 5 }),
    ),
  )
  return use(half) + use(half, { transform: 'scale(-1 1)' })
}

/** The pair of bosses that are its eyes. */
export function eyes(scene: Scene, light: string, mid: string, dark: string): string {
  const ball = scene.radial(
    'eye',
    [
      [0, light],
      [0.5, mid],
      [1, dark],
    ],
    [0.38, 0.34, 0.7],
  )
  return [-1, 1]
    .map((side) => el('circle', { cx: side * 34, cy: -1, r: 7.5, fill: ball, stroke: dark, strokeWidth: 1 }))
    .join('')
}

/** A shape raised from the ground: a shadow below, an edge of light above, the shape between. */
export function raised(
  scene: Scene,
  name: string,
  shape: string,
  [light, mid, dark]: readonly [string, string, string],
  transform?: string,
): string {
  const id = scene.define(name, (given) => group({ id: given }, shape))
  return group(
    { transform },
    use(id, { y: 1.8, x: 0.8, color: dark }),
    use(id, { y: -1, x: -0.5, color: light }),
    use(id, { color: mid }),
  )
}

/** Thunder pattern (雷纹): a field of square spirals, as a paint. */
export function thunder(scene: Scene, name: string, size: number, light: string, dark: string): string {
  const spiral = 'M1 15V1H13V13H4V5H10V10H7'
  const id = scene.define(name, (given) =>
    el(
      'pattern',
      { id: given, width: 16, height: 16, patternUnits: 'userSpaceOnUse', patternTransform: `scale(${size / 16})` },
      el('path', { d: spiral, fill: 'none', stroke: dark, strokeWidth: 1.8, transform: 'translate(.8 1)' }),
      el('path', { d: spiral, fill: 'none', stroke: light, strokeWidth: 1.1, strokeOpacity: 0.7 }),
    ),
  )
  return `url(#${id})`
}

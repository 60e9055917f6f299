import { type Dice } from '../dice.ts'
import { dots, type Point, smooth } from '../pen.ts'
import { circle, el, ellipse, group, mix, part, path, place, rect, type Scene, stroke, use } from '../scene.ts'

/*
 * What painted faces are put together from. A face is 212 wide and 296 high around the origin; most shapes are right halves, drawn
 * twice around the middle line x = 0.
 */
export const gold = '#d2a647'

const halfFace = 'M-.5-146C62-146 104-112 106-48 108 4 98 58 70 104 50 134 24 150-.5 150z'

/** The same shapes on both sides of the middle line. */
export function both(scene: Scene, name: string, ...children: readonly string[]): string {
  const id = scene.define(name, (given) => group({ id: given }, ...children))
  return use(id) + use(id, { transform: 'scale(-1 1)' })
}

/** The stage behind the head: a light in the middle of a dark cloth. */
export function stage(scene: Scene, glow: string, edge: string, at: Point = [0.5, 0.5]): string {
  const light = scene.radial(
    'stage',
    [
      [0, glow],
      [0.6, mix(glow, edge, 0.5)],
      [1, edge],
    ],
    [at[0], at[1], 0.75],
  )
  return rect(0, 0, scene.width, scene.height, { fill: light })
}

/** The skin of the face, all in one colour. */
export const skin = (scene: Scene, tone: string): string => {
  const base = scene.define('base', (id) => el('path', { id, d: halfFace }))
  return group({ fill: tone, class: 'face' }, use(base), use(base, { transform: 'scale(-1 1)' }))
}

/** Ears behind the face. */
export const ears = (scene: Scene, tone: string): string =>
  both(
    scene,
    'ear',
    path('M100-34C122-50 132-20 120 10 114 26 104 30 98 22z', { fill: tone }),
    stroke('M108-24q10 6 2 32', mix(tone, '#000000', 0.6), 1.4),
  )

/** Light from above the left brow over everything that is painted on the face, and its rim. */
export function modelling(scene: Scene, rim: string): string {
  const light = scene.radial(
    'light',
    [
      [0, '#ffffff', 0.16],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.38],
    ],
    [0.42, 0.36, 0.72],
  )
  const whole =
    'M0-146C62-146 104-112 106-48 108 4 98 58 70 104 50 134 24 150 0 150-24 150-50 134-70 104-98 58-108 4-106-48-104-112-62-146 0-146z'
  return path(whole, { fill: light, stroke: rim, strokeWidth: 1.6, strokeOpacity: 0.6 })
}

/** A round wide eye with a white ring round its iris. */
export const roundEye = (x: number, y: number, r: number, iris = '#15110f'): string =>
  circle(x, y, r, { fill: '#fdfaf2', stroke: '#15110f', strokeWidth: 1.4 }) +
  circle(x, y, r * 0.56, { fill: iris }) +
  circle(x - r * 0.2, y - r * 0.24, r * 0.18, { fill: '#ffffff' })

/** Strands of hair between two lines: each goes down from a place of the first to a place of the second. */
export function strands(
  dice: Dice,
  count: number,
  [x0, x1]: Point,
  [bottom0, bottom1]: Point,
  top: number,
  bottom: number,
): string {
  return Array.from({ length: count }, (_, index) => {
    const t = (index + dice.range(0.2, 0.8)) / count
    const from = x0 + (x1 - x0) * t
    const to = bottom0 + (bottom1 - bottom0) * t
    const sway = Math.round(dice.range(-7, 7))
    return `M${Math.round(from)} ${Math.round(top + dice.range(0, 10))}Q${Math.round((from + to) / 2) + sway} ${Math.round((top + bottom) / 2)} ${Math.round(to)} ${Math.round(bottom - dice.range(0, 24))}`
  }).join('')
}

const straps = 'M72 62Q98 40 108-10'

/** 满: one full sheet that hides the mouth and reaches the lower edge. */
export function fullBeard(scene: Scene, tone: string, line: string, bottom = 250): string {
  const dice = scene.dice.fork('beard')
  const many = scene.detail ? 60 : scene.rank > 2 ? 44 : 30
  return part(
    'beard',
    stroke(`${straps}M-72 62Q-98 40-108-10`, line, 1.4),
    path(`M-80 52C-62 70-34 58 0 62 34 58 62 70 80 52 96 96 100 170 92 ${bottom}H-92C-100 170-96 96-80 52z`, {
      fill: tone,
    }),
    stroke(strands(dice, many, [-76, 76], [-88, 88], 66, bottom), line, 1.1, { strokeOpacity: 0.7 }),
    path('M0 62C-24 56-52 62-70 84-46 78-22 80 0 74 22 80 46 78 70 84 52 62 24 56 0 62z', {
      fill: mix(tone, line, 0.72),
    }),
  )
}

/** 扎: parted so that the open mouth is seen, with a tuft under the chin and tufts beside the ears (耳毛子). */
export function partedBeard(scene: Scene, tone: string, line: string): string {
  const dice = scene.dice.fork('beard')
  const many = scene.detail ? 22 : 12
  return part(
    'beard',
    both(
      scene,
      'lock',
      path('M26 70C46 60 66 50 80 30 104 70 120 140 112 250H44C40 200 50 150 40 122 34 104 24 92 14 84z', {
        fill: tone,
      }),
      path(
        'M104-10C112-40 128-66 150-82 146-62 146-48 152-34 158-44 164-52 172-56 168-30 164-4 146 20 132 36 116 34 106 26z',
        { fill: tone, class: 'tuft' },
      ),
      stroke(
        strands(dice, many, [40, 84], [48, 108], 70, 250) +
          'M110 8Q122-30 146-66M118 20Q138-10 160-40M110-4Q118-34 140-60',
        line,
        1.1,
        { strokeOpacity: 0.65 },
      ),
    ),
    path('M-30 126C-14 134 14 134 30 126 40 170 34 220 24 250H-24C-34 220-40 170-30 126z', { fill: tone }),
    stroke(strands(dice, many, [-24, 24], [-22, 22], 134, 250), line, 1.1, { strokeOpacity: 0.65 }),
  )
}

/** 三 or 五绺: long straight locks with light between them. */
export function lockBeard(scene: Scene, tone: string, line: string): string {
  const dice = scene.dice.fork('beard')
  const lock = (x: number, to: number, wide: number) =>
    path(
      `M${x - wide} 72C${x - wide - 6} 140 ${to - wide - 2} 190 ${to - wide * 0.5} 262H${to + wide * 0.5}C${to + wide + 2} 190 ${x + wide + 6} 140 ${x + wide} 72z`,
      { fill: tone, class: 'lock' },
    ) +
    stroke(
      strands(dice, scene.detail ? 16 : 10, [x - wide + 3, x + wide - 3], [to - wide * 0.5, to + wide * 0.5], 78, 262),
      line,
      1,
      { strokeOpacity: 0.7 },
    )
  return part(
    'beard',
    stroke(`${straps}M-72 62Q-98 40-108-10`, tone, 1.6),
    lock(-64, -78, 15),
    lock(64, 78, 15),
    lock(0, -6, 26),
    path('M0 62C-24 56-56 60-80 80-52 76-22 84 0 76 22 84 52 76 80 80 56 60 24 56 0 62z', { fill: tone }),
  )
}

/** Balls of silk (绒球) along an arc. */
export function pompons(scene: Scene, places: readonly Point[], radius: number, tones: readonly string[]): string {
  return places
    .map(([x, y], index) => {
      const tone = tones[index % tones.length]!
      const fill = scene.radial(
        `pom${tone.slice(1)}`,
        [
          [0, mix(tone, '#ffffff', 0.5)],
          [0.55, tone],
          [1, mix(tone, '#000000', 0.55)],
        ],
        [0.36, 0.32, 0.75],
      )
      return circle(x, y, radius, { fill })
    })
    .join('')
}

/** Places along an arc around `0 middle`, from one angle to another in degrees. */
export const arcOf = (count: number, radius: number, middle: number, from: number, to: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + (index / (count - 1)) * (to - from)) * Math.PI) / 180
    return [Math.cos(angle) * radius, middle + Math.sin(angle) * radius]
  })

export const metal = (scene: Scene, tone = gold): string =>
  scene.linear(`metal${tone.slice(1)}`, [
    [0, mix(tone, '#fff6d8', 0.35)],
    [0.45, tone],
    [1, mix(tone, '#3a2408', 0.6)],
  ])

/** A diadem over the brow with pearls. */
export function diadem(scene: Scene, tone: string, bead: string): string {
  const beads = Array.from({ length: 13 }, (_, index): Point => {
    const x = -98 + (index / 12) * 196
    return [x, -119 + (x / 112) ** 2 * 56]
  })
  return (
    path('M-113-70Q-60-132 0-132T113-70L107-50Q60-112 0-112T-107-50z', {
      fill: metal(scene, tone),
      stroke: '#3a2408',
      strokeWidth: 1,
    }) +
    stroke(dots(beads), '#fdf6e3', 7) +
    stroke(dots(beads), bead, 3)
  )
}

/** Shoulders and a collar at the lower edge; behind the beard. */
export const shoulders = (robe: string, collar: string, edge: string): string =>
  path('M-230 260C-220 176-130 152-62 132L0 190 62 132C130 152 220 176 230 260z', { fill: robe }) +
  path('M-66 128-76 140-4 214H4L76 140 66 128 0 184z', { fill: collar, stroke: edge, strokeWidth: 1.2 })

/** Snow: flakes of six rays. */
export function snow(scene: Scene, places: readonly (readonly [number, number, number])[], tone: string): string {
  const flake = scene.define(`flake${tone.slice(1)}`, (id) =>
    stroke('M0-5V5M-4.300-2.500 4.300 2.500M-4.300 2.500 4.300-2.500', tone, 2, { id }),
  )
  return places.map(([x, y, size]) => use(flake, { class: 'snowflake', transform: place(x, y, 0, size) })).join('')
}

/** A long pheasant plume (翎子) with its bars, along its spine. */
export function plume(spine: readonly Point[]): string {
  const way = smooth(spine, false, 1, 0)
  return (
    stroke(way, '#d9a04a', 10, { class: 'plume' }) +
    stroke(way, '#4d2410', 10, { strokeDasharray: '2.500 9', strokeLinecap: 'butt' }) +
    stroke(way, '#f6e3b4', 1.3)
  )
}

export const shade = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, { fill: '#000000', fillOpacity: 0.16 })

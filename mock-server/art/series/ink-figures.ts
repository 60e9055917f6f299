import type { Dice } from '../dice.ts'
import { brush, createPen, lines, type Point, short } from '../pen.ts'
import { el, group, path, place, type Scene, stroke, use } from '../scene.ts'

/** A weather-bent pine: one trunk stroke, boughs, and flat fans of needles. */
export function pine(
  scene: Scene,
  name: string,
  dice: Dice,
  at: Point,
  height: number,
  ink: string,
  leaf: string,
): string {
  const lean = dice.range(-0.35, 0.35)
  const trunk: Point[] = [0, 0.3, 0.6, 1].map((t) => [
    at[0] + lean * height * t + Math.sin(t * 5 + lean * 9) * height * 0.06,
    at[1] - height * t,
  ])
  const fan = scene.define(`${name}-needles`, (id) => needles(scene, id, leaf))
  const boughs: string[] = []
  const fans: string[] = []
  const count = 5
  for (let index = 0; index < count; index += 1) {
    const t = 0.45 + (index / (count - 1)) * 0.55
    const side = index % 2 === 0 ? 1 : -1
    const from = trunkAt(trunk, t - 0.06)
    const reach = height * (0.52 - 0.3 * (t - 0.45)) * dice.range(0.8, 1.15) * (index === count - 1 ? 0.1 : 1)
    const to: Point = [from[0] + side * reach, from[1] - reach * dice.range(0.05, 0.3)]
    boughs.push(
      `M${short(from[0])} ${short(from[1])}Q${short(from[0] + side * reach * 0.4)} ${short(from[1] + 2)} ${short(to[0])} ${short(to[1])}`,
    )
    const scale = (height / 100) * dice.range(0.8, 1.15)
    fans.push(use(fan, { transform: place(to[0], to[1], side * 4, scale, scale) }))
    fans.push(use(fan, { transform: place(from[0] + side * reach * 0.45, from[1] - 4, 0, scale * 0.7, scale * 0.62) }))
  }
  return group(
    {},
    path(
      brush(trunk, (t) => height * 0.075 * (1 - t * 0.75)),
      { fill: ink },
    ),
    stroke(boughs.join(''), ink, height * 0.022),
    ...fans,
  )
}

function trunkAt(trunk: readonly Point[], t: number): Point {
  const place = Math.max(0, Math.min(0.999, t)) * (trunk.length - 1)
  const index = Math.floor(place)
  const [a, b] = [trunk[index]!, trunk[index + 1]!]
  return [a[0] + (b[0] - a[0]) * (place - index), a[1] + (b[1] - a[1]) * (place - index)]
}

/** A cloud of needles about 44 wide, around the origin, cut by its own fan strokes. */
function needles(scene: Scene, id: string, leaf: string): string {
  const rays: string[] = []
  const step = scene.detail ? 12 : 23
  for (let x = -18; x <= 18; x += scene.detail ? 6 : 12) {
    for (let degrees = 200; degrees <= 340; degrees += step) {
      const radians = (degrees * Math.PI) / 180
      rays.push(`M${x} 0l${short(Math.cos(radians) * 10)} ${short(Math.sin(radians) * 9)}`)
    }
  }
  return group(
    { id },
    path('M-25 1c-1-9 9-9 11-8 3-7 12-7 14-2 4-6 13-4 14 1 7-3 13 3 10 9-14 3-36 3-49 0z', {
      fill: leaf,
      fillOpacity: 0.55,
    }),
    stroke(rays.join(''), leaf, 0.9, { strokeOpacity: 0.9 }),
  )
}

/** A skiff with a fisherman under his straw cape; about 60 wide at scale 1. */
export function boat(at: Point, scale: number, ink: string, reflect: string): string {
  return group(
    { transform: place(at[0], at[1], 0, scale) },
    path('M-28 4c16 6 40 6 56-2l-4 6q-22 7-46 1z', { fill: reflect, fillOpacity: 0.35, transform: 'translate(0 6)' }),
    path('M-30-2c14 5 44 5 60-3-3 6-7 9-13 10q-16 2-34 0-9-1-13-7z', { fill: ink }),
    path('M-6-1c0-7 3-13 8-14 5 2 7 8 8 14q-8 2-16 0z', { fill: ink }),
    path('M-7-13q9-9 18 0-9 3-18 0z', { fill: ink }),
    stroke('M9-7Q24-18 38-24M38-24v28', ink, 0.9),
    stroke('M-40 8h22M-2 12h30M30 6h16', reflect, 0.8, { strokeOpacity: 0.6 }),
  )
}

/** A small pavilion with a lifted roof; about 44 wide at scale 1, standing on its place. */
export function pavilion(at: Point, scale: number, ink: string, roof: string): string {
  return group(
    { transform: place(at[0], at[1], 0, scale) },
    path(
      'M-17-14h34v3h-34zM-14-12h2.5v12h-2.5zM11.5-12h2.5v12h-2.5zM-4.5-12h2v12h-2zM2.5-12h2v12h-2zM-19-1h38v3h-38z',
      { fill: ink },
    ),
    path('M-26-12c8-1 14-5 18-13h16c4 8 10 12 18 13-9 3-43 3-52 0z', { fill: roof }),
    path('M-14-25c6-2 9-5 11-10h6c2 5 5 8 11 10-6 2-22 2-28 0z', { fill: roof }),
    path('M-1-41h2l1 6h-4z', { fill: ink }),
  )
}

/** A skein of birds far away. */
export function birds(dice: Dice, at: Point, count: number, ink: string): string {
  const flock = Array.from({ length: count }, (_, index) => {
    const row = Math.ceil(index / 2)
    const side = index % 2 === 0 ? 1 : -1
    const span = dice.range(3, 5.5)
    const x = at[0] + side * row * 11 + dice.range(-3, 3)
    const y = at[1] + row * 5 + dice.range(-3, 3)
    return `M${short(x - span)} ${short(y - 2)}q${short(span * 0.7)}-1.5 ${short(span)} 1.5q${short(span * 0.4)}-3.5 ${short(span)}-2.5`
  })
  return stroke(flock.join(''), ink, 1)
}

/** A waterfall: pale threads down from a notch. */
export function waterfall(dice: Dice, at: Point, height: number, water: string): string {
  const threads = Array.from({ length: 5 }, (_, index) => {
    const pen = createPen().moveTo([at[0] + (index - 2) * 2, at[1] + 2])
    const sway = dice.range(-3, 3)
    pen.curveTo(
      [at[0] + (index - 2) * 2 + sway, at[1] + height * 0.3],
      [at[0] + (index - 2) * 3 - sway, at[1] + height * 0.6],
      [at[0] + (index - 2) * 4.2, at[1] + height],
    )
    return pen.data()
  })
  return stroke(threads.join(''), water, 1.8)
}

/** Bamboo at the picture's edge: jointed culms and leaves in the manner of the character 个. */
export function bamboo(dice: Dice, at: Point, height: number, ink: string): string {
  const culms: string[] = []
  const leaves: string[] = []
  for (let culm = 0; culm < 3; culm += 1) {
    const x = at[0] + culm * 11 + dice.range(-3, 3)
    const lean = dice.range(-0.12, 0.12)
    const joints = 5
    for (let joint = 0; joint < joints; joint += 1) {
      const [y1, y2] = [at[1] - (height / joints) * joint, at[1] - (height / joints) * (joint + 1) + 2.5]
      culms.push(
        lines([
          [x + lean * (at[1] - y1), y1],
          [x + lean * (at[1] - y2), y2],
        ]),
      )
      if (joint > 1) leaves.push(bambooLeaves(dice, [x + lean * (at[1] - y2), y2]))
    }
  }
  return group(
    {},
    stroke(culms.join(''), ink, 3, { strokeOpacity: 0.75 }),
    path(leaves.join(''), { fill: ink, fillOpacity: 0.85 }),
  )
}

function bambooLeaves(dice: Dice, [x, y]: Point): string {
  const side = dice.chance(0.5) ? 1 : -1
  return [0.25, 0.75, 1.2]
    .map((angle) => {
      const length = dice.range(16, 26)
      const [dx, dy] = [Math.cos(angle) * length * side, Math.sin(angle) * length]
      const [nx, ny] = [-dy * 0.16, dx * 0.16]
      return createPen(0)
        .moveTo([x, y])
        .quadTo([x + dx * 0.4 + nx, y + dy * 0.4 + ny], [x + dx, y + dy])
        .quadTo([x + dx * 0.4 - nx, y + dy * 0.4 - ny], [x, y])
        .close()
        .data()
    })
    .join('')
}

/** Characters of a seal, cut with straight strokes on a field of ten by ten. */
const sealCuts: readonly string[] = [
  'M5 1.5v7.5M1.5 4v5h7v-5', // 山
  'M5 1v8.5M1.5 3.5h2v2.5l-2 2.5M8.5 2.5l-2 2 2 4', // 水
  'M2 1.5h6v7.5h-6zM2 5.2h6', // 日
  'M1.5 2h7M1.5 5.2h7M1.5 8.5h7M5 2v6.5', // 王
  'M1.5 1.5h7v7.5h-7zM5 1.5v7.5M1.5 5.2h7', // 田
  'M5 1v3.5M2 2.7h6M2.5 4.5h5M2.8 6h4.4v3h-4.4z', // 吉
  'M1.5 3h7v3.5h-7zM5 1v8.5', // 中
  'M1.5 2h7M4.2 2l-2.7 7M3.5 5.2h4.8v3.8h-4.8z', // 石
]

/** A cinnabar seal; `serial` decides the character. */
export function seal(at: Point, size: number, which: number, cinnabar = '#bb3a26', paper = '#f7efe2'): string {
  const cut = sealCuts[which % sealCuts.length]!
  return group(
    { transform: place(at[0], at[1], 0, size / 10) },
    el('rect', { width: 10, height: 10, rx: 1.3, fill: cinnabar }),
    el('path', { d: cut, fill: 'none', stroke: paper, strokeWidth: 0.85, strokeLinecap: 'square' }),
  )
}

import { lines, type Point, polar, ring, short, smooth } from '../pen.ts'
import { circle, el, ellipse, group, mix, path, rect, type Scene, type Stop, stroke, use } from '../scene.ts'
import { cylinder, gold, type Metal, patina, relief } from './bronze-metal.ts'
import { eyes, raised, taotie, thunder } from './bronze-taotie.ts'

/** The mirror's outline: lobed like a flower, or round. */
function rimOf(scene: Scene, radius: number): string {
  if (!scene.dice.fork('edge').chance(0.5)) return smooth(ring([0, 0], radius, 8), true)
  const lobes = scene.turn([8, 12, 16])
  const points = ring([0, 0], radius, lobes * 4)
  return smooth(
    points.map(([x, y], index): Point => (index % 4 === 0 ? [x * 0.94, y * 0.94] : [x, y])),
    true,
  )
}

/** What is raised on the mirror's back: scrolling beasts between rings, a quatrefoil, bosses, a band of teeth. */
function reverse(scene: Scene, metal: Metal, radius: number): string {
  const colors = relief(metal)
  const count = scene.dice.fork('mirror').pick([6, 8])
  const turn = (index: number, of: number) => `rotate(${short((index * 360) / of)})`
  const top = short(-radius * 0.72)
  const curls = `M0 ${top}c16-10 34 2 28 18-4 10-18 8-16-2M0 ${top}c-16 8-18 26-4 30M14 ${short(-radius * 0.5)}c10 2 18-2 22-10`
  const scroll = scene.define('scroll', (id) =>
    el('path', { id, d: curls, fill: 'none', stroke: 'currentColor', strokeWidth: 5 }),
  )
  const beasts = Array.from({ length: count }, (_, index) => use(scroll, { transform: turn(index, count) }))
  const leaf = scene.define('leaf', (id) =>
    el('path', { id, d: 'M0-16C14-24 16-38 0-50C-16-38-14-24 0-16z', fill: 'currentColor' }),
  )
  const leaves = [0.5, 1.5, 2.5, 3.5].map((index) => use(leaf, { transform: turn(index, 4) }))
  const rings = [0.94, 0.78, 0.36].map((part) =>
    circle(0, 0, radius * part, { fill: 'none', stroke: 'currentColor', strokeWidth: 3 }),
  )
  const ball = scene.radial(
    'boss',
    [
      [0, metal.light],
      [0.5, metal.mid],
      [1, metal.line],
    ],
    [0.36, 0.3, 0.75],
  )
  const bosses = ring([0, 0], radius * 0.42, count, Math.PI / count - 1.57).map(([x, y]) =>
    circle(x, y, 6, { fill: ball }),
  )
  const teeth = Array.from({ length: 60 }, (_, index) => {
    const angle = (index / 60) * Math.PI * 2
    const out = (part: number, by: number) => polar([0, 0], radius * part, angle + by)
    return lines([out(0.9, -0.045), out(0.83, 0), out(0.9, 0.045)])
  })
  return [
    path(teeth.join(''), { fill: mix(metal.light, metal.mid, 0.5) }),
    raised(scene, 'beasts', beasts.join(''), scene.rank > 2 ? gold : colors),
    raised(scene, 'rings', rings.join(''), colors),
    raised(scene, 'leaves', leaves.join(''), scene.rank > 1 ? gold : colors),
    bosses.join(''),
    circle(0, 0, 17, { fill: ball, stroke: metal.line, strokeWidth: 1 }),
  ].join('')
}

/** A mirror (铜镜): rings of ornament round a knob. */
export function mirror(scene: Scene, metal: Metal, [x, y]: Point, radius: number): string {
  const { light, mid, dark, line } = metal
  const clip = scene.define('clip', (id) => el('clipPath', { id }, circle(0, 0, radius, {})))
  const rim = scene.define('rim', (id) => el('path', { id, d: rimOf(scene, radius) }))
  const disc = scene.linear(
    'disc',
    [
      [0, mix(light, mid, 0.5)],
      [0.5, mid],
      [1, dark],
    ],
    [0, 0, 1, 1],
  )
  const sheen: readonly Stop[] = [
    [0, light, 0.55],
    [0.35, light, 0],
    [0.65, line, 0],
    [1, line, 0.65],
  ]
  const drop = scene.radial('drop', [
    [0.75, '#000000', 0.6],
    [1, '#000000', 0],
  ])
  return group(
    { transform: `translate(${short(x)} ${short(y)})` },
    circle(7, 12, radius * 1.04, { fill: drop }),
    use(rim, { fill: disc, stroke: line, strokeWidth: 1.5 }),
    patina(scene, clip, metal.patina, [-radius, -radius, radius * 2, radius * 2]),
    circle(0, 0, radius * 0.78, { fill: dark, fillOpacity: 0.5 }),
    circle(0, 0, radius * 0.78, { fill: thunder(scene, 'thunder', 10, light, line), opacity: 0.35 }),
    reverse(scene, metal, radius),
    use(rim, { fill: scene.linear('sheen', sheen, [0, 0, 1, 1]) }),
  )
}

/** A chime bell (编钟): bosses above, the mask on the striking place. */
export function bell(scene: Scene, metal: Metal, x: number, foot: number, scale: number): string {
  const dice = scene.dice.fork('bell')
  const colors = relief(metal)
  const body = 'M-76-250H76L104-6Q0-50-104-6z'
  const clip = scene.define('clip', (id) => el('clipPath', { id }, el('path', { d: body })))
  const ball = scene.radial(
    'boss',
    [
      [0, metal.light],
      [0.45, metal.mid],
      [1, metal.line],
    ],
    [0.36, 0.3, 0.75],
  )
  const studs: string[] = []
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      for (const side of [-1, 1])
        studs.push(circle(side * (28 + column * (20 + row)), -222 + row * 32, 8.5, { fill: ball }))
    }
  }
  const bands = 'M-80-238H80M-84-206H84M-88-174H88M-93-136H93M-11-240V-138M11-240V-138'
  return group(
    { transform: `translate(${x} ${foot})scale(${short(scale, 2)})` },
    path('M-17-252-13-316h26l4 64z', { fill: cylinder(scene, metal), stroke: metal.line, strokeWidth: 1 }),
    ellipse(0, -316, 13, 4, { fill: metal.light }),
    circle(-20, -276, 11, { fill: 'none', stroke: metal.mid, strokeWidth: 5 }),
    path('M-80-258H80v12H-80z', {
      fill: scene.linear('lip', [
        [0, metal.light],
        [1, metal.dark],
      ]),
      stroke: metal.line,
      strokeWidth: 1,
    }),
    path(body, { fill: cylinder(scene, metal, 'bell') }),
    group(
      { clipPath: `url(#${clip})` },
      rect(-100, -206, 200, 32, { fill: thunder(scene, 'thunder', 9, metal.light, metal.line), opacity: 0.6 }),
      rect(-100, -240, 200, 2, { fill: metal.line }),
    ),
    patina(scene, clip, metal.patina, [-104, -250, 208, 240]),
    raised(
      scene,
      'bands',
      el('path', { d: bands, fill: 'none', stroke: 'currentColor', strokeWidth: 3.5 }),
      scene.rank > 1 ? gold : colors,
    ),
    studs.join(''),
    raised(scene, 'taotie', taotie(scene, dice), scene.rank > 2 ? gold : colors, 'translate(0 -88)scale(.7 .74)'),
    group({ transform: 'translate(0 -88)scale(.7 .74)' }, eyes(scene, metal.light, metal.mid, metal.line)),
    stroke('M-103-8Q0-51 103-8', metal.light, 3, { strokeOpacity: 0.7 }),
  )
}

import { belt, createVessel, hoop, mouth, silhouette, type Vessel, type VesselShape } from '../lathe.ts'
import { brush, type Point, ring, short, smooth } from '../pen.ts'
import { circle, el, ellipse, group, mix, path, type Scene, type Stop, stroke, use } from '../scene.ts'
import { drawBand, drawField, type FieldKind } from './porcelain-bands.ts'
import { type Form, type Glaze, gold, type Place } from './porcelain-forms.ts'
import { blossom, type Brushwork, newBrushwork } from './porcelain-motifs.ts'

function shadows(scene: Scene, [x, foot, height]: Place, radius: number): string {
  const soft = scene.radial('shadow', [
    [0, '#10151c', 0.5],
    [0.6, '#10151c', 0.18],
    [1, '#10151c', 0],
  ])
  return ellipse(x + height * 0.05, foot + 5, radius * 2.1, radius * 0.42, { fill: soft })
}

/** Painted ornament in its colours. */
function painted(scene: Scene, work: Brushwork, glaze: Glaze, outlined = true): string {
  const fade = scene.linear('fade', [
    [0, glaze.wash, 0.95],
    [0.55, glaze.wash, 0.5],
    [1, glaze.wash, 0],
  ])
  const some = (parts: readonly string[], paint: (d: string) => string) =>
    parts.length === 0 ? '' : paint(parts.join(''))
  const edge = outlined ? { stroke: glaze.line, strokeWidth: 0.7 } : {}
  return [
    some(work.fade, (d) => path(d, { fill: fade })),
    some(work.wash, (d) => path(d, { fill: glaze.wash, stroke: glaze.line, strokeWidth: 0.7 })),
    some(work.solid, (d) => path(d, { fill: glaze.solid })),
    some(work.line, (d) => stroke(d, glaze.line, 1.1)),
    some(work.white, (d) => path(d, { fill: glaze.reserve, ...edge })),
  ].join('')
}

/** The right half and its reflection on the left. */
function mirrored(scene: Scene, name: string, centerX: number, half: string): string {
  const id = scene.define(name, (given) => group({ id: given }, half))
  return use(id) + use(id, { transform: `matrix(-1 0 0 1 ${short(centerX * 2)} 0)` })
}

/** The vessel with its painting, its shading and its light. */
export function vessel(scene: Scene, form: Form, glaze: Glaze, field: FieldKind, spot: Place): string {
  const [x, foot, height] = spot
  const body = createVessel(form, x, foot - height, height)
  const [bands, hoops, main] = [newBrushwork(), [] as string[], newBrushwork()]
  for (const [kind, from, to] of form.bands) drawBand(kind, bands, hoops, body, [from, to])
  const cracks = drawField(field, main, body, form.field, scene.dice.fork('vessel'))
  const outline = scene.define('body', (id) => el('path', { id, d: silhouette(body, scene.detail ? 26 : 14) }))
  const clip = scene.define('clip', (id) => el('clipPath', { id }, use(outline)))
  const [cx, cy, rx, ry] = mouth(body)
  const light: readonly Stop[] = [
    [0, glaze.shade, 0.5],
    [0.16, glaze.shade, 0.16],
    [0.34, '#ffffff', 0.3],
    [0.5, '#ffffff', 0],
  ]
  const shade = scene.linear('shade', [...light, [0.8, glaze.shade, 0.3], [1, glaze.shade, 0.62]], [0, 0, 1, 0])
  const rich = scene.rank > 1
  const ground = path(belt(body, form.field[0], form.field[1]), { fill: glaze.solid })
  return group(
    {},
    shadows(scene, spot, body.radiusAt(1)),
    use(outline, { fill: glaze.body }),
    group(
      { clipPath: `url(#${clip})` },
      cracks === '' ? '' : ground + stroke(cracks, glaze.body, 0.8, { strokeOpacity: 0.75 }),
      painted(scene, main, glaze, cracks === ''),
      mirrored(scene, 'bands', x, painted(scene, bands, glaze)),
      stroke(hoops.join(''), rich ? gold : glaze.line, rich ? 1.5 : 1.1),
      use(outline, { fill: shade }),
    ),
    ellipse(cx, cy, rx, ry, { fill: mix(glaze.shade, glaze.body, 0.55) }),
    ellipse(cx, cy + ry * 0.35, rx * 0.82, ry * 0.6, { fill: glaze.shade, fillOpacity: 0.75 }),
    ellipse(cx, cy, rx, ry, { fill: 'none', stroke: rich ? gold : glaze.line, strokeWidth: rich ? 2 : 1.2 }),
    glint(body, form.field[0]),
  )
}

/** The window's reflection on the shoulder. */
function glint(body: Vessel, from: number): string {
  const points = [0, 0.25, 0.5, 0.75, 1].map((t): Point => body.project(-0.72, from - 0.03 + t * 0.24))
  return path(
    brush(points, (t) => 7 * Math.sin(Math.PI * Math.min(1, t + 0.12)) ** 0.6 + 0.5),
    { fill: '#ffffff', fillOpacity: 0.72 },
  )
}

/** The lid of a jar: a small turned form on top. */
export function lid(scene: Scene, glaze: Glaze, [x, foot, height]: Place): string {
  const profile: VesselShape['profile'] = [
    [0, 0.05],
    [0.16, 0.12],
    [0.32, 0.07],
    [0.42, 0.14],
    [0.6, 0.42],
    [0.82, 0.66],
    [0.9, 0.72],
    [1, 0.7],
  ]
  const cover = createVessel({ profile }, x, foot - height * 1.29, height * 0.27)
  const [work, hoops] = [newBrushwork(), [] as string[]]
  drawBand('ruyi', work, hoops, cover, [0.5, 0.86])
  const outline = scene.define('lid', (id) => el('path', { id, d: silhouette(cover, 10) }))
  const light: readonly Stop[] = [
    [0, glaze.shade, 0.5],
    [0.35, '#ffffff', 0.35],
    [0.55, '#ffffff', 0],
    [1, glaze.shade, 0.6],
  ]
  return group(
    {},
    use(outline, { fill: glaze.body, stroke: glaze.line, strokeWidth: 0.7 }),
    circle(x, foot - height * 1.255, height * 0.026, { fill: glaze.solid }),
    mirrored(scene, 'lidband', x, painted(scene, work, glaze)),
    stroke(`${hoops.join('')}${hoop(cover, 0.95)}`, scene.rank > 1 ? gold : glaze.line, 1.1),
    use(outline, { fill: scene.linear('lidshade', light, [0, 0, 1, 0]) }),
  )
}

/** A plum twig standing in the vessel: for the rarer pieces. */
export function twig(scene: Scene, at: Point, reach: number, color: string): string {
  const dice = scene.dice.fork('twig')
  const side = dice.chance(0.5) ? 1 : -1
  const main: Point[] = [
    [0, 0.06],
    [0.1, -0.3],
    [0.34, -0.55],
    [0.4, -0.85],
    [0.72, -1.05],
  ].map(([x, y]) => [at[0] + x! * reach * side * 0.8, at[1] + y! * reach])
  const spur: Point[] = [
    main[2]!,
    [main[2]![0] - 16 * side, main[2]![1] - 22],
    [main[2]![0] - 20 * side, main[2]![1] - 48],
  ]
  const flowers = [...main.slice(1), ...spur.slice(1)].flatMap((point) =>
    (scene.detail ? [0, 1] : [0]).map(() => {
      const [x, y] = [point[0] + dice.range(-9, 9), point[1] + dice.range(-9, 9)]
      return blossom((dx, dy) => [x + dx, y + dy], dice.range(6, 9.5), dice.range(0, 6))
    }),
  )
  return (
    path(brush(main, (t) => 5 * (1 - t) + 1) + brush(spur, (t) => 3 * (1 - t) + 0.8), { fill: '#4b3a31' }) +
    path(flowers.join(''), { fill: color, stroke: mix(color, '#5a1a1a', 0.7), strokeWidth: 0.6 })
  )
}

/** A round dish on its stand: rings of ornament and a picture in the well. */
export function dish(scene: Scene, glaze: Glaze, [x, y]: Point, radius: number): string {
  const dice = scene.dice.fork('dish')
  const flat: Vessel = {
    centerX: x,
    top: y,
    height: radius,
    tilt: 0.13,
    radiusAt: () => radius * 1.7,
    project: (u, v) => [x + Math.sin(u * 2) * radius * (1 - v * 0.5), y - Math.cos(u * 2) * radius * (1 - v * 0.5)],
  }
  const [rim, hoops, well] = [newBrushwork(), [] as string[], newBrushwork()]
  drawBand(scene.turn(['ruyi', 'scroll', 'waves', 'panels'] as const), rim, hoops, flat, [0.07, 0.36])
  const span = radius * 1.16
  const inside: Vessel = {
    centerX: x,
    top: y - span / 2,
    height: span,
    tilt: 0.13,
    radiusAt: () => span / Math.PI,
    project: (u, v) => [x + (u / Math.PI) * span, y + (v - 0.5) * span],
  }
  drawField(scene.turn(['fish', 'plum', 'view'] as const), well, inside, [0.05, 0.95], dice)
  const clip = scene.define('well', (id) => el('clipPath', { id }, circle(x, y, radius * 0.58, {})))
  const notch = (point: Point, index: number): Point =>
    index % 4 === 0 ? [x + (point[0] - x) * 0.975, y + (point[1] - y) * 0.975] : point
  const edge = scene.rank > 1 ? gold : glaze.line
  const sheen: readonly Stop[] = [
    [0, '#ffffff', 0.55],
    [0.4, '#ffffff', 0],
    [0.62, glaze.shade, 0],
    [1, glaze.shade, 0.5],
  ]
  const stand = `M${short(x - 62)} ${short(y + radius + 34)}l14-52q3-10 12-4`
  return group(
    {},
    circle(x + 8, y + 14, radius * 1.06, {
      fill: scene.radial('shadow', [
        [0.8, '#10151c', 0.42],
        [1, '#10151c', 0],
      ]),
    }),
    path(smooth(ring([x, y], radius, 48).map(notch), true), { fill: glaze.body, stroke: edge, strokeWidth: 2 }),
    mirrored(scene, 'rim', x, painted(scene, rim, glaze)),
    circle(x, y, radius * 0.61, { fill: glaze.body, stroke: glaze.line, strokeWidth: 1.4 }),
    group({ clipPath: `url(#${clip})` }, painted(scene, well, glaze)),
    circle(x, y, radius * 0.575, { fill: 'none', stroke: edge, strokeWidth: 0.8 }),
    circle(x, y, radius, { fill: scene.linear('sheen', sheen, [0.1, 0, 0.9, 1]) }),
    path(`${stand}l7 26h58l7-26q9-6 12 4l14 52h-12l-12-18h-76l-12 18z`, { fill: '#3d2a20' }),
    stroke(stand, '#8b6a52', 1.5),
  )
}

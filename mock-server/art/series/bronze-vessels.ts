import { belt, cellLine, createVessel, hoop, mouth, silhouette, type Vessel, type VesselShape, wrap } from '../lathe.ts'
import { createPen, type Point, short } from '../pen.ts'
import { circle, el, ellipse, group, mix, path, rect, type Scene, type Stop, stroke, use } from '../scene.ts'
import { cylinder, gold, type Metal, patina, relief } from './bronze-metal.ts'
import { eyes, raised, taotie, thunder } from './bronze-taotie.ts'

/** A notched flange (扉棱) down the middle. */
const flange = (x: number, y: number, height: number, teeth: number): string => {
  const step = height / teeth
  const pen = createPen().moveTo([x - 4, y])
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    pen
      .lineTo([x + 4, y + tooth * step])
      .lineTo([x + 4, y + (tooth + 0.62) * step])
      .lineTo([x, y + (tooth + 0.62) * step])
      .lineTo([x, y + (tooth + 1) * step])
  }
  return pen
    .lineTo([x - 4, y + height])
    .close()
    .data()
}

/** A square cauldron on four legs (方鼎). */
export function cauldron(scene: Scene, metal: Metal, x: number, foot: number, scale: number): string {
  const dice = scene.dice.fork('cauldron')
  const colors = relief(metal)
  const body = 'M-104-232H104L96-92H-96z'
  const clip = scene.define('clip', (id) => el('clipPath', { id }, el('path', { d: body })))
  const legs = cylinder(scene, metal)
  const bosses = [-84, -56, -28, 0, 28, 56, 84].map((px): Point => [px, -108])
  const sides = [-196, -172, -148, -124].flatMap((py): Point[] => [
    [-88, py],
    [88, py],
  ])
  const boss = scene.radial(
    'boss',
    [
      [0, metal.light],
      [0.5, metal.mid],
      [1, metal.line],
    ],
    [0.38, 0.32, 0.7],
  )
  const studs = [...bosses, ...sides].map(([px, py]) => circle(px, py, 6, { fill: boss }))
  const face = scene.linear('face', [
    [0, mix(metal.light, metal.mid, 0.3)],
    [0.4, metal.mid],
    [1, metal.dark],
  ])
  const leg = (px: number, lift: number) => path(`M${px - 13} ${-94 - lift}h26l-3 ${94}h-20z`, { fill: legs })
  return group(
    { transform: `translate(${x} ${foot})scale(${short(scale, 2)})` },
    group({ opacity: 0.75 }, leg(-58, 8), leg(58, 8)),
    path(
      'M-84-246v-24q0-16 15-16h22q15 0 15 16v24h-13v-22q0-5-5-5h-16q-5 0-5 5v22zM32-246v-24' +
        'q0-16 15-16h22q15 0 15 16v24H71v-22q0-5-5-5H50q-5 0-5 5v22z',
      { fill: legs, stroke: metal.line, strokeWidth: 1 },
    ),
    path(body, { fill: face }),
    rect(-76, -214, 152, 92, { fill: thunder(scene, 'thunder', 11, metal.light, metal.line), opacity: 0.75 }),
    patina(scene, clip, metal.patina, [-104, -232, 208, 140]),
    raised(scene, 'taotie', taotie(scene, dice), scene.rank > 2 ? gold : colors, `translate(0 -168)scale(.68 .86)`),
    group({ transform: 'translate(0 -168)scale(.68 .86)' }, eyes(scene, metal.light, metal.mid, metal.line)),
    studs.join(''),
    raised(
      scene,
      'flange',
      el('path', { d: flange(-101, -230, 134, 7) + flange(99, -230, 134, 7), fill: 'currentColor' }),
      colors,
    ),
    path('M-112-250H112v20H-112z', {
      fill: scene.linear('lip', [
        [0, metal.light],
        [0.35, metal.mid],
        [1, metal.dark],
      ]),
      stroke: metal.line,
      strokeWidth: 1,
    }),
    stroke('M-108-245H108', '#ffffff', 1, { strokeOpacity: 0.4 }),
    leg(-82, 0),
    leg(82, 0),
    stroke('M-95-74h26M-95-68h26M69-74h26M69-68h26', metal.line, 2),
  )
}

const zunShape: VesselShape = {
  profile: [
    [0, 0.36],
    [0.06, 0.32],
    [0.3, 0.185],
    [0.38, 0.2],
    [0.46, 0.265],
    [0.58, 0.255],
    [0.66, 0.195],
    [0.72, 0.19],
    [0.88, 0.235],
    [1, 0.27],
  ],
}
const huShape: VesselShape = {
  profile: [
    [0, 0.15],
    [0.06, 0.135],
    [0.22, 0.115],
    [0.34, 0.15],
    [0.56, 0.255],
    [0.7, 0.265],
    [0.84, 0.215],
    [0.9, 0.16],
    [1, 0.2],
  ],
}

interface Turned {
  readonly shape: VesselShape
  /** Belts of thunder pattern; the mask stands on `main`. */
  readonly bands: readonly (readonly [from: number, to: number])[]
  readonly main: readonly [from: number, to: number]
  readonly blades: readonly [from: number, to: number, repeats: number]
  readonly frets: number
}

const turnedKinds: Readonly<Record<'zun' | 'hu', Turned>> = {
  zun: {
    shape: zunShape,
    bands: [
      [0.39, 0.62],
      [0.74, 0.94],
    ],
    main: [0.39, 0.62],
    blades: [0.05, 0.35, 16],
    frets: 28,
  },
  hu: {
    shape: huShape,
    bands: [
      [0.3, 0.42],
      [0.46, 0.74],
    ],
    main: [0.46, 0.74],
    blades: [0.06, 0.27, 12],
    frets: 32,
  },
}

const fret: readonly Point[] = [
  [0.1, 0.45],
  [0.1, 0.06],
  [0.86, 0.06],
  [0.86, 0.42],
  [0.34, 0.42],
  [0.34, 0.22],
  [0.62, 0.22],
]
const bladeOuter: readonly Point[] = [
  [0.08, 1],
  [0.3, 0.3],
  [0.5, 0],
  [0.7, 0.3],
  [0.92, 1],
]
const bladeInner: readonly Point[] = [
  [0.3, 1],
  [0.5, 0.3],
  [0.7, 1],
]

/** Thunder pattern on the belts and blades on the neck: cut lines of the right half. */
function engraving(body: Vessel, { bands, frets, blades: [from, to, repeats] }: Turned): string {
  const cuts: string[] = []
  for (const [top, bottom] of bands) {
    wrap(body, { from: top, to: bottom, repeats: frets, half: true }, (onto) => {
      for (const row of [0, 0.5])
        cuts.push(
          cellLine(
            onto,
            fret.map(([x, y]): Point => [x, row + y]),
          ),
        )
    })
  }
  wrap(body, { from, to, repeats, half: true }, (onto) =>
    cuts.push(cellLine(onto, bladeOuter, true), cellLine(onto, bladeInner)),
  )
  return cuts.join('')
}

/** A turned vessel: the trumpet-mouthed zun (尊) or the bellied hu (壶). */
export function turned(
  scene: Scene,
  metal: Metal,
  [x, foot, height]: readonly [number, number, number],
  kind: 'zun' | 'hu',
): string {
  const form = turnedKinds[kind]
  const body = createVessel(form.shape, x, foot - height, height)
  const outline = scene.define('body', (id) => el('path', { id, d: silhouette(body, 20) }))
  const clip = scene.define('clip', (id) => el('clipPath', { id }, use(outline)))
  const colors = relief(metal)
  const [cx, cy, rx, ry] = mouth(body)
  const [from, to] = form.main
  const middle = foot - height + ((from + to) / 2) * height + body.radiusAt(0.5) * 0.12
  const [span, tall] = [(body.radiusAt((from + to) / 2) / 118) * 0.92, ((to - from) * height) / 104]
  const at = `translate(${short(x)} ${short(middle)})scale(${short(span, 2)} ${short(tall, 2)})`
  const { light, dark, line } = metal
  const shade: readonly Stop[] = [
    [0, line, 0.75],
    [0.2, dark, 0.2],
    [0.36, light, 0.42],
    [0.52, light, 0],
    [0.8, dark, 0.4],
    [1, line, 0.8],
  ]
  return group(
    {},
    use(outline, { fill: metal.mid }),
    group(
      { clipPath: `url(#${clip})` },
      path(form.bands.map(([top, bottom]) => belt(body, top, bottom)).join(''), { fill: dark, fillOpacity: 0.6 }),
      engraved(scene, metal, x, engraving(body, form)),
    ),
    patina(scene, clip, metal.patina, [x - rx, foot - height, rx * 2, height]),
    raised(scene, 'taotie', taotie(scene, scene.dice.fork('turned')), scene.rank > 2 ? gold : colors, at),
    group({ transform: at }, eyes(scene, light, metal.mid, line)),
    stroke(form.bands.flatMap(([top, bottom]) => [hoop(body, top), hoop(body, bottom)]).join(''), colors[0], 2),
    use(outline, { fill: scene.linear('shade', shade, [0, 0, 1, 0]) }),
    kind === 'hu' ? rings(metal, body.project(-1.35, 0.4), body.project(1.35, 0.4)) : '',
    ellipse(cx, cy, rx, ry, { fill: dark }),
    ellipse(cx, cy + ry * 0.3, rx * 0.86, ry * 0.66, { fill: line }),
    ellipse(cx, cy, rx, ry, { fill: 'none', stroke: scene.rank > 1 ? gold[1] : light, strokeWidth: 2.4 }),
  )
}

/** Cut lines of the right half, with the light on their lower edge, mirrored. */
function engraved(scene: Scene, { line, light }: Metal, centerX: number, d: string): string {
  const cut = scene.define('cut', (id) => el('path', { id, d, fill: 'none' }))
  const half = scene.define('engraved', (id) =>
    group(
      { id },
      use(cut, { stroke: line, strokeWidth: 2 }),
      use(cut, { stroke: light, strokeWidth: 0.9, strokeOpacity: 0.55, transform: 'translate(-.6 -.8)' }),
    ),
  )
  return use(half) + use(half, { transform: `matrix(-1 0 0 1 ${short(centerX * 2)} 0)` })
}

/** Ring handles at both sides of a hu. */
const rings = ({ mid, line, light }: Metal, left: Point, right: Point): string =>
  [left, right]
    .map(
      ([px, py]) =>
        circle(px, py + 16, 15, { fill: 'none', stroke: line, strokeWidth: 7 }) +
        circle(px, py + 16, 15, { fill: 'none', stroke: mid, strokeWidth: 4.5 }) +
        circle(px - 0.8, py + 15, 15, { fill: 'none', stroke: light, strokeWidth: 1, strokeOpacity: 0.7 }),
    )
    .join('')

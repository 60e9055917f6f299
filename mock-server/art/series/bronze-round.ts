import { belt, hoop, mouth, type Onto, wrap } from '../lathe.ts'
import { createPen, short } from '../pen.ts'
import { el, ellipse, group, mix, path, rect, type Scene, stroke, use } from '../scene.ts'
import { layers, limb } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { body, type Cast, cut, eye, fine, ground, leaves, pair, pit, round, spirals, sunk } from './bronze-cast.ts'
import { bandOf, heightOn, vesselOf } from './vessel-facts.ts'

const castOf = ([green, brown, dark]: readonly string[]): Cast => ({ green: green!, brown: brown!, dark: dark! })

/** The mouth of a vessel: its rim and the dark inside. */
const opening = (vessel: Parameters<typeof mouth>[0], cast: Cast): string => {
  const [x, y, rx, ry] = mouth(vessel)
  return (
    ellipse(x, y, rx, ry, { fill: mix(cast.green, cast.brown, 0.6), stroke: cast.dark, strokeWidth: 1.2 }) +
    ellipse(x, y + 1, rx - 7, ry * 0.72, { fill: cast.dark })
  )
}

/** 云雷纹鼎: squared and rounded spirals fill the belly; three legs, two ears. */
export function ding(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const cast = castOf(tones)
  const [unit, top] = [306, 86]
  const vessel = vesselOf(facts, unit, top, { to: 0.64 })
  const v = heightOn(vessel, unit, top)
  const leg = (x: number, y: number) =>
    path(`M${x - 17} ${y}L${x - 14} ${y + 100}Q${x} ${y + 112} ${x + 14} ${y + 100}L${x + 17} ${y}z`, {
      class: 'leg',
      fill: round(scene, cast, 'leg'),
      stroke: cast.dark,
      strokeWidth: 1.4,
    })
  const bands = (['雷纹', '云纹'] as const).map((name) => bandOf(facts, name))
  const third = facts.bands!.filter(({ name }) => name.startsWith('雷纹'))[1]!.y
  const [rim, left] = [top + 0.17 * unit, 180 - 0.27 * unit]
  return (
    pit(scene, tones[4]!) +
    leg(180 - 90, 282) +
    leg(180 + 90, 282) +
    pair(
      scene,
      'ear',
      path(
        `M${left - 24} ${rim}V${rim - 34}Q${left - 24} ${rim - 52} ${left} ${rim - 52}T${left + 24} ${rim - 34}V${rim}H${left + 9}V${rim - 28}Q${left + 9} ${rim - 36} ${left} ${rim - 36}T${left - 9} ${rim - 28}V${rim}z`,
        { class: 'ear', fill: round(scene, cast, 'leg'), stroke: cast.dark, strokeWidth: 1.4 },
      ),
    ) +
    body(scene, vessel, cast, tones[3]!) +
    opening(vessel, cast) +
    leg(180, 292) +
    [bands[0]!, bands[1]!, third].map(([from, to]) => sunk(vessel, v(from), v(to), cast)).join('') +
    cut(scene, [bands[0]![0], third[1]].map((y) => hoop(vessel, v(y))).join(''), cast) +
    spirals(vessel, 'squared', v(bands[0]![0]) + 0.01, v(bands[0]![1]) - 0.01, 30, cast) +
    spirals(vessel, 'rounded', v(bands[1]![0]) + 0.01, v(bands[1]![1]) - 0.01, 30, cast) +
    spirals(vessel, 'squared', v(third[0]) + 0.01, v(third[1]) - 0.01, 30, cast)
  )
}

/** One 窃曲 unit: an S lying flat, hooked up at one end and down at the other, an eye in its middle. */
const qiequ = (onto: Onto): string => {
  const at = (x: number, y: number) => onto([x, y])
  return createPen(0)
    .moveTo(at(0.1, 0.5))
    .quadTo(at(0.04, 0.1), at(0.2, 0.1))
    .quadTo(at(0.34, 0.1), at(0.3, 0.4))
    .moveTo(at(0.2, 0.1))
    .quadTo(at(0.6, 0.02), at(0.62, 0.4))
    .moveTo(at(0.38, 0.6))
    .quadTo(at(0.4, 0.98), at(0.8, 0.9))
    .quadTo(at(0.96, 0.9), at(0.9, 0.5))
    .moveTo(at(0.8, 0.9))
    .quadTo(at(0.66, 0.9), at(0.7, 0.6))
    .data()
}

/** 窃曲纹簋: woven bands above and below, grooves between, two handles with animal heads, lid and three small feet. */
export function gui(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const cast = castOf(tones)
  const [unit, top] = [286, 100]
  const vessel = vesselOf(facts, unit, top)
  const v = heightOn(vessel, unit, top)
  const woven = facts.bands!.filter(({ name }) => name.startsWith('窃曲'))
  const units = woven.map(({ y }, row) => {
    let d = ''
    const eyes: string[] = []
    wrap(vessel, { from: v(y[0]) + 0.01, to: v(y[1]) - 0.01, repeats: 14, turn: row * 0.5 }, (onto) => {
      d += qiequ(row === 0 ? onto : ([x, py]) => onto([x, 1 - py]))
      const [x, py] = onto([0.5, 0.5])
      eyes.push(ellipse(x, py, 4.5, 4, { fill: mix(cast.green, '#e6f0dc', 0.5), stroke: cast.dark, strokeWidth: 1 }))
    })
    return group(
      { class: 'band' },
      sunk(vessel, v(y[0]), v(y[1]), cast),
      cut(scene, hoop(vessel, v(y[0])) + hoop(vessel, v(y[1])), cast, 1.8),
      cut(scene, d, cast, 3),
      ...eyes,
    )
  })
  const grooves = [0.12, 0.145, 0.17, 0.195, 0.5, 0.55, 0.6, 0.65, 0.7, 0.745].map((y) => hoop(vessel, v(y))).join('')
  const inks = { green: cast.green, brown: cast.brown, dark: cast.dark, light: mix(cast.green, '#d8e8d2', 0.7) }
  return (
    pit(scene, tones[4]!) +
    [120, 180, 240]
      .map((x) =>
        path(`M${x - 14} 372h28l-5 32q-9 6-18 0z`, {
          class: 'foot',
          fill: round(scene, cast, 'leg'),
          stroke: cast.dark,
          strokeWidth: 1.2,
        }),
      )
      .join('') +
    pair(
      scene,
      'handle',
      layers(
        inks,
        '.handle brown/dark/1.6 M70 226C40 204 8 220 10 262 12 300 40 318 72 304L70 288C52 296 34 288 32 262 30 240 48 232 66 244z',
        'green/dark/1.4 M76 198C64 186 40 186 28 198 18 208 16 224 26 234 40 240 60 240 74 234z',
        'green/dark/1.2 M40 190C34 176 40 166 50 164 48 174 52 182 58 188zM24 204C14 196 14 184 20 178 24 188 30 194 36 196z',
        'dark M36 208a5 5 0 1 1 .1 0zM56 206a5 5 0 1 1 .1 0z',
        '-/dark/1.6 M24 226q10-6 20 2M48 224q10-4 18 4M18 262q6-2 14 0M22 284q6-6 12-4',
        '.tab brown/dark/1.4 M30 308H58V346Q44 352 30 346z',
        '-/light/1.2 M36 316v22h14v-16h-8v8',
      ),
    ) +
    body(scene, vessel, cast, tones[3]!) +
    ellipse(180, top, 52, 7, { fill: cast.brown, stroke: cast.dark, strokeWidth: 1.2 }) +
    ellipse(180, top + 1, 42, 4.5, { fill: cast.dark }) +
    cut(scene, grooves, cast, 3) +
    units.join('') +
    stroke(hoop(vessel, v(0.315)), cast.dark, 3)
  )
}

/** 重环纹盘: a belt of double rings, all facing one way; clear water with one ripple. */
export function pan(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const cast = castOf(tones)
  const [unit, top] = [148, 222]
  const vessel = vesselOf(facts, unit, top, { tilt: 0.42 })
  const v = heightOn(vessel, unit, top)
  const [from, to] = bandOf(facts, '重环纹')
  const rings: string[] = []
  wrap(vessel, { from: v(from), to: v(to), repeats: 28 }, (onto, _size, index) => {
    const long = index % 2 === 0
    const [x0, x1] = long ? [-0.18, 0.98] : [0.08, 0.76]
    const at = (x: number, y: number) => onto([x, y])
    const ring = (inset: number) =>
      createPen()
        .moveTo(at(x0 + inset, 0.06 + inset))
        .lineTo(at(x1 - 0.3, 0.06 + inset))
        .quadTo(at(x1 - inset * 0.6, 0.06 + inset), at(x1 - inset * 0.6, 0.5))
        .quadTo(at(x1 - inset * 0.6, 0.94 - inset), at(x1 - 0.3, 0.94 - inset))
        .lineTo(at(x0 + inset, 0.94 - inset))
        .lineTo(at(x0 + inset + 0.1, 0.5))
        .close()
        .data()
    rings.push(path(ring(0) + ring(0.2), { class: 'ring' }))
  })
  const [x, y, rx, ry] = mouth(vessel)
  const ear = (side: number) =>
    path('M-9 44C-16 20-14-22 6-34 24-38 32-24 30 0L28 24 18 26 18-4Q16-20 8-16 0-8 4 40z', {
      class: 'ear',
      fill: round(scene, cast, 'leg'),
      stroke: cast.dark,
      strokeWidth: 1.4,
      transform: `translate(${short(x + side * rx * 0.985)} ${short(y + 4)})scale(${side} 1)`,
    })
  return (
    pit(scene, tones[4]!, 368) +
    ear(1) +
    ear(-1) +
    body(scene, vessel, cast, cast.brown) +
    sunk(vessel, v(from), v(to), cast) +
    cut(scene, hoop(vessel, v(from) - 0.02) + hoop(vessel, v(to) + 0.02), cast, 1.6) +
    group({ fill: cast.green, stroke: cast.dark, strokeWidth: 1.2 }, ...rings) +
    cut(scene, hoop(vessel, v(0.6)) + hoop(vessel, v(0.66)), cast, 1.6) +
    ellipse(x, y, rx, ry, { fill: cast.brown, stroke: cast.dark, strokeWidth: 1.6 }) +
    ellipse(x, y, rx - 5, ry - 3, { fill: 'none', stroke: cast.green, strokeWidth: 3 }) +
    ellipse(x, y + 4, rx - 13, ry - 9, { fill: cast.dark }) +
    group(
      { class: 'water' },
      ellipse(x, y + 9, rx - 20, ry - 15, {
        fill: scene.linear('water', [
          [0, mix(tones[3]!, '#2f4a48', 0.55)],
          [0.5, tones[3]!],
          [1, mix(tones[3]!, '#ffffff', 0.7)],
        ]),
      }),
      stroke(`M${x - 70} ${y + 22}q40 14 92 6`, '#ffffff', 2, { strokeOpacity: 0.5 }),
      path(`M${x + 16} ${y - 26}q20-8 44 2-14 12-36 8z`, { fill: '#f4efdc', fillOpacity: 0.6 }),
    ) +
    ellipse(x - 24, y + 10, 34, 13, {
      fill: 'none',
      stroke: '#ffffff',
      strokeWidth: 1.3,
      strokeOpacity: 0.8,
      class: 'ripple',
    })
  )
}

/** Raised bands of bronze along a way: dark furrow, lit face, and the line cut down their middle. */
function bands(scene: Scene, way: string, { dark, light, green }: Readonly<Record<string, string>>): string {
  const id = scene.define('tails', (given) => path(way, { id: given, fill: 'none' }))
  return (
    use(id, { stroke: dark, strokeWidth: 12 }) +
    use(id, { stroke: light, strokeWidth: 9 }) +
    use(id, { stroke: green, strokeWidth: 4.5 }) +
    use(id, { stroke: dark, strokeWidth: 1.1 })
  )
}

/** The ways of the bird's tail: one up the side to a spiral, one within it, one along the foot of the belly. */
const tails =
  'M138 322C124 341 100 344 82 335 73 329 75 318 84 320M130 308C114 328 82 322 74 298 67 274 82 250 ' +
  '102 249 119 249 125 264 115 272 107 277 99 269 104 263M126 295C113 310 95 305 93 291 92 283 98 280 103 284'

/** One of the two birds, on the left: it faces the middle, with a hooked beak and a wing that ends in a spiral. */
const phoenix = [
  'light/dark/1.7 M142 269C144 277 141 282 134 286 121 292 112 302 114 313 117 327 130 333 144 332 ' +
    '161 330 170 316 167 302 164 289 154 283 152 271z',
  // The leg: a stem, spur and claws, squared as on the cast.
  '-/dark/6.5 M150 330V340H168M150 338H140',
  '-/light/3.5 M150 330V340H168M150 338H140',
  '-/dark/5 M158 298C156 320 131 324 126 308 124 295 138 291 143 299 146 306 138 311 134 307',
  '-/green/2.6 M158 298C156 320 131 324 126 308 124 295 138 291 143 299 146 306 138 311 134 307',
  '-/dark/1.2 M162 309l-7 4M159 318l-7 2M164 299l-6 2',
  'light/dark/1.6 M140 268C133 258 138 246 149 246 158 246 163 252 164 258 172 259 175 269 168 279 ' +
    '166 272 161 268 157 269 152 273 145 273 140 268z',
  'green/dark/1.4 M144 258a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
  'dark M147 258a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z',
]

/** 凤鸟纹卣: two great birds, their tails round the whole belly; swing handle, lid and knob. */
export function you(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const cast = castOf(tones)
  const [unit, top] = [330, 58]
  const vessel = vesselOf(facts, unit, top)
  const v = heightOn(vessel, unit, top)
  const inks = { green: cast.green, brown: cast.brown, dark: cast.dark, light: mix(cast.green, '#dfeeda', 0.56) }
  const plumes = [0, 1, 2, 3, 4, 5].map((at) =>
    path(
      `M${152 - at * 2} 248C${150 - at * 4} ${226 + at * 2} ${136 - at * 3} ${216 + at * 4} ${112 - at} ${222 + at * 4}`,
      { class: 'plume' },
    ),
  )
  const field = scene.define('field', (id) => el('path', { id, d: belt(vessel, v(0.49), v(0.87)) }))
  const lines = [0.24, 0.345, 0.365, 0.47, 0.49, 0.87, 0.91, 0.95, 0.97].map((y) => hoop(vessel, v(y))).join('')
  return (
    pit(scene, mix(tones[1]!, '#b59a70', 0.2)) +
    group(
      { class: 'handle' },
      path(limb('100 206 90 150 104 92 142 50 180 40 218 50 256 92 270 150 260 206', 15, 15), {
        fill: round(scene, cast, 'leg'),
        stroke: cast.dark,
        strokeWidth: 1.5,
      }),
      stroke('M97 150Q104 88 150 52 180 38 210 52 256 88 263 150', inks.light, 1.6, { strokeDasharray: '7 4' }),
    ) +
    body(scene, vessel, cast, tones[3]!) +
    use(field, { fill: cast.dark, fillOpacity: 0.72 }) +
    use(field, { fill: fine(scene, mix(cast.green, cast.dark, 0.62)) }) +
    sunk(vessel, v(0.25), v(0.34), cast) +
    sunk(vessel, v(0.37), v(0.465), cast) +
    spirals(vessel, 'rounded', v(0.262), v(0.328), 14, cast) +
    spirals(vessel, 'squared', v(0.382), v(0.452), 14, cast) +
    pair(
      scene,
      'bird',
      group(
        { class: 'phoenix' },
        bands(scene, tails, inks),
        group({ fill: 'none', stroke: inks.light, strokeWidth: 1.5 }, ...plumes),
        layers(inks, ...phoenix),
      ),
    ) +
    // The belly is round: its birds lie in shade at both sides, and one light runs down it.
    use(field, {
      fill: scene.linear(
        'turn',
        [
          [0, '#000000', 0.62],
          [0.2, '#000000', 0.16],
          [0.4, '#fff6d8', 0.2],
          [0.56, '#000000', 0],
          [0.82, '#000000', 0.22],
          [1, '#000000', 0.66],
        ],
        [0, 0, 1, 0],
      ),
    }) +
    cut(scene, lines, cast, 2) +
    layers(
      { ...inks, red: tones[4]!, blue: tones[3]! },
      // The flange between the birds, and the knob: a bud.
      'brown/dark/1.2 M176 232H184V346H176z',
      '-/dark/1 M176 246h8M176 262h8M176 278h8M176 294h8M176 310h8M176 326h8',
      'green/dark/1.4 M168 116C158 104 164 84 180 76 196 84 202 104 192 116L187 128H173z',
      '-/dark/1.2 M180 78V116M171 90Q168 104 172 116M189 90Q192 104 188 116',
      'red M226 378q10-5 16 1 1 8-9 8-9-2-7-9z',
      'blue M146 366q12-6 22 0 4 8-8 10-12 0-14-10z',
    ) +
    pair(
      scene,
      'head',
      layers(
        inks,
        // The beast's head over the hook: horns that curl, a broad muzzle with two nostrils.
        'green/dark/1.3 M90 186C76 184 68 172 74 160 79 153 89 156 88 164 83 160 79 165 83 171 88 176 94 ' +
          '177 99 180zM112 186C126 184 134 172 128 160 123 153 113 156 114 164 119 160 123 165 119 171 114 176 108 177 103 180z',
        '.head green/dark/1.5 M84 190C90 180 112 180 118 190 120 200 114 208 113 214 118 222 114 234 101 ' +
          '234 88 234 84 222 89 214 88 208 82 200 84 190z',
        'light/dark/1 M87 197a4.500 4.500 0 1 1 9 0 4.500 4.500 0 1 1-9 0zM106 197a4.500 4.500 0 1 1 9 0 4.500 4.500 0 1 1-9 0z',
        'dark M90 197a1.800 1.800 0 1 1 3.600 0 1.800 1.800 0 1 1-3.600 0zM108 197a1.800 1.800 0 1 1 3.600 ' +
          '0 1.800 1.800 0 1 1-3.600 0zM94 221a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM104 221a2 2 0 1 1 4 0 2 2 0 1 1-4 0z',
        '-/dark/1.2 M98 188l3 6 3-6M91 212q10-5 20 0M94 229q7 3 14 0',
      ),
    )
  )
}

/** 饕餮纹觚: the one stem in an empty frame; of the mask only the eyes stand out. */
export function gu(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const cast = castOf(tones)
  const [unit, top] = [348, 48]
  const vessel = vesselOf(facts, unit, top)
  const v = heightOn(vessel, unit, top)
  const [from, to] = bandOf(facts, '饕餮纹')
  const middle = top + ((from + to) / 2) * unit
  const flange = (y0: number, y1: number, x: number) =>
    Array.from({ length: 4 }, (_, at) => {
      const tall = (y1 - y0) / 4
      return rect(x - 3, y0 + at * tall + 1, 6, tall - 3, {
        rx: 1.5,
        fill: cast.brown,
        stroke: cast.dark,
        strokeWidth: 0.9,
      })
    }).join('')
  return (
    pit(scene, '#8a7757') +
    body(scene, vessel, cast, tones[3]!) +
    opening(vessel, cast) +
    leaves(scene, vessel, v(0.08), v(0.42), 12, cast) +
    cut(scene, [0.43, 0.5, 0.53, 0.67, 0.685, 0.705, 0.73, 0.93].map((y) => hoop(vessel, v(y))).join(''), cast, 1.8) +
    ground(scene, vessel, v(0.435), v(0.495), 12, cast) +
    sunk(vessel, v(from), v(to), cast) +
    ground(scene, vessel, v(from), v((from + to) / 2), 10, cast) +
    ground(scene, vessel, v((from + to) / 2), v(to), 10, cast) +
    sunk(vessel, v(0.73), v(0.93), cast) +
    ground(scene, vessel, v(0.735), v(0.8), 12, cast) +
    ground(scene, vessel, v(0.8), v(0.865), 13, cast) +
    ground(scene, vessel, v(0.865), v(0.93), 14, cast) +
    // Brow and horn, sunk in the spirals.
    cut(
      scene,
      `M176 ${middle - 18}q-10-6-22 0q-4 4 0 7M184 ${middle - 18}q10-6 22 0q4 4 0 7M172 ${middle + 16}q-8 ` +
        `6-16 0M188 ${middle + 16}q8 6 16 0`,
      cast,
      1.2,
    ) +
    group(
      { class: 'flange' },
      flange(top + from * unit, top + to * unit, 180) + flange(top + 0.73 * unit, top + 0.93 * unit, 180),
    ) +
    eye(164, middle - 2, 9.5, cast, tones[4]!) +
    eye(196, middle - 2, 9.5, cast, tones[4]!)
  )
}

import { belt, hoop, mouth } from '../lathe.ts'
import { brush, type Point, smooth } from '../pen.ts'
import { el, ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import { along, layers, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { body, type Cast, cut, fine, leaves, pair, pit } from './bronze-cast.ts'
import { heightOn, vesselOf } from './vessel-facts.ts'

const castOf = ([green, brown, dark]: readonly string[]): Cast => ({ green: green!, brown: brown!, dark: dark! })

/** A horn of a full turn, thick at the brow and thin at its tip: its ridges turn by turn, each lit from above. */
function horn(scene: Scene, way: string, [from, to]: readonly [number, number], inks: Inks): string {
  const spine = points(way)
  const turns = along(spine, scene.detail ? 30 : 16)
  const across = turns
    .slice(1, -1)
    .map(([x, y, angle], at) => {
      const half = (from + (to - from) * ((at + 1) / (turns.length - 1))) * 0.46
      const [dx, dy] = [Math.sin(angle) * half, -Math.cos(angle) * half]
      const spot = (px: number, py: number) => `${Math.round(px)} ${Math.round(py)}`
      const bow = spot(x + Math.cos(angle) * 3, y + Math.sin(angle) * 3)
      return `M${spot(x - dx, y - dy)}Q${bow} ${spot(x + dx, y + dy)}`
    })
    .join('')
  const ridges = scene.define(`ridges${from}`, (id) => path(across, { id, fill: 'none' }))
  const shape = brush(
    turns.map(([x, y]): Point => [x, y]),
    (t) => from + (to - from) * t,
    0,
  )
  return (
    path(shape, { fill: inks['ridge'], stroke: inks['dark'], strokeWidth: 1.6 }) +
    use(ridges, { stroke: inks['deep'], strokeWidth: 1.6 }) +
    use(ridges, { stroke: inks['shine'], strokeWidth: 0.7, transform: 'translate(-1 -1)' })
  )
}

/** The ram on the left corner, turned outwards: its chest is the belly of the vessel, its foreleg runs down the foot. */
const ramBody = [
  // Shoulder, chest and leg in one.
  'chest/dark/1.7 M152 230C122 236 104 256 92 284 70 288 54 304 54 324 55 338 64 346 74 350L70 398H110' +
    'L107 352C124 346 138 330 144 306 150 284 150 256 152 230z',
  // The leg: its joints, the hoof with its cleft.
  'limb/dark/1.4 M74 346C72 364 73 382 68 404H114L109 348C98 354 84 353 74 346z',
  '-/dark/1.3 M76 372q16 5 33 0M73 390h39M91 391v12',
  '-/shine/1.1 M84 354C82 366 83 378 82 388M98 355C99 366 98 378 100 388',
]
/** Scales of the chest, in rows that follow its swell. */
const scales = [
  'M66 306q7 9 14 1 7 9 14 0 7 9 14-1 7 8 14-2',
  'M60 319q7 9 14 1 7 9 14 1 7 9 14-1 7 8 14-2 6 6 12-2',
  'M62 333q7 8 14 1 7 8 14 1 7 8 14-1 7 7 13-3',
]
const ramHead = [
  // Ear, behind the cheek and under the curl of the horn.
  'limb/dark/1.3 M104 238C116 240 126 248 128 260 116 262 104 256 98 246z',
  // From the brow down an arched nose to a blunt muzzle, back along the jaw.
  'face/dark/1.8 M108 206C96 196 80 200 71 212 62 226 50 240 39 252 28 258 22 268 24 280 22 292 30 ' +
    '304 44 306 56 306 64 300 74 296 88 292 100 282 108 268 116 252 118 220 108 206z',
  '-/shine/1.4 M84 208C72 226 56 244 44 258',
  // Nostril, mouth, and the folds of the cheek.
  'dark M28 272q5-7 10-2 0 6-6 6-4 0-4-4z',
  '-/dark/1.6 M26 290Q46 296 60 282M66 262q12 2 15 14M77 255q13 2 17 14',
  // The eye: an almond with its lid, and a pupil.
  'shine/dark/1.6 M74 240C74 228 90 226 94 237 90 248 78 248 74 240z',
  'dark M79 238a4.800 4.800 0 1 1 9.600 0 4.800 4.800 0 1 1-9.600 0z',
  '-/dark/2.200 M68 236Q78 222 98 226',
]

type Inks = Readonly<Record<string, string>>

/** 四羊方尊: a square zun, four rams from its corners; in front view two heads stand out with ridged horns. */
export function rams(scene: Scene, facts: WorkFacts): string {
  const [deep, brown, dark, green, red] = tonesOf(facts) as [string, string, string, string, string]
  const cast: Cast = { green, brown, dark }
  const shine = mix(green, '#e8f2dc', 0.45)
  const lit = (name: string, circle: readonly [number, number, number], high = 0.7) =>
    scene.radial(
      name,
      [
        [0, mix(green, '#e4f0d8', high)],
        [0.45, green],
        [0.8, deep],
        [1, mix(deep, dark, 0.6)],
      ],
      circle,
    )
  const inks: Inks = {
    deep,
    green,
    brown,
    dark,
    shine,
    red,
    light: mix(green, '#e0ecd6', 0.66),
    ridge: lit('ridge', [0.42, 0.3, 0.7], 0.5),
    chest: lit('chest', [0.42, 0.42, 0.62]),
    face: lit('face', [0.46, 0.3, 0.7], 0.62),
    limb: scene.linear(
      'limb',
      [
        [0, deep],
        [0.4, mix(green, '#e0ecd6', 0.8)],
        [1, mix(deep, dark, 0.6)],
      ],
      [0, 0, 1, 0],
    ),
    fine: fine(scene, mix(dark, deep, 0.5)),
    // A flat wall, lit along its middle and from above: never round.
    wall: scene.radial(
      'wallface',
      [
        [0, mix(green, '#dcebd2', 0.86)],
        [0.5, mix(green, deep, 0.5)],
        [1, mix(deep, dark, 0.72)],
      ],
      [0.5, 0.1, 0.8],
    ),
    lip: scene.linear('lip', [
      [0, mix(green, '#d8e8d2', 0.6)],
      [1, mix(green, deep, 0.7)],
    ]),
  }
  /** Toothed flanges along a line. */
  const flange = (way: string) =>
    stroke(way, dark, 11, { strokeDasharray: '13 4', strokeLinecap: 'butt' }) +
    stroke(way, brown, 7.6, { strokeDasharray: '10 7', strokeDashoffset: -1.5, strokeLinecap: 'butt' }) +
    stroke(way, shine, 1.2, { strokeDasharray: '9 8', strokeDashoffset: -2, strokeLinecap: 'butt' })
  const foot = 'M88 322H272L280 398H80z'
  const belly = 'M96 232H264C272 268 270 304 262 326H98C90 304 88 268 96 232z'
  const neck =
    'M20 70H340C318 88 286 124 272 164 266 186 264 204 266 220L276 234H84L94 220C96 204 94 186 88 164 74 124 42 88 20 70z'
  return (
    pit(scene, '#97815c', 404) +
    layers(
      inks,
      `wall/dark/1.6 ${foot}`,
      `fine ${foot}`,
      `wall/dark/1.6 ${belly}`,
      `fine ${belly}`,
      `wall/dark/1.6 ${neck}`,
      // The mask band at the foot of the neck.
      'deep/dark/1.4 M92 186H268L266 220H94z',
      'fine M92 186H268L266 220H94z',
      // The mouth, a square seen from above: lip, inner wall, depth.
      'lip/dark/1.6 M16 70L58 38H302L344 70V77H16z',
      'dark M42 67L68 45H292L318 67z',
      'deep M68 45H292L280 56H80z',
      '-/shine/1.3 M19 72H341M60 40H300',
    ) +
    group(
      { class: 'leaves' },
      cut(
        scene,
        'M100 182Q92 128 44 82Q122 108 136 182M144 182Q148 122 180 84Q212 122 216 182M260 182Q268 128 316 82Q238 108 224 182',
        cast,
        3,
      ),
      // A kui dragon stands on its head in each leaf.
      cut(
        scene,
        'M112 178Q108 138 74 106Q112 128 124 170M156 178Q158 134 180 106Q202 134 204 178M248 178Q252 138 ' +
          '286 106Q248 128 236 170M180 120V176M168 166q-2-14 10-14M192 166q2-14-10-14M170 140h20',
        cast,
        1.7,
      ),
    ) +
    stroke(
      'M102 212v-14h18v9h-9v-4M132 212q4-14 18-14 12 2 10 12-8 6-12-2M258 212v-14h-18v9h9v-4M228 212q-4-14-18-14-12 2-10 12 8 6 12-2',
      inks['light']!,
      2,
    ) +
    layers(
      inks,
      // On the belly a crested bird to each side of the middle, on the foot a kui dragon.
      '-/dark/6 M146 320C140 300 148 280 164 276 172 278 172 288 164 290M150 286C146 272 154 262 168 262' +
        'M214 320C220 300 212 280 196 276 188 278 188 288 196 290M210 286C214 272 206 262 192 262M126 386' +
        'V358H164V374H142M234 386V358H196V374H218',
      '-/light/2.600 M146 320C140 300 148 280 164 276 172 278 172 288 164 290M150 286C146 272 154 262 168 ' +
        '262M214 320C220 300 212 280 196 276 188 278 188 288 196 290M210 286C214 272 206 262 192 262M126 386' +
        'V358H164V374H142M234 386V358H196V374H218',
      'light/dark/1 M158 283a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM196 283a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM150 364h6v5h-6zM204 364h6v5h-6z',
      'red M160 304q8-6 13 1 0 9-8 9-7-2-5-10zM244 376q7-5 13 2-1 8-9 7-6-3-4-9z',
    ) +
    group(
      { class: 'flange' },
      flange(
        'M180 82V214M180 276V322M180 334V398M28 82Q70 118 88 164 96 192 92 222M332 82Q290 118 272 164 264 192 268 222',
      ),
    ) +
    // Dragons coil on the shoulder; the head of one stands out in the middle.
    stroke('M164 244q-14-12-26-4t-4 22q12 6 16-6M196 244q14-12 26-4t4 22q-12 6-16-6', dark, 8) +
    stroke('M164 244q-14-12-26-4t-4 22q12 6 16-6M196 244q14-12 26-4t4 22q-12 6-16-6', inks['light']!, 4.4, {
      strokeDasharray: '3 1.500',
      strokeLinecap: 'butt',
    }) +
    layers(
      inks,
      'limb/dark/1.4 M168 234C158 226 154 214 158 204 166 210 174 218 178 228zM192 234C202 226 206 214 202 204 194 210 186 218 182 228z',
      '.dragon face/dark/1.7 M160 240C162 224 198 224 200 240 202 252 194 258 191 268 187 280 173 280 169 268 166 258 158 252 160 240z',
      'light/dark/1.2 M164 244a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM186 244a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
      'dark M167 244a2.200 2.200 0 1 1 4.400 0 2.200 2.200 0 1 1-4.400 0zM189 244a2.200 2.200 0 1 1 4.400 0 2.200 2.200 0 1 1-4.400 0z',
      '-/dark/1.4 M173 270q7 5 14 0M180 232V258M172 262q8 6 16 0',
    ) +
    pair(
      scene,
      'ram',
      group(
        { class: 'ram' },
        layers(inks, ...ramBody),
        cut(scene, scales.join(''), cast, 2),
        group({ class: 'horn' }, horn(scene, '98 206 84 188 62 184 48 196 46 214 58 222', [17, 6], inks)),
        layers(inks, ...ramHead),
      ),
      group(
        { class: 'horn' },
        horn(scene, '98 208 112 190 136 192 150 214 150 244 134 266 110 270 98 258 104 244', [29, 9], inks),
      ),
    )
  )
}

const pennants = 'M-8-5H8V5H-8zM0-16V16M0-14q7-3 9 2M0-10q5-3 8 2M0 10q7-3 9 2M0 14q5-3 8 2'
const realm = 'M-9-3H-1V5H-9zM5-15V-6Q6 6 11 14M-4-10H11M11-2 2 10M-9 10H0M8-15l3 3'

/** One half of the two masks (兽面): horns that curl free of the wall, staring eyes under a ridge, nose and squared jaw with its fang. */
function mask(inks: Inks): string {
  const [jaw, lower] = ['M12 290H30V280M30 290H56V272H42', 'M12 362H46V344H32']
  return layers(
    inks,
    // Horn: broad, out from the brow, up and round into a curl that stands beyond the body.
    'horn/dark/1.6 M9 226C24 206 44 198 60 202 80 208 88 230 76 246 66 258 48 254 46 241 46 230 59 227 ' +
      '61 236 66 230 60 221 50 222 40 224 34 234 26 240 20 243 14 242 9 240z',
    'eye/dark/2 M12 262a15 13 0 1 1 30 0 15 13 0 1 1-30 0z',
    'dark M20 262a7 7 0 1 1 14 0 7 7 0 1 1-14 0z',
    'light M22 258a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 1 1-5.2 0z',
    '-/dark/4 M42 254C50 258 56 262 66 260',
    'light/dark/1.4 M5 240V278C8 284 18 284 20 276 14 276 12 270 12 262V240z',
    `-/dark/9 ${jaw}`,
    `-/light/5.6 ${jaw}`,
    // The second mask, on the foot.
    'horn/dark/1.4 M9 318C24 306 46 308 58 318 66 326 60 336 51 333 47 325 38 321 28 321 20 321 14 324 9 328z',
    'eye/dark/1.6 M14 338a10 8 0 1 1 20 0 10 8 0 1 1-20 0z',
    'dark M19 338a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
    `-/dark/7 ${lower}`,
    `-/light/4 ${lower}`,
  )
}

/** 何尊 · 宅兹中国: the zun with its flanges, and the rubbing in which two of 122 characters are lit. */
export function heZun(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const cast = castOf(tones)
  const [unit, top, x] = [300, 88, 118]
  const vessel = vesselOf(facts, unit, top, { x })
  const v = heightOn(vessel, unit, top)
  const at = (y: number) => top + y * unit
  const light = mix(cast.green, '#e0ecd6', 0.62)
  const inks = {
    ...cast,
    light,
    // What stands furthest out is worn bright; the eyes are bronze without patina.
    horn: scene.linear('horn', [
      [0, mix(light, '#fff6d8', 0.6)],
      [1, cast.green],
    ]),
    eye: mix('#e9c069', cast.brown, 0.62),
  }
  /** Openwork: dashes of bronze, dashes of dark within them. */
  const flange = (way: string) =>
    group(
      { class: 'flange', fill: 'none', strokeLinecap: 'butt' },
      stroke(way, cast.dark, 12, { strokeDasharray: '18 8' }),
      stroke(way, cast.brown, 9.5, { strokeDasharray: '16 10', strokeDashoffset: -1 }),
      stroke(way, cast.dark, 4, { strokeDasharray: '7 19', strokeDashoffset: -6 }),
    )
  const edge = (side: number) =>
    smooth(
      [0.03, 0.15, 0.28, 0.42, 0.56, 0.66, 0.8, 0.95].map((y): Point => [
        x + side * (vessel.radiusAt(v(y)) + 3),
        at(y),
      ]),
      false,
      1,
      0,
    )
  /** A sunken field of hair-fine spirals. */
  const woven = (from: number, to: number) => {
    const field = scene.define(`field${Math.round(from * 100)}`, (id) => el('path', { id, d: belt(vessel, from, to) }))
    const tone = fine(scene, mix(cast.green, cast.dark, 0.5))
    return use(field, { fill: cast.dark, fillOpacity: 0.42 }) + use(field, { fill: tone })
  }
  return (
    pit(scene, '#9a8663') +
    rubbing(tones[3]!, tones[4]!, scene) +
    flange(edge(-1) + edge(1)) +
    body(scene, vessel, cast, '#7b4632') +
    ellipse(...mouth(vessel), { fill: mix(cast.green, cast.brown, 0.6), stroke: cast.dark, strokeWidth: 1.2 }) +
    ellipse(x, top + 1, vessel.radiusAt(0) - 7, vessel.radiusAt(0) * 0.09, { fill: cast.dark }) +
    leaves(scene, vessel, v(0.05), v(0.26), 8, cast) +
    cut(scene, [0.27, 0.36, 0.61, 0.65, 0.93].map((y) => hoop(vessel, v(y))).join(''), cast, 1.8) +
    woven(v(0.36), v(0.61)) +
    woven(v(0.66), v(0.92)) +
    group(
      { class: 'taotie' },
      ...[-1, 1].map((side) =>
        use(
          scene.define('mask', (id) => group({ id }, mask(inks))),
          { transform: place(x, 0, 0, side, 1) },
        ),
      ),
    ) +
    flange(`M${x} ${Math.round(at(0.04))}V${Math.round(at(0.98))}`)
  )
}

/** The sheet of the rubbing: twelve columns from right to left, 122 characters; the third and fourth of the seventh column are lit. */
function rubbing(ink: string, red: string, scene: Scene): string {
  const dice = scene.dice.fork('rubbing')
  const [left, top, step, drop] = [222, 74, 10.4, 25.4]
  const glyphs = ['h6m-3-3v8', 'v7m3-7v7m-3-3h3', 'm3 0l-3 4h6v5', 'h6v6h-6z', 'v8h5m-5-4h4', 'm3-2v9m-3-6h6']
  // A few columns are written; each stands at several places of the sheet.
  const columns = Array.from({ length: 12 }, (_, column) => {
    const many = column < 2 ? 11 : 10
    const kind = column < 2 ? 'long' : column === 6 ? 'seventh' : `column${column % 4}`
    const written = scene.define(kind, (id) =>
      el('path', {
        id,
        d: Array.from({ length: many }, (__, row) =>
          column === 6 && (row === 2 || row === 3)
            ? ''
            : `M0 ${Math.round(row * (many === 11 ? drop * 0.91 : drop))}${dice.pick(glyphs)}`,
        ).join(''),
      }),
    )
    return use(written, { class: 'column', x: Math.round(left + (11 - column) * step), y: top })
  })
  const [x, y] = [left + 5 * step + 2, top + 2 * drop + 3]
  return (
    rect(206, 54, 146, 288, { fill: '#e9e0cb' }) +
    rect(212, 60, 134, 276, { fill: ink, class: 'rubbing' }) +
    group({ fill: 'none', stroke: '#d9d4c6', strokeWidth: 1.1, strokeOpacity: 0.8 }, ...columns) +
    path(`M${x - 12} ${y - 24}h26v66h-26z`, { fill: ink }) +
    group({ class: 'lit', transform: place(x, y - 9) }, stroke(pennants, red, 2.4)) +
    group({ class: 'lit', transform: place(x, y + 26, 0, 0.9) }, stroke(realm, red, 2.4))
  )
}

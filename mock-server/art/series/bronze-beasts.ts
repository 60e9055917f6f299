import { belt, hoop, mouth } from '../lathe.ts'
import { type Point, smooth } from '../pen.ts'
import { el, ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import { layers, spiral } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { body, type Cast, cut, eye, fine, leaves, pair, pit, round } from './bronze-cast.ts'
import { patina } from './bronze-metal.ts'
import { heightOn, vesselOf } from './vessel-facts.ts'

const castOf = ([green, brown, dark]: readonly string[]): Cast => ({ green: green!, brown: brown!, dark: dark! })

/** 鸮尊: one owl on two legs and its tail, coiled snakes on the wings, lid and handle behind. */
export function xiao(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const cast = castOf(tones)
  const inks = {
    green: cast.green,
    brown: cast.brown,
    dark: cast.dark,
    light: mix(cast.green, '#e0ecd6', 0.62),
    blue: tones[3]!,
    red: tones[4]!,
    skin: round(scene, cast),
    fine: fine(scene, mix(cast.dark, cast.green, 0.7)),
  }
  const torso =
    'M92 214C78 262 92 330 140 350 190 362 250 344 266 286 274 236 254 196 222 184L108 190C100 196 94 204 92 214z'
  const head = 'M84 186C70 148 82 112 122 104 176 94 228 108 240 150 246 178 236 200 222 206 178 220 116 216 84 186z'
  const clip = scene.define('skin', (id) => `<clipPath id="${id}"><path d="${torso}"/></clipPath>`)
  const snake = spiral([214, 264], 36, 2.3, -0.4, 0.16)
  return (
    pit(scene, '#9a8663') +
    layers(
      inks,
      '.tail brown/dark/1.6 M196 316C230 318 262 306 272 284 296 320 300 362 292 398 264 404 236 400 218 392 214 366 206 340 196 316z',
      '-/light/1.4 M232 322Q250 356 246 396M254 314Q274 350 270 398',
      '.ring brown/dark/1.4 M262 196C292 190 304 214 298 240 292 262 274 268 262 260L266 248C280 250 288 238 288 226 288 212 278 206 264 210z',
      '.leg brown/dark/1.6 M112 330C104 356 108 376 112 390L148 390C150 370 156 352 160 338z',
      '.leg brown/dark/1.6 M176 344C172 362 176 380 180 394L216 394C216 374 222 352 222 334z',
      'dark M96 392q8-10 16 0 6-12 14 0 6-12 14 0 8-10 16 2l-2 8H98zM166 396q8-10 16 0 6-12 14 0 6-12 14 0 8-10 16 2l-2 8H168z',
      `.owl skin/dark/1.8 ${torso}`,
      `fine ${torso}`,
    ) +
    patina(scene, clip, cast.green, [84, 190, 190, 160]) +
    layers(
      inks,
      // The cicada of the chest.
      '-/dark/2.6 M118 228C108 252 112 290 128 306 146 292 152 254 142 228 134 220 124 220 118 228zM114 246Q130 256 146 246M114 264Q130 276 146 264M118 284Q130 292 142 284',
      '-/light/1 M119 229C109 253 113 290 128 304M115 247Q130 257 145 247M115 265Q130 277 145 265',
      '.wing green/dark/1.8 M176 214C200 206 240 216 254 244 262 276 250 316 216 338 200 318 184 300 178 272 172 250 170 230 176 214z',
      '-/dark/1.4 M196 306Q222 312 246 290M206 322Q226 322 244 306',
      `-/dark/9 ${snake}`,
      `.snake -/light/5 ${snake}`,
      '-/dark/9 M248 254C262 236 258 214 246 204',
      '-/light/5 M248 254C262 236 258 214 246 204',
      'light/dark/1.2 M208 258q6-8 14-2 2 8-6 10-8 0-8-8z',
      'blue M100 300q8-6 16 2 4 8-4 12-10 0-12-14zM236 330q6-6 12 0 0 8-8 8-6-2-4-8z',
      'red M150 326q8-6 15 1-1 9-10 8-6-3-5-9z',
      // Lid with its bird and dragon.
      '.lid brown/dark/1.5 M196 112C214 100 242 112 250 136 254 154 248 168 240 176 234 148 218 124 196 112z',
      '.bird green/dark/1.2 M206 104C200 92 204 82 214 80 220 74 228 76 228 82 234 84 234 88 228 88 230 98 222 106 214 108z',
      '-/dark/1.4 M210 108v6M218 107v6',
      '.drake green/dark/1.2 M244 138C252 128 266 132 266 144 266 152 258 156 254 150 260 150 260 142 254 142 250 146 250 154 246 156z',
      `.head skin/dark/1.8 ${head}`,
      `fine ${head}`,
      '.crest green/dark/1.5 M104 112C92 96 84 72 92 50 100 60 106 58 108 48 116 58 122 58 128 50 134 72 132 94 126 106z',
      '.crest green/dark/1.5 M172 104C168 84 172 62 188 46 192 56 200 56 206 48 210 60 216 62 224 58 224 80 214 98 200 108z',
      '-/dark/1.3 M110 104Q102 82 104 64M118 104Q116 84 118 66M182 102Q182 82 192 64M194 104Q200 84 210 70',
      'green/dark/1.4 M82 152C70 150 64 140 66 130 76 132 84 138 86 144zM238 148C250 142 258 132 256 122 246 126 238 134 236 142z',
      '-/dark/3 M96 128Q118 110 140 132M160 132Q184 108 216 130',
      // The broad hooked beak.
      '.beak green/dark/1.8 M142 142C130 148 118 166 116 184 114 202 124 214 134 220 140 208 150 196 164 190 170 172 160 150 142 142z',
      '-/dark/1.6 M140 152C132 164 128 182 132 202M152 158Q146 172 148 190M126 178Q140 172 156 178',
    ) +
    eye(104, 152, 17, cast, cast.brown) +
    eye(192, 152, 21, cast, cast.brown)
  )
}

/** A ram's head over the corner of the shoulder, seen three quarters from the front: long nose, ears under horns of a full turn. */
const ramHead = [
  // Ears, which point down and out beneath the horns.
  'brown/dark/1.4 M56 238C46 246 38 256 38 268 48 268 58 258 62 248zM110 240C120 248 126 258 124 270 114 268 106 258 104 250z',
  // Brow, nose and muzzle, broad above and blunt below.
  'green/dark/1.8 M58 222C64 206 102 206 110 222 112 240 104 256 100 272 98 288 94 298 82 298 70 298 66 288 65 272 61 256 54 240 58 222z',
  '-/light/1.3 M80 224C77 244 76 262 77 280M88 224C90 244 90 262 88 280',
  'dark M72 284q4-3 7 1-3 4-7-1zM92 284q-4-3-7 1 3 4 7-1z',
  '-/dark/1.5 M70 292q12 6 24 0',
  // Eyes: almonds with a round pupil.
  'light/dark/1.4 M62 244Q69 235 77 245 69 252 62 244zM91 245Q99 235 106 244 99 252 91 245z',
  'dark M67 244a2.600 2.600 0 1 1 5.200 0 2.600 2.600 0 1 1-5.200 0zM96 244a2.600 2.600 0 1 1 5.200 0 2.600 2.600 0 1 1-5.200 0z',
]

/** Chest with its scales, the long-crested bird on its flank, and the foreleg that runs down the foot. */
const ramBody = [
  'green/dark/1.7 M66 286C58 304 62 324 78 334 96 340 118 332 126 312 130 296 126 282 116 274z',
  '-/dark/1.4 M70 300q6 7 12 0t12 0 12 0 12 0M72 311q6 7 12 0t12 0 12 0 10-2M78 322q6 7 12 0t12 0 12-2',
  '-/light/1 M72 297q6 6 11 0t12 0 12 0 10-1',
  'green/dark/1.6 M80 330C82 350 76 374 76 392L70 404H104L104 392C104 370 110 350 112 330z',
  '-/dark/1.3 M84 346h24M82 360h23M79 376h25M74 398h28M86 398v6',
  '-/light/1.1 M88 336q8 4 16 0M84 366q9 5 18 0',
]

/** 四羊方尊: a square zun, four rams from its corners; in front view two heads stand out with ridged horns. */
export function rams(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const cast: Cast = { green: tones[3]!, brown: tones[1]!, dark: tones[2]! }
  const ridge = mix(cast.green, '#e0ecd6', 0.55)
  const inks = {
    deep: tones[0]!,
    green: cast.green,
    brown: cast.brown,
    dark: cast.dark,
    light: mix(cast.green, '#e0ecd6', 0.62),
    red: tones[4]!,
    fine: fine(scene, mix(cast.dark, tones[0]!, 0.45)),
    // A flat wall: lit from above, never round.
    wall: scene.linear('wallface', [
      [0, mix(cast.green, tones[0]!, 0.7)],
      [0.5, mix(cast.green, tones[0]!, 0.3)],
      [1, mix(tones[0]!, cast.brown, 0.7)],
    ]),
    lip: scene.linear('lip', [
      [0, mix(cast.green, '#d8e8d2', 0.7)],
      [1, cast.green],
    ]),
  }
  /** Toothed flanges along a line. */
  const flange = (way: string) =>
    stroke(way, cast.dark, 10, { strokeDasharray: '13 5', strokeLinecap: 'butt' }) +
    stroke(way, cast.brown, 7, { strokeDasharray: '11 7', strokeDashoffset: -1, strokeLinecap: 'butt' })
  const horns = ([spiral([48, 216], 29, 1.5, -0.5, 0.2), spiral([117, 214], 21, 1.5, 3.7, 0.2)] as const).map(
    (way, at) =>
      stroke(way, cast.dark, at ? 13 : 16) +
      stroke(way, cast.green, at ? 10 : 12.6) +
      stroke(way, ridge, at ? 10 : 12.6, { strokeDasharray: '1.800 4.200', strokeLinecap: 'butt' }),
  )
  return (
    pit(scene, '#97815c', 404) +
    layers(
      inks,
      // Foot, belly and shoulder of the front; the neck flares to the square mouth, seen from above.
      'wall/dark/1.6 M92 320H268L276 398H84z',
      'fine M92 320H268L276 398H84z',
      'wall/dark/1.6 M78 232H282C290 268 284 304 270 326H90C76 304 70 268 78 232z',
      'fine M78 232H282C290 268 284 304 270 326H90C76 304 70 268 78 232z',
      'wall/dark/1.6 M20 70H340C322 84 290 122 276 160 270 184 268 200 270 220L282 232H78L90 220C92 200 90 184 84 160 70 122 38 84 20 70z',
      'deep/dark/1.4 M88 196H272L272 218H88z',
      'fine M88 196H272L272 218H88z',
      'lip/dark/1.6 M20 70L58 40H302L340 70V76H20z',
      'dark M44 66L70 46H290L316 66z',
      'deep M60 66L80 52H280L300 66z',
    ) +
    group(
      { class: 'leaves' },
      cut(
        scene,
        'M96 190Q88 130 48 86Q120 112 132 190M142 190Q146 124 180 88Q214 124 218 190M264 190Q272 130 312 86Q240 112 228 190',
        cast,
        2.6,
      ),
      cut(
        scene,
        'M108 184Q104 140 76 110Q112 134 122 178M154 184Q158 136 180 110Q202 136 206 184M252 184Q256 140 284 110Q248 134 238 178M168 168q0-12 10-12 8 2 6 10-5 4-7-2M192 168q0-12-10-12',
        cast,
        1.5,
      ),
    ) +
    // A mask band: eyes and brows between hooks, on both sides of the middle.
    stroke('M100 212v-8h14v6h-7M130 212q10-14 24-6M260 212v-8h-14v6h7M230 212q-10-14-24-6', inks.light, 1.6) +
    stroke('M142 210h4M214 210h4', inks.light, 5) +
    group(
      { class: 'flange' },
      flange(
        'M180 84V224M180 262V318M180 336V398M31 84Q70 116 84 160 92 190 88 224M329 84Q290 116 276 160 268 190 272 224',
      ),
    ) +
    // The dragons that coil on the shoulder, and the head of one in the middle.
    stroke('M140 236q14-10 22 4t-14 16-18-8M220 236q-14-10-22 4t14 16 18-8', cast.dark, 6) +
    stroke('M140 236q14-10 22 4t-14 16-18-8M220 236q-14-10-22 4t14 16 18-8', inks.light, 3) +
    layers(
      inks,
      'green/dark/1.3 M168 236C160 228 158 218 162 210 168 216 174 222 176 230zM192 236C200 228 202 218 198 210 192 216 186 222 184 230z',
      '.dragon green/dark/1.6 M164 240C166 228 194 228 196 240 198 250 192 256 190 266 186 274 174 274 170 266 168 256 162 250 164 240z',
      'light/dark/1 M167 243a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM185 243a4 4 0 1 1 8 0 4 4 0 1 1-8 0z',
      'dark M170 243a1.600 1.600 0 1 1 3.200 0 1.600 1.600 0 1 1-3.200 0zM187 243a1.600 1.600 0 1 1 3.200 0 1.600 1.600 0 1 1-3.200 0z',
      '-/dark/1.3 M174 264q6 4 12 0M180 234V256',
      'red M148 292q8-6 16 1 0 9-9 9-8-2-7-10zM226 372q7-5 13 2-1 8-9 7-6-3-4-9z',
      // The crested birds of the flanks.
      '-/dark/4 M150 312C140 306 132 310 130 320M148 312q-2-10-14-10M210 312C220 306 228 310 230 320M212 312q2-10 14-10',
      '-/light/1.8 M150 312C140 306 132 310 130 320M148 312q-2-10-14-10M210 312C220 306 228 310 230 320M212 312q2-10 14-10',
      '-/dark/4 M132 372q2-18 16-16 12 4 8 14-6 6-10 0M228 372q-2-18-16-16-12 4-8 14 6 6 10 0',
      '-/light/1.8 M132 372q2-18 16-16 12 4 8 14-6 6-10 0M228 372q-2-18-16-16-12 4-8 14 6 6 10 0',
    ) +
    pair(
      scene,
      'ram',
      group({ class: 'ram' }, layers(inks, ...ramBody, ...ramHead)),
      group({ class: 'horn' }, ...horns),
    )
  )
}

const pennants = 'M-8-5H8V5H-8zM0-16V16M0-14q7-3 9 2M0-10q5-3 8 2M0 10q7-3 9 2M0 14q5-3 8 2'
const realm = 'M-9-3H-1V5H-9zM5-15V-6Q6 6 11 14M-4-10H11M11-2 2 10M-9 10H0M8-15l3 3'

/** One half of the two masks (兽面): horns that curl free of the wall, round eyes, a hooked nose, and a jaw that turns in. */
const mask = (inks: Readonly<Record<string, string>>, x: number, side: number): string =>
  group(
    { transform: `translate(${x} 0)scale(${side} 1)` },
    layers(
      inks,
      // Horn: broad, out from the brow, up and round into a curl that stands beyond the body.
      'light/dark/1.6 M10 224C24 212 38 210 52 216 62 220 66 230 60 236 55 241 46 238 47 231 48 228 53 228 54 231 57 228 54 224 49 224 41 224 38 234 44 242 54 252 74 248 79 232 84 214 70 198 50 198 32 198 16 206 8 218z',
      'light/dark/1.4 M12 234C22 226 36 228 42 240 46 250 40 260 30 262 18 264 10 254 10 244z',
      'dark M17 245a10 9 0 1 1 20 0 10 9 0 1 1-20 0z',
      'light M19 245a8 7 0 1 1 16 0 8 7 0 1 1-16 0z',
      'dark M24 245a3 3 0 1 1 6 0 3 3 0 1 1-6 0z',
      'light/dark/1.4 M4 250C8 254 10 262 16 264 14 270 8 272 4 270zM18 270C30 274 46 272 54 262 60 254 68 256 68 262 66 270 56 270 56 264 50 276 34 280 20 276z',
      // The second mask, on the foot: brow, eye and jaw.
      'light/dark/1.3 M8 296C22 288 44 288 58 298 64 304 60 312 53 310 50 304 40 298 30 298 20 298 12 302 8 306z',
      'dark M16 316a9 8 0 1 1 18 0 9 8 0 1 1-18 0z',
      'light M20 316h10v5h-10z',
      'light/dark/1.3 M6 322C10 330 18 336 28 336 42 336 50 328 52 320 58 322 60 330 54 336 46 346 20 348 6 338z',
    ),
  )

/** 何尊 · 宅兹中国: the zun with its flanges, and the rubbing in which two of 122 characters are lit. */
export function heZun(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const cast = castOf(tones)
  const [unit, top, x] = [300, 88, 118]
  const vessel = vesselOf(facts, unit, top, { x })
  const v = heightOn(vessel, unit, top)
  const at = (y: number) => top + y * unit
  const inks = { green: cast.green, brown: cast.brown, dark: cast.dark, light: mix(cast.green, '#e0ecd6', 0.62) }
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
    group({ class: 'taotie' }, ...[-1, 1].map((side) => mask(inks, x, side))) +
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

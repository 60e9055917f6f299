import { belt, hoop, mouth } from '../lathe.ts'
import { type Point, smooth } from '../pen.ts'
import { el, ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import { layers, spiral } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { body, type Cast, cut, eye, leaves, pair, pit, round } from './bronze-cast.ts'
import { patina } from './bronze-metal.ts'
import { heightOn, vesselOf } from './vessel-facts.ts'

const castOf = ([green, brown, dark]: readonly string[]): Cast => ({ green: green!, brown: brown!, dark: dark! })

/** Hair-fine spirals over a whole skin, as a pattern. */
const fine = (scene: Scene, tone: string): string =>
  `url(#${scene.define('fine', (id) => `<pattern id="${id}" width="11" height="11" patternUnits="userSpaceOnUse">${stroke('M1 10V1H10V9H4V4H7V6', tone, 0.9)}</pattern>`)})`

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

/** 四羊方尊: a square zun, four rams from its corners; in front view two heads stand out with ridged horns. */
export function rams(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const cast: Cast = { green: tones[3]!, brown: tones[1]!, dark: tones[2]! }
  const inks = {
    deep: tones[0]!,
    green: cast.green,
    brown: cast.brown,
    dark: cast.dark,
    light: mix(cast.green, '#e0ecd6', 0.62),
    face: round(scene, cast),
    red: tones[4]!,
    fine: fine(scene, mix(cast.dark, tones[0]!, 0.5)),
  }
  const horn = spiral([84, 214], 33, 1.6, -1.7, 0.3)
  const rare = scene.rank > 1
  return (
    pit(scene, '#97815c', 404) +
    layers(
      inks,
      // Foot, belly and neck of the front face; the mouth is a square seen from above.
      'face/dark/1.6 M98 300H262L272 398H88z',
      'fine M98 300H262L272 398H88z',
      'face/dark/1.6 M80 198H280C284 240 276 280 264 304H96C84 280 76 240 80 198z',
      'fine M80 198H280C284 240 276 280 264 304H96C84 280 76 240 80 198z',
      'brown/dark/1.6 M62 50H298L326 76H34z',
      'dark M74 55H286L304 72H56z',
      'face/dark/1.6 M34 76H326C300 108 272 140 260 190H100C88 140 60 108 34 76z',
      'deep/dark/1.2 M96 178H264L268 200H92z',
      '-/light/1 M100 184H260M98 194H262',
    ) +
    group(
      { class: 'leaves' },
      cut(
        scene,
        'M96 172Q92 120 66 90Q118 104 130 172M140 172Q148 116 180 88Q212 116 220 172M264 172Q268 120 294 90Q242 104 230 172',
        cast,
        2.4,
      ),
      cut(
        scene,
        'M104 166Q104 130 88 106M152 166Q158 128 180 106Q202 128 208 166M256 166Q256 130 272 106M166 160q14-10 28 0q-4 12-14 12t-14-12',
        cast,
        1.4,
      ),
    ) +
    stroke('M110 186q8-6 14 0t14 0 14 0M208 186q8-6 14 0t14 0 14 0', inks.light, 1.4) +
    group(
      { class: 'flange' },
      ...[92, 120, 150, 316, 340, 364, 384].map((y) =>
        rect(176, y, 8, y < 160 ? 24 : 18, { fill: cast.brown, stroke: cast.dark, strokeWidth: 1 }),
      ),
    ) +
    layers(
      inks,
      '.dragon green/dark/1.5 M162 214C158 200 166 190 180 190 194 190 202 200 198 214 194 228 166 228 162 214z',
      'green/dark/1.2 M166 196C158 190 156 180 160 172 166 178 172 184 174 190zM194 196C202 190 204 180 200 172 194 178 188 184 186 190z',
      'dark M170 206a3.500 3.500 0 1 1 .1 0zM190 206a3.500 3.500 0 1 1 .1 0z',
      '-/dark/1.4 M172 218q8 5 16 0',
      'red M150 286q8-6 16 1 0 9-9 9-8-2-7-10zM226 372q7-5 13 2-1 8-9 7-6-3-4-9z',
    ) +
    pair(
      scene,
      'ram',
      group(
        { class: 'ram' },
        layers(
          inks,
          // Chest with scales, and the foreleg down the foot.
          'green/dark/1.6 M70 232C58 262 64 292 82 306 100 312 118 304 124 284 126 258 118 236 106 224z',
          'green/dark/1.5 M84 300C82 330 78 366 80 390L76 402H106L106 392C108 362 112 330 114 300z',
          '-/dark/1.3 M68 258q8 8 16 0t16 0 16 0M68 272q8 8 16 0t16 0 16 0M74 286q8 8 16 0t16 0M86 330h22M85 350h20M84 372h20',
          '-/light/1 M70 254q8 8 16 0t16 0M72 268q8 8 16 0t16 0',
          // Head: long muzzle to the outside and down.
          'green/dark/1.6 M100 196C86 188 70 190 60 202 50 216 40 232 34 248 34 260 44 266 54 262 70 254 88 240 102 224 110 212 108 202 100 196z',
          'dark M68 212a4.500 4.500 0 1 1 .1 0zM40 246q5 1 5 6-6 2-8-2z',
          '-/dark/1.3 M36 254q8 4 16-2M62 222q8 6 16 2',
        ),
      ),
      group(
        { class: 'horn' },
        stroke(horn, cast.dark, 16),
        stroke(horn, cast.green, 12.5),
        stroke(horn, mix(cast.green, '#e0ecd6', rare ? 0.55 : 0.75), 12.5, {
          strokeDasharray: '1.600 4.500',
          strokeLinecap: 'butt',
        }),
      ),
      layers(inks, 'green/dark/1.3 M104 232C116 234 124 242 122 250 112 250 104 244 100 238z'),
    )
  )
}

const pennants = 'M-8-5H8V5H-8zM0-16V16M0-14q7-3 9 2M0-10q5-3 8 2M0 10q7-3 9 2M0 14q5-3 8 2'
const realm = 'M-9-3H-1V5H-9zM5-15V-6Q6 6 11 14M-4-10H11M11-2 2 10M-9 10H0M8-15l3 3'

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
  const horn = spiral([76, 222], 22, 1.5, 2.6, 0.2)
  const horn2 = spiral([160, 222], 22, 1.5, 0.5, 0.2)
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
      stroke(horn, cast.dark, 10) +
        stroke(horn, inks.light, 6) +
        stroke(horn2, cast.dark, 10) +
        stroke(horn2, inks.light, 6),
      layers(
        inks,
        'green/dark/1.4 M104 236C92 238 72 246 70 262 78 268 94 264 104 256zM132 236C144 238 164 246 166 262 158 268 142 264 132 256zM108 240H128L124 272 118 280 112 272z',
        '-/dark/1.6 M92 276q10 8 18 2M144 276q-10 8-18 2M96 268q8 4 14 0M140 268q-8 4-14 0M112 316q-14 4-20-6M124 316q14 4 20-6M104 344q-10 6-16-4M132 344q10 6 16-4',
      ),
    ) +
    eye(88, 252, 8, cast, inks.light) +
    eye(148, 252, 8, cast, inks.light) +
    eye(98, 326, 6, cast, inks.light) +
    eye(138, 326, 6, cast, inks.light) +
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
    path(`M${x - 12} ${y - 20}h26v60h-26z`, { fill: ink }) +
    group({ class: 'lit', transform: place(x, y - 4) }, stroke(pennants, red, 2.4)) +
    group({ class: 'lit', transform: place(x, y + 26, 0, 0.95) }, stroke(realm, red, 2.4))
  )
}

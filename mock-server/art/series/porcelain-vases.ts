import { belt, mouth, type Vessel } from '../lathe.ts'
import { ring } from '../pen.ts'
import { circle, ellipse, group, mix, path, place, type Scene, stroke, use } from '../scene.ts'
import { dash, layers, limb, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { band, footRim, glazed, gloss, hoops, painted, piled, type Pots, room } from './porcelain-kiln.ts'
import { bandOf, heightOn, vesselOf } from './vessel-facts.ts'

const potsOf = ([blue, deep, pale, white]: readonly string[]): Pots => ({
  blue: blue!,
  deep: deep!,
  pale: pale!,
  white: white!,
})

/** The small dark mouth of a closed vessel. */
export const lip = (vessel: Vessel): string => {
  const [x, y, rx, ry] = mouth(vessel)
  return (
    ellipse(x, y, rx, ry, { fill: '#eef3f2', stroke: '#7e929f', strokeWidth: 1.2 }) +
    ellipse(x, y + 0.5, rx - 4, Math.max(2, ry - 2.5), { fill: '#5a6a76' })
  )
}

/** 婴戏图罐: eight boys, a kite, a basin of crickets. */
export function jar(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const pots = potsOf(tones)
  const [unit, top] = [318, 66]
  const vessel = vesselOf(facts, unit, top)
  const v = heightOn(vessel, unit, top)
  const span = (name: string): [number, number] => {
    const [from, to] = bandOf(facts, name)
    return [v(from), v(to)]
  }
  const inks = { ...pots, line: pots.blue }
  const head = 'white/line/1.2 M-8-33a8 8.500 0 1 1 16 0a8 8.500 0 1 1-16 0z'
  const tufts = 'deep M-2-45q2-6 5 0l-1 5h-3zM-9-38q-4 0-4 5l4 0zM9-38q4 0 4 5l-4 0z'
  const face = '-/line/0.9 M-4-33h1M3-33h1M-2-29q2 2 4 0'
  const standing = layers(
    inks,
    'pale/line/1.2 M-9-24C-14-12-13-2-12 4H12C13-2 14-12 9-24z',
    'white/line/1.2 M-11 4-13 20H-3L0 8 3 20H13L11 4z',
    'blue M-13 20h9v4h-11zM4 20h9l2 4H4z',
    'blue/line/1 M9-22C16-26 20-34 22-42L27-40C26-30 20-18 12-14z',
    head,
    tufts,
    face,
  )
  const squatting = layers(
    inks,
    'pale/line/1.2 M-10-24C-16-12-16 4-12 12H12C16 4 15-12 9-24z',
    'white/line/1.2 M-12 12C-18 6-18 18-14 24H-2V12zM12 12C18 6 18 18 14 24H2V12z',
    '-/line/1 M-8-14Q0-6 10-8',
    head,
    tufts,
    face,
  )
  const running = layers(
    inks,
    'blue/line/1.2 M-8-24C-12-12-10-2-6 4H12C12-6 12-16 8-24z',
    'white/line/1.2 M-6 4-18 14-12 20-2 12 4 22H14L10 4z',
    'pale/line/1 M6-22C14-20 20-14 26-16L27-11C18-8 10-12 6-14zM-8-20C-14-16-20-18-24-22L-27-18C-22-12-14-8-8-12z',
    head,
    tufts,
    face,
  )
  const kinds = { standing, squatting, running }
  const boy = (kind: keyof typeof kinds, x: number, y: number, wide = 1, turn = 0) =>
    use(
      scene.define(kind, (id) => group({ id }, kinds[kind])),
      { class: 'boy', transform: place(x, y, turn, wide, 1.02) },
    )
  return (
    room(scene, 396, 104) +
    glazed(scene, vessel, pots) +
    painted(
      scene,
      hoops(vessel, [v(0.04), v(0.095), v(0.25), v(0.79)], pots.blue),
      band(vessel, 'fret', span('回纹'), 20, pots, 1.2),
      band(vessel, 'ruyi', span('如意云头'), 12, pots),
      band(vessel, 'lappet', span('蕉叶'), 16, pots),
      layers(
        inks,
        '-/pale/3 M40 288q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0',
        '.garden pale/line/1.4 M150 236C146 214 158 198 166 206 172 192 188 196 186 212 194 216 194 230 190 236z',
        '-/line/1.2 M158 232q-2-14 6-20M176 232q4-14-2-24M168 216h10',
        '.garden -/line/1.6 M262 238V202M262 212q-16-14-24-8 12 14 24 12M262 206q14-18 26-12-8 16-26 14M262 222q-14-4-20 4M262 224q14-6 22 2',
        '-/line/1.4 M44 262h40M48 254v20M60 254v20M72 254v20',
      ),
      boy('running', 46, 232, 0.55, -6),
      boy('standing', 92, 236, 0.86),
      boy('running', 128, 226, 0.86, 8),
      boy('squatting', 138, 284, 0.95),
      boy('squatting', 180, 300, 1),
      boy('squatting', 222, 284, -0.95),
      boy('standing', 244, 226, -0.86),
      boy('running', 312, 236, -0.5, 6),
      layers(
        inks,
        '.basin blue/line/1.2 M164 276H196L190 288H170z',
        'white/line/1 M162 274a18 4 0 1 0 36 0a18 4 0 1 0-36 0z',
        '-/deep/1.6 M174 273l5 2M184 275l4-3',
      ),
      stroke('M115 196C130 176 146 168 168 166', pots.blue, 1, { class: 'string' }),
      layers(
        inks,
        '.kite pale/line/1.3 M168 166 186 148 206 156 190 176z',
        '-/line/1 M168 166 206 156M186 148 190 176M190 176q8 10 2 18 8 4 4 12',
      ),
      piled(points('92 232 244 222 180 300 138 280 170 210'), pots.deep),
    ) +
    gloss(scene, vessel, 0.34) +
    footRim(vessel, tones[4]!) +
    lip(vessel)
  )
}

/** 鱼藻纹瓶: all weeds lean to the left and all fish swim there. */
export function fishVase(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const pots = potsOf(tones)
  const [unit, top] = [356, 46]
  const vessel = vesselOf(facts, unit, top)
  const v = heightOn(vessel, unit, top)
  const span = (name: string): [number, number] => {
    const [from, to] = bandOf(facts, name)
    return [v(from), v(to)]
  }
  const inks = { ...pots, line: pots.blue }
  const weed = (x: number, y: number, tall: number) =>
    path(
      limb(
        [
          [x, y],
          [x + 4, y - tall * 0.3],
          [x - 6, y - tall * 0.6],
          [x - tall * 0.55, y - tall * 0.86],
          [x - tall * 0.9, y - tall],
        ],
        7,
        1.5,
      ),
      { fill: pots.pale, stroke: pots.blue, strokeWidth: 0.9, class: 'weed' },
    )
  const scales = Array.from(
    { length: 18 },
    (_, at) => `M${-14 + (at % 6) * 9} ${-8 + Math.floor(at / 6) * 8}q5 3 0 7`,
  ).join('')
  return (
    room(scene, 402, 62) +
    glazed(scene, vessel, pots) +
    painted(
      scene,
      hoops(vessel, [v(0.19), v(0.45), v(0.53), v(0.955), v(0.975)], pots.blue),
      band(vessel, 'lappet', span('花瓣'), 12, pots, 1.2),
      band(vessel, 'leaf', span('蕉叶纹'), 8, pots, 1.2),
      band(vessel, 'ruyi', span('如意'), 12, pots, 1.2),
      [
        [112, 372, 80],
        [150, 384, 110],
        [196, 386, 130],
        [236, 376, 120],
        [262, 350, 84],
        [214, 384, 74],
      ]
        .map(([x, y, tall]) => weed(x!, y!, tall!))
        .join(''),
      layers(
        inks,
        'pale/line/0.9 M132 268a6 4 0 1 1 .1 0zM120 280a5 3 0 1 1 .1 0zM228 262a6 4 0 1 1 .1 0zM240 270a5 3 0 1 1 .1 0zM216 258a4 3 0 1 1 .1 0z',
      ),
      // A carp with its scales one by one, a mandarin fish with spines and blotches, a slim minnow.
      group(
        { class: 'fish', transform: place(178, 318, 10, 1.08) },
        layers(
          inks,
          'pale/line/1.4 M-44 0C-30-18 4-20 30-6L52-16 46 2 54 16 30 8C4 20-30 16-44 0z',
          'blue/line/1 M-12-15C-4-26 14-24 22-12 10-12 0-14-12-15zM-10 14q8 12 16 8l-4-10z',
          '-/line/1.3 M-28-10q8 10 0 20',
          `-/line/1 ${scales}`,
          'white/line/1 M-37-4a3.400 3.400 0 1 1 .1 0z',
          '-/line/1 M32 0l18-10M32 2l18 8',
          'deep M-36-4.500a1.400 1.400 0 1 1 .1 0z',
        ),
      ),
      group(
        { class: 'fish mandarin', transform: place(188, 368, 6, 0.86) },
        layers(
          inks,
          'white/line/1.4 M-38 4C-30-16 0-20 24-4L40-8 38 6 40 14 24 8C0 18-28 18-38 4z',
          'blue/line/1 M-20-12-18-24-13-14-9-26-4-15 2-26 6-13 13-20 16-8z',
          'deep M-10-6q8-4 10 2-2 6-10 4zM6-4q8-2 8 4-6 6-10 2zM-18 4q6-2 6 3-4 4-7 1z',
          '-/line/1.2 M-24-8q6 10 0 18M-38 4q6 2 10 0',
          'deep M-30-4a2.200 2.200 0 1 1 .1 0z',
        ),
      ),
      group(
        { class: 'fish', transform: place(200, 272, 12, 0.84) },
        layers(
          inks,
          'blue/line/1.2 M-34 0C-20-8 6-8 24-2L36-8 34 1 36 9 24 4C6 9-20 8-34 0z',
          'white M-26-1a1.600 1.600 0 1 1 .1 0z',
          '-/white/1 M-14 2Q4 4 20 1',
        ),
      ),
      piled(points('150 318 176 350 196 306 214 330 150 352'), pots.deep, 2.2),
    ) +
    gloss(scene, vessel, 0.72) +
    footRim(vessel, tones[4]!) +
    lip(vessel)
  )
}

/** 岁寒三友梅瓶: pine to the left, plum before us, bamboo to the right; a ring left white as snow. */
export function threeFriends(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const pots = potsOf(tones)
  const [unit, top] = [350, 48]
  const vessel = vesselOf(facts, unit, top)
  const v = heightOn(vessel, unit, top)
  const span = (name: string): [number, number] => {
    const [from, to] = bandOf(facts, name)
    return [v(from), v(to)]
  }
  const [snow0, snow1] = span('雪意留白')
  const inks = { ...pots, line: pots.blue, snow: tones[4]! }
  const fan = scene.define('fan', (id) =>
    group(
      { id },
      path('M-15 2A15 12 0 0 1 15 2z', { fill: pots.pale }),
      stroke(
        Array.from({ length: 9 }, (_, at) => dash([0, 2], 15, -Math.PI + ((at + 0.5) / 9) * Math.PI)).join(''),
        pots.blue,
        1.1,
      ),
    ),
  )
  const leaf = scene.define('leaf', (id) => path('M0 0C6-4 18-2 28 6 18 8 6 6 0 0z', { id, fill: pots.blue }))
  const flower = scene.define('flower', (id) =>
    group(
      { id, fill: tones[4], stroke: pots.blue, strokeWidth: 1 },
      ...ring([0, 0], 5, 5, -1.57).map(([x, y]) => circle(x, y, 4.2, {})),
      circle(0, 0, 1.8, { fill: pots.deep, stroke: 'none' }),
    ),
  )
  return (
    room(scene, 400, 62) +
    glazed(scene, vessel, pots) +
    painted(
      scene,
      path(belt(vessel, snow1, v(0.27)), { fill: pots.pale, fillOpacity: 0.5 }),
      path(belt(vessel, snow0, snow1), { fill: tones[4], class: 'snowring' }),
      stroke(
        'M104 108q10-10 20 0 8-8 18 2 10-8 20 2 10-8 20 2 10-8 20 0 10-6 18 0 10-8 22 0',
        mix(pots.pale, '#ffffff', 0.7),
        3,
      ),
      band(vessel, 'ruyi', span('如意云肩'), 12, pots),
      hoops(vessel, [snow0, snow1, v(0.28), v(0.8)], pots.blue),
      band(vessel, 'lappet', span('仰莲'), 14, pots),
      // The blue ground behind the plum, in which its petals are left white.
      path(
        'M148 160C190 146 216 170 216 220 218 270 206 312 182 320 156 318 142 280 140 230 140 196 140 176 148 160z',
        { fill: pots.pale, fillOpacity: 0.75 },
      ),
      group(
        { class: 'pine' },
        path(
          limb('86 330 96 290 88 250 104 214 96 176', 15, 5) +
            limb('94 262 114 248 128 252', 6, 2) +
            limb('100 220 84 204 78 192', 5, 2),
          { fill: pots.pale, stroke: pots.blue, strokeWidth: 1.2 },
        ),
        ...points('96 172 116 182 82 186 130 246 112 238 80 218 122 214 104 268 84 250').map(([x, y], at) =>
          use(fan, { transform: place(x, y, at % 2 ? 12 : -12, 0.8, 0.95) }),
        ),
      ),
      group(
        { class: 'plum' },
        path(
          limb('170 326 182 290 166 256 186 222 176 188 192 164', 12, 2.5) +
            limb('172 262 152 242 150 214', 5, 1.5) +
            limb('184 226 206 208 208 186', 5, 1.5) +
            limb('180 284 202 272 208 252', 4, 1.5),
          { fill: pots.blue },
        ),
        ...points(
          '192 166 176 186 150 214 160 238 186 220 206 186 200 206 208 252 196 272 172 258 164 290 182 246',
        ).map(([x, y], at) => use(flower, { class: 'blossom', transform: place(x, y, at * 31, at % 3 ? 1 : 0.8) })),
      ),
      group(
        { class: 'bamboo' },
        stroke('M252 330C250 280 256 230 250 170M266 310C262 270 266 230 262 190', pots.blue, 3.4),
        stroke('M249 290h7M250 250h7M250 210h7M262 270h6M262 234h6', tones[3]!, 1.4),
        ...points('250 172 252 206 262 196 250 246 264 236 252 288 264 276').flatMap(([x, y], at) =>
          [24, 62, 132, 165].map((turn) => use(leaf, { transform: place(x, y, turn + at * 3, 0.7, 0.9) })),
        ),
      ),
      layers(
        inks,
        'pale/line/1.2 M120 330C118 312 128 302 138 310 146 318 146 328 146 332zM220 332C218 314 228 304 238 314 246 322 244 332 244 334z',
      ),
      piled(points('178 292 176 236 92 282 252 264 184 196'), pots.deep),
    ) +
    gloss(scene, vessel, 0.36) +
    footRim(vessel, '#c9b79a') +
    lip(vessel)
  )
}

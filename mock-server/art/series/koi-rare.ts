import { createPen, lines, type Point, polar, ring, short } from '../pen.ts'
import { circle, el, ellipse, group, mix, part, path, rect, type Scene, stroke, use } from '../scene.ts'
import { layers, limb } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { reeds, waved } from './koi-common.ts'
import { bodyOf, finsOf, koi, patch, scaleEdges, scalePlates, scaleRows, swim } from './koi-fish.ts'
import { dotted, lotusLeaf, pond, rings } from './koi-water.ts'

/** 昭和 · 夜潜: lacquer black, diving; the tail still stands in the glint of the moon. */
export function showa(scene: Scene, facts: WorkFacts): string {
  const [black, red, white, night, silver] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('marks')
  const fish = swim('214 388 200 344 186 292 190 236 204 180 206 126 190 76 172 34')
  const sides: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
    red: [
      [-0.2, 1.0],
      [-0.95, 0.62],
    ],
    white: [
      [-1, 1],
      [-1.1, 0.5],
      [0.05, 1.2],
      [-0.8, 1.1],
    ],
  }
  const counted = { red: 0, white: 0 }
  const marks = facts.pattern!.patches.map(({ colour, from, to }) => {
    const kind = colour as 'red' | 'white'
    const across = sides[kind]![counted[kind]++]!
    return path(patch(fish, dice, [from, to], across, 0.22), { class: kind, fill: kind === 'red' ? red : white })
  })
  const { roots, rims } = finsOf(fish)
  const motoguro = roots.map((root, side) => {
    const toward = rims[side]!.map(([x, y]): Point => [root[0] + (x - root[0]) * 0.5, root[1] + (y - root[1]) * 0.5])
    return path(lines([root, ...toward], true, 0), { class: 'root', fill: black })
  })
  const bolt = [
    [0.075, -1.1],
    [0.1, -0.1],
    [0.135, -0.2],
    [0.16, 0.62],
    [0.2, 1.1],
    [0.225, 1.1],
    [0.185, 0.3],
    [0.15, 0.24],
    [0.125, 0.16],
    [0.1, 0.3],
    [0.06, -0.6],
  ].map(([t, u]) => fish.at(t!, u!))
  const glints = scaleRows([0.3, 0.86], 9, 5)
    .flat()
    .filter(({ u }) => u < -0.3)
    .map(({ t, u }) => fish.at(t, u))
  const depth = scene.linear(
    'dive',
    [
      [0.2, night, 0],
      [0.72, '#0b1826', 0.25],
      [1, '#060c14', 0.72],
    ],
    [0, 0, 0, 1],
  )
  const bars: readonly (readonly [number, number, number])[] = [
    [14, 96, 278],
    [24, 128, 246],
    [35, 84, 214],
    [46, 142, 300],
    [58, 112, 190],
    [70, 160, 252],
    [84, 134, 182],
    [100, 168, 226],
  ]
  return (
    rect(0, 0, 360, 450, {
      fill: scene.linear('night', [
        [0, mix(night, '#38566c', 0.6)],
        [0.4, night],
        [1, '#070d16'],
      ]),
    }) +
    bars
      .map(([y, from, to], at) =>
        stroke(waved(y, from, to), silver, 4.4 - at * 0.38, { class: 'glint', strokeOpacity: 0.75 - at * 0.07 }),
      )
      .join('') +
    part(
      'fish',
      koi(scene, 'n', fish, {
        body: black,
        shade: '#05060a',
        fin: mix(white, night, 0.8),
        onFins: motoguro.join(''),
        marks: marks.join('') + path(lines(bolt, true), { fill: black }),
        light: silver,
        over:
          stroke(scaleEdges(fish, [0.26, 0.86], 15, 7), silver, 0.5, { strokeOpacity: 0.28 }) +
          dotted(glints, silver, 1.5, 0.85),
        sway: 0.2,
        depth: 0.03,
      }),
    ) +
    el('path', { d: bodyOf(fish), fill: 'none', stroke: silver, strokeWidth: 0.9, strokeOpacity: 0.7 }) +
    rect(0, 0, 360, 450, { fill: depth }) +
    rings([176, 40], 58, 0.3, silver, 0.34) +
    dotted(
      [
        [140, 22],
        [222, 18],
        [236, 34],
        [126, 40],
      ],
      '#f0f5f8',
      3,
    )
  )
}

/** 孔雀 · 莲下: five hues on the scales, seen in the gaps between lotus leaves. */
export function kujaku(scene: Scene, facts: WorkFacts): string {
  const [platinum, orange, red, net, leaf] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('marks')
  const rows = scene.detail ? 17 : 13
  const fish = swim('246 44 272 86 284 140 268 198 226 246 176 284 128 330 104 388 96 424', 0.86)
  const sides: readonly (readonly [number, number])[] = [
    [-1.1, 0.7],
    [-0.7, 1.1],
    [-1.1, 0.8],
  ]
  const patches = facts.pattern!.patches.map(({ from, to }, index) =>
    part(
      'orange',
      path(patch(fish, dice, [from, to], sides[index]!), { fill: orange }),
      path(patch(fish, dice, [from + 0.02, to - 0.03], [sides[index]![0] * 0.5, sides[index]![1] * 0.5]), {
        fill: red,
        fillOpacity: 0.85,
      }),
    ),
  )
  const sparks = scaleRows([0.225, 0.9], rows, 6)
    .flat()
    .filter(({ u }) => scene.detail || Math.abs(u) < 0.4)
    .map(({ t, u }) => fish.at(t - 0.006, u - 0.04))
  const light = ring([180, 220], 150, 7, 0.3, 190).map(([x, y], at): Point => [x + (at % 3) * 9, y - (at % 4) * 12])
  return (
    pond(scene, ['#7fae92', '#39705c', '#16392f'], [0.62, 0.36], 0) +
    part(
      'fish',
      koi(scene, 'p', fish, {
        body: platinum,
        shade: '#5c6672',
        fin: mix(platinum, '#ffffff', 0.6),
        finOpacity: 0.9,
        marks:
          patches.join('') +
          group({ class: 'net', opacity: 0.85 }, scalePlates(scene, fish, [0.225, 0.9], rows, 6, net, 0.62)) +
          stroke(scaleEdges(fish, [0.235, 0.91], rows, scene.detail ? 6 : 5), '#f1d489', 0.8, { strokeOpacity: 0.9 }) +
          dotted(sparks, '#ffffff', 1.5, 0.95),
        sway: -0.2,
      }),
    ) +
    dotted(light, '#eaf6cf', 7, 0.3) +
    lotusLeaf(
      scene,
      [leaf, mix(leaf, '#10362a', 0.5)],
      [
        [70, 84, 108, 10],
        [356, 296, 104, 80],
        [30, 292, 84, 200],
        [232, 420, 74, 130],
        [176, 232, 44, 40],
        [344, 30, 58, 260],
      ],
    ) +
    dew([
      [96, 60],
      [318, 262],
      [44, 262],
      [184, 226],
    ])
  )
}

/** Drops of water on leaves, each with its light. */
const dew = (places: readonly Point[]): string =>
  places
    .map(([x, y], at) => {
      const r = 3 + (at % 3)
      return (
        ellipse(x, y, r, r * 0.86, { fill: '#eaf7ef', fillOpacity: 0.5, stroke: '#ffffff', strokeWidth: 0.6 }) +
        circle(x - r * 0.3, y - r * 0.3, r * 0.28, { fill: '#ffffff' })
      )
    })
    .join('')

/** 黄金 · 逐日: one metal from nose to fins, bent round the sun in the water. */
export function ogon(scene: Scene, facts: WorkFacts): string {
  const [gold, pale, bronze, sun, water] = tonesOf(facts) as [string, string, string, string, string]
  const middle: Point = [176, 222]
  const spiral = [
    [-94, 49],
    [-80, 84],
    [-60, 108],
    [-32, 123],
    [0, 130],
    [34, 134],
    [68, 136],
    [100, 137],
    [132, 139],
    [160, 144],
    [186, 152],
  ]
    .map(([degrees, radius]) => polar(middle, radius!, (degrees! * Math.PI) / 180))
    .map(([x, y]) => `${short(x)} ${short(y)}`)
  const fish = swim(spiral.join(' '), 0.7)
  const metal = scene.linear(
    'metal',
    [
      [0, pale],
      [0.28, gold],
      [0.46, mix(gold, pale, 0.6)],
      [0.62, gold],
      [0.85, mix(gold, bronze, 0.5)],
      [1, bronze],
    ],
    [0.15, 0, 0.8, 1],
  )
  const rims = scene.define('rims', (id) => el('path', { id, d: scaleEdges(fish, [0.22, 0.89], 22, 6), fill: 'none' }))
  const dice = scene.dice.fork('shards')
  const shard = ([x, y]: Point, long: number): string =>
    createPen(0)
      .moveTo([x - long, y])
      .quadTo([x, y - 3.4], [x + long, y])
      .quadTo([x, y + 3.4], [x - long, y])
      .close()
      .data()
  const around = Array.from({ length: scene.detail ? 46 : 34 }, (_, at) => {
    const [x, y] = polar(middle, 46 + Math.sqrt(dice.next()) * 62, at * 2.4)
    return shard([x, y], dice.range(4, 13))
  })
  return (
    pond(scene, [mix(water, '#d9a94a', 0.72), water, mix(water, '#062a33', 0.5)], [0.49, 0.49], 0.2) +
    circle(middle[0], middle[1], 150, {
      fill: scene.radial('shine', [
        [0, '#ffe9a0', 0.75],
        [0.35, '#f4cf6a', 0.34],
        [1, '#f4cf6a', 0],
      ]),
    }) +
    path(around.join(''), { class: 'shards', fill: '#ffe08a', fillOpacity: 0.9 }) +
    part(
      'sun',
      circle(middle[0], middle[1], 37, { fill: sun }),
      circle(middle[0], middle[1], 37, {
        fill: scene.radial('sunface', [
          [0, '#ffffff', 0.9],
          [0.7, '#fff3c4', 0],
          [1, '#ffcf5c', 0.9],
        ]),
      }),
      // The ripples that break it.
      stroke(
        waved(242, 138, 192) +
          waved(251, 160, 214) +
          waved(232, 188, 216) +
          waved(210, 140, 160) +
          waved(204, 192, 208),
        mix(water, '#e0b04a', 0.4),
        2.4,
      ),
    ) +
    rings([176, 222], 62, 0.5, '#fff0b8', 0.96) +
    part(
      'fish',
      koi(scene, 'o', fish, {
        body: metal,
        shade: bronze,
        fin: mix(gold, pale, 0.62),
        finOpacity: 0.94,
        light: '#fffbe0',
        marks:
          use(rims, { stroke: bronze, strokeWidth: 2.1, strokeOpacity: 0.5, transform: 'translate(-.8 -1.2)' }) +
          use(rims, { stroke: pale, strokeWidth: 1.1 }),
        sway: 0.3,
        spread: 1.12,
      }),
    ) +
    dotted(
      [
        [204, 152],
        [214, 166],
        [120, 196],
        [250, 246],
        [150, 278],
        [224, 282],
      ],
      '#fffdf0',
      3.4,
    )
  )
}

/** A crane that bows to the water: it stands in it as a pale shape, and the ripples break it. */
function crane(silver: string, dark: string, crown: string, water: string): string {
  return group(
    { class: 'crane', opacity: 0.66, transform: 'translate(4 6)' },
    path(limb('204 372 200 406 208 452', 7, 4) + limb('226 370 232 406 224 452', 7, 4), {
      fill: mix(silver, dark, 0.7),
    }),
    layers(
      { silver, dark, soft: '#ffffff' },
      // Wing and back, the dark plumes that fall behind, the breast that bows.
      'silver M138 350C150 326 188 312 226 320 256 326 280 336 304 330 296 354 272 370 240 376 200 384 150 378 138 350z',
      'dark///.75 M222 340C254 332 288 338 320 366 300 362 286 366 276 376 266 368 258 372 250 384 244 372 232 364 218 362z',
      '-/dark/1 M162 336Q200 322 250 334M158 348Q200 334 256 346M164 360Q200 350 240 358',
      '-/soft/1.4/.7 M150 340Q176 320 216 322',
    ),
    path(limb('156 354 128 338 104 350 98 378 108 404', 20, 8), { fill: silver }),
    path(limb('124 341 104 350 98 378 106 400', 4, 9), { fill: dark }),
    path('M102 400C104 394 112 392 117 398 120 404 118 412 112 414 104 414 100 408 102 400z', { fill: silver }),
    path('M104 410L98 444 113 413z', { fill: mix(silver, dark, 0.6) }),
    circle(115, 400, 5, { fill: crown }),
    // The water moves, and the picture on it breaks.
    stroke(
      'M84 366q60-8 120 0t120 0M80 392q70-7 130 0t110-2M92 420q60-6 110 0t90 0M120 346q50-5 90 0t90 0',
      water,
      2.4,
      {
        strokeOpacity: 0.85,
      },
    ),
  )
}

/** 丹顶 · 鹤影: one perfect disc on pure white; below it, on the same axis, the water shows a crane that bows. */
export function tancho(scene: Scene, facts: WorkFacts): string {
  const [white, vermilion, silver, water, straw] = tonesOf(facts) as [string, string, string, string, string]
  const fish = swim('180 74 178 112 175 152 180 192 184 230 182 262 177 294', 1.16)
  const [x, y] = fish.at(0.128, 0)
  const radius = fish.half(0.13) * 0.56
  const rims = scene.define('rims', (id) => el('path', { id, d: scaleEdges(fish, [0.215, 0.88], 18, 7), fill: 'none' }))
  return (
    pond(scene, [mix(water, '#8fa6b4', 0.72), water, mix(water, '#172530', 0.62)], [0.5, 0.36], 0) +
    crane(silver, mix(water, '#101820', 0.7), vermilion, mix(water, '#172530', 0.8)) +
    stroke(
      [334, 352, 370, 390, 408, 428].map((line, at) => waved(line, 78 + at * 8, 306 - at * 9)).join(''),
      mix(water, '#ffffff', 0.86),
      1.2,
      { strokeOpacity: 0.6 },
    ) +
    part(
      'fish',
      koi(scene, 't', fish, {
        body: white,
        shade: '#93a0aa',
        fin: white,
        finOpacity: 0.85,
        marks:
          use(rims, { class: 'tone', stroke: '#a9b6bf', strokeWidth: 0.9, strokeOpacity: 0.8 }) +
          use(rims, { stroke: '#ffffff', strokeWidth: 0.7, transform: 'translate(0 1.2)' }),
        sway: 0.12,
      }),
      part(
        'red',
        circle(x, y, radius, { fill: vermilion }),
        circle(x, y, radius + 0.4, { fill: 'none', stroke: '#e6c77c', strokeWidth: 0.9 }),
      ),
    ) +
    rings([180, 70], 34, 0.4, '#dfe8ee', 0.5) +
    reeds(
      [
        ['-4 452 14 380 22 300 16 236', 5],
        ['12 454 30 400 52 350 80 318', 4.4],
        ['-6 430 4 370 -2 320 6 270', 4],
        ['366 452 344 396 336 330 346 262', 5],
        ['350 456 334 420 316 392 290 372', 4],
        ['368 420 358 372 362 330 354 300', 3.6],
      ],
      straw,
    ) +
    use(
      scene.define('plume', (id) =>
        group(
          { id },
          layers(
            { straw, pale: mix(straw, '#ffffff', 0.62) },
            'straw M0 0C-6-16-4-36 4-52 10-36 10-16 0 0z',
            '-/pale/1 M0-4Q2-28 4-46M-2-10Q-8-22-6-34M2-12Q10-22 9-34M0-22Q-5-34-2-44',
          ),
        ),
      ),
      { transform: 'translate(16 242)rotate(-6)' },
    ) +
    use(`${scene.define('plume', () => '')}`, { transform: 'translate(346 268)rotate(8)scale(.9)' })
  )
}

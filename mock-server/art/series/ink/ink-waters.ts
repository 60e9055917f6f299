import { dots, type Point, turned } from '../../pen.ts'
import { circle, group, mix, path, place, type Scene, stroke, use } from '../../scene.ts'
import { layers, limb, points } from '../../shapes.ts'
import { tonesOf, type WorkFacts } from '../../works/works.ts'
import { cloudBand, miDots, paper, ridge, roundTree, seal, wash } from './ink-brush.ts'

/** 远山初霁: four ridges after rain; the first light is on the third alone. */
export function clearing(scene: Scene, facts: WorkFacts): string {
  const [near, middle, far, lit, cloud] = tonesOf(facts) as [string, string, string, string, string]
  const r4 = ridge(scene, 'r4', {
    through: points('-10 232 50 196 110 214 170 176 240 206 300 188 370 216'),
    tone: far,
    foot: 300,
  })
  const r3 = ridge(scene, 'r3', {
    through: points('-10 262 60 250 130 212 184 236 250 204 310 244 370 228'),
    tone: mix(far, middle, 0.55),
    foot: 320,
  })
  const r2 = ridge(scene, 'r2', {
    through: points('-10 300 40 276 96 296 150 262 220 304 290 274 370 310'),
    tone: middle,
    foot: 372,
  })
  const r1 = ridge(scene, 'r1', {
    through: points('-10 340 60 312 120 344 190 350 260 322 330 356 370 344'),
    tone: near,
    foot: 424,
    left: 0.15,
  })
  const glow = scene.linear('glow', [
    [0, lit],
    [0.22, lit, 0.85],
    [0.5, lit, 0],
  ])
  return (
    paper(scene, cloud) +
    wash(scene, 'sky', [60, 80], 240, 110, '#9fa9aa', 0.45) +
    wash(scene, 'warm', [320, 150], 160, 80, '#f0d9b0', 0.55) +
    group({ class: 'ridge' }, r4.shape) +
    group({ class: 'ridge' }, r3.shape, group({ class: 'lit', fill: glow }, r3.shape.replace(/ fill="[^"]*"/, ''))) +
    cloudBand(scene, 284, 46, cloud) +
    group({ class: 'ridge' }, r2.shape, miDots(scene, 'r2', r2.line, 4, mix(near, middle, 0.5))) +
    cloudBand(scene, 352, 44, cloud) +
    group({ class: 'ridge' }, r1.shape, miDots(scene, 'r1', r1.line, 5, near, 10)) +
    cloudBand(scene, 412, 30, cloud) +
    path('M-10 428Q80 404 190 420T370 414V460H-10z', { fill: near, fillOpacity: 0.88 }) +
    [
      [58, 424, 17],
      [88, 418, 22],
      [122, 424, 15],
      [268, 424, 19],
    ]
      .map(([x, y, size]) => roundTree(scene, `t${x}`, [x!, y!], size!, near))
      .join('') +
    seal(322, 392, 17)
  )
}

/** 寒江独钓: one skiff, one angler; the river is the bare silk. */
export function angler(scene: Scene, facts: WorkFacts): string {
  const [ink, robe, ripple, silk] = tonesOf(facts) as [string, string, string, string]
  return (
    paper(scene, silk, mix(silk, '#8a7650', 0.94)) +
    wash(scene, 'far', [90, 92], 190, 26, ripple, 0.4) +
    group(
      { transform: place(196, 250, -2, 0.98) },
      stroke(
        'M-70 26q30 9 70 8t66-10M-92 34q20 7 44 8M40 38q30 0 52-8M-30 46q40 8 80 0M-110 22q10 4 20 5M84 26q12-1 22-5',
        ripple,
        1.5,
        { class: 'ripples' },
      ),
      group(
        { class: 'boat' },
        layers(
          { ink, wood: '#59503f', light: '#8d8068' },
          'wood/ink/1.4 M-66-8C-44 6-24 10 0 10 26 10 46 4 64-10 56 12 38 22 0 22-38 22-58 12-66-8z',
          '-/ink/1.6 M-66-8C-44 6-24 10 0 10 26 10 46 4 64-10',
          'light M-44 5Q0 16 42 4 30 12 0 13-32 13-44 5z',
          '-/ink/1 M-22 9v8M0 10v9M22 8v9',
        ),
      ),
      group(
        { class: 'figure' },
        layers(
          { robe, ink, hat: '#57503f', skin: '#c7a57c', straw: '#8a7a5c' },
          'robe/ink/1.2 M30 8C26-6 30-18 40-22 52-22 60-10 58 6 50 12 38 12 30 8z',
          '-/ink/1 M36 6Q40-8 38-16M46 8Q50-6 50-14M54 4Q56-4 54-12M32-2Q24 0 20 4',
          'skin/ink/0.8 M35-24C34-30 40-34 45-32 49-30 49-24 44-21 40-20 36-21 35-24z',
          'hat/ink/1 M24-26C32-36 40-42 44-42 48-40 56-32 58-26 46-30 34-30 24-26z',
          '-/straw/0.8 M30-29Q40-36 52-30M34-32L44-41M42-31L44-41M50-31L45-41',
          'robe/ink/1 M40-14C30-14 22-8 16-2L20 2C28-2 36-6 42-6z',
        ),
      ),
      stroke('M22 0L-42-36', ink, 1.5, { class: 'rod' }),
      stroke('M-42-36Q-50 0-48 30', ink, 0.8, { class: 'thread' }),
      stroke('M-54 31q6 3 12 0', ripple, 1.2),
    )
  )
}

/** 秋溪放鹤: from above, the crane over the stream, its shadow on the shallows, red leaves. */
export function crane(scene: Scene, facts: WorkFacts): string {
  const [red, white, black, stream, bank] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('leaves')
  const wings = [far, near].map((d, at) => scene.define(`wing${at}`, (id) => path(d, { id }))) as [string, string]
  const leaf = scene.define('leaf', (id) =>
    path('M0-6 2-2 6-3 4 1 6 5 1 4 0 8-1 4-6 5-4 1-6-3-2-2z', { id, fill: red }),
  )
  const drift = Array.from({ length: scene.detail ? 34 : 24 }, (): Point => {
    const t = dice.next()
    return [330 - t * 310 + dice.range(-46, 46), 176 + t * 250 + dice.range(-30, 30)]
  })
  const pebbles = Array.from({ length: 30 }, (): Point => [dice.range(40, 350), dice.range(240, 440)])
  // The maple's foliage hangs in layers from its boughs.
  const boughs: readonly Point[] = [
    [22, 208],
    [64, 196],
    [98, 222],
    [44, 236],
    [4, 246],
    [112, 252],
    [78, 258],
  ]
  const foliage = (many: number, wide: number) =>
    dots(
      boughs.flatMap(([x, y]) =>
        Array.from({ length: many }, (): Point => [
          x + (dice.next() + dice.next() - 1) * wide,
          y + (dice.next() + dice.next() - 1) * wide * 0.5,
        ]),
      ),
      0,
    )
  const twigs = boughs.flatMap(([x, y]): Point[] =>
    (scene.detail ? [0, 1, 2] : [0]).map((): Point => [x + dice.range(-22, 22), y + dice.range(-9, 12)]),
  )
  const inks = { white, black, red, line: '#8d8676', leg: '#3f3c36', shade: '#ddd4c2' }
  const feathered = { fill: white, stroke: inks.line, strokeWidth: 1.1 }
  return (
    paper(scene, '#f3eadb', '#ecdcc0') +
    path('M-10 214C60 176 150 196 230 160 290 132 330 128 370 110V190C300 200 250 240 190 260 120 290 60 320-10 330z', {
      fill: scene.linear('slope', [
        [0, bank, 0.3],
        [1, bank, 0.85],
      ]),
    }) +
    path(
      'M370 150C310 176 262 214 206 250 140 292 70 330-10 372V470H120C170 410 250 372 310 330 340 308 356 290 370 270z',
      {
        fill: scene.linear(
          'stream',
          [
            [0, mix(stream, '#7f98a2', 0.75)],
            [0.3, stream],
            [0.7, mix(stream, '#ffffff', 0.8)],
            [1, mix(stream, '#8ba0a6', 0.8)],
          ],
          [0.3, 0.2, 0.7, 0.8],
        ),
        stroke: '#fbf6ea',
        strokeWidth: 3,
      },
    ) +
    // Ripples run with the water, thin and broken.
    stroke(
      'M360 182C318 206 282 232 250 254M232 250C200 274 160 296 120 320M340 230C300 258 270 276 240 294' +
        'M200 318C160 344 110 372 60 404M300 300C262 324 232 344 210 362M176 388C150 408 130 424 112 446M96 ' +
        '362C64 382 34 398 8 416M84 414C62 430 46 442 30 458',
      mix(stream, '#ffffff', 0.34),
      1.4,
    ) +
    path('M370 290C320 330 250 380 190 430L170 460H370z', {
      fill: scene.linear('shore', [
        [0, mix(bank, '#ffffff', 0.72)],
        [1, bank],
      ]),
    }) +
    path('M210 330C230 314 262 306 276 314 262 330 234 342 214 344z', { fill: mix(bank, '#ffffff', 0.6) }) +
    // Stones at the edges, each with its dry light top.
    stones([
      [318, 338, 1.1],
      [290, 368, 0.7],
      [232, 414, 1.3],
      [204, 440, 0.8],
      [352, 310, 0.6],
      [96, 322, 0.9],
      [124, 300, 0.6],
      [20, 368, 0.8],
      [214, 244, 0.6],
      [262, 212, 0.5],
    ]) +
    stroke(
      dots(
        pebbles.filter(([x, y]) => x + y * 0.9 > 500),
        0,
      ),
      '#8d7c60',
      5,
      { strokeOpacity: 0.55 },
    ) +
    stroke(
      dots(
        pebbles.filter(([x, y]) => x + y * 0.9 <= 500),
        0,
      ),
      '#7d929a',
      4,
      { strokeOpacity: 0.5 },
    ) +
    group(
      { class: 'shadow', transform: place(168, 338, -30, 0.86, 0.5) },
      group({ fill: '#4f6068', opacity: 0.42 }, use(wings[0]), use(wings[1]), path(trunkOf, {})),
    ) +
    group(
      { class: 'maple' },
      path(
        limb('-8 356 18 316 34 282 46 240 60 202', 20, 4) +
          limb('30 290 62 268 92 250 112 246', 9, 2) +
          limb('38 264 24 240 12 224', 7, 2) +
          limb('48 238 74 226 98 218', 6, 2),
        { fill: '#4d3626' },
      ),
      stroke(foliage(scene.detail ? 22 : 10, 30), mix(red, '#5a1f18', 0.7), 7),
      stroke(foliage(scene.detail ? 18 : 8, 26), red, 6),
      stroke(foliage(scene.detail ? 8 : 3, 20), '#dd7c52', 4.5),
      ...twigs.map(([x, y]) => use(leaf, { transform: place(x, y, dice.int(0, 350), dice.range(0.8, 1.2)) })),
    ) +
    drift
      .map(([x, y]) => use(leaf, { class: 'leaf', transform: place(x, y, dice.int(0, 350), dice.range(0.7, 1.25)) }))
      .join('') +
    group(
      { class: 'crane', transform: place(196, 130, -14, 0.98) },
      layers(
        inks,
        // Legs trail straight behind the tail.
        '-/leg/2.4 M-56 4-124 14M-56 8-120 22',
        // The far wing, raised: long primaries stay white, the black lies along its rear near the body.
      ),
      use(wings[0], feathered),
      layers(
        inks,
        'black M-8-18C-16-30-24-44-30-62-36-60-44-46-42-28-40-14-32-6-22-2-14-4-8-10-8-18z',
        '-/line/0.8 M10-20C0-46-10-82-16-112M18-22C10-50 4-86 2-116M24-22C20-48 18-80 20-110M-30-64-36-86M-24-84-30-102',
        'shade M6-16C0-34-4-52-6-70 4-56 14-36 20-18z',
        // The near wing, swept down and back.
      ),
      use(wings[1], feathered),
      layers(
        inks,
        'black M-14 10C-24 20-36 34-44 50-38 58-26 62-16 58-10 46-4 30 0 14z',
        '-/line/0.8 M8 12C-4 36-12 60-14 92M16 12C10 38 6 64 6 96M22 12C22 36 22 62 26 88M-36 62-44 78M-26 70-32 88',
        'shade M4 12C-2 26-8 40-12 54 0 44 12 28 18 12z',
        // Body and short white tail, then the stretched neck.
        'white/line/1.1 M-66 4C-56-8-36-16-14-16 14-18 38-12 58-6 46 6 26 14 0 16-26 18-50 14-66 4z',
        'shade M-62 5C-40 12-6 12 34 2 18 12-6 16-26 15-44 14-56 10-62 5z',
        'black M48-8C66-12 84-14 100-16 106-18 110-15 110-12 108-8 100-6 92-6 76-2 60 2 46 4 44 0 44-4 48-8z',
        'white M94-16C88-18 76-16 68-12 78-12 86-10 94-10z',
        'red M98-17C102-20 110-19 112-15 108-13 102-13 98-17z',
        '#77735c M110-16 140-14 110-11z',
      ),
      circle(106, -13, 1.4, { fill: white }),
    )
  )
}

/** Stones by the water at `x y size`: dark below, dry and pale above. */
const stones = (at: readonly (readonly [x: number, y: number, size: number])[]): string => {
  const all = (d: string) => at.map(([x, y, size]) => `M${x} ${y}` + turned(d, 0, size, size, 1)).join('')
  return (
    path(all('c4-10 18-13 26-7 7 5 6 14-2 16-10 2-26 1-24-9z'), { fill: '#857864' }) +
    path(all('c4-10 18-13 26-7 2 2-4 3-10 4-8 1-14 2-16 3z'), { fill: '#d9cbb0' })
  )
}

const far =
  'M30-14C34-34 34-72 26-122 21-120 18-116 16-110 12-116 6-120 2-124-2-120-4-116-4-110-10-114-14-116-18-120-22-114' +
  '-22-108-22-102-28-104-30-106-34-106-36-100-34-92-34-84-40-82-42-78-42-70-42-50-40-20-20-4z'
const near =
  'M30 8C34 28 36 58 30 96 26 95 22 92 20 86 18 96 12 102 6 106 2 102 2 98 2 92-4 98-10 102-16 104-18 98-18 92-16 86' +
  '-24 92-30 92-34 92-34 84-32 80-28 74-38 78-44 78-48 76-46 68-44 60-40 50-34 32-24 16-10 6z'
const trunkOf =
  'M-124 14-56-2C-36-16-14-17 14-17L58-8 100-17 140-14 100-5 46 6C26 14 0 17-26 16-50 14-66 8-66 4L-120 22z'

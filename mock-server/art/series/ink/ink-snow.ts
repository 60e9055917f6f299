import { type Dice } from '../../dice.ts'
import { dots, lines, type Point, short } from '../../pen.ts'
import { el, group, mix, path, place, rect, type Scene, stroke, use } from '../../scene.ts'
import { points } from '../../shapes.ts'
import { tonesOf, type WorkFacts } from '../../works/works.ts'
import { bareTree, crest, paper, wash } from './ink-brush.ts'

/** The line of a mountain against the sky, how far down its rock is seen, and where its ribs are. */
type Massif = readonly [line: readonly Point[], foot: number, ribs: readonly number[]]

/** The way up to the pass: three bends, and out of sight behind the rock. */
const way = points('118 452 150 428 196 412 226 394 206 374 168 360 156 344 186 326 232 316 262 300 266 284')

/** 雪岭行旅: a wall of rock and snow, and one line of prints up to the pass at its side. */
export function snowPass(scene: Scene, facts: WorkFacts): string {
  const [sky, rock, snow, tree, shade] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('pass')
  const rise = (text: string) => crest(dice, points(text), 4, scene.detail ? 7 : 12)
  const great = rise(
    '-8 400 8 322 30 300 44 222 72 206 84 138 104 116 126 100 142 64 168 48 198 40 226 52 240 78 256 108 262 168 276 214 290 300',
  )
  const side = rise('236 330 264 284 280 240 294 206 318 182 340 196 356 236 372 250')
  return (
    paper(scene, mix(sky, '#8f9498', 0.8), mix(sky, '#ffffff', 0.7)) +
    path('M-8 300C30 236 40 190 66 182L100 300zM250 300C300 190 330 150 372 160V320z', { fill: mix(snow, sky, 0.4) }) +
    group({ class: 'peak' }, massif(scene, great, rock, snow)) +
    stroke(dots(bush(scene, dice, great.slice(12, -8)), 0), tree, 3.4, { strokeOpacity: 0.85 }) +
    faces(scene, dice, [great, 320, [10, 38, 66, 94, 122, 150, 178, 206, 234, 258, 284]], rock, snow) +
    wash(scene, 'mist', [120, 318], 170, 34, snow, 1) +
    massif(scene, side, rock, snow) +
    faces(scene, dice, [side, 306, [262, 290, 318, 346, 372]], rock, snow) +
    // The saddle, and the slope that the way climbs.
    path('M-10 372C40 338 96 330 150 326 200 316 238 288 262 280 284 290 330 300 370 318V460H-10z', { fill: snow }) +
    path('M262 282C284 292 330 302 370 320V350C330 326 296 316 262 312 240 316 250 296 262 282z', { fill: shade }) +
    path('M-10 384C40 360 90 352 130 356 90 366 50 372-10 400z', { fill: shade, fillOpacity: 0.8 }) +
    path('M250 306L258 284 272 268 288 272 302 290 306 312 286 322 262 318z', { fill: rock }) +
    path('M254 296L260 280 272 264 290 270 301 288 288 284 280 292 270 284z', { fill: snow }) +
    gorge(rock, sky, snow) +
    track(rock, snow, shade, scene.detail ? 46 : 32) +
    firs(
      scene,
      points('18 372 36 366 56 374 76 362 96 368 112 352 318 340 338 346 352 338 330 360'),
      mix(rock, '#1c1f22', 0.7),
      snow,
    ) +
    boulders(rock, snow, shade) +
    bareTree(dice, [44, 440], 104, tree) +
    bareTree(dice, [330, 448], 84, tree)
  )
}

/** The way round a mountain, written once. */
const outline = (scene: Scene, line: readonly Point[]): string =>
  scene.define(`line${line.length}`, (id) => path(`${lines(line, false, 0)}V450H${Math.round(line[0]![0])}z`, { id }))

const massif = (scene: Scene, line: readonly Point[], rock: string, snow: string): string =>
  use(outline(scene, line), { fill: snow, stroke: rock, strokeWidth: 1.3, strokeOpacity: 0.7 })

/** The dark growth along a summit, in dabs. */
const bush = (scene: Scene, dice: Dice, line: readonly Point[]): Point[] =>
  line.flatMap(([x, y]): Point[] =>
    [0, 1]
      .map((): Point => [x + dice.range(-4, 4), y + dice.range(1, 7)])
      .filter(() => dice.chance(scene.detail ? 0.62 : 0.5)),
  )

/**
 * The ribs of a mountain, each a buttress with snow on the side to the light and bare rock on the other; where it is steep, the rock is
 * set with short upright dabs (雨点皴), closest below the summit and fewer towards the mist.
 */
function faces(scene: Scene, dice: Dice, [line, foot, ribs]: Massif, rock: string, snow: string): string {
  const crestAt = (x: number) => Math.min(...line.filter(([px]) => Math.abs(px - x) < 10).map(([, y]) => y), foot)
  const middle = line.reduce((sum, [x]) => sum + x, 0) / line.length
  const paint = scene.linear(
    'rib',
    [
      [0, snow],
      [0.3, snow],
      [0.62, mix(rock, snow, 0.5)],
      [1, rock],
    ],
    [0, 0, 1, 0.12],
  )
  const edge = mix(rock, '#1b1d20', 0.7)
  const dabs: string[] = []
  const steps = scene.detail ? 9 : 3
  const buttress = (from: number, to: number, top: number, bottom: number) => {
    const lean = (((from + to) / 2 - middle) / 120) * 0.26
    const at = (x: number, t: number): Point => {
      const y = top + (bottom - top) * t
      return [
        x + lean * (y - top) + (t > 0 && t < 1 ? dice.range(-3.6, 3.6) : 0),
        y + (t > 0 && t < 1 ? dice.range(-3, 3) : 0),
      ]
    }
    const peak: Point = [from + (to - from) * 0.5, top]
    const side = (x: number) => Array.from({ length: steps }, (_, step) => at(x, (step + 1) / steps))
    const right = side(to)
    for (const [x, y] of right.slice(0, -1))
      for (let dab = 0; dab < (scene.detail ? 9 : 2); dab += 1)
        dabs.push(
          `M${Math.round(x - dice.next() ** 1.6 * (to - from) * 0.8)} ${Math.round(y + dice.range(-12, 12))}v${dice.int(3, 7)}`,
        )
    return lines([...side(from).toReversed(), peak, ...right], true, 0)
  }
  const behind: string[] = []
  const before: string[] = []
  ribs.slice(0, -1).forEach((x, at) => {
    const next = ribs[at + 1]!
    const top = crestAt((x + next) / 2)
    const tall = foot - top
    behind.push(buttress(x - 2, next + 3, top + 2, top + tall * dice.range(0.6, 1)))
    if (at % 2 === 0) before.push(buttress(x + 6, next + 9, top + tall * dice.range(0.2, 0.36), foot))
    else before.push(buttress(x - 6, next - 1, top + tall * dice.range(0.44, 0.6), foot))
  })
  const clip = scene.define(`inside${foot}`, (id) => el('clipPath', { id }, use(outline(scene, line))))
  return group(
    { class: 'wall', clipPath: `url(#${clip})` },
    group(
      { fill: paint, stroke: rock, strokeWidth: 0.8, strokeOpacity: 0.45 },
      ...[...behind, ...before].map((d) => path(d, {})),
    ),
    stroke(dabs.join(''), edge, 1.5, { strokeOpacity: 0.62 }),
  )
}

/** A stream frozen between white edges. */
const gorge = (rock: string, sky: string, snow: string): string =>
  path(
    'M286 330C276 350 292 368 278 388 258 408 262 430 244 460H326C320 438 300 426 304 404 312 386 292 362 300 334z',
    {
      fill: mix(sky, rock, 0.66),
      stroke: rock,
      strokeWidth: 1.2,
      strokeOpacity: 0.6,
    },
  ) +
  stroke(
    'M290 340q-4 22 2 36-4 16-16 30-4 22-14 46M296 344q0 20 6 34-8 16-8 30 4 20 12 44M284 412q-4 18-4 40',
    mix(snow, sky, 0.75),
    2.2,
  ) +
  path(
    'M262 392q14-10 28 0-4 9-14 8-10 0-14-8zM288 372q12-6 20 4-6 8-14 6-6-4-6-10zM250 430q14-8 24 4-8 ' +
      '8-16 6-8-4-8-10zM296 420q14-6 22 6-8 8-16 4-6-4-6-10z',
    { fill: snow },
  )

/** The prints, in pairs, smaller and closer with distance, in the furrow they have trodden. */
function track(rock: string, snow: string, shade: string, count: number): string {
  const last = way.length - 1
  const prints = Array.from({ length: count }, (_, at) => {
    const t = (at / (count - 1)) ** 0.84 * last
    const index = Math.min(last - 1, Math.floor(t))
    const [[ax, ay], [bx, by]] = [way[index]!, way[index + 1]!]
    const [x, y] = [ax + (bx - ax) * (t - index), ay + (by - ay) * (t - index)]
    const size = 4.2 - 2.9 * (at / count)
    const off = (at % 2 ? 1 : -1) * size * 0.95
    const length = Math.hypot(bx - ax, by - ay)
    const [cx, cy] = [x - ((by - ay) / length) * off, y + ((bx - ax) / length) * off * 0.7]
    return `<ellipse class="print" cx="${Math.round(cx)}" cy="${Math.round(cy)}" rx="${short(size)}" ry="${short(size * 0.55)}"/>`
  })
  const furrow = way.map(([x, y], at): Point => [x, y + (at % 2)])
  return (
    stroke(lines(furrow.slice(0, 5), false, 0), shade, 13, { strokeOpacity: 0.75 }) +
    stroke(lines(furrow.slice(4, 8), false, 0), shade, 9, { strokeOpacity: 0.75 }) +
    stroke(lines(furrow.slice(7), false, 0), shade, 5, { strokeOpacity: 0.75 }) +
    group({ fill: mix(rock, snow, 0.86) }, ...prints)
  )
}

/** Boulders in front, capped with snow. */
const boulders = (rock: string, snow: string, shade: string): string =>
  path('M-10 418C14 398 50 402 74 424 96 414 118 430 120 460H-10zM288 428C306 404 346 400 372 420V460H286z', {
    fill: mix(rock, shade, 0.7),
  }) +
  path(
    'M-10 418C14 398 50 402 74 424 52 420 34 424 24 434 10 430 0 432-10 440zM74 424C96 414 118 430 120 ' +
      '448 104 438 86 436 74 424zM288 428C306 404 346 400 372 420V436C350 426 340 434 326 432 310 434 300 440 288 428z',
    { fill: snow },
  ) +
  rect(-10, 446, 380, 10, { fill: snow })

/** Dark firs with loads of snow. */
function firs(scene: Scene, places: readonly Point[], tone: string, snow: string): string {
  const fir = scene.define('fir', (id) =>
    group(
      { id },
      path('M0-44 8-26 4-27 13-12 7-13 17 4H2V10H-2V4H-17L-7-13-13-12-4-27-8-26z', { fill: tone }),
      path('M0-44 6-30-3-33zM4-27 12-13 2-19zM-7-13 2-8-14 2zM9-7 16 4 4 0z', { fill: snow }),
    ),
  )
  return places.map(([x, y], at) => use(fir, { transform: place(x, y, 0, 0.62 + (at % 3) * 0.16) })).join('')
}

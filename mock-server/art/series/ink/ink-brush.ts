import { type Dice } from '../../dice.ts'
import { brush, dots, lines, type Point, polar, smooth } from '../../pen.ts'
import { el, group, mix, path, place, rect, type Scene, stroke, use } from '../../scene.ts'
import { along, dash, limb } from '../../shapes.ts'
import { grain } from '../../textures.ts'

/** Silk or paper over the whole canvas, and its grain where the piece is large. */
export const paper = (scene: Scene, tone: string, dark = mix(tone, '#6b5a3a', 0.9)): string =>
  rect(0, 0, scene.width, scene.height, {
    fill: scene.linear('paper', [
      [0, tone],
      [1, dark],
    ]),
  }) + grain(scene, '.012 .5', 0.4)

/** The line of a ridge through the points, roughened as stone is. */
export function crest(dice: Dice, through: readonly Point[], rough: number, step = 9): Point[] {
  const length = through.reduce(
    (sum, [x, y], at) => (at === 0 ? 0 : sum + Math.hypot(x - through[at - 1]![0], y - through[at - 1]![1])),
    0,
  )
  return along(through, Math.max(4, Math.round(length / step))).map(([x, y], at) => [
    x,
    y + (at % 2 ? dice.range(-rough, 0) : dice.range(0, rough * 0.4)),
  ])
}

export interface Ridge {
  readonly through: readonly Point[]
  readonly tone: string
  /** Where its foot is lost in cloud. */
  readonly foot: number
  readonly rough?: number
  /** How much of the tone is left at the foot, 0 to 1. */
  readonly left?: number
}

/** A ridge: dark at the crest, fading into the cloud at its foot. */
export function ridge(
  scene: Scene,
  name: string,
  { through, tone, foot, rough = 3, left = 0 }: Ridge,
): { readonly shape: string; readonly line: Point[] } {
  const line = crest(scene.dice.fork(name), through, rough, scene.detail ? 7 : 10)
  const [first, last] = [line[0]!, line.at(-1)!]
  const fill = scene.linear(name, [
    [0, tone],
    [0.45, tone, 0.8 + left * 0.2],
    [1, tone, left],
  ])
  return {
    line,
    shape: path(`${lines(line, false, 0)}L${Math.round(last[0])} ${foot}H${Math.round(first[0])}z`, { fill }),
  }
}

/** 米点: flat wet dots laid side by side below a ridge's line. */
export function miDots(
  scene: Scene,
  name: string,
  line: readonly Point[],
  rows: number,
  tone: string,
  drop = 9,
): string {
  const dice = scene.dice.fork(`${name}dots`)
  const marks: string[] = []
  for (let row = 0; row < rows; row += 1)
    for (const [x, y] of line)
      if (dice.chance(0.82 - row * 0.09))
        marks.push(
          `M${Math.round(x + dice.range(-6, 6))} ${Math.round(y + 4 + row * drop + dice.range(-3, 3))}h${dice.int(3, 8)}`,
        )
  return stroke(marks.join(''), tone, 3.4, { strokeOpacity: 0.5, class: 'midots' })
}

/** A band of cloud: paper left bare, soft above and below. */
export const cloudBand = (scene: Scene, y: number, height: number, tone: string, name = 'band'): string =>
  rect(0, y - height / 2, scene.width, height, {
    class: 'cloud',
    fill: scene.linear(name, [
      [0, tone, 0],
      [0.35, tone, 0.95],
      [0.65, tone, 0.95],
      [1, tone, 0],
    ]),
  })

/** A round wet tree of dots on a short trunk, its foot at the point. */
export function roundTree(scene: Scene, name: string, [x, y]: Point, size: number, tone: string): string {
  const dice = scene.dice.fork(name)
  const leaves = Array.from({ length: scene.detail ? 46 : 26 }, (): Point => {
    const [turn, reach] = [dice.range(0, 6.283), Math.sqrt(dice.next()) * size]
    return [x + Math.cos(turn) * reach, y - size * 1.5 + Math.sin(turn) * reach * 0.82]
  })
  return group(
    { class: 'tree' },
    stroke(
      `M${x} ${y}Q${x - 3} ${y - size * 0.6} ${x + 2} ${y - size * 1.5}M${x} ${y - size * 0.7}` +
        `l${Math.round(size * 0.5)}-${Math.round(size * 0.6)}M${x} ${y - size * 0.8}` +
        `l-${Math.round(size * 0.5)}-${Math.round(size * 0.5)}`,
      tone,
      2.4,
    ),
    stroke(dots(leaves, 0), tone, size * 0.42, { strokeOpacity: 0.85 }),
  )
}

/** A bare tree whose twigs bend down like a crab's claws. */
export function bareTree(dice: Dice, [x, y]: Point, size: number, tone: string): string {
  const twigs: string[] = []
  const grow = (from: Point, angle: number, length: number, level: number) => {
    const to = polar(from, length, angle)
    twigs.push(
      `M${Math.round(from[0])} ${Math.round(from[1])}` +
        `Q${Math.round((from[0] + to[0]) / 2 + dice.range(-4, 4))}` +
        ` ${Math.round((from[1] + to[1]) / 2)} ${Math.round(to[0])} ${Math.round(to[1])}`,
    )
    if (level === 0) {
      twigs.push(`m0 0q3 0 4 5M${Math.round(to[0])} ${Math.round(to[1])}q-3 0-4 4`)
      return
    }
    for (const side of [-1, 1])
      grow(to, angle + side * dice.range(0.35, 0.75), length * dice.range(0.62, 0.74), level - 1)
  }
  grow([x, y - size * 0.4], -1.57 + dice.range(-0.15, 0.15), size * 0.34, 3)
  return group(
    { class: 'tree' },
    path(
      limb(
        [
          [x, y],
          [x + 2, y - size * 0.22],
          [x, y - size * 0.42],
        ],
        size * 0.1,
        size * 0.05,
      ),
      { fill: tone },
    ),
    stroke(twigs.join(''), tone, Math.max(1, size * 0.022)),
  )
}

/** Pine needles in fans: each place gets a half wheel of strokes. */
export function needles(scene: Scene, places: readonly Point[], size: number, tone: string): string {
  const fan = scene.define(`fan${Math.round(size)}`, (id) =>
    group(
      { id },
      path(`M-${size} 2A${size} ${size * 0.78} 0 0 1 ${size} 2Q0-${size * 0.2}-${size} 2z`, {
        fill: tone,
        fillOpacity: 0.5,
      }),
      stroke(
        Array.from({ length: 11 }, (_, at) =>
          dash([0, 2], size * (at % 2 ? 0.92 : 1.06), -Math.PI + ((at + 0.5) / 11) * Math.PI),
        ).join(''),
        tone,
        1.2,
      ),
    ),
  )
  const dice = scene.dice.fork('needles')
  return places
    .map(([x, y]) => use(fan, { class: 'needles', transform: place(x, y, dice.range(-22, 22), dice.range(0.8, 1.15)) }))
    .join('')
}

/** A scaly trunk along its spine. */
export function pineTrunk(
  scene: Scene,
  spine: readonly Point[],
  from: number,
  to: number,
  tone: string,
  dark: string,
): string {
  const places = along(spine, scene.detail ? 30 : 18)
  const scales = places.map(([x, y, angle], at) => {
    const half = (from + (to - from) * (at / places.length)) * 0.22
    const off = at % 2 ? half : -half
    return `M${Math.round(x - Math.sin(angle) * off)} ${Math.round(y + Math.cos(angle) * off)}m-4 0a4 3 0 1 0 8 0`
  })
  return (
    path(
      brush(spine, (t) => from + (to - from) * t, 0),
      { fill: tone, stroke: dark, strokeWidth: 1.4 },
    ) + stroke(scales.join(''), dark, 1.1, { strokeOpacity: 0.8 })
  )
}

/** Long strokes down a rock face (披麻皴), from a ridge's line. */
export function hemp(dice: Dice, line: readonly Point[], drop: number, lean: number, every = 1): string {
  return line
    .filter((_, at) => at % every === 0)
    .map(
      ([x, y]) =>
        `M${Math.round(x)} ${Math.round(y + dice.range(2, 10))}` +
        `q${Math.round(lean + dice.range(-3, 3))} ${Math.round(drop * 0.4)}` +
        ` ${Math.round(lean * 1.4 + dice.range(-6, 6))} ${Math.round(drop * dice.range(0.6, 1.1))}`,
    )
    .join('')
}

/** The painter's seal: one red square with a cut mark. */
export const seal = (x: number, y: number, size: number, tone = '#c3352b'): string =>
  group(
    { class: 'seal', transform: place(x, y) },
    rect(0, 0, size, size, { rx: size * 0.1, fill: tone }),
    stroke(
      `M${size * 0.25} ${size * 0.2}V${size * 0.8}M${size * 0.25} ${size * 0.35}H${size * 0.75}V${size * 0.8}` +
        `M${size * 0.5} ${size * 0.2}V${size * 0.62}M${size * 0.38} ${size * 0.8}H${size * 0.75}`,
      '#f6ead6',
      size * 0.08,
    ),
  )

/** A wash that is darkest at one place and runs out. */
export const wash = (
  scene: Scene,
  name: string,
  [x, y]: Point,
  rx: number,
  ry: number,
  tone: string,
  opacity = 0.6,
): string =>
  el('ellipse', {
    cx: x,
    cy: y,
    rx,
    ry,
    fill: scene.radial(name, [
      [0, tone, opacity],
      [0.6, tone, opacity * 0.4],
      [1, tone, 0],
    ]),
  })

/** Scrolls of a rising cloud, line inside line; a negative size hangs it upside down. */
export function scrolls(
  scene: Scene,
  places: readonly (readonly [x: number, y: number, size: number, flip?: number])[],
  fill: string,
  line: string,
): string {
  const curl = scene.define('scroll', (id) =>
    group(
      { id },
      path('M-80 30C-96 8-76-14-54-8-56-34-20-44-6-24 0-52 46-50 48-18 70-24 88-4 76 18 84 24 82 34 74 40H-70z', {
        fill,
      }),
      stroke(
        'M-54-8c14-4 24 8 16 18-8 8-20 2-14-8M-6-24c16-6 30 8 22 22-8 12-26 6-20-8 3-6 12-5 12 1M48-18c12 0 ' +
          '20 12 12 22-8 8-20 2-14-8M-72 22q10-8 18 0M-20 14q14-10 28 2',
        line,
        1.3,
      ),
    ),
  )
  return places
    .map(([x, y, size, flip = 1]) =>
      use(curl, { class: 'scroll', transform: place(x, y, 0, Math.abs(size) * flip, size) }),
    )
    .join('')
}

/** Smooth way as path data from points. */
export const way = (through: readonly Point[]): string => smooth(through, false, 1, 0)

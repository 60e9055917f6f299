import { dots, lines, type Point, short } from '../pen.ts'
import { circle, el, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'
import type { Star, WorkFacts } from '../works/works.ts'

export const gold = '#dcb66c'

/** The sky from the zenith down, with faint stars that belong to no figure. */
export function nightSky(scene: Scene, tones: readonly [string, string, string], few = 1): string {
  const dice = scene.dice.fork('sky')
  const { width, height } = scene
  const field = (count: number): Point[] =>
    Array.from({ length: Math.round(count * few) }, () => [dice.range(0, width), dice.range(0, height * 0.82)])
  const shine = scene.detail ? [170, 60] : [80, 28]
  return (
    rect(0, 0, width, height, {
      fill: scene.linear('sky', [
        [0, tones[0]],
        [0.58, tones[1]],
        [1, tones[2]],
      ]),
    }) +
    stroke(dots(field(shine[0]!), 0), '#ffffff', 0.9, { strokeOpacity: 0.35 }) +
    stroke(dots(field(shine[1]!), 0), '#ffffff', 1.5, { strokeOpacity: 0.4 })
  )
}

/** The Milky Way as a pale band through the point. */
export function milkyWay(scene: Scene, [x, y]: Point, degrees: number, tone: string): string {
  const glow = scene.radial('milky', [
    [0, tone, 0.4],
    [0.5, tone, 0.14],
    [1, tone, 0],
  ])
  const dice = scene.dice.fork('milky')
  const dust = Array.from({ length: scene.detail ? 160 : 60 }, (): Point => {
    const off = (dice.next() + dice.next() - 1) * 50
    return [dice.range(-280, 280), off]
  })
  return group(
    { transform: place(x, y, degrees) },
    el('ellipse', { rx: 330, ry: 74, fill: glow }),
    el('ellipse', { cx: -60, cy: 8, rx: 160, ry: 40, fill: glow }),
    stroke(dots(dust, 0), '#ffffff', 0.9, { strokeOpacity: 0.5 }),
  )
}

/** Where stars stand on a chart: north up, east to the left, as the sky is seen; `at` is the box that the figure fills. */
export function charted(
  stars: readonly Star[],
  [left, top, wide, tall]: readonly [number, number, number, number],
): Point[] {
  const middle = stars.reduce((sum, { dec }) => sum + dec, 0) / stars.length
  const flat = stars.map(({ ra, dec }): Point => [-ra * Math.cos((middle * Math.PI) / 180), -dec])
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(wide / (x1 - x0 || 1), tall / (y1 - y0 || 1))
  return flat.map(([x, y]) => [
    left + wide / 2 + (x - (x0 + x1) / 2) * scale,
    top + tall / 2 + (y - (y0 + y1) / 2) * scale,
  ])
}

/** A star's radius by its magnitude. */
export const sizeOf = (mag: number): number => Math.max(1.7, 6.9 - mag * 0.95)

export interface FigureInk {
  readonly line: string
  readonly star: string
  /** Stars of another colour, by their names. */
  readonly special?: Readonly<Record<string, string>>
  readonly scale?: number
  /** A star that shines without rays. */
  readonly still?: string
}

/** The figure: lines between the stars, a halo and a body for each. */
export function figure(
  scene: Scene,
  { stars = [], lines: pairs = [] }: WorkFacts,
  at: readonly Point[],
  ink: FigureInk,
): string {
  const { scale = 1, special = {}, still } = ink
  /** One drawing for all stars of a colour, of radius 1. */
  const body = (tone: string, rays: boolean, reach: number) => {
    const name = tone.slice(1) + (rays ? 'r' : '')
    const halo = scene.glow(
      `halo${name}`,
      [
        [0, tone, 0.9],
        [0.22, tone, 0.42],
        [1, tone, 0],
      ],
      reach,
    )
    return scene.define(`star${name}`, (id) =>
      group(
        { id },
        circle(0, 0, reach, { fill: halo }),
        rays ? path('M0-3Q.25-.25 3 0 .25.25 0 3-.25.25-3 0-.25-.25 0-3z', { fill: tone }) : '',
        circle(0, 0, 1, { fill: tone }),
        circle(0, 0, 0.5, { fill: mix('#ffffff', tone, 0.75) }),
      ),
    )
  }
  return (
    group(
      { stroke: ink.line, strokeWidth: scene.rank > 1 ? 1.6 : 1.3, fill: 'none', strokeOpacity: 0.9 },
      ...pairs.map(([from, to]) => path(lines([at[from]!, at[to]!]), { class: 'line' })),
    ) +
    stars
      .map(({ name, mag }, index) => {
        const quiet = name === still
        const drawn = body(special[name] ?? ink.star, mag < 3.2 && !quiet, quiet ? 2.2 : 3.4)
        return use(drawn, { class: 'star', transform: place(at[index]![0], at[index]![1], 0, sizeOf(mag) * scale) })
      })
      .join('')
  )
}

/** The mansion's name, upright, in a cartouche; rarer ones have a gold ground. */
export function cartouche(scene: Scene, name: string, x: number, y: number): string {
  const tall = name.length * 19 + 10
  const rare = scene.rank > 1
  return group(
    { transform: place(x, y) },
    rect(-12, 0, 24, tall, {
      rx: 2,
      fill: rare ? gold : '#05060f',
      fillOpacity: rare ? 1 : 0.5,
      stroke: gold,
      strokeWidth: 0.9,
    }),
    ...Array.from(name, (character, index) =>
      el(
        'text',
        {
          class: 'label',
          y: 21 + index * 19,
          fontSize: 16,
          textAnchor: 'middle',
          fill: rare ? '#1a1430' : gold,
          fontFamily: 'Noto Serif CJK SC,Songti SC,STSong,Noto Serif SC,serif',
        },
        character,
      ),
    ),
  )
}

/** The rim of an old planisphere behind the rarer figures: degrees in gold. */
export function degrees([x, y]: Point, radius: number, tone = gold): string {
  const line = { fill: 'none', stroke: tone, strokeOpacity: 0.8 }
  const ticks = (count: number, long: number) => {
    const middle = radius + long / 2
    const step = (2 * Math.PI * middle) / count
    const strokeDasharray = `1 ${short(step - 1, 3)}`
    return circle(x, y, middle, { ...line, strokeWidth: long, strokeDasharray, strokeLinecap: 'butt' })
  }
  return (
    circle(x, y, radius, { ...line, strokeWidth: 1.2 }) +
    circle(x, y, radius + 11, { ...line, strokeWidth: 0.7 }) +
    ticks(112, 5) +
    ticks(28, 9)
  )
}

/** Scrolling clouds (云纹) at the foot. */
export function clouds(scene: Scene, y: number, tone: string, edge: string, count = 5): string {
  const dice = scene.dice.fork('clouds')
  const curl = scene.define('cloud', (id) =>
    group(
      { id },
      path('M-70 22C-86 22-88 2-70 0-72-18-46-24-38-10-32-34 8-34 12-10 24-24 48-16 44 2 62-4 74 10 66 22z', {
        fill: tone,
      }),
      stroke(
        'M-70 0c10-4 18 6 10 11-6 3-11-3-7-7M-38-10c12-8 24 2 18 12-5 7-14 1-10-5M12-10c14-4 20 10 12 16-7 4-12-5-6-9',
        edge,
        1.3,
      ),
    ),
  )
  return Array.from({ length: count }, (_, index) =>
    use(curl, {
      transform: place(
        (index + 0.5) * (scene.width / count) + dice.range(-14, 14),
        y + dice.range(-10, 14),
        0,
        dice.range(0.9, 1.3) * (index % 2 ? -1 : 1),
        dice.range(0.9, 1.2),
      ),
    }),
  ).join('')
}

import { dots, type Point, polar, short, smooth } from '../../pen.ts'
import { group, mix, path, rect, type Scene, use } from '../../scene.ts'
import { points } from '../../shapes.ts'
import { blur, grain } from '../../textures.ts'
import { tonesOf, type WorkFacts } from '../../works/works.ts'

/*
 * A paper cut is one sheet: what is red hangs together, what is open shows the white behind it. It is laid in plies, red and open in
 * turn, each over the one before; what lies in a ply has no colour of its own. A line is a path without fill and with a width.
 */
export interface Inks {
  readonly red: string
  readonly white: string
  readonly backing: string
  readonly fine?: boolean
}

export const inksOf = (facts: WorkFacts): Inks => {
  const [red, white, backing] = tonesOf(facts) as [string, string, string]
  return { red, white, backing }
}

/** What the sheet is stuck on. */
export function backing(scene: Scene, tone: string, light = mix(tone, '#ffffff', 0.5)): string {
  const { width, height } = scene
  return (
    rect(0, 0, width, height, {
      fill: scene.radial(
        'backing',
        [
          [0, light],
          [0.4, tone],
          [1, mix(tone, '#3a2a18', 0.86)],
        ],
        [0.5, 0.45, 0.8],
      ),
    }) + grain(scene, '.8', 0.25)
  )
}

/**
 * Plies in turn, red first, then open. The edge of the paper throws a fine shadow; where shapes are many (`fine`), the sheet alone
 * does.
 */
export function plies(scene: Scene, { red, white, fine }: Inks, ...contents: readonly string[]): string {
  const shade = mix(red, '#2a0306', 0.45)
  return contents
    .map((content, index) => {
      const id = scene.define(`ply${index}`, (given) => group({ id: given }, content))
      const paint = (tone: string) => ({ fill: tone, stroke: tone, strokeWidth: 0 })
      if (fine && index > 0) return use(id, paint(index % 2 === 1 ? white : red))
      if (index === 0)
        return (
          use(id, { ...paint('#2a0d06'), opacity: 0.3, transform: 'translate(3 5)', filter: blur(scene, 3) }) +
          use(id, paint(red))
        )
      if (index % 2 === 1) return use(id, paint(shade)) + use(id, { ...paint(white), transform: 'translate(.5 .9)' })
      return use(id, { ...paint(mix(red, white, 0.35)), transform: 'translate(.7 1.2)' }) + use(id, paint(red))
    })
    .join('')
}

export const solid = (d: string, name?: string): string => path(d, { class: name })

export const line = (d: string, width: number, name?: string): string =>
  path(d, { class: name, fill: 'none', strokeWidth: width })

/** Round holes, all of one size. */
export const holes = (places: readonly Point[], size: number): string => line(dots(places), size)

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 1 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 1 ${short(-rx * 2)} 0z`

export const frameOf = (x: number, y: number, wide: number, tall: number): string =>
  `M${x} ${y}h${wide}v${tall}h${-wide}z`

/** A crescent (月牙纹): a moon of so many degrees around a place, thick in its middle. */
export function crescent([x, y]: Point, radius: number, from: number, to: number, thick: number): string {
  const at = (degrees: number, r: number) => polar([x, y], r, (degrees * Math.PI) / 180)
  const text = ([px, py]: Point) => `${short(px)} ${short(py)}`
  const middle = (from + to) / 2
  const bow = 1 / Math.cos((((to - from) / 2) * Math.PI) / 180)
  return `M${text(at(from, radius))}Q${text(at(middle, radius * bow + thick))} ${text(at(to, radius))}Q${text(at(middle, radius * bow - thick))} ${text(at(from, radius))}z`
}

/** Saw teeth (锯齿纹) along a line from a place to a place, pointing to the left of the way. */
export function teeth([x0, y0]: Point, [x1, y1]: Point, count: number, depth: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [nx, ny] = [((y1 - y0) / length) * depth, (-(x1 - x0) / length) * depth]
  return Array.from({ length: count }, (_, at) => {
    const place = (share: number): Point => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share]
    const [a, b, c] = [place((at + 0.08) / count), place((at + 0.5) / count), place((at + 0.92) / count)]
    return `M${short(a[0])} ${short(a[1])}L${short(b[0] + nx)} ${short(b[1] + ny)} ${short(c[0])} ${short(c[1])}z`
  }).join('')
}

/** A small flower of petals around a hole. */
export const flower = ([x, y]: Point, radius: number, petals = 5): string =>
  Array.from({ length: petals }, (_, index) => {
    const angle = (index / petals) * 2 * Math.PI - Math.PI / 2
    const tip = (reach: number, turn: number) => polar([x, y], radius * reach, angle + turn)
    return smooth([tip(0.36, 0), tip(0.85, -0.36), tip(1.05, 0), tip(0.85, 0.36)], true, 0.9)
  }).join('')

/** An edge of so many scallops around a centre. */
export function scalloped([x, y]: Point, radius: number, count: number, depth: number): string {
  const chord = 2 * radius * Math.sin(Math.PI / count)
  const spots = Array.from({ length: count + 1 }, (_, at) =>
    polar([x, y], radius, (at / count) * 2 * Math.PI - Math.PI / 2),
  )
  const r = short(chord / 2 + depth)
  return `M${short(spots[0]![0])} ${short(spots[0]![1])}${spots
    .slice(1)
    .map(([px, py]) => `A${r} ${r} 0 0 1 ${short(px)} ${short(py)}`)
    .join('')}z`
}

/** A square sheet with scallops along its sides. */
export function scallopedFrame(x: number, y: number, wide: number, tall: number, bite: number): string {
  const side = (dx: number, dy: number, count: number) =>
    `a${bite / 2} ${bite / 2} 0 0 1 ${short(dx)} ${short(dy)}`.repeat(count)
  const [across, down] = [Math.round(wide / bite), Math.round(tall / bite)]
  return `M${x} ${y}${side(wide / across, 0, across)}${side(0, tall / down, down)}${side(-wide / across, 0, across)}${side(0, -tall / down, down)}z`
}

export const spots = (text: string): Point[] => points(text)

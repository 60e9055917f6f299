import { brush, createPen, type Point, polar } from './pen.ts'
import { el } from './scene.ts'

/** Points from text, `x y x y …`: lists of places read as the path data beside them do. */
export function points(text: string): Point[] {
  const numbers = text.trim().split(/\s+/).map(Number)
  return numbers.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, numbers[at + 1]!]] : []))
}

/** A limb, a tail, a stem: a stroke along the points from one width to another. */
export const limb = (places: string | readonly Point[], from: number, to: number, power = 1): string =>
  brush(typeof places === 'string' ? points(places) : places, (t) => from + (to - from) * t ** power, 0)

/** Points along a spine, at even steps of its Catmull-Rom curve; `[x, y, direction]`. */
export function along(spine: readonly Point[], count: number): (readonly [x: number, y: number, angle: number])[] {
  const fine: Point[] = []
  for (let index = 0; index < spine.length - 1; index += 1) {
    const at = (offset: number) => spine[Math.max(0, Math.min(spine.length - 1, index + offset))]!
    const [a, b, c, d] = [at(-1), at(0), at(1), at(2)]
    for (let step = 0; step < 16; step += 1) {
      const t = step / 16
      const value = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      fine.push([value(0), value(1)])
    }
  }
  fine.push(spine.at(-1)!)
  const lengths = [0]
  for (let index = 1; index < fine.length; index += 1)
    lengths.push(
      lengths[index - 1]! + Math.hypot(fine[index]![0] - fine[index - 1]![0], fine[index]![1] - fine[index - 1]![1]),
    )
  return Array.from({ length: count }, (_, index) => {
    const wanted = (index / (count - 1)) * lengths.at(-1)!
    const next = Math.min(
      fine.length - 1,
      Math.max(
        1,
        lengths.findIndex((length) => length >= wanted),
      ),
    )
    const [a, b] = [fine[next - 1]!, fine[next]!]
    const t = (wanted - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]! || 1)
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, Math.atan2(b[1] - a[1], b[0] - a[0])] as const
  })
}

/** One straight stroke. */
export const dash = ([x, y]: Point, length: number, angle: number): string => {
  const [tx, ty] = [Math.round(length * Math.cos(angle)), Math.round(length * Math.sin(angle))]
  return `M${Math.round(x)} ${Math.round(y)}l${tx}${ty < 0 ? '' : ' '}${ty}`
}

/** A spiral from the outside in, of so many turns. */
export function spiral(center: Point, radius: number, turns: number, start = 0, inner = 0.12): string {
  const pen = createPen()
  const steps = Math.ceil(turns * 15)
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps
    const at = polar(center, radius * (1 - t * (1 - inner)), start + t * turns * 2 * Math.PI)
    if (step === 0) pen.moveTo(at)
    else pen.lineTo(at)
  }
  return pen.data()
}

/** The points seen in a mirror on the line x = `axis`. */
export const mirrored = (points: readonly Point[], axis = 0): Point[] => points.map(([x, y]) => [2 * axis - x, y])

/**
 * Shapes as rows, one below the other: `fill/line/width/opacity path-data`, with `-` for none and, before it, `.name` where a shape
 * can be counted. Tones are looked up by name in the inks, or written as #rrggbb.
 */
export function layers(inks: Readonly<Record<string, string>>, ...rows: readonly string[]): string {
  const tone = (name: string | undefined) => (name === undefined || name === '-' ? undefined : (inks[name] ?? name))
  return rows
    .map((row) => {
      const [, name, head = '', d = ''] = /^(?:\.([\w-]+) )?(\S+) (.*)$/s.exec(row) ?? []
      const [fill, line, width, opacity] = head.split('/')
      return el('path', {
        class: name,
        d,
        fill: tone(fill) ?? 'none',
        stroke: tone(line),
        strokeWidth: tone(line) && (width ? Number(width) : 1.2),
        opacity,
      })
    })
    .join('')
}

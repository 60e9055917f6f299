/** A place on the canvas, in user units. */
export type Point = readonly [x: number, y: number]

/** A number as short as SVG allows: at most `decimals` places, no leading zero. */
export function short(value: number, decimals = 1): string {
  const scale = 10 ** decimals
  const text = String(Math.round(value * scale) / scale + 0)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Writes path data in relative commands, the shortest spelling; rounding never adds up, since it follows the rounded position. */
export interface Pen {
  moveTo(to: Point): Pen
  lineTo(to: Point): Pen
  curveTo(control1: Point, control2: Point, to: Point): Pen
  quadTo(control: Point, to: Point): Pen
  arcTo(radiusX: number, radiusY: number, to: Point, large?: boolean, sweep?: boolean): Pen
  close(): Pen
  readonly data: () => string
}

export function createPen(decimals = 1): Pen {
  const scale = 10 ** decimals
  const snap = (value: number) => Math.round(value * scale) / scale
  let data = ''
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let last = ''
  let lastNumber = ''
  const write = (command: string, numbers: readonly number[]) => {
    const text = numbers.map((value) => short(value, decimals))
    let previous = command === last && command !== 'm' ? lastNumber : ''
    if (previous === '') data += command
    for (const part of text) {
      // A sign or a second point begins a new number by itself.
      const joins = previous === '' || part.startsWith('-') || (part.startsWith('.') && previous.includes('.'))
      data += joins ? part : ` ${part}`
      previous = part
    }
    lastNumber = previous
    last = command
  }
  const relative = (points: readonly Point[]) => points.flatMap(([px, py]) => [snap(px) - x, snap(py) - y])
  const advance = ([px, py]: Point) => {
    x = snap(px)
    y = snap(py)
  }
  const pen: Pen = {
    moveTo(to) {
      write(data === '' ? 'M' : 'm', data === '' ? [snap(to[0]), snap(to[1])] : relative([to]))
      advance(to)
      ;[startX, startY] = [x, y]
      return pen
    },
    lineTo(to) {
      write('l', relative([to]))
      advance(to)
      return pen
    },
    curveTo(control1, control2, to) {
      write('c', relative([control1, control2, to]))
      advance(to)
      return pen
    },
    quadTo(control, to) {
      write('q', relative([control, to]))
      advance(to)
      return pen
    },
    arcTo(radiusX, radiusY, to, large = false, sweep = true) {
      write('a', [radiusX, radiusY, 0, large ? 1 : 0, sweep ? 1 : 0, ...relative([to])])
      advance(to)
      return pen
    },
    close() {
      data += 'z'
      last = 'z'
      ;[x, y] = [startX, startY]
      return pen
    },
    data: () => data,
  }
  return pen
}

/** Straight lines through the points. */
export function lines(points: readonly Point[], closed = false, decimals = 1): string {
  const pen = createPen(decimals)
  points.forEach((point, index) => (index === 0 ? pen.moveTo(point) : pen.lineTo(point)))
  return (closed ? pen.close() : pen).data()
}

/** A smooth curve through the points (Catmull-Rom as Béziers). `tension` 1 is round, 0 is straight. */
export function smooth(points: readonly Point[], closed = false, tension = 1, decimals = 1): string {
  const count = points.length
  if (count < 2) return ''
  const at = (index: number): Point =>
    closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!
  const pen = createPen(decimals).moveTo(at(0))
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    pen.curveTo(
      [from[0] + ((to[0] - before[0]) / 6) * tension, from[1] + ((to[1] - before[1]) / 6) * tension],
      [to[0] - ((after[0] - from[0]) / 6) * tension, to[1] - ((after[1] - from[1]) / 6) * tension],
      to,
    )
  }
  return (closed ? pen.close() : pen).data()
}

/** A rounder, shorter curve: it cuts the corners of the points instead of passing through them. */
export function soft(points: readonly Point[], decimals = 1): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const pen = createPen(decimals).moveTo(middle(points.at(-1)!, points[0]!))
  points.forEach((point, index) => pen.quadTo(point, middle(point, points[(index + 1) % points.length]!)))
  return pen.close().data()
}

/** The outline of a brush stroke along the points: `widthAt(t)` is the full width at t from 0 to 1. */
export function brush(points: readonly Point[], widthAt: (t: number) => number, decimals = 1): string {
  const last = points.length - 1
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y], index) => {
    const [ax, ay] = points[Math.max(0, index - 1)]!
    const [bx, by] = points[Math.min(last, index + 1)]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = widthAt(index / last) / 2
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half]
    left.push([x + nx, y + ny])
    right.push([x - nx, y - ny])
  })
  return smooth([...left, ...right.toReversed()], true, 1, decimals)
}

/** Round dots in one path, for `stroke-linecap="round"`: the stroke's width is the dots' diameter. */
export function dots(points: readonly Point[], decimals = 1): string {
  return points.map(([x, y]) => `M${short(x, decimals)} ${short(y, decimals)}h0`).join('')
}

/** Path data turned and stretched around the origin; all its numbers are pairs (no `H`, `V` or `A`). */
export function turned(data: string, degrees: number, scaleX: number, scaleY = scaleX, decimals = 0): string {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let text = ''
  let x: number | undefined
  for (const [part] of data.matchAll(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi)) {
    if (/[a-z]/i.test(part)) text += part
    else if (x === undefined) x = Number(part) * scaleX
    else {
      const y = Number(part) * scaleY
      for (const value of [short(x * cos - y * sin, decimals), short(x * sin + y * cos, decimals)])
        text += value.startsWith('-') || /[a-z]$/i.test(text) ? value : ` ${value}`
      x = undefined
    }
  }
  return text
}

/** Points of a circle or ellipse, first at `start` radians, clockwise on the screen. */
export function ring(center: Point, radiusX: number, count: number, start = 0, radiusY = radiusX): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * Math.PI * 2
    return [center[0] + Math.cos(angle) * radiusX, center[1] + Math.sin(angle) * radiusY]
  })
}

export function polar(center: Point, radius: number, angle: number): Point {
  return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius]
}

/** A quick sketch of smooth noise: a sum of sines with dice-chosen phases, about -1 to 1. */
export function waver(next: () => number, octaves = 4): (t: number) => number {
  const parts = Array.from({ length: octaves }, (_, octave) => ({
    frequency: (octave + 1) * (0.8 + next() * 0.7),
    phase: next() * Math.PI * 2,
    weight: 1 / (octave + 1.2),
  }))
  const total = parts.reduce((sum, part) => sum + part.weight, 0)
  return (t) =>
    parts.reduce((sum, { frequency, phase, weight }) => sum + Math.sin(t * frequency * 6.283 + phase) * weight, 0) /
    total
}

export interface ChartPoint {
  readonly at: number
  readonly value: number
}

export interface LinePath {
  /** The line, in a box of `width` by `height`. */
  readonly line: string
  /** The same, closed along the bottom. */
  readonly area: string
  readonly min: number
  readonly max: number
  /** Where each point lies, in order. */
  readonly spots: readonly { readonly x: number; readonly y: number }[]
}

/** Where points of a course lie in a box, oldest left, largest on top; a course without change lies in the middle. Null without points. */
export function linePath(points: readonly ChartPoint[], width: number, height: number): LinePath | null {
  const known = points.filter(({ at, value }) => Number.isFinite(at) && Number.isFinite(value))
  if (known.length === 0) return null
  const sorted = known.toSorted((a, b) => a.at - b.at)
  const values = sorted.map(({ value }) => value)
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const first = sorted[0]!.at
  const span = sorted.at(-1)!.at - first
  const spots = sorted.map(({ at, value }) => ({
    x: round(span === 0 ? width / 2 : ((at - first) / span) * width),
    y: round(max === min ? height / 2 : height - ((value - min) / (max - min)) * height),
  }))
  const line = `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return { line, area: `${line}V${height}H${spots[0]!.x}Z`, min, max, spots }
}

const round = (value: number): number => Math.round(value * 100) / 100

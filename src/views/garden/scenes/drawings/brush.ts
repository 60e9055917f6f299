/* Path data of what is drawn again and again: one path holds many leaves or petals, so that thirty pots stay few shapes. */

export type Spot = readonly [x: number, y: number]

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Writes path data for a shape that points up from the origin, turned by degrees and put at a place. */
const placed = (x: number, y: number, turn: number, shape: readonly (string | Spot)[]): string => {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  return shape
    .map((part) =>
      typeof part === 'string'
        ? part
        : `${short(x + part[0] * cos - part[1] * sin)} ${short(y + part[0] * sin + part[1] * cos)}`,
    )
    .join(' ')
}

/** x, y of its foot, where it points (0 up, 90 right), its length and its half width. */
export type Blade = readonly [x: number, y: number, turn: number, length: number, half: number]

const drawn = (blades: readonly Blade[], shape: (length: number, half: number) => readonly (string | Spot)[]): string =>
  blades.map(([x, y, turn, length, half]) => placed(x, y, turn, shape(length, half))).join('')

/** Leaves with a point: willow, peach, bamboo. */
export const leaves = (blades: readonly Blade[]): string =>
  drawn(blades, (l, w) => [
    'M',
    [0, 0],
    'C',
    [-w, -l * 0.25],
    [-w * 0.9, -l * 0.65],
    [0, -l],
    'C',
    [w * 0.9, -l * 0.65],
    [w, -l * 0.25],
    [0, 0],
    'Z',
  ])

/** The ribs of the same leaves. */
export const ribs = (blades: readonly Blade[]): string =>
  drawn(blades, (l) => ['M', [0, -l * 0.08], 'L', [0, -l * 0.82]])

/** Broad petals with a soft notch. */
export const petals = (blades: readonly Blade[]): string =>
  drawn(blades, (l, w) => [
    'M',
    [0, 0],
    'C',
    [-w * 0.7, -l * 0.2],
    [-w * 1.3, -l * 0.85],
    [-w * 0.45, -l],
    'Q',
    [0, -l * 0.9],
    [w * 0.45, -l],
    'C',
    [w * 1.3, -l * 0.85],
    [w * 0.7, -l * 0.2],
    [0, 0],
    'Z',
  ])

/** So many blades around a centre; `squash` lays the ring on its back. */
export const ring = (x: number, y: number, count: number, length: number, half: number, first = 0): readonly Blade[] =>
  Array.from({ length: count }, (_, at) => [x, y, first + (at * 360) / count, length, half] as const)

/** Ovals, all round the same way, so that where they overlap they are one. */
export const ovals = (all: readonly (readonly [x: number, y: number, rx: number, ry: number])[]): string =>
  all
    .map(([x, y, rx, ry]) => {
      const [across, half, flat] = [short(rx * 2), short(rx), short(ry)]
      return `M${short(x - rx)} ${short(y)}a${half} ${flat} 0 1 1 ${across} 0a${half} ${flat} 0 1 1 -${across} 0Z`
    })
    .join('')

/** Dots of one size, which the round ends of a stroke make. */
export const dots = (at: readonly Spot[]): string => at.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join('')

/** Points of a ridge, as a soft line from left to right and closed at `floor`. */
export const ridge = (points: readonly Spot[], floor: number): string => {
  const [first, ...rest] = points
  if (!first) return ''
  let before = first
  const line = rest.map((to) => {
    const middle = (before[0] + to[0]) / 2
    const part = `C${short(middle)} ${short(before[1])} ${short(middle)} ${short(to[1])} ${short(to[0])} ${short(to[1])}`
    before = to
    return part
  })
  return `M${first[0]} ${floor}L${first[0]} ${first[1]}${line.join('')}L${before[0]} ${floor}Z`
}

/** Numbers between 0 and 1 that look thrown and are always the same. */
export const thrown = (seed: number): number => {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43_758.5453
  return wave - Math.floor(wave)
}

import { dots, lines, type Point, polar, ring, short, smooth } from '../pen.ts'
import { circle, el, ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../scene.ts'

/** The pond from edge to edge, lighter around a place, with the net of light that still water throws. */
export function pond(
  scene: Scene,
  [shallow, water, deep]: readonly [string, string, string],
  at: Point = [0.5, 0.45],
  net = 0.22,
): string {
  const { width, height } = scene
  const dice = scene.dice.fork('net')
  const rows = scene.detail ? 13 : 6
  const threads = Array.from({ length: rows }, (_, row) => {
    const y = ((row + 0.5) / rows) * height
    const from = dice.range(-20, width * 0.5)
    return smooth(
      Array.from({ length: 4 }, (_, index): Point => [from + index * dice.range(34, 60), y + dice.range(-16, 16)]),
      false,
      1.2,
      0,
    )
  })
  return (
    rect(0, 0, width, height, {
      fill: scene.radial(
        'pond',
        [
          [0, shallow],
          [0.5, water],
          [1, deep],
        ],
        [at[0], at[1], 0.78],
      ),
    }) + (net > 0 ? stroke(threads.join(''), mix('#ffffff', shallow, 0.5), 1.3, { strokeOpacity: net }) : '')
  )
}

/** Rings of one touch of the water: `age` 0 is new and narrow, 1 old, wide and faint. */
export function rings([x, y]: Point, radius: number, age: number, tone: string, flat = 0.8): string {
  const count = 3
  return group(
    { class: 'ring', fill: 'none', stroke: tone },
    ...Array.from({ length: count }, (_, index) => {
      const r = radius * (1 - index * (0.26 + age * 0.06))
      return ellipse(x, y, r, r * flat, {
        strokeWidth: 1.7 - index * 0.3 - age * 0.5,
        strokeOpacity: (0.85 - age * 0.5) * (0.55 + index * 0.22),
      })
    }),
  )
}

/** Air bubbles under the surface. */
export const bubbles = (places: readonly (readonly [x: number, y: number, r: number])[]): string =>
  places
    .map(([x, y, r]) =>
      group(
        { class: 'bubble' },
        circle(x, y, r, { fill: '#ffffff', fillOpacity: 0.28, stroke: '#ffffff', strokeWidth: 1, strokeOpacity: 0.9 }),
        circle(x - r * 0.32, y - r * 0.36, r * 0.26, { fill: '#ffffff' }),
      ),
    )
    .join('')

/** A plate of ice along its corners: a bright edge, the thickness below it, a crack or two. */
export function ice(corners: readonly Point[], cracks: string, tone: string): string {
  const edge = lines(corners, true, 0)
  return group(
    { class: 'ice' },
    path(edge, { fill: '#2f5861', fillOpacity: 0.35, transform: 'translate(3 6)' }),
    path(edge, { fill: mix(tone, '#7fa9b3', 0.6), transform: 'translate(1 3)' }),
    path(edge, { fill: tone, stroke: '#ffffff', strokeWidth: 1.6 }),
    stroke(cracks, '#ffffff', 1.1),
    stroke(cracks, '#9dbdc6', 0.6, { transform: 'translate(1 1.2)' }),
  )
}

/** A round lotus leaf (no notch) seen from above: a wavering rim, veins from its middle. */
export function lotusLeaf(
  scene: Scene,
  [light, dark]: readonly [string, string],
  places: readonly (readonly [x: number, y: number, radius: number, turn: number])[],
): string {
  const rim = ring([0, 0], 50, 12).map(([x, y], at): Point => {
    const wave = 1 + [0.02, -0.045, 0.03, -0.01, 0.04, -0.05][at % 6]!
    return [x * wave, y * wave]
  })
  const veins = Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * 2 * Math.PI + 0.2
    const [mx, my] = polar([0, 0], 26, angle)
    const to = (turn: number, reach: number) => {
      const [x, y] = polar([0, 0], reach, angle + turn)
      return `${short(x, 0)} ${short(y, 0)}`
    }
    return `M0 0L${to(0, 46)}M${to(0.17, 44)}L${short(mx, 0)} ${short(my, 0)} ${to(-0.17, 45)}`
  })
  const leaf = scene.define('lotus', (id) =>
    group(
      { id },
      path(smooth(rim, true, 1, 0), {
        fill: scene.radial('lotusfill', [
          [0, mix(light, '#f2f6c8', 0.75)],
          [0.16, light],
          [0.8, mix(light, dark, 0.4)],
          [1, dark],
        ]),
        stroke: mix(light, '#ffffff', 0.75),
        strokeWidth: 0.9,
      }),
      stroke(veins.join(''), mix(light, '#e6f0bf', 0.65), 0.7, { strokeOpacity: 0.6 }),
      circle(0, 0, 3.4, { fill: mix(light, '#f6f6c8', 0.5) }),
    ),
  )
  return places
    .map(([x, y, radius, turn]) =>
      group(
        { class: 'leaf' },
        circle(x + 7, y + 12, radius * 0.98, { fill: '#06201a', fillOpacity: 0.3 }),
        use(leaf, { transform: place(x, y, turn, radius / 50) }),
      ),
    )
    .join('')
}

/** Fine rain: slanting threads, all in one direction. */
export function rain(scene: Scene, count: number, tone: string, slant = -5): string {
  const dice = scene.dice.fork('rain')
  const threads = Array.from({ length: count }, () => {
    const long = dice.int(16, 34)
    return `M${dice.int(0, scene.width)} ${dice.int(-10, scene.height - 10)}l${Math.round((slant * long) / 24)} ${long}`
  })
  return el('path', {
    class: 'rain',
    d: threads.join(''),
    fill: 'none',
    stroke: tone,
    strokeWidth: 0.9,
    strokeOpacity: 0.75,
  })
}

/** Spray: drops of different size around a place, denser near it. */
export function drops(scene: Scene, name: string, [x, y]: Point, [rx, ry]: Point, count: number): Point[] {
  const dice = scene.dice.fork(name)
  return Array.from({ length: count }, (): Point => {
    const angle = dice.range(0, 2 * Math.PI)
    const reach = Math.sqrt(dice.next())
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
}

/** Dots of one size in one stroke. */
export const dotted = (places: readonly Point[], tone: string, size: number, opacity?: number): string =>
  stroke(dots(places, 0), tone, size, { strokeOpacity: opacity })

import { dots, type Point, ring, smooth } from '../pen.ts'
import { group, path, type Scene, stroke } from '../scene.ts'

/** Verdigris where the metal has aged: blots clipped to the shape. */
export function patina(
  scene: Scene,
  clip: string,
  color: string,
  box: readonly [number, number, number, number],
): string {
  const dice = scene.dice.fork('patina')
  const [x, y, width, height] = box
  const blots = Array.from({ length: scene.detail ? 13 : 4 }, () => {
    const center: Point = [x + dice.next() * width, y + dice.next() * height]
    const radius = dice.range(8, 30)
    return smooth(
      ring(center, radius, 7, dice.range(0, 6), radius * 0.7).map(([px, py]): Point => [
        px + dice.range(-7, 7),
        py + dice.range(-6, 6),
      ]),
      true,
      1,
      0,
    )
  })
  const grains = Array.from({ length: 70 }, (): Point => [x + dice.next() * width, y + dice.next() * height])
  return group(
    { clipPath: `url(#${clip})` },
    path(blots.join(''), { fill: color, fillOpacity: 0.2 }),
    stroke(dots(grains.slice(0, scene.detail ? 70 : 18), 0), color, 2.2, { strokeOpacity: 0.42 }),
  )
}

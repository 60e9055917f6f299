import { dots, type Point, ring, smooth } from '../pen.ts'
import { group, mix, path, type Scene, type Stop, stroke } from '../scene.ts'

export interface Metal {
  readonly dark: string
  readonly mid: string
  readonly light: string
  readonly line: string
  readonly patina: string
  readonly wall: readonly [glow: string, edge: string]
}

export const metals: readonly Metal[] = [
  {
    dark: '#1d3a33',
    mid: '#3f6f60',
    light: '#9cc9b2',
    line: '#12241e',
    patina: '#6fc0a0',
    wall: ['#5d5546', '#1b1713'],
  },
  {
    dark: '#4a2e10',
    mid: '#a87429',
    light: '#f4d58a',
    line: '#2a1906',
    patina: '#5f9a80',
    wall: ['#3b4a52', '#11171b'],
  },
  {
    dark: '#15191b',
    mid: '#394244',
    light: '#98a7aa',
    line: '#0a0c0d',
    patina: '#4f7d70',
    wall: ['#8b8172', '#3b342b'],
  },
  {
    dark: '#3b1d16',
    mid: '#85492f',
    light: '#dba277',
    line: '#200d08',
    patina: '#5fa389',
    wall: ['#33413c', '#0e1412'],
  },
  {
    dark: '#2a3a41',
    mid: '#6b858d',
    light: '#d0e1e2',
    line: '#172329',
    patina: '#86bfae',
    wall: ['#5a2f2a', '#1f0e0c'],
  },
]

export const gold = ['#ffe9ae', '#d7a548', '#5e3d0d'] as const

export const relief = ({ light, mid, line }: Metal) => [mix(light, mid, 0.75), mix(light, mid, 0.28), line] as const

/** Verdigris where the metal has aged: blots clipped to the shape. */
export function patina(
  scene: Scene,
  clip: string,
  color: string,
  box: readonly [number, number, number, number],
): string {
  const dice = scene.dice.fork('patina')
  const [x, y, width, height] = box
  const blots = Array.from({ length: scene.detail ? 13 : 7 }, () => {
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
    stroke(dots(grains.slice(0, scene.detail ? 70 : 36), 0), color, 2.2, { strokeOpacity: 0.42 }),
  )
}

export const cylinder = (scene: Scene, { dark, mid, light }: Metal, name = 'round'): string => {
  const stops: readonly Stop[] = [
    [0, dark],
    [0.28, mid],
    [0.42, light],
    [0.58, mid],
    [1, dark],
  ]
  return scene.linear(name, stops, [0, 0, 1, 0])
}

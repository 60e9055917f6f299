import { createPen, type Point, polar, smooth } from '../pen.ts'
import { circle, group, mix, path, place, type Scene, stroke, use } from '../scene.ts'
import { layers } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { cartouche, degrees, figure, nightSky, sizeOf } from './star-chart.ts'

const pole: Point = [180, 186]
const perDegree = 4.42

const polarPlace = (ra: number, dec: number): Point => {
  const angle = ((ra - 41 - 90) * Math.PI) / 180
  return polar(pole, (90 - dec) * perDegree, angle)
}

const arc = (radius: number, from: number, turn: number): string => {
  const pen = createPen(0)
  return pen
    .moveTo(polar(pole, radius, from))
    .arcTo(radius, radius, polar(pole, radius, from + turn))
    .data()
}

/** 紫微垣: everything turns by the same angle, the star at the hub alone is still; below lies the palace, empty, its gate open. */
export function ziwei(scene: Scene, facts: WorkFacts): string {
  const [inside, outside, walls, trail, calm] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('turn')
  const stars = facts.stars!
  const at = stars.map(({ ra, dec }) => polarPlace(ra, dec))
  const turn = 0.34
  const angleOf = ([x, y]: Point) => Math.atan2(y - pole[1], x - pole[0])
  /** Faint stars, each of which draws an arc of the same angle; the outer ones are seen longer. */
  const field = (count: number, from: number, to: number) =>
    Array.from({ length: count }, () => arc(dice.range(from, to), dice.range(0, 6.283), turn)).join('')
  const many = scene.detail ? 3 : 1
  const still = stars.findIndex(({ name }) => name === '勾陈一')
  const trails = stars.map(({ mag }, index) => {
    if (index === still) return ''
    const from = angleOf(at[index]!)
    const radius = Math.hypot(at[index]![0] - pole[0], at[index]![1] - pole[1])
    return path(arc(radius, from - turn, turn), { class: 'trail', strokeWidth: sizeOf(mag) * 0.62 })
  })
  /** The two walls, as hands that are held round the hub. */
  const wall = smooth(at.slice(11, 19), false, 1, 0) + smooth(at.slice(19, 26), false, 1, 0)
  return (
    nightSky(scene, [outside, mix(outside, inside, 0.6), '#2c2350'], 0.3) +
    circle(pole[0], pole[1], 148, {
      fill: scene.radial('palace', [
        [0, mix(inside, '#8a68d8', 0.55)],
        [0.55, mix(inside, '#5a41a0', 0.8)],
        [0.86, inside],
        [1, mix(inside, outside, 0.6)],
      ]),
    }) +
    degrees(pole, 149, walls) +
    stroke(field(9 * many, 12, 100), trail, 0.9, { strokeOpacity: 0.5 }) +
    stroke(field(10 * many, 100, 250), '#8f9fe0', 0.9, { strokeOpacity: 0.42 }) +
    stroke(wall, walls, 15, { strokeOpacity: 0.16 }) +
    stroke(wall, walls, 7, { strokeOpacity: 0.22 }) +
    group({ fill: 'none', stroke: trail, strokeOpacity: 0.9 }, ...trails) +
    figure(scene, facts, at, {
      line: walls,
      star: '#f6edd6',
      special: { 勾陈一: calm },
      scale: 0.8,
      still: '勾陈一',
    }) +
    circle(pole[0], pole[1], 24, { fill: 'none', stroke: walls, strokeWidth: 0.8, strokeDasharray: '1 3' }) +
    hall(scene, walls) +
    cartouche(scene, facts.label!, 42, 58)
  )
}

/** The hall under its two eaves, from the steps: half of it, and its mirror; the gate stands open, and nobody is there. */
function hall(scene: Scene, gold: string): string {
  const ink = {
    roof: '#171338',
    edge: gold,
    wall: '#0f0c26',
    stone: '#1d1944',
    step: '#262052',
    lit: '#f3d690',
    leaf: '#5a4684',
    post: '#33285c',
  }
  const half = scene.define('hall', (id) =>
    group(
      { id },
      layers(
        ink,
        'stone/edge/.8 M0 416H126V436H0',
        'step/edge/.6 M0 429H140V440H0',
        'wall M0 384H104V417H0z',
        'post M34 386h5V416h-5zM60 386h5V416h-5zM86 386h5V416h-5z',
        'roof/edge/1.1 M0 372H88C104 374 120 372 136 362 132 376 120 386 108 388H0',
        '-/edge/.6 M16 374l4 12M36 374l5 12M56 374l6 12M76 374l7 12M96 374l7 11',
        'wall M0 358H76V373H0z',
        'roof/edge/1.1 M0 332H52C62 344 78 352 98 348 94 358 86 362 76 362H0',
        '-/edge/.6 M14 334l4 26M30 334l8 26M46 334l12 26',
        'roof/edge/1.1 M0 327H48C52 328 56 324 56 319 60 324 58 334 50 335H0',
      ),
    ),
  )
  return (
    path('M0 404Q90 388 180 388T360 404V450H0z', { fill: '#0b0920' }) +
    group(
      { class: 'hall', transform: place(180, 31, 0, 0.92) },
      use(half),
      use(half, { transform: 'scale(-1 1)' }),
      layers(
        ink,
        'lit M-12 388H12V417H-12z',
        'leaf/edge/.8 M-12 388l-9 3V420l9-3zM12 388l9 3V420l-9-3z',
        'lit/-/0/.32 M-14 417H14L24 440H-24z',
      ),
    )
  )
}

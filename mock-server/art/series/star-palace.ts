import { brush, createPen, type Point, polar } from '../pen.ts'
import { circle, group, mix, part, path, place, rect, type Scene, stroke } from '../scene.ts'
import { dash, limb, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { cartouche, charted, degrees, figure, gold, nightSky, sizeOf } from './star-chart.ts'

/** 奎木狼: the ring of sixteen, the wolf within it, the gate of the White Tiger. */
export function kui(scene: Scene, facts: WorkFacts): string {
  const [night, coat, bone, mirach, line] = tonesOf(facts) as [string, string, string, string, string]
  const at = charted(facts.stars!, [96, 66, 168, 330])
  return (
    nightSky(scene, [night, '#1b2a45', '#4d5c70'], 0.8) +
    path('M0 410Q180 388 360 410V450H0z', { fill: '#1a2030' }) +
    part('gate', ...gate(bone)) +
    group({ transform: place(8, 26, 0, 0.96) }, part('beast', wolf(scene, coat))) +
    figure(scene, facts, at, { line: mix(line, '#ffffff', 0.6), star: '#e6eefc', special: { 奎宿九: mirach } }) +
    cartouche(scene, facts.label!, 336, 150)
  )
}

/** Two posts, a lintel, and the White Tiger on its shield. */
function gate(bone: string): string[] {
  const stone = '#0b101c'
  const edge = { fill: stone, stroke: '#51617c', strokeWidth: 1 }
  const tiger = group(
    { transform: place(180, 36) },
    circle(0, 0, 25, { fill: stone, stroke: gold, strokeWidth: 1.6 }),
    path(
      'M-17-12C-20-20-10-21-8-15 -3-18 3-18 8-15 10-21 20-20 17-12 20-2 16 8 10 13 4 19-4 19-10 13-16 8-20-2-17-12z',
      { fill: bone },
    ),
    stroke('M-3-14h6M-4-10h8M0-14V-6M-16-4l7 2M-15 2l6 0M16-4l-7 2M15 2l-6 0', '#15171c', 1.7),
    path('M-9-4l5 2-4 2zM9-4l-5 2 4 2zM-3 6h6l-3 4z', { fill: '#15171c' }),
    stroke('M0 10v3q-4 3-7 0M0 13q4 3 7 0', '#15171c', 1.1),
  )
  return [
    path('M6 70H46V420H0V400H6zM314 70H354V400H360V420H314z', edge),
    path('M-4 54Q20 62 60 56H300Q340 62 364 54V74H-4z', edge),
    path('M-4 26Q60 48 180 48T364 26L360 18Q300 36 180 36T0 18z', edge),
    stroke('M12 78V396M40 78V396M320 78V396M348 78V396M6 120h40M314 120h40M6 360h40M314 360h40', '#34425c', 1),
    tiger,
  ]
}

/** A wolf on guard, forefeet on the step, head high and to the left; its back runs along the ring. */
function wolf(scene: Scene, coat: string): string {
  const [dark, pale] = [mix(coat, '#10141f', 0.5), mix(coat, '#ffffff', 0.5)]
  const dice = scene.dice.fork('fur')
  const fur = (tone: string, count: number, from: Point, to: Point, spread: number, angle: number) =>
    stroke(
      Array.from({ length: count }, () => {
        const t = dice.next()
        return dash(
          [
            from[0] + (to[0] - from[0]) * t + dice.range(-spread, spread),
            from[1] + (to[1] - from[1]) * t + dice.range(-spread, spread),
          ],
          dice.range(9, 17),
          angle + dice.range(-0.3, 0.3),
        )
      }).join(''),
      tone,
      1.3,
      { strokeOpacity: 0.85 },
    )
  const some = scene.detail ? 46 : 26
  return group(
    {},
    path('M84 384H170V408H78z', { fill: '#39445a', stroke: '#6c7b94', strokeWidth: 1 }),
    path(limb('236 318 256 356 262 408', 30, 12), { fill: dark }),
    path(limb('222 300 238 340 216 368 222 406', 58, 14) + 'M206 402q14-6 26 2 2 8-26 8z', {
      fill: mix(coat, dark, 0.75),
    }),
    path(limb('170 262 156 320 148 384', 34, 13), { fill: dark }),
    path(
      brush(points('150 176 168 214 196 256 226 302 234 336'), (t) => 62 + 22 * Math.sin(t * 3) - 10 * t),
      { fill: coat },
    ),
    path(limb('150 238 134 300 122 382', 44, 13) + 'M104 380q14-8 26 0 2 8-26 8z', { fill: coat }),
    path('M124 196C118 236 126 262 146 280 168 262 172 226 160 196z', { fill: pale }),
    fur(dark, some, [178, 190], [244, 310], 14, 1.15),
    fur(pale, some, [134, 200], [146, 268], 14, 1.7),
    fur(mix(coat, pale, 0.4), some, [168, 220], [222, 310], 20, 1.1),
    group(
      { transform: place(146, 142) },
      path('M-8-20C-12-40-8-56 0-66 10-56 16-42 18-26zM18-24C22-42 32-52 42-58 46-44 42-26 36-12z', {
        fill: coat,
        stroke: dark,
        strokeWidth: 1.4,
      }),
      path('M-2-28C-4-40-2-48 2-54 8-46 10-38 11-30z', { fill: dark }),
      path(
        'M-16-10C-8-30 20-36 36-20 50-4 54 30 46 56 24 60 2 58-12 46-22 40-30 36-42 36-56 36-66 32-68 26-68 20-62 16-54 14-40 10-26 6-16-10z',
        { fill: coat, stroke: dark, strokeWidth: 1.4 },
      ),
      path('M-64 30C-50 26-34 22-20 26-8 30 4 40 8 56-8 54-16 44-28 38-42 36-58 36-64 30z', { fill: pale }),
      path('M-69 24q-2-8 7-9 5 5-1 11z', { fill: '#10131b' }),
      stroke('M-64 30Q-44 32-28 28M-50 15q12-4 22-11', dark, 1.5),
      path('M-14 0Q-4-8 8-2-2 6-14 0z', { fill: '#f3cf72' }),
      circle(-3, -1, 2.6, { fill: '#10131b' }),
      stroke('M-18-2Q-4-13 12-4M14 14l10 12M20 6l12 12M10 24l8 14M28 0l12 12', dark, 1.5),
    ),
  )
}

const pole: Point = [180, 214]
const perDegree = 5.1

const polarPlace = (ra: number, dec: number): Point => {
  const angle = ((ra - 41 - 90) * Math.PI) / 180
  return polar(pole, (90 - dec) * perDegree, angle)
}

const arc = (radius: number, from: number, turn: number): string => {
  const pen = createPen()
  return pen
    .moveTo(polar(pole, radius, from))
    .arcTo(radius, radius, polar(pole, radius, from + turn))
    .data()
}

/** 紫微垣: everything turns by the same angle, the star at the hub alone is still. */
export function ziwei(scene: Scene, facts: WorkFacts): string {
  const [inside, outside, walls, trail, calm] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('turn')
  const stars = facts.stars!
  const at = stars.map(({ ra, dec }) => polarPlace(ra, dec))
  const turn = 0.3
  const angleOf = ([x, y]: Point) => Math.atan2(y - pole[1], x - pole[0])
  const field = Array.from({ length: scene.detail ? 190 : 44 }, () =>
    arc(dice.range(14, 300), dice.range(0, 6.283), turn),
  )
  const still = stars.findIndex(({ name }) => name === '勾陈一')
  const trails = stars.map(({ mag }, index) => {
    if (index === still) return ''
    const from = angleOf(at[index]!)
    const radius = Math.hypot(at[index]![0] - pole[0], at[index]![1] - pole[1])
    return path(arc(radius, from - turn, turn), { class: 'trail', strokeWidth: sizeOf(mag) * 0.62 })
  })
  return (
    nightSky(scene, [outside, outside, '#0a0d1d'], 0.3) +
    circle(pole[0], pole[1], 168, {
      fill: scene.radial('palace', [
        [0, mix(inside, '#6a4fae', 0.7)],
        [0.7, inside],
        [1, outside],
      ]),
    }) +
    degrees(pole, 166, walls) +
    stroke(field.join(''), trail, 0.8, { strokeOpacity: 0.34 }) +
    group({ fill: 'none', stroke: trail, strokeOpacity: 0.85 }, ...trails) +
    figure(scene, facts, at, {
      line: walls,
      star: '#f3ead0',
      special: { 勾陈一: calm },
      scale: 0.78,
      still: '勾陈一',
    }) +
    circle(pole[0], pole[1], 30, { fill: 'none', stroke: walls, strokeWidth: 0.7, strokeDasharray: '1 3' }) +
    rect(-14, 0, 28, 5, { fill: walls, transform: place(pole[0], 398) }) +
    path('M150 398h60l-6-8h-48zM160 403v22h8v-22zM192 403v22h8v-22z', { fill: walls }) +
    cartouche(scene, facts.label!, 36, 30)
  )
}

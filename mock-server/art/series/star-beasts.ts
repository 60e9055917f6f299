import { dragonBody, dragonHead, type DragonInk, dragonLeg } from '../dragon.ts'
import { brush, dots, type Point, smooth } from '../pen.ts'
import { circle, ellipse, group, part, path, place, type Scene, stroke } from '../scene.ts'
import { dash, limb, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { cartouche, charted, clouds, figure, milkyWay, nightSky } from './star-chart.ts'

/** 角木蛟: the dragon climbs out of cloud, a star at the tip of each horn. */
export function jiao(scene: Scene, facts: WorkFacts): string {
  const [night, skin, spica, line, horizon] = tonesOf(facts) as [string, string, string, string, string]
  const ink: DragonInk = { skin, light: '#bfe0c4', line: '#0c2f36', mane: '#1d5a5c', eye: '#10222c' }
  const at = charted(facts.stars!, [150, 58, 90, 110])
  const [low, high] = [at[0]!, at[1]!]
  const spine: Point[] = points('150 196 196 214 222 262 196 314 148 346 142 396 196 440 280 470')
  const horn = (to: Point, from: Point, bow: Point) =>
    path(
      brush(
        [
          from,
          [(from[0] + bow[0]) / 2, (from[1] + bow[1]) / 2 - 4],
          bow,
          [(bow[0] + to[0]) / 2 + 3, (bow[1] + to[1]) / 2],
          to,
        ],
        (t) => 11 - 9.5 * t,
      ),
      { fill: '#d9c48a', stroke: ink.line, strokeWidth: 1 },
    )
  return (
    nightSky(scene, [night, '#123447', horizon]) +
    ellipse(180, 452, 300, 80, { fill: '#b9cfa0', fillOpacity: 0.25 }) +
    part(
      'beast',
      horn(high, [140, 148], [176, 112]),
      dragonBody(spine, (t) => 30 + 34 * Math.min(1, t * 2), ink, scene.detail ? 34 : 18),
      dragonLeg(scene, ink, place(206, 250, -28, -0.95, 0.95), 4),
      dragonLeg(scene, ink, place(148, 338, 14, 1.05), 4),
      dragonHead(ink, place(128, 178, -14, 1.05)),
      horn(low, [146, 152], [188, 138]),
    ) +
    clouds(scene, 428, '#5e8a86', '#d6e6d4', 5) +
    figure(scene, facts, at, { line, star: '#dfe8f7', special: { 角宿一: spica } }) +
    cartouche(scene, facts.label!, 36, 30)
  )
}

/** 箕水豹: the basket upper left, dust out of its open side, the leopard running with the wind. */
export function ji(scene: Scene, facts: WorkFacts): string {
  const [night, coat, dust, stars, line] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('dust')
  const at = charted(facts.stars!, [56, 52, 150, 170])
  const streams = Array.from({ length: scene.detail ? 40 : 26 }, () => {
    const [x, y] = [dice.range(130, 330), dice.range(130, 330)]
    const reach = dice.range(24, 70)
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(reach * 0.5)} ${Math.round(reach * 0.1)} ${Math.round(reach)} ${Math.round(reach * 0.62)}`
  })
  const motes = Array.from({ length: 40 }, (): Point => {
    const t = dice.next()
    return [120 + t * 220 + dice.range(-30, 30), 140 + t * 170 + dice.range(-40, 40)]
  })
  return (
    nightSky(scene, [night, '#172344', '#3a3550'], 0.8) +
    milkyWay(scene, [250, 90], -58, '#b9c3e6') +
    stroke(streams.join(''), dust, 1.6, { strokeOpacity: 0.55 }) +
    stroke(dots(motes, 0), dust, 2, { strokeOpacity: 0.6 }) +
    path('M0 424Q90 398 190 412T360 398V450H0z', { fill: '#2c2838' }) +
    part('beast', leopard(scene, coat)) +
    path('M0 440Q120 418 220 430T360 420V450H0z', { fill: '#191724' }) +
    figure(scene, facts, at, { line, star: stars }) +
    cartouche(scene, facts.label!, 324, 30)
  )
}

/** A running leopard, nose to the lower right. */
function leopard(scene: Scene, coat: string): string {
  const dice = scene.dice.fork('leopard')
  const far = '#8d673a'
  const dark = '#2c2018'
  const rosettes = Array.from({ length: scene.detail ? 44 : 30 }, (_, index) => {
    const [column, row] = [index % 10, Math.floor(index / 10)]
    const [x, y] = [
      66 + column * 14 + (row % 2) * 7 + dice.range(-2, 2),
      42 + row * 11 + dice.range(-2, 2) - Math.sin((column / 9) * 3.1) * 3,
    ]
    return `M${Math.round(x)} ${Math.round(y)}q3-5 6-1M${Math.round(x + 6)} ${Math.round(y + 3)}q-1 5-6 2`
  })
  return group(
    { transform: place(54, 262, 12, 1.06) },
    path(limb('186 64 206 92 226 106 240 124', 20, 7) + limb('84 66 92 96 66 112 52 134', 26, 7), { fill: far }),
    path(limb('62 58 30 46 4 62 -20 58 -36 40 -30 28', 10, 5), { fill: coat }),
    stroke('M24 44l3 12M10 53l3 11M-4 57l1 9M-17 54l-2 9', dark, 3),
    path(
      brush(points('52 70 84 58 126 62 170 56 206 44'), (t) => 34 + 12 * Math.sin(t * 6.3 + 0.4) - t * 6) +
        limb('186 66 214 86 240 88 262 98', 24, 9) +
        limb('70 66 54 94 28 104 6 124', 36, 8),
      { fill: coat },
    ),
    path('M190 40C192 22 206 16 220 20 236 22 248 34 262 40 266 46 262 54 252 56 238 62 214 66 200 60z', {
      fill: coat,
    }),
    path('M200 24q-3-14 8-16 8 4 8 14zM220 21q2-12 11-11 5 6 0 15z', { fill: coat, stroke: dark, strokeWidth: 1 }),
    path('M246 44C254 40 262 40 264 46 262 54 252 57 240 58 242 52 240 48 246 44z', { fill: '#efdcb8' }),
    path('M258 39q8 0 7 5-4 2-7-1z', { fill: dark }),
    circle(236, 36, 3.6, { fill: '#f2e27a' }),
    circle(237, 36, 1.7, { fill: dark }),
    stroke('M262 48q-6 5-14 5M246 49l-12 9M250 51l-10 11M238 42l-3 8', dark, 0.9),
    path('M70 76Q120 92 176 74 130 84 70 76z', { fill: '#efdcb8', fillOpacity: 0.8 }),
    stroke(rosettes.join(''), dark, 2.6),
    stroke(dots(points('206 32 214 40 208 48 220 30 224 46 34 100 46 92 56 84 222 84 236 86'), 0), dark, 3),
  )
}

/** 毕月乌: the moon between the prongs of the fork, the crow below it, rain. */
export function bi(scene: Scene, facts: WorkFacts): string {
  const [night, black, aldebaran, moon, rain] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('rain')
  const at = charted(facts.stars!, [72, 60, 232, 180])
  const drops = Array.from({ length: scene.detail ? 70 : 44 }, () =>
    dash([Math.round(dice.range(-10, 360)), Math.round(dice.range(300, 440))], dice.range(16, 32), 1.86),
  )
  const middle: Point = [(at[0]![0] + at[4]![0]) / 2 - 8, (at[0]![1] + at[4]![1]) / 2 - 2]
  const shine = scene.radial('moon', [
    [0, moon, 0.6],
    [0.3, moon, 0.3],
    [1, moon, 0],
  ])
  return (
    nightSky(scene, [night, '#1d2c48', '#43566c'], 0.8) +
    circle(middle[0], middle[1], 84, { fill: shine }) +
    part('moon', circle(middle[0], middle[1], 25, { fill: moon })) +
    path(
      `M${Math.round(middle[0]) - 14} ${Math.round(middle[1]) - 6}q8-9 16-4 4 8-5 10-10 2-11-6zM${Math.round(middle[0]) + 4} ${Math.round(middle[1]) + 9}q6-4 10 1-2 6-8 5z`,
      { fill: '#cfc6ab' },
    ) +
    clouds(scene, 392, '#39495e', '#7f92a6', 4) +
    stroke(drops.join(''), rain, 1.2, { strokeOpacity: 0.75 }) +
    part('beast', crow(scene, black, moon)) +
    figure(scene, facts, at, { line: '#b9c9de', star: '#dfe8f7', special: { 毕宿五: aldebaran } }) +
    cartouche(scene, facts.label!, 324, 30)
  )
}

/** A crow in flight, wings up, head to the upper left. */
function crow(scene: Scene, black: string, light: string): string {
  const feathers = (side: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const t = index / 8
      const root: Point = [side * (22 + t * 44), -16 - t * 20]
      const reach = 62 + Math.sin(t * 2.6) * 40
      const angle = side > 0 ? -0.25 - t * 0.75 + 0.9 * (1 - t) : Math.PI + 0.25 + t * 0.75 - 0.9 * (1 - t)
      const tip: Point = [root[0] + Math.cos(angle) * reach, root[1] + Math.sin(angle) * reach]
      return limb([root, [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 3], tip], 15, 4)
    }).join('')
  return group(
    { transform: place(168, 322, -8, 1.02) },
    stroke('M-6 30l-8 22M8 30l4 24', '#2b2d35', 2.4, { class: 'leg' }),
    stroke('M-14 52l-9 4M-14 52l-3 9M-14 52l6 6M12 54l-8 5M12 54l2 9M12 54l8 4', '#2b2d35', 1.8),
    path(feathers(-1) + feathers(1), { fill: black }),
    path(limb('-14 -28 -44 -46 -78 -52', 30, 16) + limb('18 -20 48 -44 80 -52', 30, 16), { fill: '#1d2029' }),
    path('M14 26C34 34 58 52 70 72L50 74 44 66 36 74 24 66 8 36z', { fill: black }),
    path('M-40-34C-36-48-18-52-8-42 10-34 30-14 26 12 22 30 6 40-8 34-24 26-26 4-30-12-32-22-40-26-40-34z', {
      fill: black,
    }),
    path('M-38-40C-52-38-64-34-70-28-60-28-48-28-38-30z', { fill: '#23252c' }),
    stroke('M-40-34-64-30', '#4a4e58', 0.9),
    circle(-27, -40, 3.2, { fill: '#e9e2cc' }),
    circle(-27.5, -40, 1.6, { fill: '#000000' }),
    // The one thin edge that the moon lights.
    stroke(
      smooth(points('-40 -40 -30 -49 -16 -50 -6 -42 12 -32')) + 'M-78-60Q-50-62-22-44M80-60Q52-60 24-34',
      light,
      1.3,
      { strokeOpacity: 0.85 },
    ),
    scene.detail ? stroke('M-24-14q8 4 14 0M-20-2q10 5 18 0M-16 10q10 5 20 0', '#3a3e4a', 1.2) : '',
  )
}

/** A plain ground line used under standing beasts. */
export const hill = (scene: Scene, y: number, tone: string): string =>
  path(`M0 ${y}Q90 ${y - 22} 190 ${y - 8}T${scene.width} ${y - 14}V${scene.height}H0z`, { fill: tone })

import type { Dice } from '../dice.ts'
import { dots, type Point, short, smooth, waver } from '../pen.ts'
import { circle, group, mix, path, rect, type Scene, stroke } from '../scene.ts'
import { grain } from '../textures.ts'
import { bamboo, birds, boat, pavilion, pine, seal } from './ink-figures.ts'
import { inks, type Inks, type Layout, mountains } from './ink-mountains.ts'
import type { Series } from './series.ts'

function water(scene: Scene, { near, paper, wash }: Inks, from: number): string {
  const dice = scene.dice.fork('water')
  const { width, height } = scene
  const ripples: string[] = []
  for (let row = 0; row < 13; row += 1) {
    const y = from + ((row + 1) / 13) ** 1.3 * (height - from)
    const x = dice.range(-20, width * 0.8)
    ripples.push(
      `M${short(x, 0)} ${short(y, 0)}q${short(dice.range(12, 40), 0)} ${short(dice.range(-3, 3), 0)} ${short(dice.range(50, 130), 0)} 0`,
    )
  }
  return group(
    {},
    rect(0, from - 14, width, height - from + 14, {
      fill: scene.linear('water', [
        [0, paper[1], 0],
        [0.3, paper[1], 0.9],
        [1, wash, 0.42],
      ]),
    }),
    stroke(ripples.join(''), near, 0.9, { strokeOpacity: 0.28 }),
  )
}

function sky(scene: Scene, { paper, disc }: Inks, layout: Layout): string {
  const [x, y] = layout.disc
  const glow = scene.radial('glow', [
    [0, disc, 0.5],
    [0.55, disc, 0.12],
    [1, disc, 0],
  ])
  return group(
    {},
    rect(0, 0, scene.width, scene.height, {
      fill: scene.linear('paper', [
        [0, paper[0]],
        [1, paper[1]],
      ]),
    }),
    circle(x, y, layout.discRadius * 2.3, { fill: glow }),
    circle(x, y, layout.discRadius, {
      fill: scene.linear('disc', [
        [0, disc, 0.95],
        [1, disc, 0.55],
      ]),
    }),
  )
}

/** A bank of rock in front, with moss dots. */
function bank(scene: Scene, dice: Dice, colors: Inks, x: number, reach: number, rise: number): string {
  const { height } = scene
  const rough = waver(dice.next, 5)
  const crest: Point[] = []
  for (let t = -1; t <= 1.01; t += 0.125) {
    crest.push([
      x + t * reach,
      height - rise * Math.max(0, 1 - t * t) ** 0.7 * (1 + rough(t) * 0.16) + (Math.abs(t) > 0.95 ? 6 : 0),
    ])
  }
  const moss = Array.from({ length: scene.detail ? 40 : 16 }, (): Point => {
    const t = dice.range(-0.8, 0.8)
    return [x + t * reach, height - rise * (1 - t * t) ** 0.7 * dice.range(0.72, 1.06)]
  })
  const fill = scene.linear('bank', [
    [0, colors.near],
    [1, mix(colors.near, colors.wash, 0.55)],
  ])
  return (
    path(`${smooth(crest, false, 1, 0)}z`, { fill }) +
    stroke(dots(moss, 0), colors.leaf, 4.5) +
    stroke(
      dots(
        moss.slice(0, 8).map(([mx, my]): Point => [mx + 6, my + 9]),
        0,
      ),
      colors.foot,
      3,
      { strokeOpacity: 0.3 },
    )
  )
}

/** What lives in the landscape: one or two figures that each serial chooses for itself. */
function figures(scene: Scene, colors: Inks, shore: number): string {
  const dice = scene.dice.fork('figures')
  const { width, height } = scene
  const { near, leaf, wash } = colors
  const left = dice.chance(0.5)
  const toward = left ? 1 : -1
  const edge = left ? width * dice.range(0.08, 0.18) : width * dice.range(0.82, 0.92)
  const other = left ? width * dice.range(0.58, 0.76) : width * dice.range(0.24, 0.42)
  const out: string[] = []
  const kind = scene.turn(['pine', 'pavilion', 'pines', 'bamboo', 'water'], 2)
  if (kind === 'bamboo') out.push(bamboo(dice, [left ? 8 : width - 38, height + 4], height * 0.62, leaf))
  if (kind === 'pine' || kind === 'pines') {
    out.push(pine(scene, 'pine', dice, [edge + toward * 14, height * 0.93], height * dice.range(0.3, 0.4), near, leaf))
    if (kind === 'pines')
      out.push(pine(scene, 'pine', dice, [edge + toward * 58, height * 0.95], height * 0.2, near, leaf))
    out.push(bank(scene, dice, colors, edge, width * 0.36, height * 0.1))
  }
  if (kind === 'pavilion') {
    out.push(pine(scene, 'pine', dice, [edge + toward * 44, height * 0.94], height * 0.2, near, leaf))
    out.push(pavilion([edge, height * 0.918], 1.2, near, wash))
    out.push(bank(scene, dice, colors, edge, width * 0.34, height * 0.085))
  }
  if (kind === 'water' || dice.chance(0.6)) {
    const x = kind === 'water' ? width * dice.range(0.3, 0.7) : other
    out.push(
      boat(
        [x, shore + (height - shore) * dice.range(0.3, 0.6)],
        kind === 'water' ? 1.25 : dice.range(0.75, 1),
        near,
        near,
      ),
    )
  }
  return out.join('')
}

function landscape(scene: Scene, colors: Inks, layout: Layout): string {
  const dice = scene.dice.fork('extras')
  const { width, height } = scene
  const shore = height * 0.8
  const flock = birds(
    dice,
    [width * dice.range(0.3, 0.7), height * dice.range(0.12, 0.24)],
    dice.int(3, 7),
    colors.near,
  )
  return [
    sky(scene, colors, layout),
    flock,
    mountains(scene, colors, layout),
    water(scene, colors, shore),
    figures(scene, colors, shore),
    grain(scene, '.012 .5', colors.paper[0] < '#8' ? 0.22 : 0.5),
  ].join('')
}

export const inkLandscape: Series = {
  name: '水墨山河',
  draw(scene) {
    const dice = scene.dice.fork('layout')
    const { width, height } = scene
    const layout: Layout = {
      horizon: dice.range(0.44, 0.52),
      rise: dice.range(0.26, 0.42),
      layers: dice.int(4, 5),
      disc: [width * dice.range(0.2, 0.8), height * dice.range(0.13, 0.24)],
      discRadius: dice.range(20, 36),
      fall: dice.chance(0.5) ? dice.int(1, 2) : -1,
    }
    const inset = scene.rank > 1 ? 36 : 20
    const stamp = dice.chance(0.5) ? width - 24 - inset : inset
    return landscape(scene, scene.turn(inks, 3), layout) + seal([stamp, inset], 24, dice.int(0, 99))
  },
  banner(scene) {
    const dice = scene.dice.fork('layout')
    const { width, height } = scene
    const layout: Layout = {
      horizon: 0.56,
      rise: dice.range(0.34, 0.46),
      layers: 5,
      disc: [width * dice.range(0.62, 0.8), height * 0.28],
      discRadius: 40,
      fall: 2,
    }
    return landscape(scene, scene.turn(inks, 3), layout) + seal([width - 48, 24], 24, dice.int(0, 99))
  },
  box: {
    front: ['#f3eee3', '#ded3bd'],
    side: ['#cfc2a8', '#b3a486'],
    top: '#faf6ec',
    ribbon: ['#3a4245', '#191d1f'],
    ground: ['#e9e6df', '#cfcac0'],
    tile: () =>
      stroke('M0 34q8-16 16-4 6-22 14-6 6-10 18 10', '#5c6668', 1.2, { strokeOpacity: 0.4 }) +
      stroke('M6 44h14M28 42h12', '#5c6668', 0.8, { strokeOpacity: 0.3 }),
    emblem: (scene) =>
      circle(0, 0, 50, { fill: '#f8f4ea' }) +
      circle(22, -20, 10, { fill: '#c9432d' }) +
      path('M-49 10q14-38 27-30 8 4 12 16 10-22 22-12 12 8 24 30a50 50 0 0 1-85-4z', {
        fill: scene.linear('emblem', [
          [0, '#23282b'],
          [1, '#9aa1a3', 0.25],
        ]),
      }) +
      stroke('M-36 30h30M4 34h26M-18 40h24', '#23282b', 1, { strokeOpacity: 0.5 }) +
      circle(0, 0, 50, { fill: 'none', stroke: '#23282b', strokeWidth: 1.5 }),
  },
}

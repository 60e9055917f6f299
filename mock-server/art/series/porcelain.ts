import { polar } from '../pen.ts'
import { circle, group, mix, path, rect, type Scene, stroke } from '../scene.ts'
import type { FieldKind } from './porcelain-bands.ts'
import { forms, glazes, type Place } from './porcelain-forms.ts'
import { blossom, petal, type Spot } from './porcelain-motifs.ts'
import { dish, lid, twig, vessel } from './porcelain-vessel.ts'
import type { Series } from './series.ts'

const backdrops: readonly (readonly [wall: string, glow: string, table: string])[] = [
  ['#dfe5e8', '#f6f8f8', '#c6d0d5'],
  ['#e8dccb', '#f8f1e6', '#cdb99e'],
  ['#cfd8cd', '#eef2ea', '#aebcae'],
  ['#26324a', '#4f6388', '#182136'],
  ['#e6d3d0', '#f8eeeb', '#caada9'],
  ['#b9c7d6', '#e6edf4', '#94a6ba'],
  ['#403731', '#8a7462', '#2a2420'],
]

function room(scene: Scene, x: number, table: number, kind: string): string {
  const [wall, glow, board] = scene.turn(backdrops, 2)
  const { width, height } = scene
  const light = scene.radial('light', [
    [0, glow],
    [1, glow, 0],
  ])
  const shapes: Record<string, string> = {
    moon: circle(x, table - height * 0.36, height * 0.31, { fill: glow, fillOpacity: 0.85 }),
    niche: path(`M${x - 118} ${table}V150a118 118 0 0 1 236 0V${table}z`, {
      fill: scene.linear('niche', [
        [0, glow, 0.95],
        [1, wall, 0.4],
      ]),
    }),
    screen: rect(x - 112, table - 330, 224, 330, { fill: glow, fillOpacity: 0.75, stroke: board, strokeWidth: 3 }),
    plain: '',
  }
  return group(
    {},
    rect(0, 0, width, height, { fill: wall }),
    circle(x, height * 0.42, height * 0.62, { fill: light }),
    shapes[kind]!,
    rect(0, table, width, height - table, {
      fill: scene.linear('table', [
        [0, board],
        [1, mix(board, '#000000', 0.82)],
      ]),
    }),
    rect(0, table, width, 1.5, { fill: '#ffffff', fillOpacity: 0.35 }),
  )
}

const fields: readonly FieldKind[] = ['lotus', 'fish', 'plum', 'ice', 'view']

function still(scene: Scene, place: Place, kind: string): string {
  const glaze = scene.turn(glazes, 1)
  const [x, foot, room] = place
  const form = forms[kind]!
  const height = room * form.tall * (scene.rank > 1 ? 0.86 : 1)
  const field = kind === 'gu' ? 'lotus' : scene.turn(fields, 2)
  const spot: Place = [x, foot, height]
  const twigs =
    scene.rank > 1 && kind !== 'jar'
      ? twig(scene, [x, foot - height], room * 0.17, scene.turn(['#f4d9d2', '#d8695a', '#f7f0e0']))
      : ''
  return twigs + vessel(scene, form, glaze, field, spot) + (kind === 'jar' ? lid(scene, glaze, spot) : '')
}

export const porcelain: Series = {
  name: '青花瓷',
  draw(scene) {
    const { width, height } = scene
    const kind = scene.turn(['meiping', 'globe', 'dish', 'yuhuchun', 'jar', 'gourd', 'gu'], 1)
    const setting = scene.turn(['moon', 'niche', 'plain', 'screen'], 1)
    if (kind === 'dish')
      return (
        room(scene, width / 2, height * 0.86, 'plain') +
        dish(scene, scene.turn(glazes, 1), [width / 2, height * 0.47], width * 0.4)
      )
    return room(scene, width / 2, height * 0.8, setting) + still(scene, [width / 2, height * 0.865, height], kind)
  },
  banner(scene) {
    const { width, height } = scene
    const kinds = scene.dice.fork('kinds').shuffle(['meiping', 'globe', 'yuhuchun', 'gourd'])
    return (
      room(scene, width * 0.68, height * 0.8, 'moon') +
      still(scene, [width * 0.68, height * 0.9, height * 1.08], kinds[0]!)
    )
  },
  box: {
    front: ['#f5f8fb', '#d7e1ee'],
    side: ['#c8d5e6', '#a3b6d0'],
    top: '#ffffff',
    ribbon: ['#2c57b3', '#173a8c'],
    ground: ['#e3e9ee', '#c2cdd7'],
    tile: () =>
      stroke(
        'M24 4c10 0 20 9 20 20s-9 20-20 20S4 34 4 24 14 4 24 4zM24 12c6 0 12 5 12 12s-5 12-12 12-12-5-12-12 6-12 12-12z',
        '#2c57b3',
        1,
        { strokeOpacity: 0.35 },
      ) +
      path('M24 17q4 3 0 7-4-4 0-7zM24 31q4-3 0-7-4 4 0 7zM17 24q3-4 7 0-4 4-7 0zM31 24q-3-4-7 0 4 4 7 0z', {
        fill: '#2c57b3',
        fillOpacity: 0.4,
      }),
    emblem: () => {
      const at: Spot = (x, y) => [x, y]
      const round = Array.from({ length: 12 }, (_, index) => {
        const [x, y] = polar([0, 0], 40, (index * Math.PI) / 6)
        return blossom((dx, dy) => [x + dx, y + dy], 6, index)
      })
      const petals = Array.from({ length: 8 }, (_, index) => petal(at, (index * Math.PI) / 4, 6, 29, 12))
      return (
        circle(0, 0, 50, { fill: '#ffffff', stroke: '#173a8c', strokeWidth: 2 }) +
        circle(0, 0, 31, { fill: 'none', stroke: '#173a8c', strokeWidth: 1 }) +
        path(round.join(''), { fill: '#2450a8' }) +
        path(petals.join(''), { fill: '#7fa3dc', stroke: '#173a8c', strokeWidth: 1 }) +
        circle(0, 0, 6, { fill: '#173a8c' })
      )
    },
  },
}

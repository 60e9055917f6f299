import { type Point, polar, short } from '../../pen.ts'
import { el, group, part, path, place, type Scene, stroke, use } from '../../scene.ts'
import type { WorkFacts } from '../../works/works.ts'
import { crescent, flower, holes, inksOf, line, oval, plies, solid, spots } from './sheet.ts'

interface Animal {
  readonly name: string
  readonly fill: string
  readonly lines: string
  /** Thin lines. */
  readonly fine: string
  readonly cut: string
}

/** The twelve, each about 56 high on the origin and looking to the right; one mark tells each. */
const animals: readonly Animal[] = [
  {
    name: 'rat',
    fill: oval(-3, -14, 15, 12) + oval(13, -17, 9, 7) + oval(8, -27, 7) + 'M18-22L28-14 18-11z',
    lines: 'M-10-6V0M7-6V0',
    fine: 'M-16-8C-30-6-32-26-22-34',
    cut: oval(8, -27, 3.4) + oval(17, -18, 1.8),
  },
  {
    name: 'ox',
    fill: oval(-4, -21, 17, 12) + oval(16, -28, 9, 8) + oval(22, -24, 6, 5),
    lines: 'M-16-14V0M-8-14V0M4-14V0M10-14V0',
    fine: 'M11-34C2-42 6-52 14-50M20-35C30-42 28-52 20-52M-20-24C-28-20-26-8-26-4',
    cut: oval(17, -29, 1.8) + oval(25, -23, 1.4),
  },
  {
    name: 'tiger',
    fill: oval(-5, -20, 17, 11) + oval(15, -29, 11, 10) + oval(8, -38, 4) + oval(22, -38, 4),
    lines: 'M-17-12V0M-9-12V0M4-12V0M11-12V0',
    fine: 'M-20-24C-32-26-32-42-22-46',
    cut:
      'M-14-30l3 9-5-1zM-7-31l3 10-5 0zM0-31l3 9-5 0zM10-35h8v2H10zM11-32h6v2h-6zM13-37h2v9h-2z' + oval(19, -27, 1.8),
  },
  {
    name: 'hare',
    fill:
      oval(-5, -14, 16, 13) +
      oval(11, -23, 9, 8) +
      'M6-28C-4-42-4-54 2-58 9-52 11-40 11-30zM12-30C10-44 14-56 20-58 24-50 20-38 16-29z',
    lines: 'M-14-4V0M6-5V0',
    fine: 'M-20-14L-24-18',
    cut: oval(14, -24, 1.8) + 'M3-36Q1-46 3-52 7-46 7-36z',
  },
  {
    name: 'dragon',
    fill: oval(12, -42, 11, 7) + 'M18-45L31-43 21-36zM-30-4L-38-12-34 0-40 6-28 2z',
    lines: 'M-30-1C-30-22-14-26-8-14S10-2 14-14 2-26 5-38',
    fine: 'M8-48C4-55-2-57-8-55M14-48C14-55 9-58 4-58M28-41C34-46 33-53 27-53M3-37L-6-42M3-32L-6-35M4-27L-4-28M-22-18L-27-29-33-28M-27-29L-25-35M13-10L23-14 28-10M23-14L28-18',
    cut: oval(14, -43, 1.8) + 'M-26-14l3-4 2 4zM-16-20l4-2 0 4zM-6-12l4 1-2 4zM6-8l4-1-2 4z',
  },
  {
    name: 'snake',
    fill: oval(8, -48, 9, 6) + 'M14-50L20-47 14-44z',
    lines: 'M22-4C-34 4-34-20 0-19 26-18 22-33 2-32-14-31-14-45 2-48',
    fine: 'M18-47L28-50M18-47L28-44M22-4L30-10',
    cut: oval(10, -49, 1.7),
  },
  {
    name: 'horse',
    fill: oval(-5, -24, 16, 10) + 'M4-26L12-50C16-56 22-54 24-50L32-42 28-38 20-42 14-20z',
    lines: 'M-16-16L-18 0M-8-16L-8 0M4-16L4 0M10-18L14 0',
    fine: 'M-20-26C-32-24-32-8-28-2M-21-24C-28-18-26-8-24-4M12-50L4-48M10-44L2-41M8-38L0-35M14-56L16-50',
    cut: oval(21, -47, 1.7),
  },
  {
    name: 'goat',
    fill: oval(-5, -20, 16, 11) + 'M6-24L12-40C18-44 24-40 28-32L24-28 18-30 12-18z',
    lines: 'M-15-12V0M-7-12V0M4-12V0M9-12V0',
    fine: 'M14-40C10-54-4-54-4-42M18-41C16-56 2-60-4-52M24-28L23-18M21-28L19-20M-20-24L-26-28',
    cut: oval(18, -36, 1.7),
  },
  {
    name: 'monkey',
    fill: oval(-4, -16, 11, 14) + oval(2, -37, 10) + oval(-8, -38, 4) + oval(25, -54, 6),
    lines: 'M-10-6L-14 0M2-6L8 0M2-24L18-32 24-50',
    fine: 'M-14-12C-30-8-32-28-22-30-16-30-16-22-22-22',
    cut: 'M-2-40Q4-44 9-38 8-30 3-30-3-32-2-40z',
  },
  {
    name: 'cock',
    fill:
      oval(-2, -22, 14, 11) +
      'M4-24L8-44C12-50 20-48 20-42L28-40 20-37C18-28 14-22 10-18z' +
      oval(10, -47, 3.4) +
      oval(15, -49, 4) +
      oval(20, -46, 3),
    lines: 'M-4-12V0M5-12V0',
    fine: 'M-12-26C-22-34-24-46-16-54M-14-24C-28-30-32-42-26-52M-14-20C-32-22-36-32-34-42M20-36L20-31M-8 0H8',
    cut: oval(16, -43, 1.7) + crescent([-2, -22], 9, 20, 160, 3),
  },
  {
    name: 'dog',
    fill:
      oval(-4, -20, 15, 9) +
      oval(14, -32, 9, 8) +
      'M18-34L31-30 20-25z' +
      'M8-38L10-38C11-32 9-26 5-22 0-24 0-36 8-38z',
    lines: 'M-14-14V0M-7-14V0M4-14V0M9-16V0',
    fine: 'M-18-22C-30-24-30-42-20-42-13-42-14-33-20-33',
    cut: oval(17, -34, 1.8),
  },
  {
    name: 'pig',
    fill: oval(-4, -18, 20, 15) + oval(16, -18, 10, 10) + oval(26, -16, 4.4, 6) + 'M10-26L8-38 20-28z',
    lines: 'M-16-6V0M-8-5V0M4-5V0M12-6V0',
    fine: 'M-23-20C-32-22-32-32-26-32-22-31-24-26-29-27',
    cut: oval(18, -21, 1.8) + oval(26, -17, 1.3, 2.4),
  },
]

/** 十二生肖团花: the twelve in the order of the branches, each upright in a window, around the hole where the scissors first went in. */
export function zodiac(scene: Scene, facts: WorkFacts): string {
  const inks = inksOf(facts)
  const c: Point = [180, 225]
  const windows = animals.map((_, at): Point => {
    const [x, y] = polar(c, 124, ((at * 30 - 90) * Math.PI) / 180)
    return [Math.round(x), Math.round(y)]
  })
  const [open, floor] = [31.2, 22]
  // What stands in a window stands on its sill, which is red.
  const half = short(Math.sqrt(open ** 2 - floor ** 2))
  const sills = windows.map(
    ([x, y]) => `M${x} ${y + floor}m-${half} 0h${short(2 * Number(half))}a33 33 0 0 1-${short(2 * Number(half))} 0z`,
  )
  const wheel = (name: string, content: string) => {
    const id = scene.define(name, (given) => group({ id: given }, content))
    return group(
      { transform: place(c[0], c[1]) },
      ...animals.map((_, at) => use(id, { class: name, transform: `rotate(${at * 30})` })),
    )
  }
  /** The same, in quarters, where nothing has to be counted. */
  const quarters = (name: string, content: string) => {
    const one = scene.define(name, (given) => group({ id: given }, content))
    const three = scene.define(`${name}3`, (given) =>
      group({ id: given }, ...[0, 30, 60].map((turn) => use(one, { transform: `rotate(${turn})` }))),
    )
    return group(
      { transform: place(c[0], c[1]) },
      ...[0, 90, 180, 270].map((turn) => use(three, { transform: `rotate(${turn})` })),
    )
  }
  const blossom = scene.define('blossom', (id) => el('path', { id, d: flower([0, 0], 5, 4) }))
  const middles = spots('-4 -13 -5 -21 -8 -17 -6 -13 -18 -14 -13 -10 -6 -24 -6 -20 -4 -15 -4 -24 -5 -20 -5 -18')
  const beasts = animals.map(({ fill, lines, fine, cut }, at) =>
    group(
      { class: 'animal', transform: place(windows[at]![0], windows[at]![1] + floor + 1, 0, 0.86) },
      solid(fill),
      line(lines, 5),
      line(fine, 3),
      group(
        { fill: inks.white },
        solid(cut),
        at === 4 || at === 5 ? '' : use(blossom, { transform: place(...middles[at]!) }),
      ),
    ),
  )
  return (
    leafGold(scene, inks.backing) +
    plies(
      scene,
      { ...inks, fine: true },
      holes(windows, 76) + solid(oval(c[0], c[1], 124)),
      holes(windows, 2 * open) +
        wheel('petal', solid(`M0-22C-13-34-13-58 0-78 13-58 13-34 0-22zM18-69l4 10-8-2z${oval(25, -93, 3.6)}`)) +
        part('hole', solid(oval(c[0], c[1], 8))),
      quarters('vein', solid('M-1-22H1V-38C7-48 7-58 0-67-7-58-7-48-1-38z')) + solid(sills.join('')),
    ) +
    group({ fill: inks.red, stroke: inks.red, strokeWidth: 0 }, ...beasts)
  )
}

/** Leaves of gold under the rarest sheet: squares with their seams. */
function leafGold(scene: Scene, tone: string): string {
  const dice = scene.dice.fork('leafgold')
  const shades = ['#dcbd6c', '#f0dca4', '#e2c67c', '#d3b05a']
  const squares = shades.map((fill) =>
    path(Array.from({ length: 3 }, () => `M${dice.int(0, 5) * 60} ${dice.int(0, 7) * 60}h60v60h-60z`).join(''), {
      class: 'leaf',
      fill,
      fillOpacity: 0.6,
    }),
  )
  const seams =
    [60, 120, 180, 240, 300].map((x) => `M${x} 0V450`).join('') +
    [60, 120, 180, 240, 300, 360, 420].map((y) => `M0 ${y}H360`).join('')
  return (
    path('M0 0H360V450H0z', { fill: tone }) + squares.join('') + stroke(seams, '#b98f3c', 0.6, { strokeOpacity: 0.6 })
  )
}

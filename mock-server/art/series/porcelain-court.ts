import { dragonBody, dragonHead, type DragonInk, dragonLeg } from '../dragon.ts'
import type { Point } from '../pen.ts'
import { circle, group, mix, place, type Scene, stroke, use } from '../scene.ts'
import { along, layers, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { band, footRim, glazed, gloss, hoops, painted, piled, type Pots, room, scroll } from './porcelain-kiln.ts'
import { lip } from './porcelain-vases.ts'
import { bandOf, heightOn, vesselOf } from './vessel-facts.ts'

/** 云龙纹扁壶: one five-clawed dragon from the mouth to the foot; rust in the thick strokes. */
export function dragonFlask(scene: Scene, facts: WorkFacts): string {
  const [blue, deep, rust, pale, white] = tonesOf(facts) as [string, string, string, string, string]
  const pots: Pots = { blue, deep, pale, white }
  const [unit, top] = [366, 36]
  const vessel = vesselOf(facts, unit, top, { tilt: 0.09 })
  const v = heightOn(vessel, unit, top)
  const ink: DragonInk = { skin: mix(blue, pale, 0.72), light: '#f2f6f5', line: deep, mane: blue, eye: deep }
  const spine = points('196 118 232 140 252 186 228 226 172 232 120 246 104 290 136 326 190 322 226 336 214 366')
  const cloud = scene.define(
    'cloud',
    (id) =>
      layers(
        { pale, blue },
        'pale/blue/1.2 M-20 6C-26-2-16-12-8-6-6-16 10-16 12-6 20-10 26 0 20 6 30 6 38 10 46 4 40 14 28 14 18 12H-14z',
        '-/blue/1 M-8-6q6 0 6 5t-6 2M12-6q-6 0-6 5',
      ).replace(/^/, `<g id="${id}">`) + '</g>',
  )
  const spots = along(spine, 14).map(([x, y], at): Point => [x + (at % 2 ? 5 : -5), y + (at % 3 ? 4 : -4)])
  const halo = scene.radial('rust', [
    [0, rust],
    [0.5, rust, 0.8],
    [1, rust, 0],
  ])
  return (
    room(scene, 400, 66) +
    glazed(scene, vessel, pots) +
    painted(
      scene,
      hoops(vessel, [v(0.03), v(0.145), v(0.165), v(0.955)], blue),
      band(vessel, 'curl', [v(0.045), v(0.135)], 9, pots, 1.4),
      ...points('98 176 270 268 86 236 236 290 150 196 160 290 266 320 96 330 150 368').map(([x, y], at) =>
        use(cloud, { class: 'cloud', transform: place(x, y, at % 2 ? 14 : -10, at % 2 ? -0.74 : 0.74, 0.74) }),
      ),
      group(
        { class: 'dragon' },
        dragonBody(spine, (t) => 24 + 14 * Math.sin(Math.min(1, t * 1.3) * 2.8) - 16 * t, ink, scene.detail ? 34 : 16),
        dragonLeg(scene, ink, place(240, 196, 196, 0.62), 5),
        dragonLeg(scene, ink, place(226, 214, -60, 0.62), 5),
        dragonLeg(scene, ink, place(118, 268, 8, 0.62), 5),
        dragonLeg(scene, ink, place(176, 326, 120, -0.56, 0.56), 5),
        stroke('M196 108C210 96 226 92 240 94M190 104C200 90 212 82 226 80M226 92l6-8', deep, 4.4),
        dragonHead(ink, place(176, 122, -4, 0.66)),
      ),
      ...spots.map(([x, y], at) => circle(x, y, 4 + (at % 3), { fill: halo, class: 'rust' })),
    ) +
    gloss(scene, vessel, 0.4) +
    lip(vessel)
  )
}

/** 釉里红玉壶春: copper red blooms on blue stems; one bloom is flawless, the next shows the kiln's risk. */
export function copperRed(scene: Scene, facts: WorkFacts): string {
  const [red, grey, blue, white, moss] = tonesOf(facts) as [string, string, string, string, string]
  const pots: Pots = { blue, deep: mix(blue, '#0a1236', 0.5), pale: mix(blue, white, 0.5), white }
  const [unit, top] = [362, 42]
  const vessel = vesselOf(facts, unit, top)
  const v = heightOn(vessel, unit, top)
  const span = (name: string): [number, number] => {
    const [from, to] = bandOf(facts, name)
    return [v(from), v(to)]
  }
  const petal = (turn: number, reach: number, wide: number) =>
    `<path transform="rotate(${turn})" d="M0 0C-${wide} -${reach * 0.3}-${wide * 1.2} -${reach * 0.8}-${wide * 0.4}-${reach * 0.9}q${wide * 0.4}-4 ${wide * 0.4} 2 0-6 ${wide * 0.4}-2C${wide * 1.2} -${reach * 0.8} ${wide}-${reach * 0.3} 0 0z"/>`
  const petals = scene.define('petals', (id) =>
    group(
      { id },
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => petal(turn, 34, 12)),
      ...[22, 112, 202, 292].map((turn) => petal(turn, 22, 9)),
      petal(60, 12, 6),
    ),
  )
  const copper = scene.glow(
    'copper',
    [
      [0, mix(red, '#5a1018', 0.6)],
      [0.7, red],
      [1, mix(red, white, 0.7)],
    ],
    34,
  )
  const peony = (name: string, edge: string) =>
    scene.define(name, (id) => use(petals, { id, stroke: edge, strokeWidth: 1.7, fill: copper }))
  // The glaze stays white between the petals, and the red bleeds into it.
  const fine = peony('fine', mix(white, red, 0.82))
  const risky = peony('risky', mix(white, grey, 0.66))
  const bleeding = scene.radial('bleeding', [
    [0.55, red, 0.5],
    [1, red, 0],
  ])
  const burnt = scene.radial('burnt', [
    [0.3, grey, 0.95],
    [1, grey, 0],
  ])
  const [from, to] = span('缠枝牡丹')
  return (
    room(scene, 404, 74) +
    glazed(scene, vessel, pots) +
    painted(
      scene,
      hoops(vessel, [v(0.05), v(0.275), v(0.34), v(0.45), v(0.85), v(0.96)], blue),
      band(vessel, 'leaf', span('蕉叶纹'), 9, pots, 1.2),
      band(vessel, 'fret', span('回纹'), 14, pots, 1.2),
      band(vessel, 'ruyi', span('如意云头'), 10, pots, 1.3),
      band(vessel, 'lappet', span('变形莲瓣'), 20, pots, 1.2),
      scroll(
        scene,
        vessel,
        [from, to],
        [-1.5, 0, 1.5],
        scene.define('bud', (id) => `<g id="${id}"/>`),
        pots,
      ),
      stroke('M132 290q-18 8-22 24M226 276q18-6 30 2M170 330q10 12 26 10M150 238q-14-10-28-6', blue, 2.2),
      layers(
        { blue: pots.pale, line: blue },
        'blue/line/1.2 M110 314C98 310 92 322 98 330 108 334 114 324 110 314zM256 278C268 270 278 280 274 290 264 296 256 288 256 278zM196 340C206 332 218 338 216 348 206 356 198 350 196 340zM122 232C110 228 104 236 108 244 118 248 124 240 122 232zM176 236C186 226 198 230 198 240 190 248 180 246 176 236z',
      ),
      circle(138, 282, 54, { fill: bleeding }),
      circle(226, 306, 52, { fill: bleeding }),
      use(fine, { class: 'bloom', transform: place(138, 282, -8, 1.36) }),
      use(risky, { class: 'bloom', transform: place(226, 306, 20, 1.3) }),
      circle(248, 330, 19, { fill: burnt, class: 'misfired' }),
      layers({ moss }, '.moss moss M214 288q7-6 12 1 0 7-8 7-6-3-4-8zM240 290q4-3 7 1-1 5-6 3z'),
      piled(points('144 252 180 318 196 262'), pots.deep),
    ) +
    gloss(scene, vessel, 0.66) +
    footRim(vessel, '#d9b38c') +
    lip(vessel)
  )
}

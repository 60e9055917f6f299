import { mouth } from '../lathe.ts'
import { dots, type Point, polar } from '../pen.ts'
import { circle, el, ellipse, group, mix, place, type Scene, stroke, use } from '../scene.ts'
import { layers } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { band, footRim, glazed, gloss, hoops, lotus, painted, type Pots, room, scroll } from './porcelain-kiln.ts'
import { heightOn, vesselOf } from './vessel-facts.ts'

/** How much of its height is left where one looks down into it. */
const SEEN = 0.98

/** 永乐压手杯: looked down into; in its well two lions at play with a ball that bears the reign mark, the wall thick toward its base. */
export function cup(scene: Scene, facts: WorkFacts): string {
  const [blue, deep, pale, white, biscuit] = tonesOf(facts) as [string, string, string, string, string]
  const pots: Pots = { blue, deep, pale, white }
  const [unit, top] = [158, 160]
  const profile = facts.profile!.map(([x, y]) => [x, y * SEEN] as [number, number])
  const vessel = vesselOf({ ...facts, profile }, unit, top, { tilt: 0.61 })
  const v = (height: number) => heightOn(vessel, unit, top)(height * SEEN)
  const plums: string[] = []
  for (let at = -5; at <= 5; at += 1) {
    const [px, py] = vessel.project(at * 0.27, v(0.1))
    plums.push(use(plum(scene, pots), { transform: place(px, py, 0, Math.cos(at * 0.27), 1) }))
  }
  return (
    room(scene, 358, 92) +
    glazed(scene, vessel, pots) +
    painted(
      scene,
      hoops(vessel, [v(0.04), v(0.15), v(0.885), v(0.96)], blue, 1.4),
      ...plums,
      scroll(scene, vessel, [v(0.16), v(0.66)], [-1.18, -0.39, 0.39, 1.18], lotus(scene, pots), pots, 0.95),
      band(vessel, 'curl', [v(0.9), v(0.955)], 18, pots, 1.2),
    ) +
    gloss(scene, vessel, 0.3) +
    footRim(vessel, biscuit) +
    well(scene, mouth(vessel), pots)
  )
}

/** The inside: a rim with the light on it, the wall in shade below it, and the floor with the medallion. */
function well(scene: Scene, [x, y, rx, ry]: readonly [number, number, number, number], pots: Pots): string {
  const wall = scene.linear(
    'wall-in',
    [
      [0, '#8ea3b1'],
      [0.3, '#c3d0d6'],
      [0.62, '#eef3f3'],
      [1, '#fdfefd'],
    ],
    [0.3, 0, 0.6, 1],
  )
  const floor = scene.radial(
    'floor',
    [
      [0, '#fdfefd'],
      [0.7, '#f3f6f5'],
      [1, '#d5dfe3'],
    ],
    [0.54, 0.6, 0.6],
  )
  const line = { fill: 'none', stroke: pots.blue }
  const one = lion(scene, pots)
  return (
    ellipse(x, y, rx, ry, { fill: '#f7faf9', stroke: '#7e929f', strokeWidth: 1.3 }) +
    ellipse(x, y + 3, rx - 8, ry - 6, { fill: wall, stroke: '#8fa3b0', strokeWidth: 0.8 }) +
    ellipse(x, y + 3, rx - 12, ry - 9, { ...line, strokeWidth: 1.3 }) +
    group(
      { class: 'medallion', transform: place(x, y + 12) },
      ellipse(0, 0, 116, 69, { fill: floor, stroke: '#b9c7ce', strokeWidth: 1 }),
      ellipse(0, 0, 112, 66, { ...line, strokeWidth: 2 }),
      ellipse(0, 0, 108, 63, { ...line, strokeWidth: 0.9 }),
      // Ribbons of the ball.
      stroke(
        'M-8-16C-22-28-8-38-22-48M8 18C20 28 4 40 18 48M8-16C10-32 26-34 20-48M-8 18C-10 32-26 34-18 48',
        pots.blue,
        2.6,
      ),
      use(one, { class: 'lion', transform: 'rotate(-9)' }),
      use(one, { class: 'lion', transform: 'rotate(-9)scale(-1 1)' }),
      circle(0, 0, 22, { class: 'ball', fill: '#fbfdfb', stroke: pots.deep, strokeWidth: 2.2 }),
      circle(0, 0, 19, { ...line, strokeWidth: 0.8 }),
      group(
        {
          fontSize: 13,
          fontWeight: 700,
          textAnchor: 'middle',
          fill: pots.deep,
          fontFamily: 'Noto Serif CJK SC,Songti SC,STSong,serif',
        },
        ...['永', '乐', '年', '制'].map((sign, at) => el('text', { x: at < 2 ? 7 : -7, y: at % 2 ? 12 : -1.6 }, sign)),
      ),
    )
  )
}

/** One lion to the right of the ball at the origin, its paw on it: curls for a mane, flames at its joints, a tail like fire. */
function lion(scene: Scene, { blue, deep, pale, white }: Pots): string {
  const coat = mix(pale, white, 0.5)
  const curls = Array.from({ length: 10 }, (_, at): Point => polar([43, -13], 21, ((at * 36 - 90) * Math.PI) / 180))
  /** Limbs: their outline, and the coat within. */
  const limbs = (d: string, width: number, tone = coat) => stroke(d, deep, width + 2.6) + stroke(d, tone, width)
  const mane = (tone: string, width: number) => stroke(dots(curls, 0), tone, width)
  return scene.define('lion', (id) =>
    group(
      { id, class: 'cobalt' },
      limbs('M64 4Q70 20 64 33h-6M96 0Q106 14 98 31h-6', 8, pale),
      layers(
        { blue, deep },
        'blue/deep/1 M92-12C104-14 102-26 92-30 104-28 110-36 104-48 116-40 118-26 110-18 118-18 122-8 114-2 106 6 94 0 92-12z',
      ),
      limbs('M60-4Q76-15 90-7', 24),
      limbs('M90-5Q74 10 86 17L81 33h-8M58 4Q48 18 50 34h-8M50 2Q36 16 21 6', 9.5),
      layers(
        { blue },
        '-/blue/1.5 M68-11q6-6 10 1-4 6-8 1M83-10q7-5 9 2-5 6-8 0M72 1q5-4 8 1',
        'blue M88 9q9-1 8-10 7 9-2 16zM60 18q7-2 6-9 6 8-2 14z',
      ),
      mane(deep, 15),
      mane(blue, 12.6),
      mane(pale, 6),
      mane(deep, 2.4),
      layers(
        { blue, deep, white, pale, coat },
        'coat/deep/1.4 M25-16C25-30 34-34 43-34 52-34 61-30 61-16 61-2 54 8 43 8 32 8 25-2 25-16z',
        'deep M33-2Q43 3 53-2 54 10 43 11 32 10 33-2z',
        'white M36 0l1.6 5 2.4-4zM46 1l2.4 4L50 0z',
        'white/deep/1.2 M43-9C47-14 58-11 56-3 53 3 46 1 43-3 40 1 33 3 30-3 28-11 39-14 43-9z',
        'deep M37-14C39-18 47-18 49-14 49-10 46-8 43-7 40-8 37-10 37-14z',
        'white/deep/1.2 M28-20a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM48-20a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
        'deep M29.4-19a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 1 1-5.2 0zM49.4-19a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 1 1-5.2 0z',
        'blue/deep/.8 M41-23C38-34 26-34 22-27 30-29 33-23 41-23zM45-23C48-34 60-34 64-27 56-29 53-23 45-23z',
        'blue/deep/.8 M36 9q7 5 14 0 0 9-7 12-7-3-7-12z',
      ),
    ),
  )
}

const plum = (scene: Scene, pots: Pots): string =>
  scene.define('plum', (id) =>
    group(
      { id },
      stroke(dots(Array.from({ length: 5 }, (_, at) => polar([0, 0], 2.6, at * 1.257 - 1.57))), pots.blue, 4),
      circle(0, 0, 1.2, { fill: pots.white }),
    ),
  )

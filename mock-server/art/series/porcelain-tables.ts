import { mouth } from '../lathe.ts'
import { createPen, type Point, polar } from '../pen.ts'
import { circle, ellipse, group, place, type Scene, stroke, use } from '../scene.ts'
import { layers, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import {
  band,
  footRim,
  glazed,
  gloss,
  hoops,
  lotus,
  painted,
  piled,
  type Pots,
  room,
  scroll,
} from './porcelain-kiln.ts'
import { bandOf, heightOn, vesselOf } from './vessel-facts.ts'

const potsOf = ([blue, deep, pale, white]: readonly string[]): Pots => ({
  blue: blue!,
  deep: deep!,
  pale: pale!,
  white: white!,
})

/** 缠枝莲纹碗: one stem from edge to edge, three blooms of six. */
export function bowl(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const pots = potsOf(tones)
  const [unit, top] = [146, 172]
  const vessel = vesselOf(facts, unit, top, { tilt: 0.2 })
  const v = heightOn(vessel, unit, top)
  const [from, to] = bandOf(facts, '缠枝莲')
  const [low, high] = bandOf(facts, '仰莲瓣')
  const [x, y, rx, ry] = mouth(vessel)
  return (
    room(scene, 330, 110) +
    glazed(scene, vessel, pots) +
    painted(
      scene,
      hoops(vessel, [v(0.03), v(0.065), v(0.875), v(0.91)], pots.blue),
      scroll(scene, vessel, [v(from) + 0.03, v(to)], [-1.047, 0, 1.047], lotus(scene, pots), pots, 1.62),
      band(vessel, 'lappet', [v(low), v(high)], 22, pots),
      piled(points('150 236 214 228 98 224 180 262 130 246 236 240'), pots.deep, 2.6),
    ) +
    gloss(scene, vessel, 0.3) +
    footRim(vessel, tones[4]!) +
    ellipse(x, y, rx, ry, { fill: '#d8e2e4', stroke: '#7e929f', strokeWidth: 1.2 }) +
    ellipse(x, y + 3, rx - 5, ry - 4, {
      fill: scene.linear('inside', [
        [0, '#9fb2bd'],
        [1, '#f1f6f5'],
      ]),
    }) +
    ellipse(x, y + 1, rx - 8, ry - 4, { fill: 'none', stroke: pots.blue, strokeWidth: 1.4 })
  )
}

/** 海水江崖盘: face-on; three rocks in a sea whose crests curl as ruyi heads. */
export function dish(scene: Scene, facts: WorkFacts): string {
  const [blue, deep, pale, white, foam] = tonesOf(facts) as [string, string, string, string, string]
  const at: Point = [180, 220]
  const R = 156
  const curl = scene.define(
    'curl',
    (id) =>
      layers(
        { foam, blue },
        // A wave that rears up, and the two scrolls and the knot of its crest.
        'blue M-34 22C-24 4-14 2-8 4H8C14 2 24 4 34 22 12 28-12 28-34 22z',
        '-/foam/1.3 M-27 20Q-14 6-5 8M-18 22Q-8 10-1 10M27 20Q14 6 5 8M18 22Q8 10 1 10',
        'foam/blue/1.6 M0-24C9-24 13-16 11-9 20-15 30-8 28 2 26 12 14 14 8 7 6 13-6 13-8 7-14 14-26 12-28 2-30-8-20-15-11-9-13-16-9-24 0-24z',
        '-/blue/1.4 M-8 7C-14 7-16-3-9-4-4-4-4 3-9 2M8 7C14 7 16-3 9-4 4-4 4 3 9 2M0-24C-6-20-5-12 1-12 5-13 4-18 0-17',
      ).replace(/^/, `<g id="${id}">`) + '</g>',
  )
  const crests = Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * Math.PI * 2 + 0.31
    const [x, y] = polar(at, R * 0.75, angle)
    return use(curl, {
      class: 'crest',
      transform: place(x, y, (angle * 180) / Math.PI + 90, 0.98),
    })
  })
  const sea = [0.66, 0.7, 0.74, 0.78, 0.82, 0.86].map((part, row) => {
    const pen = createPen(0)
    for (let step = 0; step < 24; step += 1) {
      const a = ((step + row * 0.5) / 24) * Math.PI * 2
      pen.moveTo(polar(at, R * part, a)).quadTo(polar(at, R * (part + 0.07), a + 0.13), polar(at, R * part, a + 0.26))
    }
    return pen.data()
  })
  const rim = Array.from({ length: 36 }, (_, index) => {
    const a = (index / 36) * Math.PI * 2
    return createPen(0)
      .moveTo(polar(at, R * 0.93, a))
      .quadTo(polar(at, R * 0.99, a + 0.06), polar(at, R * 0.95, a + 0.12))
      .quadTo(polar(at, R * 0.91, a + 0.12), polar(at, R * 0.94, a + 0.17))
      .data()
  })
  return (
    room(scene, 440, 150).replace(/<ellipse[^>]*>$/, '') +
    circle(184, 228, R, { fill: '#3a2a18', fillOpacity: 0.35 }) +
    circle(at[0], at[1], R, {
      class: 'body',
      fill: scene.radial('glaze', [
        [0, '#fbfdfb'],
        [0.62, white],
        [0.66, '#dfe8ea'],
        [0.9, white],
        [1, '#c3d0d6'],
      ]),
      stroke: '#7e929f',
      strokeWidth: 1.4,
    }) +
    circle(at[0], at[1], R * 0.9, { fill: pale, fillOpacity: 0.28 }) +
    stroke(sea.join(''), blue, 1.2) +
    stroke(rim.join(''), blue, 1.6) +
    group(
      { fill: 'none', stroke: blue },
      ...[0.985, 0.905, 0.62].map((part) => circle(at[0], at[1], R * part, { strokeWidth: 1.8 })),
    ) +
    crests.join('') +
    circle(at[0], at[1], R * 0.6, { fill: '#fbfdfb', stroke: blue, strokeWidth: 2 }) +
    stroke(
      [0, 1, 2, 3, 4]
        .map((row) =>
          `M${98 + row * 7} ${248 + row * 13}q10-9 20 0t20 0 20 0 20 0 20 0 20 0 20 0`.slice(0, 60 - row * 4),
        )
        .join(''),
      blue,
      1.3,
    ) +
    layers(
      { blue, pale, deep, white: '#fbfdfb', foam },
      '.rock pale/blue/1.8 M118 274C116 246 126 226 134 214 142 226 152 240 152 276z',
      '.rock pale/blue/1.8 M210 276C208 246 218 228 228 218 238 230 246 250 244 276z',
      '.rock pale/blue/2 M150 280C146 232 160 184 180 152 200 186 216 232 212 280z',
      'blue M162 280C158 240 168 206 180 176 176 210 172 244 174 280zM190 280C196 250 196 222 188 194 202 222 208 250 206 280zM124 274C124 254 130 238 135 228 134 246 134 260 138 275zM222 276C220 256 224 242 229 232 232 248 236 262 236 276z',
      '-/deep/1.2 M180 160V176M168 212l8-10M192 212l-6-12',
      'foam/blue/1.5 M100 284C96 268 110 258 120 266 124 252 144 254 144 268 152 256 172 260 170 274 180 260 200 264 198 278 208 262 226 264 226 276 238 264 254 272 250 288 232 304 204 312 180 312S120 304 100 284z',
      '-/blue/1.3 M112 270q10 2 8 10-5 4-8-1M136 262q12 2 9 12-6 4-9-2M164 268q12 2 9 12-6 4-9-2M194 272q12 0 10 11-6 5-9-1M222 270q12 0 10 11-6 5-9-1M116 292q14-8 28 0t28 0 28 0 28 0M134 302q14-7 28 0t28 0 28 0',
    ) +
    piled(points('176 262 186 250 130 264 230 262 180 222 168 250'), deep, 2.8) +
    stroke(`M74 150Q96 104 140 84`, '#ffffff', 5, { strokeOpacity: 0.55 })
  )
}

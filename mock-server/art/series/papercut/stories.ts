import { type Point, polar, short, smooth } from '../../pen.ts'
import { group, mix, part, path, place, type Scene, stroke, use } from '../../scene.ts'
import { limb } from '../../shapes.ts'
import type { WorkFacts } from '../../works/works.ts'
import { swim } from '../koi-fish.ts'
import {
  backing,
  crescent,
  flower,
  frameOf,
  holes,
  inksOf,
  line,
  oval,
  plies,
  scalloped,
  solid,
  spots,
  teeth,
} from './sheet.ts'

const mirrored = (scene: Scene, name: string, content: string): string => {
  const id = scene.define(name, (given) => group({ id: given }, content))
  return use(id) + use(id, { transform: 'scale(-1 1)' })
}

/** 抓髻娃娃: frontal, arms in a W, a cock in one hand and a hare in the other; it stands in the middle pane of a window. */
export function zhuaJi(scene: Scene, facts: WorkFacts): string {
  const inks = inksOf(facts)
  const wood = mix(inks.backing, '#8a6a44', 0.55)
  const half =
    solid('M-1 116C22 116 40 132 40 154 40 178 22 190-1 190z') +
    solid(oval(36, 108, 19), 'knot') +
    line('M24 126L32 116', 14) +
    solid(limb('20 198 58 218 88 220', 30, 26)) +
    solid(limb('82 222 98 196 95 158', 26, 22)) +
    solid('M-1 186H26C40 200 42 224 40 240 56 272 70 296 74 322L-1 334z') +
    solid(limb('34 316 44 346 50 384', 32, 24)) +
    solid('M38 376C54 370 78 374 92 392L92 400H38z')
  const cutsOf =
    solid(oval(36, 108, 11)) +
    solid('M8 150Q20 140 32 152 20 158 8 150zM10 138Q22 130 33 141 22 135 10 138z') +
    solid(flower([26, 168], 7)) +
    solid('M-.5 176Q8 174 11 177 6 182-.5 182z') +
    solid(crescent([0, 196], 22, 20, 85, 4)) +
    solid(flower([58, 219], 8)) +
    solid(crescent([90, 194], 13, 40, 140, 3)) +
    solid(teeth([70, 318], [2, 328], 6, -9)) +
    solid(crescent([0, 236], 56, 38, 82, 6) + crescent([0, 236], 38, 34, 84, 5)) +
    solid(flower([30, 224], 8)) +
    solid(crescent([46, 350], 12, 200, 340, 3) + crescent([48, 368], 12, 200, 340, 3)) +
    solid('M62 386Q72 382 80 390 70 392 62 390z')
  return (
    backing(scene, inks.backing) +
    stroke(
      'M0 26H360M0 424H360M38 0V450M322 0V450M0 130H38M0 230H38M0 330H38M322 130H360M322 230H360M322 330H360M130 0V26M230 0V26M130 424V450M230 424V450',
      wood,
      7,
    ) +
    plies(
      scene,
      inks,
      solid(frameOf(42, 30, 276, 390)),
      solid(frameOf(58, 46, 244, 350)),
      part('child', group({ transform: 'translate(180 0)' }, mirrored(scene, 'half', half))) +
        group({ class: 'cock', transform: 'translate(86 146)' }, solid(cock), line('M-4-6V14M6-6V14', 5)) +
        group({ class: 'hare', transform: 'translate(274 146)' }, solid(hare), line('M-8-8V16M8-8V16', 6)),
      group(
        { transform: 'translate(180 0)' },
        mirrored(scene, 'cut', cutsOf),
        solid(oval(0, 272, 9, 12) + 'M-9 300H9L0 310z'),
      ) +
        group(
          { transform: 'translate(86 146)' },
          holes(spots('12 -44'), 4),
          solid(crescent([0, -18], 12, 30, 150, 3) + crescent([-2, -24], 10, 40, 150, 2.5)),
          line('M-20-34Q-26-44-22-52M-15-36Q-17-46-14-54', 2.2),
        ) +
        group(
          { transform: 'translate(274 146)' },
          holes(spots('13 -32'), 4),
          solid(flower([-2, -14], 7)),
          line('M6-46L3-58M14-46L14-59', 2),
        ) +
        solid([66, 110, 154, 198, 242, 286].map((x) => `M${x} 38l6-5 6 5-6 5zM${x} 408l6-5 6 5-6 5z`).join('')),
    )
  )
}

/** A cock looking to the right, standing on the origin: comb, hackle, sickle feathers. */
const cock =
  'M-14 0C-24-10-22-24-12-28-20-34-28-46-24-60-18-50-16-46-12-42-14-52-12-60-6-64-6-52-4-44 0-36 2-44 4-50 8-54L6-62 11-58 13-64 16-58 21-61 20-52C26-50 29-46 30-42L22-40C22-30 20-16 14-4 8 2-6 4-14 0z'
/** A hare looking to the right, with two long ears. */
const hare =
  'M-20-4C-26-18-14-30 2-28 2-32 3-35 5-38-2-50-2-62 3-68 10-62 12-52 11-42 12-52 15-62 21-67 25-58 22-46 17-38 25-35 28-28 26-24 20-20 16-18 14-14L16 0H-14C-18 0-22-2-20-4zM-16-4L-28-8-26-18-18-16z'

/** 鱼戏莲: one fish bent round one lotus, half of a taiji; a row of teeth lets the light through. */
export function fishLotus(scene: Scene, facts: WorkFacts): string {
  const inks = inksOf(facts)
  const centre: Point = [180, 225]
  const arc = [-42, -66, -92, -122, -154, -186, -218, -248, -274].map((degrees) => {
    const [x, y] = polar(centre, degrees < -230 ? 100 : 98, (degrees * Math.PI) / 180)
    return `${short(x)} ${short(y)}`
  })
  const fish = swim(arc.join(' '), 0.72)
  const shape = (from: number, to: number, u: number) =>
    Array.from({ length: 14 }, (_, at) => fish.at(from + ((to - from) * at) / 13, u))
  const text = (list: readonly Point[]) => list.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ')
  const body = smooth([...shape(0, 0.9, -1), ...shape(0, 0.9, 1).toReversed()], true)
  const tip = (t: number, u: number): Point => fish.at(t, u)
  const tail = `M${text([tip(0.88, -1), tip(0.97, -3.2), tip(1.06, -3.8), tip(0.99, -0.4), tip(1.08, 2.6), tip(0.97, 2.4), tip(0.88, 1)])}z`
  const back = `M${text([tip(0.36, 0.9), tip(0.42, 1.75), tip(0.5, 1.6), tip(0.56, 1.72), tip(0.62, 1.5), tip(0.66, 0.9)])}z`
  const belly = `M${text([tip(0.3, -0.9), tip(0.38, -1.7), tip(0.42, -0.9)])}zM${text([tip(0.56, -0.9), tip(0.66, -1.8), tip(0.67, -0.9)])}z`
  const scales = Array.from({ length: 8 }, (_, row) =>
    (row % 2 ? [-0.5, 0, 0.5] : [-0.25, 0.25]).map((u) => {
      const t = 0.28 + row * 0.075
      return `M${text([tip(t, u - 0.2)])}Q${text([tip(t + 0.052, u)])} ${text([tip(t, u + 0.2)])}Q${text([tip(t + 0.026, u)])} ${text([tip(t, u - 0.2)])}z`
    }),
  )
    .flat()
    .join('')
  const flowerAt: Point = [188, 244]
  const petal = 'M0 4C-19-10-23-40 0-68 23-40 19-10 0 4z'
  const cut = 'M0-14C-9-24-11-40 0-56 11-40 9-24 0-14z'
  const turns = [-102, -68, -34, 0, 34, 68, 102]
  return (
    backing(scene, inks.backing) +
    plies(
      scene,
      inks,
      solid(scalloped(centre, 166, 32, 1)),
      solid(oval(180, 225, 147)),
      group({ class: 'fish' }, solid(body + tail + back + belly)) +
        group(
          { class: 'lotus', transform: place(flowerAt[0], flowerAt[1], 0) },
          ...turns.map((turn) => path(petal, { class: 'petal', transform: place(0, 0, turn) })),
          solid(oval(0, 4, 20, 15)),
        ) +
        solid(limb('192 252 224 286 262 304 296 322', 7, 8)) +
        solid('M262 250C292 236 326 256 334 284 312 300 282 296 268 276 262 266 258 258 262 250z', 'leaf') +
        line('M282 276L268 302M226 188L252 162', 6),
      solid(scales) +
        holes([tip(0.1, 0.42)], 9) +
        solid(
          `M${text([tip(0.19, -0.8)])}Q${text([tip(0.25, 0)])} ${text([tip(0.19, 0.8)])}Q${text([tip(0.215, 0)])} ${text([tip(0.19, -0.8)])}z`,
        ) +
        line([-2.4, -1.2, 0.4, 1.6].map((u) => `M${text([tip(0.93, u * 0.7)])}L${text([tip(1.0, u)])}`).join(''), 2.4) +
        line(
          [0.44, 0.49, 0.54, 0.59].map((t) => `M${text([tip(t, 1.1)])}L${text([tip(t + 0.012, 1.4)])}`).join(''),
          2.4,
        ) +
        turns.map((turn) => path(cut, { transform: place(flowerAt[0], flowerAt[1], turn) })).join('') +
        holes(spots('188 242 180 248 196 248 184 255 193 255'), 4.4) +
        line('M274 262L318 280M286 256L300 274M280 270L306 290', 2.4) +
        solid(
          Array.from({ length: 48 }, (_, at) => {
            const at2 = (r: number, turn: number) => polar(centre, r, ((at + turn) / 48) * 2 * Math.PI)
            return `M${text([at2(151, 0.14)])}L${text([at2(160, 0.5)])} ${text([at2(151, 0.86)])}z`
          }).join(''),
        ),
      holes([tip(0.1, 0.42)], 4.4) + line(`M${text([tip(0.1, 0.42)])}L${text([tip(0.07, 0.5)])}`, 2),
    )
  )
}

const mouseBody =
  'M-13 2C-18-18-12-32-5-38H6C13-32 17-14 15 2z' +
  'M-9-46C-11-58 2-64 12-58 20-55 26-50 29-45 24-39 12-36 2-37-4-38-8-41-9-46z' +
  oval(-6, -60, 9) +
  'M4-34C12-36 20-32 24-28L22-20C14-20 6-22 2-26z'
const mouseCut =
  oval(-6, -60, 5) +
  oval(13, -50, 2.4) +
  'M-8-30Q2-24 10-32 4-20-8-26z' +
  'M-10-14Q0-6 12-14 2-1-10-10zM-10-3H11V-6H-10z'

/** 老鼠嫁女: one strip, folded into an S; lanterns and horns go before, the chair follows, all the same way. */
export function mouseWedding(scene: Scene, facts: WorkFacts): string {
  const inks = inksOf(facts)
  const mouse = scene.define('mouse', (id) => group({ id }, solid(mouseBody), line('M-12-6C-28-2-34-18-26-30', 4)))
  const cuts = scene.define('mousecut', (id) => path(mouseCut, { id }))
  type Place = readonly [x: number, y: number, size: number]
  const lanterns: readonly Place[] = [
    [232, 176, 1],
    [300, 176, 1],
  ]
  const horns: readonly Place[] = [
    [70, 176, 1],
    [150, 176, 1],
  ]
  const bearers: readonly Place[] = [
    [52, 390, 0.94],
    [98, 390, 0.94],
    [268, 390, 0.94],
    [314, 390, 0.94],
  ]
  const bride: Place = [183, 352, 0.62]
  const all = (list: readonly Place[], of: string, name?: string) =>
    list.map(([x, y, size]) => use(of, { class: name, transform: place(x, y, 0, size) })).join('')
  const eachAt = (list: readonly Place[], content: string, name: string) =>
    list.map(([x, y]) => group({ class: name, transform: place(x, y) }, content)).join('')
  const lantern =
    line('M18-20L6-92M6-92H24M24-92V-84', 4) +
    solid('M14-84H34V-80C42-76 42-58 34-54V-50H14V-54C6-58 6-76 14-80zM22-50h4v10h-4z')
  const horn = solid('M24-47L27-42 58-58 68-50 62-78 54-66z')
  const ground = 'M26 180H306C362 180 362 232 306 232H60C-4 232-8 300 22 352 30 384 44 394 70 394H338'
  return (
    backing(scene, inks.backing) +
    plies(
      scene,
      inks,
      line(ground, 17) +
        all([...lanterns, ...horns, ...bearers], mouse, 'mouse') +
        eachAt(lanterns, lantern, 'lantern') +
        eachAt(horns, horn, 'horn') +
        part(
          'chair',
          solid('M128 290L183 252 238 290 246 300 238 306H128L120 300zM136 304H230V384H136z'),
          line('M30 356H336', 7),
          line('M136 384V394M230 384V394', 8),
          line('M126 304V326M240 304V326', 4),
        ),
      solid('M156 318C156 304 210 304 210 318V356H156z') +
        all([...lanterns, ...horns, ...bearers], cuts) +
        eachAt(lanterns, line('M16-72V-62M24-74V-60M32-72V-62', 3), 'light') +
        eachAt(horns, line('M38-51L46-55', 2.4) + solid('M58-70L61-64 63-60 58-62z'), 'bell') +
        solid('M144 294L183 266 222 294zM144 366h78v10h-78z') +
        solid(flower([142, 336], 5, 4) + flower([224, 336], 5, 4)) +
        solid(
          [52, 92, 132, 172, 212, 252, 292].map((x) => flower([x, 232], 6, 4)).join('') +
            [40, 80, 120, 160, 200, 240, 280].map((x) => `M${x} 183l7-4 7 4-7 4z`).join('') +
            [80, 120, 160, 200, 240, 280, 316].map((x) => `M${x} 394l7-4 7 4-7 4z`).join(''),
        ),
      part('bride', use(mouse, { class: 'mouse', transform: place(bride[0] - 2, bride[1] + 6, 0, bride[2]) })) +
        line('M183 304V314', 6),
      use(cuts, { transform: place(bride[0] - 2, bride[1] + 6, 0, bride[2]) }),
    )
  )
}

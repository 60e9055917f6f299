import { type Point, polar, ring, short, soft } from '../../pen.ts'
import { circle, el, group, part, path, place, type Scene, use } from '../../scene.ts'
import { along, points, spiral } from '../../shapes.ts'
import type { WorkFacts } from '../../works/works.ts'
import {
  backing,
  crescent,
  flower,
  frameOf,
  holes,
  type Inks,
  inksOf,
  line,
  oval,
  plies,
  scallopedFrame,
  solid,
  spots,
} from './sheet.ts'

/** 春牛图: the boy plays a cross flute on the ox that draws the plough; four furrows roll over behind it. */
export function springOx(scene: Scene, facts: WorkFacts): string {
  const inks = inksOf(facts)
  // The near legs with the body, then the far ones, a step behind and before.
  const ox =
    'M66 214C62 190 80 178 102 179 134 174 172 181 208 176 222 160 240 158 254 168 266 164 284 168 292 180 302 190 306 206 302 216 296 224 286 224 280 218 268 224 258 222 252 228 252 242 246 254 238 262 236 278 232 290 230 302L232 336H208L210 304C206 292 204 280 204 270 182 278 150 278 130 268 126 276 118 280 114 288 110 296 114 302 110 312L108 336H84L88 308C92 298 84 292 88 282 92 274 94 268 92 260 76 252 68 234 66 214z' +
    'M124 262C134 274 142 280 144 290 146 298 142 304 144 314L148 336H168L164 312C160 302 166 292 164 282 162 274 160 268 160 262zM192 262C192 276 184 284 182 294 180 302 184 308 180 318L174 336H194L198 318C200 306 204 296 206 286L214 262z'
  const boy =
    'M136 180C132 150 140 130 152 124H170C184 132 190 152 186 182L196 208 186 214 168 186H152z' +
    oval(163, 108, 17) +
    'M126 104C140 96 152 84 163 74 174 84 186 96 200 104 176 98 150 98 126 104z' +
    'M150 136C166 126 190 116 204 112L208 120C196 128 178 142 166 148z'
  return (
    backing(scene, inks.backing) +
    plies(
      scene,
      inks,
      solid(scallopedFrame(24, 58, 312, 343.2, 15.6)),
      solid(frameOf(42, 76, 276, 256)),
      part(
        'ox',
        solid(ox),
        line('M262 170C258 150 270 140 282 142M284 174C292 156 306 154 314 162', 7),
        line('M72 200C58 210 56 236 62 256L58 268', 6),
      ) +
        part('boy', solid(boy)) +
        part('flute', line('M150 112H226', 6)) +
        part(
          'plough',
          line('M246 214C200 236 120 240 72 290L60 320M72 290L46 262M60 320L84 340', 6),
          solid('M58 312L100 336H52z'),
        ) +
        part(
          'willow',
          line('M326 72C300 106 290 120 290 142M326 76C290 90 262 116 254 138M326 100C310 126 308 138 310 150', 4),
        ) +
        solid(
          spots('290 122 284 138 294 140 270 112 258 126 262 140 310 128 305 142')
            .map(([x, y]) => `M${x} ${y - 8}q6 8 0 16-6-8 0-16z`)
            .join(''),
        ),
      solid(
        crescent([286, 196], 10, 150, 260, 3) +
          oval(281, 188, 3.4) +
          crescent([262, 196], 20, 110, 250, 4) +
          'M294 206q6 0 6 6-6 2-6-6z',
      ) +
        line(spiral([232, 214], 20, 1.7, 0.4), 3.4) +
        line(spiral([112, 222], 24, 1.7, 2.4), 3.4) +
        solid(
          flower([232, 214], 6) +
            flower([112, 222], 7) +
            flower([168, 236], 10) +
            flower([196, 206], 6) +
            flower([148, 206], 6),
        ) +
        solid(
          crescent([168, 236], 22, 20, 80, 3) +
            crescent([168, 236], 22, 100, 160, 3) +
            crescent([168, 236], 22, 200, 260, 3) +
            crescent([168, 236], 22, 280, 340, 3),
        ) +
        solid(
          oval(170, 108, 2.2) +
            'M140 100Q163 92 186 100 163 97 140 100zM156 152Q166 160 178 154 168 168 156 152zM148 168Q164 178 182 168 166 186 148 168z',
        ) +
        [76, 146, 216, 286].map((x) => line(spiral([x, 362], 21, 1.9, Math.PI), 4.4, 'furrow')).join('') +
        holes(spots('190 112 202 112 214 112'), 2.4) +
        line('M96 328V336M158 328V336M184 328V336M220 328V336', 2.2) +
        solid(
          [33, 327]
            .map((x) => [100, 140, 180, 220, 260, 300].map((y) => `M${x} ${y - 7}l4 7-4 7-4-7z`).join(''))
            .join(''),
        ) +
        solid([80, 120, 160, 200, 240, 280].map((x) => `M${x - 7} 67l7-4 7 4-7 4z`).join('')),
    )
  )
}

/** 蛇盘兔: the snake is the rim, every scale a coin; the hare sits calm inside its round, face to face with it. */
export function snakeHare(scene: Scene, facts: WorkFacts): string {
  const inks = inksOf(facts)
  const c: Point = [180, 228]
  const R = 134
  const at = (degrees: number): Point => polar(c, R, (degrees * Math.PI) / 180)
  // From the snout, round by the left and the bottom, to the tail that curls in under the head.
  const spine = [
    ...points('247 178 262 162 268 142 262 122'),
    ...Array.from({ length: 19 }, (_, step) => at(-68 - step * 16)),
    ...points('312 204 298 194 284 202 286 216 296 218'),
  ]
  const thick: readonly (readonly [t: number, width: number])[] = [
    [0, 8],
    [0.012, 26],
    [0.05, 44],
    [0.075, 42],
    [0.11, 36],
    [0.18, 46],
    [0.5, 46],
    [0.75, 36],
    [0.9, 17],
    [1, 3],
  ]
  const width = (t: number) => {
    const next = Math.max(
      1,
      thick.findIndex(([until]) => until >= t),
    )
    const [[t0, w0], [t1, w1]] = [thick[next - 1]!, thick[next]!]
    return w0 + ((t - t0) / (t1 - t0)) * (w1 - w0)
  }
  const coin = scene.define('coin', (id) =>
    group({ id }, line('M-10.8-4A11.5 11.5 0 0 1 10.8-4M-10.8 4A11.5 11.5 0 0 0 10.8 4', 2.8), solid('M-4-4H4V4H-4z')),
  )
  const coins = Array.from({ length: 23 }, (_, step) => {
    const turn = -82 - step * 11.4
    const [x, y] = at(turn)
    const size = Math.min(1.14, width((step * 11.4 + 82) / 400 + 0.02) / 40)
    return use(coin, { transform: place(x, y, turn + 90, size) })
  })
  const hare =
    'M94 292C86 242 118 210 162 211 172 211 180 207 182 199 178 178 192 164 210 167 228 169 239 183 235 195 231 206 220 210 211 214 220 236 220 264 213 290 217 306 216 324 210 336L190 344H120C104 336 97 314 94 292z' +
    oval(90, 270, 13)
  return (
    backing(scene, inks.backing) +
    circle(c[0], c[1], 152, { fill: inks.white }) +
    plies(
      scene,
      inks,
      part('snake', solid(limbBy(spine, width))) +
        line('M247 178L238 183M247 178L243 188', 3.4) +
        part('hare', solid(hare)) +
        part('ear', solid('M192 176C176 160 158 136 152 112 152 98 162 98 168 106 184 124 198 148 204 170z')) +
        part('ear', solid('M202 170C200 146 202 122 210 106 220 96 228 108 226 122 223 142 218 158 214 172z')),
      coins.join('') +
        oval2([265, 146], 6.4) +
        solid(crescent([262, 118], 18, 60, 150, 4)) +
        line('M250 170Q262 168 270 160', 2.6) +
        oval2([219, 184], 5) +
        solid(
          'M193 166C180 152 168 134 162 116 174 130 186 148 196 164zM208 164C206 146 208 128 215 114 217 130 214 148 210 164z',
        ) +
        solid(
          flower([136, 274], 17) +
            crescent([136, 274], 30, 20, 70, 4) +
            crescent([136, 274], 30, 110, 160, 4) +
            crescent([136, 274], 30, 200, 250, 4) +
            crescent([136, 274], 30, 290, 340, 4),
        ) +
        // Between the hind leg and the front one, and what the fur of the chest is.
        solid('M178 304C170 312 166 322 168 330 182 330 190 314 192 296z') +
        solid(crescent([206, 236], 14, 130, 230, 4) + crescent([206, 262], 14, 130, 230, 4)) +
        line('M196 322V334M204 322V332M116 322Q136 314 152 326', 2.6) +
        line('M224 196L236 198M224 199L233 204', 1.8),
      oval2([265, 146], 2.8) + oval2([220, 184], 2.3) + line('M265 146L273 143M220 184L226 182', 1.9),
    )
  )
}

const oval2 = ([x, y]: Point, r: number): string => solid(oval(x, y, r))

function limbBy(way: readonly Point[], width: (t: number) => number): string {
  const places = along(way, 72)
  const side = (sign: number) =>
    places.map(([x, y, angle], at): Point => {
      const half = (width(at / 71) / 2) * sign
      return [x - Math.sin(angle) * half, y + Math.cos(angle) * half]
    })
  const all = [...side(-1), ...side(1).toReversed()]
  return soft(all)
}

const bat =
  'M0 44C-7 40-10 32-8 24-12 18-10 10-6 6L-10-4-2 2H2L10-4 6 6C10 10 12 18 8 24 10 32 7 40 0 44z' +
  'M-6 22C-18 6-40 2-62 14-70 20-74 30-70 42-62 34-54 34-48 40-42 32-34 32-28 40-22 32-14 34-8 38z' +
  'M6 22C18 6 40 2 62 14 70 20 74 30 70 42 62 34 54 34 48 40 42 32 34 32 28 40 22 32 14 34 8 38z'
const batCut =
  'M-22 24C-34 15-48 14-62 22-50 21-36 25-28 31zM-36 30Q-50 25-62 32-52 31-44 34z' +
  'M22 24C34 15 48 14 62 22 50 21 36 25 28 31zM36 30Q50 25 62 32 52 31 44 34z' +
  'M-3 22Q0 18 3 22 0 27-3 22zM-3 31Q0 28 3 31 0 36-3 31z'

/** Round 寿: its strokes mirrored left and right, all inside one ring. */
const shou =
  'M-3-46H3V-38H22V-33H3V-27H30V-22H3V-16H38V-11H-38V-16H-3V-22H-30V-27H-3V-33H-22V-38H-3z' +
  'M-3-12H3V-3H34V16H28V2H3V10H20V15H3V24H14V29H3V46H-3V29H-14V24H-3V15H-20V10H-3V2H-28V16H-34V-3H-3z' +
  'M-36 22H-24V27H-31V34H-36zM36 22H24V27H31V34H36z'

/** 五蝠捧寿: five bats, one every 72 degrees, carry one round 寿; lace of one width. */
export function fiveBats(scene: Scene, facts: WorkFacts): string {
  const inks = inksOf(facts)
  return backing(scene, inks.backing) + goldFlecks(scene, 46) + batRosette(scene, inks)
}

/** The sheet itself, around 180, 226. */
export function batRosette(scene: Scene, inks: Inks): string {
  const c: Point = [180, 226]
  const five = (name: string, content: string, count = 5, shift = 0) => {
    const id = scene.define(name, (given) => group({ id: given }, content))
    return Array.from({ length: count }, (_, at) =>
      use(id, { class: name, transform: `translate(${c[0]} ${c[1]})rotate(${short(shift + (at * 360) / count, 2)})` }),
    ).join('')
  }
  const lobes = Array.from({ length: 5 }, (_, at): string => {
    const [x, y] = polar([0, 0], 92, ((at * 72 - 90) * Math.PI) / 180)
    return oval(c[0] + x, c[1] + y, 76)
  })
  const holesOf = Array.from({ length: 5 }, (_, at): string => {
    const [x, y] = polar([0, 0], 92, ((at * 72 - 90) * Math.PI) / 180)
    return oval(c[0] + x, c[1] + y, 69)
  })
  return plies(
    scene,
    inks,
    solid(lobes.join('') + oval(c[0], c[1], 96)),
    solid(holesOf.join('') + oval(c[0], c[1], 92)),
    five('bat', group({ transform: 'translate(0 -72)scale(.98 -.98)' }, solid(bat))) +
      five(
        'lace',
        line(
          'M0-112V-163M0-148C-14-166-40-158-36-140-33-130-20-132-21-142M0-148C14-166 40-158 36-140 33-130 20-132 21-142M-36-140Q-50-138-56-126M36-140Q50-138 56-126M-34-148L-45-157M34-148L45-157M-21-142Q-10-134 0-138M21-142Q10-134 0-138',
          3,
        ),
      ) +
      five('join', line('M-60-110Q-66-112-70-100M60-110Q66-112 70-100M-8-62V-70M8-62V-70', 3)) +
      five(
        'cloud',
        line(
          'M0-60V-118M0-84C-10-92-20-86-17-78M0-84C10-92 20-86 17-78M0-98C-8-104-16-100-15-93M0-98C8-104 16-100 15-93',
          2.8,
        ),
        5,
        36,
      ) +
      solid(oval(c[0], c[1], 62)),
    solid(oval(c[0], c[1], 55)) +
      five('ribs', path(batCut, { transform: 'translate(0 -72)scale(.98 -.98)' }), 5, 0) +
      holes(ring(c, 58.6, 30), 2.6),
    part(
      'shou',
      group(
        { transform: place(c[0], c[1], 0, 1.08) },
        solid(shou),
        line(
          'M-38-13H-52M38-13H52M-34 0H-53M34 0H53M-30-24H-46M30-24H46M-36 30L-42 36M36 30L42 36M0-46V-52M0 46V53M-22-36L-34-42M22-36L34-42',
          3.4,
        ),
      ),
    ),
  )
}

/** Flecks of gold on the paper behind the rarer sheets (洒金). */
function goldFlecks(scene: Scene, count: number): string {
  const dice = scene.dice.fork('flecks')
  const bits = Array.from(
    { length: scene.detail ? count * 2 : count },
    () =>
      `M${dice.int(0, 360)} ${dice.int(0, 450)}l${dice.int(2, 6)} ${dice.int(-3, 3)} ${dice.int(-3, 2)} ${dice.int(2, 6)}z`,
  )
  return path(bits.join(''), { class: 'gold', fill: '#d8b052', fillOpacity: 0.9 })
}

/** 龙灯夜: thirty-six joints, a lamp in each and in each lamp a lamp; out of a spiral from its tail to its head. */
export function dragonLamp(scene: Scene, facts: WorkFacts): string {
  const inks = inksOf(facts)
  const c: Point = [176, 262]
  const way = Array.from({ length: 40 }, (_, at): Point => {
    const t = at / 39
    const angle = -2.2 - 2 * Math.PI * 2.06 * (1 - t) ** 1.02
    return polar(c, 26 + 116 * t ** 0.86, angle)
  })
  const end: Point[] = [
    [150, 112],
    [190, 84],
  ]
  const spine = [...way, ...end]
  const segments = along(spine, 38).slice(1, 37)
  const size = (at: number) => 0.72 + (at / 35) * 0.62
  const joint = scene.define('joint', (id) => solid0(id, 'M-10.4-17Q0-20 10.4-17V17Q0 20-10.4 17z'))
  const lamp = scene.define('lamp', (id) =>
    el('path', {
      id,
      fillRule: 'evenodd',
      d: 'M-3-14H3V-11C10-9 10 9 3 11V14H-3V11C-10 9-10-9-3-11zM-1-14V-8C-6-6-6 6-1 8V10H1V8C6 6 6-6 1-8V-14zM0-4.6C3-2.4 3 2.4 0 4.6-3 2.4-3-2.4 0-4.6z',
    }),
  )
  const laid = (id: string, name: string) =>
    segments
      .map(([x, y, angle], at) =>
        use(id, {
          class: name,
          transform: place(
            Math.round(x * 10) / 10,
            Math.round(y * 10) / 10,
            Math.round((angle * 180) / Math.PI),
            size(at),
          ),
        }),
      )
      .join('')
  const [hx, hy] = [226, 76]
  return (
    backing(scene, inks.backing, '#34426a') +
    goldFlecks(scene, 40) +
    plies(
      scene,
      { ...inks, fine: !scene.detail },
      line(`M${spine.map(([x, y]) => `${short(x, 0)} ${short(y, 0)}`).join(' ')}`, 5) +
        laid(joint, 'joint') +
        part(
          'tail',
          group(
            { transform: place(way[0]![0], way[0]![1], 150) },
            solid('M-4-6C6-14 16-12 24-18 20-8 22-2 28 4 18 4 8 10-4 6z'),
          ),
        ) +
        part(
          'head',
          group(
            { transform: place(hx, hy, 4, 0.92) },
            solid(
              'M-44 18C-46-6-28-26-2-28 18-32 36-24 44-14 54-16 64-10 66 0L58 6 44 4 30 10C44 12 56 16 62 24 54 30 40 30 28 24 14 34-8 38-24 34-36 32-44 26-44 18z',
            ),
            line('M-36 30L-52 46M-24 34L-34 54M-8 36L-12 56M8 32L10 52M24 28L30 44', 5),
            line('M60-2C76-8 84 4 78 16M62 22C78 26 82 40 72 46', 3),
          ),
          group(
            { class: 'horn', transform: place(hx, hy, 4, 0.92) },
            line('M-8-26C-14-44-28-50-44-50M-26-46L-30-58', 6),
          ),
          group({ class: 'horn', transform: place(hx, hy, 4, 0.92) }, line('M6-28C6-46-4-58-18-62M-2-50L6-60', 6)),
        ) +
        part('pearl', solid(oval(318, 96, 15))) +
        line('M284 84L306 92', 4),
      laid(lamp, 'lamp') +
        group(
          { transform: place(hx, hy, 4, 0.92) },
          solid(
            oval(8, -8, 8) +
              'M40 6L46 14 36 14zM50 6L54 12 46 12zM44 22L48 16 52 23z' +
              crescent([-20, 8], 18, 120, 240, 5) +
              crescent([-6, 8], 20, 120, 230, 4) +
              'M54-8q6-2 8 4-6 2-8-4z',
          ),
        ) +
        solid(crescent([318, 96], 9, 200, 330, 3) + flower([318, 98], 6)),
      group({ transform: place(hx, hy, 4, 0.92) }, solid(oval(9, -8, 4)), line('M9-8L18-8', 2)),
    )
  )
}

const solid0 = (id: string, d: string): string => el('path', { id, d })

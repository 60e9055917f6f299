import type { Point } from '../../pen.ts'
import { group, mix, path, place, type Scene, stroke, use } from '../../scene.ts'
import { dash, layers, limb, points } from '../../shapes.ts'
import { tonesOf, type WorkFacts } from '../../works/works.ts'
import { hemp, paper, pineTrunk, ridge, wash } from './ink-brush.ts'

/** 松下问童: the boy points into the cloud that hides the hill, the old pine leans over both. */
export function asking(scene: Scene, facts: WorkFacts): string {
  const [pine, bark, indigo, tea, cloud] = tonesOf(facts) as [string, string, string, string, string]
  const hill = ridge(scene, 'hill', {
    through: points('150 372 186 330 214 286 252 240 284 182 320 144 372 128'),
    tone: '#7f8a88',
    foot: 372,
    left: 0.1,
  })
  const dark = mix(bark, '#1d140c', 0.45)
  const trunk = points('16 476 44 408 30 336 60 262 48 192 92 134 156 100 232 92')
  return (
    paper(scene, cloud) +
    hill.shape +
    (scene.detail
      ? stroke(hemp(scene.dice.fork('hemp'), hill.line, 70, 12, 3), '#5c6866', 1.1, { strokeOpacity: 0.4 })
      : '') +
    clouds(scene, cloud) +
    path(
      'M170 440C196 410 214 384 244 364 270 348 300 344 372 338V352C312 358 286 366 270 384 252 406 236 420 222 444z',
      {
        fill: '#d3c6a6',
      },
    ) +
    wash(scene, 'far', [350, 336], 60, 22, cloud, 1) +
    ground(scene) +
    group(
      { class: 'pine' },
      path(
        limb('54 206 24 190 -8 192', 15, 4) +
          limb('112 120 128 92 122 64', 10, 3) +
          limb('168 98 196 116 234 124', 9, 3) +
          limb('30 410 60 440 98 452', 26, 4),
        { fill: bark, stroke: dark, strokeWidth: 1 },
      ),
      pineTrunk(scene, trunk, 48, 11, bark, dark),
      // The shaded side of the trunk; large, it has a knot.
      path(limb('34 466 56 406 43 338 68 270 60 216', 14, 3), { fill: dark, fillOpacity: 0.45 }),
      scene.detail ? stroke('M44 300q8-7 13 1 0 9-8 9-7-2-5-8M47 303q4-2 5 2', dark, 1.5) : '',
      ...pads.map(([at, strength]) => group({ opacity: strength }, tufts(scene, at, pine))),
    ) +
    visitor({ tea, shade: mix(tea, '#5c4a30', 0.72) }) +
    boy({ indigo, bark, shade: mix(indigo, '#223040', 0.7) })
  )
}

/** Pads of needles, back to front. */
const pads: readonly (readonly [readonly Point[], number])[] = [
  [points('124 60 152 52 182 62 214 58 248 70'), 0.6],
  [points('80 104 110 92 140 76 172 84 204 80 236 86 270 96 14 174'), 0.8],
  [points('94 112 124 100 154 94 186 98 182 120 208 122 258 130 214 138 -4 196 22 196 48 188'), 1],
]

/** Wheels of needles, half seen, overlapping as a pad does. */
function tufts(scene: Scene, at: readonly Point[], tone: string): string {
  const size = 24
  const one = scene.define('tuft', (id) =>
    group(
      { id },
      path(`M-${size} 3A${size} ${size * 0.8} 0 0 1 ${size} 3Q0-6-${size} 3z`, { fill: tone, fillOpacity: 0.62 }),
      stroke(
        Array.from({ length: 13 }, (_, index) =>
          dash([0, 3], size * (index % 2 ? 0.88 : 1.04), -Math.PI + ((index + 0.5) / 13) * Math.PI),
        ).join(''),
        tone,
        1.3,
      ),
    ),
  )
  const dice = scene.dice.fork(`tuft${at.length}`)
  return at.map(([x, y]) => use(one, { transform: place(x, y, dice.int(-14, 14), dice.range(0.86, 1.1)) })).join('')
}

/** Two banks of cloud with a drawn edge: the hill goes up into them, and nobody sees its top. */
function clouds(scene: Scene, tone: string): string {
  const banks = [
    'M214 168C196 170 190 148 206 142 200 120 230 110 242 124 248 100 286 98 294 120 306 102 344 106 348 126 356 122 362 124 368 126',
    'M162 258C142 260 136 238 152 232 146 212 172 204 184 216 190 194 226 194 234 214 244 198 276 200 282 218 296 204 330 208 336 226 348 218 360 222 368 228',
  ]
  const fill = (at: number) =>
    scene.linear(`bank${at}`, [
      [0, '#fbf7ee'],
      [0.5, tone, 0.95],
      [1, tone, 0],
    ])
  return (
    wash(scene, 'top', [330, 70], 190, 96, tone, 1) +
    group(
      { class: 'cloud' },
      ...banks.flatMap((edge, at) => [
        path(`${edge}${at ? 'V270Q250 330 162 258' : 'V190Q290 226 214 168'}z`, { fill: fill(at) }),
        stroke(edge, '#7f8c8b', 1.5),
      ]),
      stroke(
        'M242 124q12-4 16 8-2 10-11 7M294 120q-12-2-14 9 2 8 10 5M184 216q12-3 15 8-2 9-10 6M282 218q-13-1-14 10 3 8 11 4M224 150q14-10 26 0M306 152q12-9 24 0M196 244q12-9 24 0M300 246q12-8 22 0',
        '#93a09f',
        1.2,
      ),
    )
  )
}

/** The bank they stand on, the rock at the root, and grass. */
const ground = (scene: Scene): string => {
  const dice = scene.dice.fork('grass')
  const grass = Array.from({ length: scene.detail ? 34 : 4 }, () => {
    const [x, y] = [dice.range(110, 352), dice.range(424, 446)]
    return dash([x, y], dice.range(5, 9), -1.57 + dice.range(-0.5, 0.5)) + dash([x, y], 6, -1.1)
  })
  return layers(
    { bank: '#bdb596', low: '#a39b7c', rock: '#77756a', lit: '#98968a', ink: '#45423a' },
    'bank M-10 408C40 384 96 398 140 410 206 402 286 412 370 402V460H-10z',
    'low M-10 436C80 424 200 442 370 428V460H-10z',
    'rock/ink/1.2 M-10 428C-4 384 22 366 48 372 66 360 92 374 96 394 116 390 134 412 138 444L120 460H-10z',
    'lit M2 406C10 384 30 374 44 378 34 390 30 404 30 420 20 414 10 410 2 406zM62 378C76 372 88 382 90 394 80 396 72 404 68 414 62 402 60 388 62 378z',
    '-/ink/1.3 M48 374Q30 400 36 436M96 396Q78 410 76 440M20 396q4 10 2 22M108 408q-8 12-6 26M58 404q10 10 8 26',
  ).concat(stroke(grass.join(''), '#6f6c4f', 1.1))
}

const line = '#3b352c'
const people = { line, skin: '#dfb68f', hair: '#26211c', white: '#f2ebdc', blush: '#d98f78' }

/** The visitor: cap and ribbons, a long beard, hands joined in his wide sleeves; he bows to a child. */
const visitor = (robe: Readonly<Record<string, string>>): string =>
  group(
    { class: 'figure', transform: place(160, 416, 6) },
    layers(
      { ...people, ...robe },
      'hair M-22 9h18v7h-20zM6 10h17q4 6-1 7H4z',
      'tea/line/1.2 M-4-74C-16-70-24-56-28-34-32-14-36 0-38 9-20 14 6 14 24 10 24-6 22-22 24-38 24-52 20-64 12-72z',
      'shade M-4-74C-16-70-24-56-28-34-32-14-36 0-38 9-31 11-26 12-20 12-20-14-14-46-4-74z',
      '-/line/.9 M-9 12Q-11-8-6-24M5 13Q8-6 5-24M15 11Q16-4 13-18',
      'hair M-29-32C-14-27 6-27 24-33L24-28C8-22-14-22-30-27z',
      '-/hair/1.6 M8-25q5 12 2 28M12-25q6 10 5 24',
      'white/line/.9 M0-75L12-58 18-68 12-74z',
      'tea/line/1.2 M-6-66C6-70 26-62 46-58L51-50C52-36 48-20 40-8 32-18 20-32 4-38-8-44-12-60-6-66z',
      'shade M46-58L51-50C52-36 48-20 40-8 39-26 41-44 46-58z',
      '-/line/.9 M2-50Q18-44 32-26M0-58Q22-54 38-40',
      'skin/line/.9 M44-60C51-64 58-61 58-56 57-51 51-49 47-51z',
      'skin/line/1 M5-76C2-84 4-96 14-98 22-98 26-94 26-90L30-84 27-82 27-78C26-74 20-71 14-71z',
      'hair M3-77C-1-88 4-100 14-101 20-101 25-98 26-94 18-96 15-92 14-87 13-82 8-77 3-77z',
      'shade/line/1.1 M1-92C-2-106 8-115 19-112 28-110 30-102 27-94 18-99 9-98 1-92z',
      '-/line/1 M6-103Q16-108 27-101',
      '-/line/2 M2-92Q-10-88-13-72M3-90Q-6-80-7-66',
      'hair M17-75C22-73 27-75 28-79 33-70 32-56 26-46 20-54 15-66 17-75z',
      '-/line/1.3 M20-87h4M19-91q3-2 6-1M22-78q3 1 5-1',
    ),
  )

/** The boy, two thirds as tall: he looks at the visitor, a basket for herbs on one arm, and points into the cloud with the other. */
const boy = (jacket: Readonly<Record<string, string>>): string =>
  group(
    { class: 'boy', transform: place(246, 420) },
    layers(
      { ...people, ...jacket, basket: '#a5835a' },
      'hair M-14 6h13v5h-15zM4 6h12q4 4 0 5H4z',
      'white/line/1 M-13-13C-14 0-13 4-13 8H-2L1-5 4 8H15C15 3 17-3 16-13z',
      'indigo/line/1.2 M-15-10C-17-26-14-40-8-47 0-51 8-51 12-46 17-36 18-24 18-10 8-6-6-6-15-10z',
      'shade M6-8C10-20 10-36 8-48 16-44 18-24 18-10 14-8 10-8 6-8z',
      'white/line/.9 M-7-48L2-36 9-49 4-51z',
      '-/line/1 M2-36L-2-9',
      'hair M-16-24Q0-19 18-24L18-19Q0-14-16-19z',
      '-/hair/1.5 M4-20q3 8 0 15',
      'indigo/line/1.2 M5-48C14-55 24-64 35-75L45-65C38-52 27-40 15-33z',
      '-/line/.9 M16-52Q20-48 22-42M26-60Q30-56 33-52',
      '.arm skin/line/1 M37-74C41-80 46-82 49-83L62-92 63-88 53-79C52-74 48-68 43-67z',
      'basket/line/1 M-33-18H-11L-14 1H-30z',
      '-/line/.8 M-32-12h20M-31-6h18M-27-18l2 19M-17-18l-2 19',
      'hair/-/0/.6 M-31-19q4-7 8-1 4-8 11 0z',
      '-/bark/1.8 M-32-17Q-22-36-12-17',
      'indigo/line/1.2 M-9-46C-18-40-23-32-24-24L-15-20C-13-27-10-31-6-34z',
      'skin/line/.9 M-25-25q-3 5 1 7 6 1 8-3z',
      'skin/line/1 M-13-58C-13-69-7-75 1-75 9-75 14-69 12-60 11-52 6-48 0-48-7-48-12-51-13-58z',
      'hair M-13-61C-14-73-5-80 3-79 11-78 15-69 13-57 11-60 10-64 9-68 3-66-6-66-13-61z',
      'hair/line/.8 M-15-75a6 6 0 1 1 .1 2zM7-77a6 6 0 1 1 .1 2z',
      '-/line/1.8 M-9-59v1.4M-2-59v1.4',
      '-/line/1.1 M-8-53q3 2.4 5 0M-11-62q2-1.6 4-.6M-3-63q2-1 4 0',
      'blush/-/0/.55 M-12-56a2.4 2.4 0 1 0 4 0zM0-56a2.6 2.6 0 1 0 5 0z',
    ),
  )

import { circle, ellipse, group, part, path, place, type Scene, stroke } from '../scene.ts'
import { layers, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import {
  arcOf,
  both,
  diadem,
  ears,
  fullBeard,
  gold,
  lockBeard,
  metal,
  modelling,
  partedBeard,
  pompons,
  roundEye,
  shoulders,
  skin,
  snow,
  stage,
} from './opera-parts.ts'

/** 张飞 · 蝴蝶脸: brows and sockets are one butterfly, the bar is its body; the face alone, from edge to edge. */
export function zhangFei(scene: Scene, facts: WorkFacts): string {
  const [black, white, red, pink, beard] = tonesOf(facts) as [string, string, string, string, string]
  const inks = { black, white, red, pink, dark: '#5e1014' }
  return (
    stage(scene, '#d8c8a4', '#a88d5c') +
    group(
      { transform: place(180, 214, 0, 1.34) },
      ears(scene, '#e9c9b4'),
      skin(scene, white),
      ellipse(64, 46, 38, 34, { fill: pink, fillOpacity: 0.6 }) +
        ellipse(-64, 46, 38, 34, { fill: pink, fillOpacity: 0.6 }),
      part(
        'butterfly',
        both(
          scene,
          'wing',
          layers(
            inks,
            'black M-.5-147H20C14-124 10-104 11-78L9-40 8 34Q8 52-.5 54z',
            'black/white/1.4 M9-46C14-82 44-112 82-116 108-118 122-100 112-84 106-74 92-74 90-86 76-92 62-82 66-68 50-70 28-62 9-46z',
            'black/white/1.4 M9-36C26-56 62-58 92-72 110-80 118-64 108-44 100-16 82 6 60 10 46 12 40 24 24 20 12 12 8-12 9-36z',
            'white M20-60Q44-92 76-100 56-84 46-70 32-68 20-60zM26 6Q40-2 44 2 36 14 26 10z',
            'black M5 44C16 32 36 40 38 56 38 70 22 74 15 62 22 64 28 58 22 52 14 48 10 56 5 60z',
            '-/white/1.6 M9 46q14-8 24 6',
          ),
        ),
      ),
      roundEye(52, -28, 17) + roundEye(-52, -28, 17),
      layers(inks, 'red M0-76C9-64 9-50 0-36-9-50-9-64 0-76z', 'white M0-64Q5-56 0-48-5-56 0-64z'),
      layers(
        inks,
        '.mouth dark M-64 64C-40 82-18 86 0 86 18 86 40 82 64 64 60 106 34 128 0 128-34 128-60 106-64 64z',
        'red M-44 98C-24 90 24 90 44 98 30 120-30 120-44 98z',
        'white M-46 84Q0 98 46 84L42 94Q0 106-42 94z',
        '-/red/4 M-66 62C-40 82-18 86 0 86 18 86 40 82 66 62',
      ),
      modelling(scene, black),
      partedBeard(scene, beard, '#4a4a52'),
      path('M-110-92C-96-150-50-172 0-172S96-150 110-92Q56-140 0-140T-110-92z', {
        fill: black,
        stroke: '#54545e',
        strokeWidth: 1.4,
      }),
      pompons(scene, arcOf(9, 118, -60, -162, -18), 12, ['#26262c', '#3a3a44']),
    )
  )
}

/** 廉颇 · 六分脸: red below, two huge white brows above, canes on a straight back. */
export function lianPo(scene: Scene, facts: WorkFacts): string {
  const [red, white, black, beard, cane] = tonesOf(facts) as [string, string, string, string, string]
  const inks = { red, white, black, cane, thorn: '#4d331a', cloth: '#c9bda0' }
  const canes = [-2, -1, 0, 1, 2].map((side) => {
    return group(
      { class: 'cane', transform: place(side * 16, 130, side * 13) },
      layers(
        inks,
        `cane/thorn/1 M-5 40L-4-336Q0-350 4-336L5 40z`,
        'thorn M4-300l9-7-9-3zM-4-270l-9-7 9-3zM4-236l9-7-9-3zM-4-210l-9-7 9-3zM4-184l9-7-9-3z',
      ),
    )
  })
  return (
    stage(scene, '#e3d3b2', '#8c7146') +
    group(
      { transform: place(180, 262) },
      ...canes,
      shoulders('#5a4632', '#efe6d2', '#8c7146'),
      ears(scene, '#c9685c'),
      skin(scene, red),
      both(
        scene,
        'half',
        layers(
          inks,
          'white M-.5-147C60-147 103-112 106-52 98-58 84-62 70-58 46-52 26-44 9-40L9-147z',
          'white/black/1.6 M9-44C18-86 52-122 98-114 110-108 110-92 98-88 66-84 44-68 30-44 24-36 14-36 9-44z',
          'black M12-30C34-44 66-38 82-20 92-8 104 4 98 12 78 12 56 4 36-4 20-8 12-18 12-30z',
          'white M30-22Q50-34 72-12 50-6 30-22z',
          'black M6 50C16 40 32 46 32 58 26 68 12 64 6 56z',
          'white M12 54q8-6 14 2-8 6-14-2z',
          '-/black/1.3 M88 14Q98 22 100 32M82 18Q90 28 90 38M7-20V14M14-10Q14 4 12 14M40 22Q60 26 74 44',
          '-/white/1.4 M20-60Q44-92 84-100M18-52Q38-78 62-90',
        ),
      ),
      circle(52, -18, 6.5, { fill: black }) +
        circle(-52, -18, 6.5, { fill: black }) +
        circle(50, -20, 1.6, { fill: white }) +
        circle(-54, -20, 1.6, { fill: white }),
      modelling(scene, black),
      fullBeard(scene, beard, '#a9a396', 230),
      layers(
        { hair: '#e9e5da', band: '#7a2b22', line: '#9c968a' },
        'hair/line/1.4 M-106-70C-104-132-62-162 0-162S104-132 106-70C84-118 40-140 0-140S-84-118-106-70z',
        'hair/line/1.4 M-22-156C-40-188-22-216 0-216S40-188 22-156z',
        '-/line/1 M-12-160Q-22-190-6-210M0-158V-212M12-160Q22-190 6-210M-60-146Q-90-124-98-92M60-146Q90-124 98-92',
        'band M-26-164Q0-152 26-164L24-150Q0-140-24-150z',
      ),
    )
  )
}

/** 关羽 · 红整脸: one date red, phoenix eyes half closed, five long locks, green helmet. */
export function guanYu(scene: Scene, facts: WorkFacts): string {
  const [face, black, beard, green, trim] = tonesOf(facts) as [string, string, string, string, string]
  const inks = { face, black, green, trim, dark: '#6e1a17', skin: '#b9463a' }
  const rare = scene.rank > 0
  return (
    stage(scene, '#efe2c4', '#c8b084') +
    group(
      { transform: place(176, 240, 4) },
      shoulders(green, '#e8dcc0', trim),
      layers(
        { trim },
        '-/trim/3 M-200 236Q-130 196-80 156M200 236Q130 196 80 156',
        '-/trim/1.4 M-214 252Q-140 208-90 166M214 252Q140 208 90 166',
      ),
      ears(scene, face),
      skin(scene, face),
      group(
        { transform: 'translate(-9 -2)' },
        layers(
          inks,
          'black M-16-46C-30-62-58-74-92-70-102-66-100-56-90-54-64-56-42-48-24-34-16-32-12-38-16-46z',
          'black M20-46C34-62 64-76 100-74 110-70 108-60 98-57 70-58 46-48 28-34 20-32 16-38 20-46z',
          '#f6ead6/black/1.2 M-88-26Q-56-34-22-8-54-2-88-26zM96-28Q62-34 26-8 60-2 96-28z',
          'black M-62-26Q-46-26-44-12-56-8-64-18zM70-27Q54-27 50-12 62-8 72-18z',
          '-/black/3.2 M-96-30Q-56-36-18-6M104-32Q62-38 22-6',
          '-/dark/1.4 M-88-36Q-56-46-24-22M96-38Q62-48 28-22',
          '-/black/1.8 M-8-66Q-2-52-5-38M10-66Q5-52 8-38',
          '-/black/2 M-4-14Q-12 20-16 38-26 44-22 54-10 60 2 56 14 60 24 54 28 44 18 38',
          '-/dark/1.6 M-40 44Q-46 60-44 70M44 44Q50 60 48 70',
          'dark M-26 80C-14 74-4 76 1 78 8 76 18 74 28 80 16 90-14 90-26 80z',
        ),
        circle(58, 26, 3, { fill: black, class: 'mole' }),
        rare ? stroke('M1-112Q5-92 1-70', '#f0cf6a', 1.8) : '',
      ),
      modelling(scene, '#3c0f0d'),
      lockBeard(scene, beard, '#55535c'),
      greenHelmet(scene, green, trim),
    ) +
    // One hand at the beard.
    group(
      { transform: place(232, 392, -24) },
      layers(
        { skin: '#e2b48c', line: '#7b4a33', green, trim },
        'green/trim/2.4 M30-26C70-40 130-30 170 0V80H40C20 50 14 10 30-26z',
        'skin/line/1.2 M34-18C10-30-24-30-44-20-54-14-52-4-42-6-52 0-54 12-42 12-48 20-42 30-32 26-30 34-18 36-8 30 12 36 34 34 44 22z',
        '-/line/1.2 M-42-6Q-22-10-6-8M-42 12Q-22 8-6 8M-32 26Q-18 22-6 22',
      ),
    )
  )
}

function greenHelmet(scene: Scene, green: string, trim: string): string {
  return part(
    'helmet',
    both(
      scene,
      'flap',
      layers(
        { green, trim },
        'green/trim/2.4 M100-96C130-86 140-30 132 40 118 46 108 40 104 30 112-10 108-50 94-74z',
        '-/trim/1.2 M112-70Q126-20 120 30',
      ),
    ),
    layers(
      { green, trim },
      'green/trim/2.4 M-112-70C-112-150-66-200 0-204 66-200 112-150 112-70Q60-128 0-128T-112-70z',
      '-/trim/1.6 M-84-108Q-60-170 0-186 60-170 84-108M-50-124Q-30-160 0-168 30-160 50-124',
    ),
    diadem(scene, trim, '#b7352c'),
    pompons(scene, arcOf(9, 124, -76, -165, -15), 10, ['#e9dcb8', '#b7352c', '#e9dcb8']),
    path('M-16-200C-30-222-12-246 0-250 12-246 30-222 16-200z', {
      fill: metal(scene, trim),
      stroke: '#3a2408',
      strokeWidth: 1,
    }),
    circle(0, -158, 11, { fill: '#b7352c', stroke: gold, strokeWidth: 3 }),
  )
}

/** 霸王 · 十字门: the cross of bar and drooping sockets, so near that the face leaves the card; snow before and behind. */
export function baWang(scene: Scene, facts: WorkFacts): string {
  const [black, white, grey, cold, trim] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('snow')
  const inks = { black, white, grey, trim }
  const flakes = (count: number) =>
    Array.from({ length: count }, (): [number, number, number] => [
      dice.range(8, 352),
      dice.range(8, 442),
      dice.range(0.6, 1.7),
    ])
  const brow: (readonly [number, number, number])[] = [
    [96, 92, 1],
    [142, 70, 1.2],
    [222, 74, 1],
    [268, 96, 0.9],
    [180, 40, 1.3],
    [110, 46, 1],
    [252, 38, 1.1],
    [130, 372, 1],
    [176, 404, 1.2],
    [232, 380, 1],
    [90, 402, 0.9],
    [282, 410, 1.1],
  ]
  const hairs = Array.from({ length: scene.detail ? 70 : 34 }, () => {
    const x = dice.range(14, 86)
    return `M${Math.round(x)} ${Math.round(-62 - x * 0.2 + dice.range(-16, 4))}l${Math.round(dice.range(8, 15))}-${Math.round(dice.range(3, 9))}`
  }).join('')
  return (
    stage(scene, '#5b6470', '#2a2f38') +
    snow(scene, flakes(10), '#9fb0bd') +
    group(
      { transform: place(180, 238, 0, 1.5, 1.42) },
      part(
        'face',
        skin(scene, white),
        ellipse(60, 52, 32, 38, { fill: grey, fillOpacity: 0.75 }) +
          ellipse(-60, 52, 32, 38, { fill: grey, fillOpacity: 0.75 }),
        both(
          scene,
          'half',
          layers(
            inks,
            'black M-.5-147H22C30-128 22-110 14-98L10-60 8-30 7 36Q7 52-.5 54z',
            'white M6-140Q12-122 4-106L5-132z',
            // 寿: the brow winds back and forth.
            'black M10-52C16-82 40-98 68-96 86-94 98-84 102-72 92-80 78-82 68-78 82-74 88-64 84-56 76-66 62-70 52-64 60-58 60-50 54-46 46-54 26-54 10-40z',
            '-/white/1.5 M20-62C34-80 54-86 74-86M32-62C44-74 58-74 70-68',
            'black M9-34C26-50 52-44 68-28 88-10 100 22 98 52 80 44 62 24 44 14 28 16 12 2 9-34z',
            'white M24-22Q46-34 66-6 44 2 24-22z',
            '-/white/1.3 M70-10Q86 12 90 36',
            'black M5 42C16 30 40 36 44 54 44 72 24 76 16 62 24 66 32 60 26 52 16 46 10 56 5 60zM30 38Q46 30 54 44 48 42 40 46z',
            '-/white/1.4 M8 46q16-8 28 6',
          ),
          stroke(hairs, white, 0.7, { strokeOpacity: 0.55 }),
        ),
        // Two pupils in each eye.
        ...[-1, 1].flatMap((side) => [
          circle(side * 42, -17, 6.4, { fill: black }),
          circle(side * 52, -12, 5.2, { fill: black }),
          circle(side * 42 - 1.6, -19, 1.6, { fill: white }),
          circle(side * 52 - 1.4, -14, 1.3, { fill: white }),
        ]),
      ),
      modelling(scene, black),
      fullBeard(scene, '#17161b', '#5d5c66', 160),
      layers(inks, 'black/trim/2 M-116-64C-116-140-70-170 0-170S116-140 116-64Q60-126 0-126T-116-64z'),
      diadem(scene, trim, black),
    ) +
    snow(scene, [...brow, ...flakes(12)], cold) +
    stroke(
      points('20 60 340 60')
        .map(([x, y]) => `M${x} ${y}h0`)
        .join(''),
      cold,
      4,
    )
  )
}

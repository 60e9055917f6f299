import { circle, group, part, path, place, type Scene, stroke } from '../scene.ts'
import { layers, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import {
  arcOf,
  both,
  ears,
  metal,
  modelling,
  partedBeard,
  plume,
  pompons,
  roundEye,
  shoulders,
  skin,
  stage,
} from './opera-parts.ts'

/** 孙悟空 · 倒栽桃: a peach upside down, golden eyes, two plumes through all four corners. */
export function wuKong(scene: Scene, facts: WorkFacts): string {
  const [red, white, eye, fur, yellow] = tonesOf(facts) as [string, string, string, string, string]
  const inks = { red, white, eye, fur, yellow, black: '#1a1412', flesh: '#e3b98c', dark: '#7d1a18', deep: '#6b4220' }
  const glint = scene.glow(
    'gold',
    [
      [0, '#fff8cf'],
      [0.5, eye],
      [1, '#a8741c'],
    ],
    24,
  )
  const eyeAt = (x: number) =>
    group(
      { class: 'eye', transform: place(x, -34) },
      circle(0, 0, 23, { fill: glint, stroke: '#1a1412', strokeWidth: 1.4 }),
      circle(0, 0, 12, { fill: '#fff6d8' }),
      circle(0, 0, 7.5, { fill: '#1a1412' }),
      circle(-3, -3, 2.6, { fill: '#ffffff' }),
      scene.rank > 1 ? path('M6-20Q14-34 10-44 22-34 16-18z', { fill: '#ffd65a' }) : '',
    )
  return (
    stage(scene, '#f3dfae', '#c98f4a') +
    plume(points('150 108 108 40 40 22 10 80 34 170 20 280 -6 330')) +
    plume(points('230 96 286 30 344 40 352 120 322 220 340 330 366 400')) +
    group(
      { transform: place(186, 262, 12, 0.98) },
      shoulders(yellow, '#c8352b', '#8a5a17'),
      both(
        scene,
        'furry',
        layers(
          inks,
          'fur M88-96C124-100 138-50 132-4 140 2 134 18 128 18 132 32 122 40 116 36 116 52 104 58 98 50 92 70 84 70 80 60 100 20 102-40 88-96z',
          '-/deep/1.2 M110-60l18-8M112-40l20-4M112-20l20 2M110 0l18 8M104 20l16 12M98 38l12 14',
        ),
      ),
      skin(scene, inks.flesh),
      both(
        scene,
        'side',
        layers(
          inks,
          'fur M106-60C108 4 98 58 70 104 62 92 86 40 84-20 84-50 92-80 96-92z',
          '-/deep/1.1 M104-30l-14 4M104-8l-14 2M100 16l-14-2M94 40l-12-4M84 66l-10-6',
        ),
      ),
      part(
        'peach',
        layers(
          inks,
          'red/white/5 M0-86C14-122 60-128 82-96 96-66 86-22 64 16 48 46 24 70 0 96-24 70-48 46-64 16-86-22-96-66-82-96-60-128-14-122 0-86z',
          'dark M0-86C3-70 3-58 0-46-3-58-3-70 0-86z',
        ),
      ),
      layers(
        inks,
        '-/black/3.4 M14-66Q40-92 72-74M-14-66Q-40-92-72-74',
        '-/dark/1.8 M-10-18Q0-12 10-18M-12-6Q0 0 12-6M-10 6Q0 12 10 6M30 4Q44 8 54-2M-30 4Q-44 8-54-2',
        'dark M-20 30C-14 18 14 18 20 30 22 44 8 46 0 44-8 46-22 44-20 30z',
        'black M-11 33q4-5 8 0-4 5-8 0zM11 33q-4-5-8 0 4 5 8 0z',
        'white M-56 84C-40 60-18 72 0 96 18 72 40 60 56 84 60 116 30 142 0 142S-60 116-56 84z',
        '.mouth -/black/2.6 M-46 98Q-24 112 0 108 24 112 46 98',
        '-/red/2.4 M-30 113Q0 122 30 113',
        '-/black/1.1 M-34 84l-14-4M-32 90l-16 2M34 84l14-4M32 90l16 2',
      ),
      eyeAt(44) + eyeAt(-44),
      modelling(scene, '#4a2410'),
      crown(scene, inks),
    ) +
    // One hand shades the brow.
    group(
      { transform: place(78, 168, -28) },
      layers(
        inks,
        'yellow/#8a5a17/1.6 M-110 60C-90 20-60 2-34 6L-26 44C-50 60-80 84-100 110z',
        'fur/deep/1.4 M-36 6C-10-14 40-20 84-6 92 0 84 8 74 6 84 12 78 22 66 18 70 28 58 32 48 26 30 34-6 44-28 44z',
        '-/deep/1.2 M74 6Q50 2 34 6M66 18Q46 14 32 18',
      ),
    )
  )
}

/** 紫金冠 with red silk balls. */
const crown = (scene: Scene, { red, fur, deep }: Readonly<Record<string, string>>): string =>
  part(
    'crown',
    layers(
      { fur: fur!, deep: deep! },
      'fur/deep/1.2 M-100-92C-112-110-104-134-88-136-84-152-62-160-48-152-30-166 30-166 48-152 62-160 84-152 88-136 104-134 112-110 100-92 60-128-60-128-100-92z',
    ),
    path(
      'M-78-124C-84-160-70-186-74-204-50-192-40-176-34-166-36-196-18-214 0-228 18-214 36-196 34-166 40-176 50-192 74-204 70-186 84-160 78-124Q0-166-78-124z',
      { fill: metal(scene, '#e2b03a'), stroke: '#6b3f0c', strokeWidth: 1.4 },
    ),
    circle(0, -182, 9, { fill: red, stroke: '#6b3f0c', strokeWidth: 1.4 }),
    stroke('M-62-140Q0-176 62-140', '#8a4f14', 2),
    pompons(scene, arcOf(7, 112, -66, -155, -25), 11, [red!, '#f3e2b6']),
  )

/** 钟馗 · 蝠纹: a bat head down on the forehead, broken curls below, the sword behind the hat. */
export function zhongKui(scene: Scene, facts: WorkFacts): string {
  const [bat, black, white, robe, trim] = tonesOf(facts) as [string, string, string, string, string]
  const inks = { bat, black, white, robe, trim, dark: '#5e0f16', steel: '#b9c0c8' }
  const edge = scene.rank > 1 ? `/${trim}/2` : '/#7d1d18/1.2'
  return (
    stage(scene, '#4d3a4a', '#1a1420') +
    group(
      { transform: place(196, 66, -26) },
      layers(
        inks,
        'steel/#454c55/1.4 M-230-7H120L150 0 120 7H-230z',
        '-/#7e868f/1.4 M-226 0H120',
        'trim/#5a3a0c/1.2 M-236-24H-222V24H-236z',
        '#5a1a1a/trim/2 M-300-8H-236V8H-300z',
      ),
    ) +
    group(
      { transform: place(180, 258, 0, 1.02) },
      layers(
        inks,
        'robe/trim/2 M-200 200C-206 120-150 74-104 92L-50 140 0 186 50 140 104 92C150 74 206 120 200 200z',
        '-/dark/2 M-150 100Q-170 140-160 200M150 100Q170 140 160 200M-120 104Q-130 150-118 200M120 104Q130 150 118 200',
      ),
      ears(scene, '#8a5f52'),
      skin(scene, white),
      part(
        'bat',
        layers(
          inks,
          `bat${edge} M0-66C-6-74-8-84-6-92-22-80-34-80-40-72-48-84-62-84-68-72-76-80-90-78-96-66-104-92-96-122-70-136-46-146-24-140-12-124-10-132-4-136 0-136 4-136 10-132 12-124 24-140 46-146 70-136 96-122 104-92 96-66 90-78 76-80 68-72 62-84 48-84 40-72 34-80 22-80 6-92 8-84 6-74 0-66z`,
          `.rib -/${scene.rank > 1 ? trim : inks.dark}/1.4 M-12-122Q-20-100-22-82`,
          `.rib -/${scene.rank > 1 ? trim : inks.dark}/1.4 M-14-124Q-36-104-40-74`,
          `.rib -/${scene.rank > 1 ? trim : inks.dark}/1.4 M-16-126Q-58-116-68-74`,
          `.rib -/${scene.rank > 1 ? trim : inks.dark}/1.4 M-18-128Q-74-126-94-70`,
          `.rib -/${scene.rank > 1 ? trim : inks.dark}/1.4 M12-122Q20-100 22-82`,
          `.rib -/${scene.rank > 1 ? trim : inks.dark}/1.4 M14-124Q36-104 40-74`,
          `.rib -/${scene.rank > 1 ? trim : inks.dark}/1.4 M16-126Q58-116 68-74`,
          `.rib -/${scene.rank > 1 ? trim : inks.dark}/1.4 M18-128Q74-126 94-70`,
          `bat${edge} M-9-84C-12-72-8-60 0-56 8-60 12-72 9-84zM-8-64L-11-50-2-57zM8-64L11-50 2-57z`,
          'white M-5-70h4v4h-4zM1-70h4v4h-4z',
        ),
      ),
      both(
        scene,
        'half',
        layers(
          inks,
          'black M10-40C22-58 40-64 58-62 56-70 64-76 72-76 72-70 80-74 88-80 88-70 94-72 104-80 104-62 98-52 88-48 60-46 30-42 14-30z',
          'black M12-26C30-40 70-42 98-40 96-16 76 2 50 4 30 4 14-8 12-26z',
          'white/black/1.2 M28-18Q46-34 76-26 62-4 28-18z',
          'black M4 46C14 32 40 36 46 54 48 74 26 82 14 68 24 70 34 62 28 54 18 48 10 58 4 62z',
          '-/white/1.6 M7 50q16-12 30 4',
          'bat M60 16C76 8 92 16 92 32 84 24 72 24 66 34 62 30 58 22 60 16z',
          '-/black/3 M50 22C62 14 80 22 78 38 74 50 58 48 60 38 62 32 70 34 69 39M84 44C92 40 98 48 92 58M44 38C54 42 56 54 48 62M6-30V34M12 10C20 14 24 24 18 32',
          '-/white/1.6 M18-48Q46-62 92-62',
        ),
      ),
      roundEye(50, -20, 11) + roundEye(-50, -20, 11),
      layers(
        inks,
        '.mouth dark M-52 84C-30 78-14 90 0 88 14 90 30 78 52 84 46 116 24 126 0 126S-46 116-52 84z',
        'bat M-34 104Q0 94 34 104 22 118-22 118-34 104z',
        '.fang white M-34 86l10 0-4 18zM34 86l-10 0 4 18z',
      ),
      modelling(scene, black),
      partedBeard(scene, black, '#54515c'),
      part(
        'hat',
        both(
          scene,
          'hatwing',
          layers(
            inks,
            'black/trim/1.6 M90-140C120-172 160-170 166-140 168-112 130-104 100-118z',
            '-/trim/1.2 M104-132Q130-150 148-136M108-124Q130-128 144-120',
          ),
        ),
        layers(
          inks,
          'black/trim/2 M-108-92C-112-132-92-160-74-166-66-196-34-214 0-214S66-196 74-166C92-160 112-132 108-92Q60-142 0-142T-108-92z',
          '-/trim/2 M-78-160Q0-190 78-160',
        ),
        pompons(scene, points('0 -190'), 17, [bat]),
      ),
    )
  )
}

import { circle, ellipse, group, part, path, place, type Scene, stroke } from '../scene.ts'
import { layers, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { both, ears, fullBeard, metal, modelling, shoulders, skin, stage } from './opera-parts.ts'

/** 蒋干 · 豆腐块: one white block and seven strokes on bare skin, leaning in to listen. */
export function jiangGan(scene: Scene, facts: WorkFacts): string {
  const [white, flesh, rose, black, robe] = tonesOf(facts) as [string, string, string, string, string]
  const inks = { white, flesh, rose, black, robe, cap: '#22304a', line: '#131c2e', lip: '#9c4a3a', paper: '#f4ead2' }
  const blush = (x: number, y: number, r: number) =>
    ellipse(x, y, r * 1.15, r, { fill: rose, fillOpacity: 0.75, class: 'blush' })
  return (
    stage(scene, '#efe6d4', '#d5c4a2', [0.4, 0.4]) +
    layers({ pole: '#b4a27e' }, 'pole M0 0H26V450H0z', '-/pole/2 M34 0V450') +
    group(
      { transform: place(212, 226, -13, 0.92) },
      layers(
        inks,
        'robe/line/1.4 M-120 300C-128 210-100 158-52 138L4 176 58 134C130 150 210 200 230 330L-110 330z',
        'paper/line/1.2 M-50 132-66 146 0 222 74 142 58 126 4 176z',
      ),
      ears(scene, flesh),
      skin(scene, flesh),
      blush(0, -66, 17) + blush(-58, 30, 27) + blush(58, 30, 27),
      part(
        'block',
        layers(inks, 'white/rose/1 M-33-44C-12-52 12-52 33-44 40-10 40 32 34 62 12 70-12 70-34 62-40 32-40-10-33-44z'),
      ),
      layers(
        inks,
        // The seven strokes: two brows, two eyes, the mark between, two smile lines.
        '.stroke black M-12-50Q-40-74-76-64-46-70-14-42z',
        '.stroke black M12-50Q40-74 76-64 46-70 14-42z',
        '.stroke black M-62-16L-26-34-18-12z',
        '.stroke black M62-16L26-34 18-12z',
        '.stroke -/black/3.4 M0-42V-22',
        '.stroke -/black/3.2 M-38 50Q-66 64-56 96',
        '.stroke -/black/3.2 M38 50Q66 64 56 96',
        'white M-42-20L-28-26-26-17zM42-20L28-26 26-17z',
        '-/lip/1.6 M-8 22Q-20 44-14 52-4 58 4 56 16 56 18 48 M-6 50q-4-4-8 0M6 50q4-4 8 0',
        'lip M-36 92C-20 88-8 92 0 90 8 92 20 88 36 92 20 108-20 108-36 92z',
        '-/white/1.6 M-26 95Q0 100 26 95',
      ),
      part(
        'beard',
        stroke(
          'M-14 82Q-44 84-60 122-64 140-58 156M-10 84Q-38 94-50 130M14 82Q44 84 60 122 64 140 58 156M10 84Q38 94 50 130M-6 116Q-8 160 2 196M2 116Q4 160 4 190M8 116Q14 150 8 182',
          black,
          2,
        ),
      ),
      modelling(scene, '#6b4a34'),
      layers(
        inks,
        'cap/line/1.6 M-108-66C-112-90-110-108-100-118L-92-208C-60-224 60-224 92-208L102-118C110-108 112-90 108-66 60-110-60-110-108-66z',
        '-/#4a5f86/2 M-98-116Q0-158 100-116M-90-204Q0-178 90-204M0-190V-136',
        'cap/line/1.4 M70-206C100-214 128-196 132-160L120-132C118-166 104-186 76-184z',
      ),
    ) +
    // The sleeve with a letter in it.
    group(
      { transform: 'translate(44 42)' },
      layers(
        inks,
        'robe/line/1.4 M360 330C300 316 236 330 188 372L170 450H360z',
        'paper/line/1.2 M150 386L206 350 224 378 168 414z',
        '-/#b04a3c/5 M172 376l20 26',
        'flesh/line/1.2 M204 386C186 372 168 378 158 392 150 404 160 414 172 408 166 418 178 426 190 418 202 420 212 408 204 386z',
        '-/#4a6a9a/1.6 M210 364Q250 340 300 350M196 400Q240 380 300 396',
      ),
    )
  )
}

/** The crescent of the brow, its horns to the upper left; with a rim of pearl. */
export const crescent = (rim: boolean): string =>
  path('M-8-99A20 20 0 1 0 19-75 19 19 0 0 1-8-99z', {
    class: 'crescent',
    fill: '#f5f2ea',
    stroke: rim ? '#ffffff' : undefined,
    strokeWidth: rim ? 2 : undefined,
  })

/** 包拯 · 月牙: black, one crescent; the hat's wings are one level line between night and day. */
export function baoZheng(scene: Scene, facts: WorkFacts): string {
  const [face, white, maroon, hat, dragon] = tonesOf(facts) as [string, string, string, string, string]
  const inks = { face, white, maroon, hat, dragon, lip: '#6e1f1f', edge: '#3d3a44' }
  const rare = scene.rank > 0
  const sheen = (side: number) =>
    ellipse(side * 58, 40, 40, 46, {
      fill: scene.radial('sheen', [
        [0, '#5a2c2c'],
        [0.5, maroon],
        [1, face],
      ]),
    })
  return (
    layers(
      { night: '#1b2440', day: '#e8d9b4', sun: '#f3e8cc' },
      'night M0 0H360V176H0z',
      'day M0 176H360V450H0z',
      'sun M0 176H360V300H0z',
    ) +
    stroke(
      points('40 40 90 70 300 36 330 96 60 110 270 20')
        .map(([x, y]) => `M${x} ${y}h0`)
        .join(''),
      '#cfd6ea',
      2,
    ) +
    group(
      { transform: place(180, 256, 0, 0.94) },
      shoulders('#15131a', '#efe7d6', dragon),
      layers(
        inks,
        '-/dragon/2 M-170 236C-150 200-110 196-104 220-100 240-126 244-124 226M170 236C150 200 110 196 104 220 100 240 126 244 124 226',
        '-/dragon/1.2 M-190 214q20-14 34-4M190 214q-20-14-34-4M-92 178l-20 14M92 178l20 14',
      ),
      ears(scene, '#2b2226'),
      skin(scene, face),
      sheen(-1) + sheen(1),
      crescent(rare),
      both(
        scene,
        'half',
        layers(
          inks,
          'white M8-38C6-50 16-60 28-56 40-62 66-80 94-78 102-72 96-64 86-64 64-62 46-52 38-44 30-34 16-30 8-38z',
          '-/white/2.2 M20-18Q44-36 84-20 52-4 20-18z',
          'white M34-18Q50-28 70-18 52-10 34-18z',
          '-/white/1.8 M5-30Q9-22 7-12M10 48C16 36 36 42 36 56 32 66 18 64 16 56M6 56Q3 60 0 60',
          '-/white/1.2 M44 34Q62 44 66 62M50 28Q72 38 78 58',
        ),
      ),
      circle(52, -18, 6, { fill: face }) + circle(-52, -18, 6, { fill: face }),
      layers(inks, '.mouth lip M-30 84C-16 76-6 80 0 80 6 80 16 76 30 84 16 96-16 96-30 84z'),
      modelling(scene, '#55525e'),
      fullBeard(scene, '#131118', '#4b4955', 200),
      layers(inks, 'lip M-24 82C-12 77-4 80 0 80 4 80 12 77 24 82 12 88-12 88-24 82z'),
      blackHat(scene, hat, dragon, rare),
    )
  )
}

/** 相貂: the minister's hat with two long level wings. */
function blackHat(scene: Scene, hat: string, trim: string, rare: boolean): string {
  return part(
    'hat',
    both(
      scene,
      'hatwing',
      layers(
        { hat, trim },
        'hat/#4a4854/1.4 M96-122C130-128 160-128 176-126 186-120 186-104 176-98 160-96 130-98 96-104z',
        rare ? '-/trim/1.4 M112-114H170' : '-/#4a4854/1.2 M112-114H170',
      ),
    ),
    layers(
      { hat, trim },
      'hat/#4a4854/1.6 M-110-66C-114-100-108-126-98-140-80-150-74-190-52-206-30-216 30-216 52-206 74-190 80-150 98-140 108-126 114-100 110-66 60-118-60-118-110-66z',
      '-/#4a4854/1.6 M-98-138Q0-176 98-138',
    ),
    rare ? stroke('M-106-78Q-60-128 0-128T106-78', trim, 3) : '',
    path('M-20-158C-20-176 20-176 20-158 20-142 0-134 0-134S-20-142-20-158z', {
      fill: metal(scene, trim),
      stroke: '#3a2408',
      strokeWidth: 1,
    }),
  )
}

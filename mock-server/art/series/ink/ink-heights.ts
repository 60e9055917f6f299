import { lines, type Point } from '../../pen.ts'
import { group, mix, path, place, rect, type Scene, stroke, use } from '../../scene.ts'
import { dash, layers, limb, points } from '../../shapes.ts'
import { tonesOf, type WorkFacts } from '../../works/works.ts'
import { crest, hemp, needles, paper, pineTrunk, scrolls, wash } from './ink-brush.ts'

/** 潇湘夜雨: washes of rain over the whole, bamboo darker than the night; the gap under the mat roof is bare paper. */
export function nightRain(scene: Scene, facts: WorkFacts): string {
  const [night, rain, far, deep] = tonesOf(facts) as [string, string, string, string]
  const dice = scene.dice.fork('rain')
  const sheet = (name: string, count: number, long: number, opacity: number, width: number) =>
    group(
      { class: 'rain' },
      rect(0, 0, scene.width, scene.height, {
        fill: scene.linear(
          name,
          [
            [0, rain, opacity * 0.5],
            [0.5, rain, 0],
            [1, rain, opacity * 0.4],
          ],
          [0, 0, 1, 0.6],
        ),
      }),
      stroke(
        Array.from({ length: count }, () =>
          dash([dice.range(0, 400), dice.range(-30, 430)], dice.range(long * 0.6, long), 1.86),
        ).join(''),
        rain,
        width,
        { strokeOpacity: opacity },
      ),
    )
  const leaf = scene.define('leaf', (id) => path('M0 0C6-3 22 2 36 16 20 14 6 8 0 0z', { id, fill: deep }))
  const clump = (x: number, y: number, size: number) =>
    [58, 84, 30, 108]
      .map((turn, at) =>
        use(leaf, {
          class: 'bamboo',
          transform: place(x, y, turn - 18 + dice.range(-8, 8), size * (at > 1 ? 0.8 : 1)),
        }),
      )
      .join('')
  const heads: Point[] = points(
    '40 96 84 84 118 108 66 128 150 96 34 164 96 152 58 206 128 146 22 236 80 224 180 118 36 284 100 262 14 320 62 310',
  )
  return (
    rect(0, 0, scene.width, scene.height, {
      fill: scene.linear('night', [
        [0, mix(night, '#5d6060', 0.75)],
        [0.55, night],
        [1, mix(night, '#6a6d6c', 0.8)],
      ]),
    }) +
    wash(scene, 'bank', [260, 196], 170, 40, far, 0.85) +
    wash(scene, 'bank', [130, 214], 130, 26, far, 0.85) +
    sheet('rain1', 46, 60, 0.4, 1.1) +
    wash(scene, 'wet', [180, 440], 260, 70, mix(deep, night, 0.6), 0.8) +
    group(
      { class: 'boat', transform: place(262, 322) },
      layers(
        { deep, mat: '#4c4e4d', paper: '#e9e6df', line: '#1c1d1c', water: '#a9acaa' },
        'deep M-74 6C-50 18 40 20 78 2 66 26 44 34-4 34-50 34-66 24-74 6z',
        'mat/line/1.2 M-40 10C-38-22-20-34 4-34 28-34 44-20 46 6z',
        '.gap paper M-26 12C-26-4-16-14-4-14 8-14 16-4 16 10z',
        '-/line/1 M-38 2Q4-14 44-2M-34-10Q4-26 40-12M-24-22Q4-34 30-24',
        '-/line/2.4 M66 4L74-58',
        '-/water/1.2 M-84 40q30 6 60 2M-10 44q40 4 76-4M40 50q20 2 40-4',
      ),
    ) +
    sheet('rain2', 40, 86, 0.34, 1.5) +
    path('M-10 404C40 384 90 396 140 420 170 434 190 446 200 460H-10z', { fill: mix(deep, night, 0.75) }) +
    path(
      limb('20 430 26 330 44 220 70 130 112 92', 9, 2) +
        limb('44 440 40 350 30 250 22 160', 8, 3) +
        limb('70 440 80 340 96 260 108 214 146 160', 6, 2) +
        limb('70 130 110 104 170 100', 3, 1),
      { fill: deep },
    ) +
    stroke(
      'M22 384h9M26 330h9M34 276h9M42 226h9M40 392h8M37 340h8M33 286h8M74 390h8M81 336h8M92 280h8',
      mix(deep, night, 0.4),
      2,
    ) +
    heads.map(([x, y]) => clump(x, y, scene.detail ? 1 : 1.05)).join('') +
    sheet('rain3', scene.rank > 1 ? 60 : 34, 120, 0.3, 1.2)
  )
}

/** 云起庐山: the fall comes out of cloud and goes into cloud; no ground anywhere. */
export function lushan(scene: Scene, facts: WorkFacts): string {
  const [cliff, slope, pine, silk, shade] = tonesOf(facts) as [string, string, string, string, string]
  const dice = scene.dice.fork('cliff')
  const left = crest(dice, points('-10 60 60 70 110 90 150 116 158 180 150 260 160 330 150 400'), 5, 10)
  const right = crest(dice, points('370 40 300 60 250 84 206 110 200 180 210 260 200 330 214 400'), 5, 10)
  const face = (line: readonly Point[], edge: number, tone: string) =>
    path(`${lines(line, false, 0)}L${edge} 430V40z`, { fill: tone })
  return (
    paper(scene, silk, '#e9e3d2') +
    path('M250 150C270 110 300 90 330 84L370 70V300H260z', { fill: mix(slope, silk, 0.45) }) +
    face(left, -10, slope) +
    face(right, 370, mix(slope, cliff, 0.8)) +
    path('M146 80H220V420H140z', { fill: mix(slope, cliff, 0.4) }) +
    path(
      limb('150 120 146 200 138 300 146 400', 26, 18) +
        limb('100 96 104 190 96 280 100 380', 20, 10) +
        limb('44 80 52 170 40 270 50 360', 16, 8) +
        limb('212 116 222 200 218 300 226 400', 28, 18) +
        limb('268 84 276 180 270 290 280 380', 22, 12) +
        limb('324 60 330 160 326 280 334 380', 16, 8),
      { fill: cliff, fillOpacity: 0.75 },
    ) +
    stroke(
      hemp(dice, left.slice(0, 22), 120, -8) +
        hemp(dice, right.slice(0, 22), 120, 8) +
        hemp(dice, points('60 150 90 160 120 200 40 210 80 260 120 280 30 300'), 70, -4) +
        hemp(dice, points('240 150 290 150 330 180 250 220 300 250 340 280 260 300'), 70, 4),
      cliff,
      1.4,
      { strokeOpacity: 0.75 },
    ) +
    group(
      { class: 'fall' },
      // In three leaps: it strikes a ledge, turns, and widens.
      path(
        'M186 90C184 120 190 150 186 178 192 184 190 190 182 192 170 196 162 200 160 210 156 240 164 264 ' +
          '156 288 166 294 168 300 164 306 160 330 168 366 160 412H222C216 380 222 340 218 312 222 300 214 ' +
          '292 206 286 212 260 206 236 210 212 214 202 216 196 208 186 204 150 210 120 208 90z',
        { fill: silk },
      ),
      stroke(
        'M194 100C192 130 198 156 194 180M201 104C200 130 203 150 200 176M172 214C170 240 174 262 168 286' +
          'M184 206C182 236 188 262 182 290M196 204C196 236 202 258 196 288M176 312C172 344 180 372 174 404' +
          'M190 308C188 340 196 372 190 404M204 314C202 344 210 372 204 404',
        shade,
        1.4,
      ),
      // Spray where it strikes.
      stroke(
        'M160 210q-10 2-14 10M166 202q-12-4-20 2M214 200q10 0 12 8M156 302q-12 0-16 10M212 296q14 0 16 10M150 294q-8-2-14 4',
        silk,
        2.4,
      ),
    ) +
    // A ledge, wet and dark, under each leap.
    path(
      'M108 214L118 194 134 184 152 188 164 196 172 194 160 206 158 226 146 236 130 228 116 232zM218 310' +
        'L212 298 226 288 246 292 262 284 276 294 280 318 262 330 244 324 228 334 216 328z',
      { fill: cliff },
    ) +
    stroke(
      'M118 196q18-10 44 2M214 298q26-12 58-6M132 204v20M146 202v26M232 300v24M252 298v24',
      mix(cliff, silk, 0.55),
      1.4,
    ) +
    wash(scene, 'above', [180, 74], 230, 74, silk, 1) +
    wash(scene, 'above', [180, 66], 230, 64, silk, 1) +
    wash(scene, 'below', [180, 398], 260, 74, silk, 1) +
    wash(scene, 'below', [180, 418], 270, 70, silk, 1) +
    group(
      { class: 'cloudsea' },
      scrolls(
        scene,
        [
          [60, 74, -0.8],
          [84, 108, -0.62],
          [292, 104, -0.72, -1],
          [24, 104, -0.6, -1],
          [344, 96, -0.6],
          [146, 56, -1],
          [252, 70, -0.95, -1],
          [330, 44, -0.8],
        ],
        silk,
        mix(shade, '#6f8287', 0.55),
      ),
    ) +
    group(
      { class: 'cloudsea' },
      scrolls(
        scene,
        [
          [110, 372, 1.05, -1],
          [214, 386, 1.2],
          [318, 366, 1.05, -1],
          [260, 430, 1.3],
          [140, 436, 1.2, -1],
          [350, 426, 1],
        ],
        silk,
        mix(shade, '#6f8287', 0.55),
      ),
    ) +
    wash(scene, 'foot', [220, 452], 240, 44, silk, 1) +
    path('M-10 268C20 250 60 254 84 268 96 276 92 290 78 296 90 320 70 350 40 372L-10 400z', { fill: cliff }) +
    stroke('M0 290Q30 280 70 284M-4 320Q30 310 62 316M-4 350Q20 344 44 346', mix(cliff, silk, 0.5), 1.3) +
    group(
      { class: 'pine' },
      pineTrunk(scene, points('20 276 26 244 14 214 28 186'), 12, 4, '#5a4a3a', '#2f261d'),
      path(limb('22 232 44 220 60 222', 5, 2) + limb('16 212 0 200 -10 202', 5, 2), { fill: '#5a4a3a' }),
      needles(scene, points('28 184 12 196 46 196 62 220 2 206 40 222 30 170'), 15, pine),
    ) +
    group(
      { class: 'figure', transform: place(66, 268) },
      layers(
        { robe: '#d8cba8', line: '#2f2a24', skin: '#c99f78' },
        'robe/line/0.9 M-5 0C-5-8-3-13 0-14 4-13 5-8 5 0z',
        'skin/line/0.7 M-3-15a3 3 0 1 1 6 0 3 3 0 1 1-6 0z',
        'line M-2-18h4v-2h-4z',
        '-/line/1 M6-10V1',
      ),
    )
  )
}

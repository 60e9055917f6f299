import { lines, type Point, turned } from '../../pen.ts'
import { ellipse, group, mix, path, place, rect, type Scene, stroke, use } from '../../scene.ts'
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
  // Leaves hang in the groups of 个 and 介, wet and bent one way.
  const leaf = 'M0 0C7-5 26-2 42 14 24 13 8 8 0 0z'
  const clumps = [
    [64, 88, 36, 112],
    [76, 50, 102],
  ].map((turns, at) =>
    scene.define(`clump${at}`, (id) =>
      path(turns.map((turn, index) => turned(leaf, turn, index > 1 ? 0.84 : 1, 1, 1)).join(''), { id }),
    ),
  )
  const grove = (heads: readonly Point[], size: number, tone: string) =>
    group(
      { fill: tone },
      ...heads.map(([x, y], at) =>
        use(clumps[at % 2]!, {
          class: 'bamboo',
          transform: place(x, y, dice.int(-30, 4), size * dice.range(0.8, 1.1)),
        }),
      ),
    )
  const paleness = mix(far, deep, 0.62)
  const light = '#f1eee6'
  return (
    rect(0, 0, scene.width, scene.height, {
      fill: scene.linear('night', [
        [0, mix(night, '#26292a', 0.34)],
        [0.4, night],
        [0.62, mix(night, '#ffffff', 0.86)],
        [1, mix(night, '#2b2e2e', 0.42)],
      ]),
    }) +
    // The far bank: three shores, each paler, that melt into the water.
    ['M-10 236C60 196 130 214 200 190 270 168 320 196 370 180V262H-10z', 'M120 246C190 214 260 226 370 200V268H120z']
      .map((shore, at) =>
        path(shore, {
          fill: scene.linear(`shore${at}`, [
            [0, at ? mix(far, deep, 0.8) : far, 0.95],
            [1, far, 0],
          ]),
        }),
      )
      .join('') +
    wash(scene, 'bank', [110, 222], 150, 34, mix(far, deep, 0.7), 0.7) +
    sheet('rain1', 60, 60, 0.42, 0.9) +
    grove(points('230 12 262 34 296 8 214 44 330 30 350 64 288 52'), 0.7, paleness) +
    grove(points('96 60 148 44 128 96 178 76 206 118 168 134'), 0.86, paleness) +
    wash(scene, 'wet', [180, 440], 260, 70, mix(deep, night, 0.6), 0.8) +
    // What light there is comes from under the mat, and lies on the water before it.
    ellipse(262, 330, 120, 84, {
      fill: scene.radial('lit', [
        [0, light, 0.5],
        [1, light, 0],
      ]),
    }) +
    path('M240 356H286L296 420H230z', {
      fill: scene.linear('mirrored', [
        [0, light, 0.62],
        [1, light, 0],
      ]),
    }) +
    group(
      { class: 'boat', transform: place(262, 322) },
      layers(
        { deep, mat: '#3f4241', rib: '#6c706f', paper: light, line: '#161717', water: '#d5d7d4' },
        'deep/line/1 M-78 2C-56 16 44 18 82-4 70 24 46 34-4 34-52 34-68 22-78 2z',
        'mat/line/1.2 M-42 10C-40-24-22-38 4-38 30-38 46-22 48 6z',
        '.gap paper M-27 12C-27-6-17-18-4-18 9-18 18-6 18 10z',
        '-/rib/1.1 M-40 2Q4-16 46-2M-36-12Q4-30 42-14M-26-26Q4-38 32-28M-34-22V8M36-22V4',
        '-/line/2.6 M68 2L78-62',
        '-/line/1.4 M-70 10L-96 38',
        '-/water/1.3 M-90 42q34 7 66 2M-14 48q44 5 84-5M40 56q24 3 46-4M-60 56q20 4 44 2M-24 66q26 3 60 0',
      ),
    ) +
    sheet('rain2', 54, 96, 0.36, 1.2) +
    path('M-10 394C20 374 70 380 104 398 136 414 184 434 206 460H-10z', { fill: mix(deep, night, 0.86) }) +
    path('M-10 412C30 392 80 404 120 426L150 460H-10z', { fill: deep }) +
    path(
      limb('20 430 26 330 44 220 70 130 112 84', 10, 2) +
        limb('44 440 40 350 30 250 18 120 22 60', 9, 2) +
        limb('70 440 80 340 96 260 108 214 150 160', 7, 2) +
        limb('70 130 116 100 178 104', 3, 1) +
        limb('92 276 130 250 160 252', 3, 1) +
        limb('30 250 60 210 84 204', 3, 1),
      { fill: deep },
    ) +
    stroke(
      'M21 384h10M25 330h10M33 276h10M42 226h9M54 178h8M39 392h10M36 340h9M31 286h9M26 226h8M20 160h7M72 ' +
        '390h9M79 336h8M90 282h8M106 222h7',
      mix(deep, night, 0.3),
      2.2,
    ) +
    grove(
      points(
        '40 82 88 84 118 104 66 118 154 102 184 108 34 156 100 146 56 202 134 176 152 162 22 236 84 208 168 ' +
          '254 132 254 38 284 104 262 14 320 66 310 30 360 92 330 16 60 120 306',
      ),
      scene.detail ? 1.06 : 1.12,
      deep,
    ) +
    sheet('rain3', scene.rank > 1 ? 56 : 34, 130, 0.34, 1)
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

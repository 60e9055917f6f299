import { circle, path, stroke } from '../../scene.ts'
import { lushan, nightRain } from './ink-heights.ts'
import { thousandMiles } from './ink-scroll.ts'
import { snowPass } from './ink-snow.ts'
import { asking } from './ink-asking.ts'
import { angler, clearing, crane } from './ink-waters.ts'
import { byTitle, type Series } from '../series.ts'

export const inkLandscape: Series = {
  name: '水墨山河',
  draw: byTitle({
    远山初霁: clearing,
    寒江独钓: angler,
    松下问童: asking,
    秋溪放鹤: crane,
    雪岭行旅: snowPass,
    潇湘夜雨: nightRain,
    云起庐山: lushan,
    '千里江山 · 终卷': thousandMiles,
  }),
  box: {
    front: ['#f3eee3', '#ded3bd'],
    side: ['#cfc2a8', '#b3a486'],
    top: '#faf6ec',
    ribbon: ['#3a4245', '#191d1f'],
    ground: ['#4a4640', '#2a2825'],
    tile: () =>
      stroke('M0 34q8-16 16-4 6-22 14-6 6-10 18 10', '#5c6668', 1.2, { strokeOpacity: 0.4 }) +
      stroke('M6 44h14M28 42h12', '#5c6668', 0.8, { strokeOpacity: 0.3 }),
    emblem: (scene) =>
      circle(0, 0, 50, { fill: '#f8f4ea' }) +
      circle(22, -20, 10, { fill: '#c9432d' }) +
      path('M-49 10q14-38 27-30 8 4 12 16 10-22 22-12 12 8 24 30a50 50 0 0 1-85-4z', {
        fill: scene.linear('emblem', [
          [0, '#23282b'],
          [1, '#9aa1a3', 0.25],
        ]),
      }) +
      stroke('M-36 30h30M4 34h26M-18 40h24', '#23282b', 1, { strokeOpacity: 0.5 }) +
      circle(0, 0, 50, { fill: 'none', stroke: '#23282b', strokeWidth: 1.5 }),
  },
}

import { circle, path, stroke, use } from '../scene.ts'
import { copperRed, dragonFlask } from './porcelain-court.ts'
import { cup } from './porcelain-cup.ts'
import { lotus } from './porcelain-kiln.ts'
import { bowl, dish } from './porcelain-tables.ts'
import { fishVase, jar, threeFriends } from './porcelain-vases.ts'
import { byTitle, type Series } from './series.ts'

export const porcelain: Series = {
  name: '青花记',
  draw: byTitle({
    缠枝莲纹碗: bowl,
    海水江崖盘: dish,
    婴戏图罐: jar,
    鱼藻纹瓶: fishVase,
    岁寒三友梅瓶: threeFriends,
    云龙纹扁壶: dragonFlask,
    釉里红玉壶春: copperRed,
    永乐压手杯: cup,
  }),
  box: {
    front: ['#f5f8fb', '#d7e1ee'],
    side: ['#c8d5e6', '#a3b6d0'],
    top: '#ffffff',
    ribbon: ['#2c57b3', '#173a8c'],
    ground: ['#5b4a34', '#3a2d1e'],
    tile: () =>
      stroke(
        'M24 4c10 0 20 9 20 20s-9 20-20 20S4 34 4 24 14 4 24 4zM24 12c6 0 12 5 12 12s-5 12-12 12-12-5-12-12 6-12 12-12z',
        '#2c57b3',
        1,
        { strokeOpacity: 0.35 },
      ) +
      path('M24 17q4 3 0 7-4-4 0-7zM24 31q4-3 0-7-4 4 0 7zM17 24q3-4 7 0-4 4-7 0zM31 24q-3-4-7 0 4 4 7 0z', {
        fill: '#2c57b3',
        fillOpacity: 0.4,
      }),
    // A bloom of the lotus scroll, of a work that is in the box.
    emblem: (scene) =>
      circle(0, 0, 50, { fill: '#ffffff', stroke: '#173a8c', strokeWidth: 2 }) +
      circle(0, 0, 44, { fill: 'none', stroke: '#173a8c', strokeWidth: 1 }) +
      use(lotus(scene, { blue: '#23479a', deep: '#1b2244', pale: '#8fa6cf', white: '#ffffff' }), {
        transform: 'scale(1.7)',
      }),
  },
}

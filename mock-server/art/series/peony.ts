import { circle, group, stroke } from '../scene.ts'
import { luoYangHong, yeGuangBai, zhaoFen } from './peony-common.ts'
import { crown, type Petal, rounds } from './peony-petals.ts'
import { douLv, erQiao, qingLong, weiZi, yaoHuang } from './peony-rare.ts'
import { byTitle, type Series } from './series.ts'

export const peony: Series = {
  name: '牡丹',
  draw: byTitle({
    赵粉: zhaoFen,
    洛阳红: luoYangHong,
    夜光白: yeGuangBai,
    豆绿: douLv,
    二乔: erQiao,
    青龙卧墨池: qingLong,
    魏紫: weiZi,
    姚黄: yaoHuang,
  }),
  box: {
    front: ['#f7d5db', '#e59fb0'],
    side: ['#e0909f', '#bf6b80'],
    top: '#fdeaec',
    ribbon: ['#7f9a5c', '#46663f'],
    ground: ['#6a3346', '#431d2c'],
    tile: () =>
      stroke(
        'M24 4c8 6 8 14 0 18-8-4-8-12 0-18zM24 22c8-2 16 2 18 10-8 4-16 0-18-10zM24 22c-8-2-16 2-18 10 8 4 16 0 18-10z',
        '#b8496b',
        1,
        { strokeOpacity: 0.35 },
      ),
    // The king, of a work that is in the box.
    emblem: (scene) => {
      const tones: Petal = { base: '#d9ae3c', petal: '#f4e08a', edge: '#fbf3cf', line: '#b98a2c' }
      return (
        circle(0, 0, 50, { fill: '#fff7f4', stroke: '#d9ae3c', strokeWidth: 2 }) +
        group(
          { transform: 'translate(0 14)scale(.42)' },
          group({ transform: 'scale(1.1 .7)' }, rounds(scene, 'o', tones, [1, 0.8])),
          crown(scene, 'm', tones, [
            [0, -70, 0, 1.2],
            [-52, -40, -50, 1.2],
            [52, -40, 50, 1.2],
            [0, -14, 0, 1.1],
          ]),
        )
      )
    },
  },
}

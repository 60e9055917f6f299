import { circle, ellipse, group, stroke } from '../scene.ts'
import { asagi, kohaku, sanke } from './koi-common.ts'
import { koi as painted, scaleEdges, swim } from './koi-fish.ts'
import { leap } from './koi-gate.ts'
import { kujaku, ogon, showa, tancho } from './koi-rare.ts'
import { byTitle, type Series } from './series.ts'

export const koi: Series = {
  name: '锦鲤',
  draw: byTitle({
    '红白 · 初春': kohaku,
    大正三色: sanke,
    '浅黄 · 细雨': asagi,
    '昭和 · 夜潜': showa,
    '孔雀 · 莲下': kujaku,
    '黄金 · 逐日': ogon,
    '丹顶 · 鹤影': tancho,
    跃龙门: leap,
  }),
  box: {
    front: ['#2f8d8d', '#155058'],
    side: ['#1b5f66', '#0c353e'],
    top: '#53aba6',
    ribbon: ['#f28a5f', '#cf4522'],
    ground: ['#2b5f6a', '#16414b'],
    tile: () =>
      stroke(
        'M0 24a24 24 0 0 1 48 0M10 24a14 14 0 0 1 28 0M-24 48a24 24 0 0 1 48 0M24 48a24 24 0 0 1 48 0' +
          'M-14 48a14 14 0 0 1 28 0M34 48a14 14 0 0 1 28 0',
        '#bfe6dd',
        1.2,
        { strokeOpacity: 0.35 },
      ),
    // The one with the red disc, of a work that is in the box.
    emblem: (scene) => {
      const fish = swim('30 -34 20 -12 0 2 -18 14 -30 34')
      const [x, y] = fish.at(0.13, 0)
      return (
        circle(0, 0, 50, {
          fill: scene.radial('well', [
            [0, '#5ab3a8'],
            [1, '#144b55'],
          ]),
          stroke: '#fff4e2',
          strokeWidth: 2.5,
        }) +
        group(
          {},
          ellipse(-8, -8, 30, 24, { fill: 'none', stroke: '#d7f0ea', strokeWidth: 0.8, strokeOpacity: 0.6 }),
          painted(scene, 'e', fish, {
            body: '#fcfbf8',
            shade: '#93a0aa',
            fin: '#fcfbf8',
            marks: stroke(scaleEdges(fish, [0.24, 0.86], 10, 5), '#b4c0c8', 0.5),
          }),
          circle(x, y, 3.8, { fill: '#d3261f' }),
        )
      )
    },
  },
}

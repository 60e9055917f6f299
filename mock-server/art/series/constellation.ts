import { circle, path, place, stroke, use } from '../scene.ts'
import { workAt } from '../works/works.ts'
import { byTitle, type Series } from './series.ts'
import { jing, xin } from './star-animals.ts'
import { mao } from './star-rooster.ts'
import { bi, ji, jiao } from './star-beasts.ts'
import { charted, degrees, figure } from './star-chart.ts'
import { ziwei } from './star-palace.ts'
import { kui } from './star-wolf.ts'

export const constellation: Series = {
  name: '二十八宿',
  draw: byTitle({
    角木蛟: jiao,
    箕水豹: ji,
    毕月乌: bi,
    昴日鸡: mao,
    心月狐: xin,
    奎木狼: kui,
    井木犴: jing,
    '紫微垣 · 北辰': ziwei,
  }),
  box: {
    front: ['#2b2a68', '#12113a'],
    side: ['#1a194a', '#0a0a26'],
    top: '#3f3d8c',
    ribbon: ['#f0d08a', '#b98f3f'],
    ground: ['#1b2347', '#0a0d1d'],
    tile: (scene) => {
      const ray = scene.define('tileray', (id) =>
        path('M0-10Q.8-.8 10 0 .8.8 0 10-.8.8-10 0-.8-.8 0-10z', { id, fill: '#d3c8ff' }),
      )
      return (
        stroke('M8 10 24 20 40 8M24 20 30 40', '#d3c8ff', 0.7, { strokeOpacity: 0.4 }) +
        [
          [8, 10, 0.3],
          [24, 20, 0.45],
          [40, 8, 0.3],
          [30, 40, 0.35],
        ]
          .map(([x, y, s]) => use(ray, { transform: place(x!, y!, 0, s), opacity: 0.7 }))
          .join('')
      )
    },
    // The three stars of 心宿, of a work that is in the box.
    emblem: (scene) => {
      const xin = workAt('constellation', 5)!
      return (
        circle(0, 0, 50, { fill: '#0b0a2a' }) +
        degrees([0, 0], 38) +
        figure(scene, xin, charted(xin.stars!, [-24, -24, 48, 48]), {
          line: '#d3c8ff',
          star: '#dfe8f7',
          special: { 心宿二: '#ff5a3c' },
        })
      )
    },
  },
}

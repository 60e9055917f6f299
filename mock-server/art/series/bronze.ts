import { circle, stroke } from '../scene.ts'
import { heZun, rams } from './bronze-beasts.ts'
import { xiao } from './bronze-owl.ts'
import { ding, gu, gui, pan, you } from './bronze-round.ts'
import { byTitle, type Series } from './series.ts'

export const bronze: Series = {
  name: '吉金纹',
  draw: byTitle({
    云雷纹鼎: ding,
    窃曲纹簋: gui,
    重环纹盘: pan,
    凤鸟纹卣: you,
    鸮尊: xiao,
    四羊方尊: rams,
    饕餮纹觚: gu,
    '何尊 · 宅兹中国': heZun,
  }),
  box: {
    front: ['#4b7a6b', '#254239'],
    side: ['#2c5146', '#152a24'],
    top: '#6b9b8a',
    ribbon: ['#e2b95f', '#a97a26'],
    ground: ['#40382c', '#1c1812'],
    tile: () =>
      stroke('M4 46V4H44V44H14V14H34V34H24V24', '#0f231d', 3.4, { strokeOpacity: 0.45 }) +
      stroke('M3 45V3H43V43H13V13H33V33H23V23', '#a9d3c0', 1, { strokeOpacity: 0.45 }),
    // The two eyes of the mask that hides in the spirals, of a work that is in the box.
    emblem: () =>
      circle(0, 0, 50, { fill: '#1d3a33', stroke: '#e2b95f', strokeWidth: 2 }) +
      stroke(
        'M-34-22Q-20-40-4-22M34-22Q20-40 4-22M0-34V34M-30 22q8 12 20 4v-12M30 22q-8 12-20 4v-12M-42 4q2 16 12 18M42 4q-2 16-12 18',
        '#e2b95f',
        4,
      ) +
      circle(-19, -4, 10, { fill: '#ffe9ae' }) +
      circle(19, -4, 10, { fill: '#ffe9ae' }) +
      circle(-19, -4, 4, { fill: '#1d3a33' }) +
      circle(19, -4, 4, { fill: '#1d3a33' }),
  },
}

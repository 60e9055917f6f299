import { circle, group, stroke } from '../scene.ts'
import { baWang, guanYu, lianPo, zhangFei } from './opera-generals.ts'
import { baoZheng, crescent, jiangGan } from './opera-officials.ts'
import { modelling, skin } from './opera-parts.ts'
import { wuKong, zhongKui } from './opera-spirits.ts'
import { byTitle, type Series } from './series.ts'

export const opera: Series = {
  name: '梨园脸谱',
  draw: byTitle({
    '张飞 · 蝴蝶脸': zhangFei,
    '蒋干 · 豆腐块': jiangGan,
    '廉颇 · 六分脸': lianPo,
    '包拯 · 月牙': baoZheng,
    '关羽 · 红整脸': guanYu,
    '孙悟空 · 倒栽桃': wuKong,
    '钟馗 · 蝠纹': zhongKui,
    '霸王 · 十字门': baWang,
  }),
  box: {
    front: ['#cf3a2a', '#8f1e17'],
    side: ['#9a231b', '#64120e'],
    top: '#e25a45',
    ribbon: ['#f2d48c', '#c59335'],
    ground: ['#3a1512', '#240c0a'],
    tile: () =>
      stroke(
        'M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0M-24 48a24 24 0 0 1 48 0' +
          'M-16 48a16 16 0 0 1 32 0M24 48a24 24 0 0 1 48 0M32 48a16 16 0 0 1 32 0',
        '#f2d48c',
        1.3,
        { strokeOpacity: 0.35 },
      ),
    // The crescent on the black face, of a work that is in the box.
    emblem: (scene) =>
      circle(0, 0, 50, { fill: '#fbf3e4', stroke: '#f2d48c', strokeWidth: 3 }) +
      group({ transform: 'scale(.28)' }, skin(scene, '#17151a'), crescent(true), modelling(scene, '#55525e')),
  },
}

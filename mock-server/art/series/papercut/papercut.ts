import { group, path } from '../../scene.ts'
import { fishLotus, mouseWedding, zhuaJi } from './stories.ts'
import { batRosette, dragonLamp, fiveBats, snakeHare, springOx } from './openwork.ts'
import { flower, oval } from './sheet.ts'
import { zodiac } from './zodiac.ts'
import { byTitle, type Series } from '../series.ts'

export const papercut: Series = {
  name: '剪纸',
  draw: byTitle({
    抓髻娃娃: zhuaJi,
    鱼戏莲: fishLotus,
    老鼠嫁女: mouseWedding,
    春牛图: springOx,
    蛇盘兔: snakeHare,
    五蝠捧寿: fiveBats,
    龙灯夜: dragonLamp,
    十二生肖团花: zodiac,
  }),
  box: {
    front: ['#fbf1e0', '#ecd8b6'],
    side: ['#e3caa0', '#c7a876'],
    top: '#fff9ee',
    ribbon: ['#d8362a', '#a31a17'],
    ground: ['#a3211c', '#6d100f'],
    tile: () => path(`${flower([12, 12], 9)}${flower([36, 36], 9)}`, { fill: '#c8281e', fillOpacity: 0.2 }),
    // Five bats around 寿, of a work that is in the box.
    emblem: (scene) =>
      path(oval(0, 0, 52), { fill: '#f6f0e2' }) +
      group(
        { transform: 'translate(-54 -68)scale(.3)' },
        batRosette(scene, { red: '#c8161e', white: '#fffdf8', backing: '#f6f0e2' }),
      ),
  },
}

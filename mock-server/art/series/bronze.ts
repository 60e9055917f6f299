import { circle, ellipse, group, mix, path, rect, type Scene, stroke } from '../scene.ts'
import { mask } from './bronze-mask.ts'
import { type Metal, metals } from './bronze-metal.ts'
import { bell, mirror } from './bronze-round.ts'
import { eyes, raised, taotie } from './bronze-taotie.ts'
import { cauldron, turned } from './bronze-vessels.ts'
import type { Series } from './series.ts'

/** A dark room, one lamp, and a plinth. */
function hall(scene: Scene, { wall }: Metal, x: number, floor: number, half: number): string {
  const { width, height } = scene
  const beam = scene.linear('beam', [
    [0, '#fff3d6', 0.34],
    [1, '#fff3d6', 0],
  ])
  const face = scene.linear('plinth', [
    [0, mix(wall[0], '#000000', 0.75)],
    [1, wall[1]],
  ])
  return group(
    {},
    rect(0, 0, width, height, { fill: wall[1] }),
    circle(x, height * 0.42, height * 0.62, {
      fill: scene.radial('wall', [
        [0, wall[0]],
        [0.6, mix(wall[0], wall[1], 0.4)],
        [1, wall[1]],
      ]),
    }),
    path(`M${x - 34} 0h68L${x + half * 1.25} ${floor}H${x - half * 1.25}z`, { fill: beam }),
    path(`M${x - half} ${floor}h${half * 2}l18 16h${-half * 2 - 36}z`, { fill: mix(wall[0], '#ffffff', 0.82) }),
    rect(x - half - 18, floor + 16, half * 2 + 36, height - floor - 16, { fill: face }),
    ellipse(x, floor + 5, half * 0.86, 8, { fill: '#000000', fillOpacity: 0.45 }),
  )
}

function exhibit(scene: Scene, metal: Metal, kind: string, x: number, floor: number, scale: number): string {
  if (kind === 'ding') return cauldron(scene, metal, x, floor + 6, scale * 1.02)
  if (kind === 'zun' || kind === 'hu') return turned(scene, metal, [x, floor + 2, 282 * scale], kind)
  if (kind === 'mirror') return mirror(scene, metal, [x, floor - 152 * scale], 134 * scale)
  if (kind === 'bell') return bell(scene, metal, x, floor, scale)
  return mask(scene, metal, [x, floor - 118 * scale], scale * 1.05)
}

export const bronze: Series = {
  name: '青铜纹',
  draw(scene) {
    const { width, height } = scene
    const metal = scene.turn(metals, 2)
    const kind = scene.turn(['ding', 'mask', 'zun', 'mirror', 'bell', 'hu'], 1)
    const floor = height * 0.82
    return hall(scene, metal, width / 2, floor, 112) + exhibit(scene, metal, kind, width / 2, floor, 1)
  },
  banner(scene) {
    const { width, height } = scene
    const metal = scene.turn(metals, 2)
    const kind = scene.turn(['ding', 'mask', 'zun', 'bell'], 1)
    const floor = height * 0.86
    return hall(scene, metal, width * 0.68, floor, 132) + exhibit(scene, metal, kind, width * 0.68, floor, 1.02)
  },
  box: {
    front: ['#4b7a6b', '#254239'],
    side: ['#2c5146', '#152a24'],
    top: '#6b9b8a',
    ribbon: ['#e2b95f', '#a97a26'],
    ground: ['#d8d5cc', '#aeb4aa'],
    tile: () =>
      stroke('M4 46V4H44V44H14V14H34V34H24V24', '#0f231d', 3.4, { strokeOpacity: 0.45 }) +
      stroke('M3 45V3H43V43H13V13H33V33H23V23', '#a9d3c0', 1, { strokeOpacity: 0.45 }),
    emblem: (scene) =>
      circle(0, 0, 50, { fill: '#1d3a33', stroke: '#e2b95f', strokeWidth: 2 }) +
      raised(
        scene,
        'taotie',
        taotie(scene, scene.dice.fork('emblem')),
        ['#ffe9ae', '#cf9f45', '#12241e'],
        'translate(0 3)scale(.4)',
      ) +
      group({ transform: 'translate(0 3)scale(.4)' }, eyes(scene, '#ffe9ae', '#cf9f45', '#2a1906')),
  },
}

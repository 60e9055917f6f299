import { type Point, short } from '../pen.ts'
import { el, ellipse, group, path, rect, type Scene, type Stop, stroke, use } from '../scene.ts'
import { cylinder, gold, type Metal, patina, relief } from './bronze-metal.ts'
import { raised } from './bronze-taotie.ts'

/** A great mask with standing eyes, in the manner of Sanxingdui. */
export function mask(scene: Scene, metal: Metal, [x, y]: Point, scale: number): string {
  const dice = scene.dice.fork('mask')
  const colors = relief(metal)
  const half = 'M-.5-104H84q10 0 11 12l3 64-12 88Q62 98-.5 106z'
  const ear = dice.pick([
    'M98-56c30-22 52-6 48 18l-12 66c-6 18-24 16-30-2z',
    'M97-60c20-14 58-20 60 6 0 30-20 42-24 70-4 20-22 18-30 0z',
  ])
  const side = scene.define('side', (id) =>
    group({ id }, el('path', { d: half, fill: 'currentColor' }), el('path', { d: ear, fill: 'currentColor' })),
  )
  const features = scene.define('features', (id) =>
    group(
      { id, fill: 'currentColor' },
      el('path', { d: 'M10-52Q50-80 92-58l-4 14Q50-60 14-36z' }),
      el('path', { d: 'M16-18 52-40 90-20 54 0z' }),
      el('path', { d: 'M0-46 8-42 16 16l16 12q2 14-14 14H0z' }),
      el('path', { d: 'M0 58 66 48q12 2 8 12L0 74z' }),
      el('path', {
        d: 'M112-30c16-8 22 6 14 14M110 2c12-4 18 6 8 16',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 4,
      }),
    ),
  )
  const flip = (id: string) => use(id) + use(id, { transform: 'scale(-1 1)' })
  const clip = scene.define('clip', (id) =>
    el('clipPath', { id }, el('path', { d: half }), el('path', { d: half, transform: 'scale(-1 1)' })),
  )
  const pillar = cylinder(scene, scene.rank > 2 ? { ...metal, dark: gold[2], mid: gold[1], light: gold[0] } : metal)
  const crest = dice.pick([
    'M-18-104h36l-6-34q16-18 4-40-8-14-22-8 14 6 8 20-6 14-14 14-12 0-8 16z',
    'M-22-104h44v-44l-10-18-12 12-12-12-10 18z',
    '',
  ])
  const stops: readonly Stop[] = [
    [0, metal.light, 0.34],
    [0.5, metal.light, 0.06],
    [0.72, metal.line, 0.1],
    [1, metal.line, 0.7],
  ]
  const face = scene.linear('sheen', stops, [0, 0, 1, 0.3])
  return group(
    { transform: `translate(${short(x)} ${short(y)})scale(${short(scale, 2)})` },
    ellipse(6, 122, 96, 12, { fill: '#000000', fillOpacity: 0.5 }),
    crest === ''
      ? ''
      : raised(scene, 'crest', el('path', { d: crest, fill: 'currentColor' }), scene.rank > 1 ? gold : colors),
    group({ color: metal.mid, stroke: metal.line, strokeWidth: 1 }, flip(side)),
    patina(scene, clip, metal.patina, [-98, -104, 196, 210]),
    path(half, { fill: face }) + path(half, { fill: face, transform: 'scale(-1 1)' }),
    raised(scene, 'relief', flip(features), scene.rank > 2 ? gold : colors),
    [-1, 1]
      .map((s) =>
        group(
          { transform: `translate(${s * 53} -20)` },
          rect(-9, -9, 18, 26, { rx: 8, fill: pillar, stroke: metal.line, strokeWidth: 1 }),
          ellipse(0, 14, 9, 6, { fill: metal.light, fillOpacity: 0.55 }),
        ),
      )
      .join(''),
    stroke('M4 66 68 55M-4 66-68 55', metal.line, 2.5),
    rect(-16, -96, 32, 22, { fill: metal.line, fillOpacity: 0.55, rx: 1 }),
  )
}

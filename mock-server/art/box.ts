import { short } from './pen.ts'
import { ellipse, el, group, mix, path, rect, type Scene, stroke } from './scene.ts'
import type { BoxStyle } from './series/series.ts'

/** The whole box, or its two parts for an opening: the lid with its bow, and the base with a lit inside. */
export type BoxPart = 'whole' | 'lid' | 'base'

const rise = 0.46
const width = 134
const centerX = 200
const baseTop = 196

/** The three visible faces as transforms of flat fields, for a box whose front corner stands at `x, y`. */
const left = (x: number, y: number, wide: number): string =>
  `matrix(1 ${rise} 0 1 ${short(x - wide)} ${short(y - wide * rise)})`
const right = (x: number, y: number): string => `matrix(1 ${-rise} 0 1 ${short(x)} ${short(y)})`
const top = (x: number, y: number, wide: number): string =>
  `matrix(1 ${rise} 1 ${-rise} ${short(x - wide)} ${short(y - wide * rise)})`

function tiled(scene: Scene, style: BoxStyle): string {
  const id = scene.define('tile', (given) =>
    el(
      'pattern',
      { id: given, width: 48, height: 48, patternUnits: 'userSpaceOnUse', patternTransform: 'scale(.7)' },
      style.tile(scene),
    ),
  )
  return `url(#${id})`
}

interface Block {
  readonly y: number
  readonly wide: number
  readonly tall: number
}

/** A block of card: two faces and, when `lid` is given, the face on top. */
function block(scene: Scene, style: BoxStyle, { y, wide, tall }: Block, name: string): string {
  const tile = tiled(scene, style)
  const face = scene.linear(
    'front',
    [
      [0, style.front[0]],
      [1, style.front[1]],
    ],
    [0, 0, 0.6, 1],
  )
  const side = scene.linear(
    'side',
    [
      [0, style.side[0]],
      [1, style.side[1]],
    ],
    [0, 0, 1, 0.6],
  )
  const ribbon = scene.linear(
    'ribbon',
    [
      [0, style.ribbon[0]],
      [1, style.ribbon[1]],
    ],
    [0, 0, 1, 0],
  )
  const strip = { x: wide / 2 - 11, width: 22, height: tall }
  return (
    group(
      { transform: left(centerX, y, wide) },
      rect(0, 0, wide, tall, { fill: face }),
      rect(0, 0, wide, tall, { fill: tile }),
      el('rect', { ...strip, fill: ribbon }),
      rect(0, 0, wide, 1.4, { fill: '#ffffff', fillOpacity: 0.55 }),
    ) +
    group(
      { transform: right(centerX, y) },
      rect(0, 0, wide, tall, { fill: side }),
      rect(0, 0, wide, tall, { fill: tile }),
      el('rect', { ...strip, fill: style.ribbon[1] }),
      rect(0, 0, wide, 1.4, { fill: '#ffffff', fillOpacity: 0.35 }),
    ) +
    (name === 'lid' ? '' : path(`M${centerX - 0.7} ${y}v${tall}h1.4v${-tall}z`, { fill: '#ffffff', fillOpacity: 0.35 }))
  )
}

function lidTop(scene: Scene, style: BoxStyle, { y, wide }: Block): string {
  const tone = scene.linear(
    'top',
    [
      [0, style.top],
      [1, mix(style.top, style.front[1], 0.6)],
    ],
    [0, 0, 1, 1],
  )
  const strip = wide / 2 - 11
  return group(
    { transform: top(centerX, y, wide) },
    rect(0, 0, wide, wide, { fill: tone }),
    rect(0, 0, wide, wide, { fill: tiled(scene, style) }),
    rect(strip, 0, 22, wide, { fill: style.ribbon[0] }),
    rect(0, strip, wide, 22, { fill: mix(style.ribbon[0], style.ribbon[1], 0.5) }),
    el('rect', { width: wide, height: wide, fill: 'none', stroke: '#ffffff', strokeOpacity: 0.4, strokeWidth: 1.2 }),
  )
}

/** The bow: two loops, two tails and a knot. */
function bow(scene: Scene, { ribbon }: BoxStyle, y: number): string {
  const loop = scene.linear(
    'loop',
    [
      [0, ribbon[0]],
      [0.55, mix(ribbon[0], '#ffffff', 0.72)],
      [1, ribbon[1]],
    ],
    [0, 0, 1, 1],
  )
  const half = (side: number) =>
    group(
      { transform: side === 1 ? undefined : 'scale(-1 1)' },
      path('M4 4C22 18 44 34 62 26l-6-8 12-4C46 14 24 4 8-4z', { fill: ribbon[1] }),
      path('M2 0C10-34 58-58 72-34 80-14 40 6 2 4z', { fill: loop }),
      path('M12-2C24-22 48-36 58-26 60-14 36-2 12-2z', { fill: mix(ribbon[1], '#000000', 0.78) }),
      stroke('M6-4C20-34 52-50 66-36', '#ffffff', 1.2, { strokeOpacity: 0.5 }),
    )
  return group(
    { transform: `translate(${centerX} ${short(y)})` },
    ellipse(0, 6, 54, 12, { fill: '#000000', fillOpacity: 0.18 }),
    half(-1),
    half(1),
    path('M-11-9q11-8 22 0 5 10 0 17-11 7-22 0-5-8 0-17z', { fill: loop, stroke: ribbon[1], strokeWidth: 1 }),
  )
}

/** What shines out of the open base. */
function inside(scene: Scene, style: BoxStyle, y: number): string {
  const glow = scene.radial('inside', [
    [0, '#fffbe6'],
    [0.4, mix('#ffe39a', style.top, 0.7)],
    [1, mix(style.side[1], '#000000', 0.7)],
  ])
  const beam = scene.linear('beam', [
    [0, '#fff6d2', 0],
    [1, '#fff1bd', 0.7],
  ])
  const corner = short(y - width * rise)
  return (
    group(
      { transform: top(centerX, y, width) },
      rect(0, 0, width, width, { fill: glow }),
      el('rect', { width, height: width, fill: 'none', stroke: style.front[0], strokeWidth: 5 }),
    ) +
    path(
      `M${centerX - width} ${corner}L${centerX - 176} 0H${centerX + 176}L${centerX + width} ${corner} ${centerX} ${short(y)}z`,
      { fill: beam },
    )
  )
}

/** A blind box in the language of its series, on a canvas of 400 × 400. */
export function paintBox(scene: Scene, style: BoxStyle, part: BoxPart): string {
  const body: Block = { y: baseTop, wide: width, tall: 148 }
  const lid: Block = { y: baseTop - 10, wide: width + 8, tall: 42 }
  const shadow = scene.radial('shadow', [
    [0, '#141414', 0.42],
    [0.7, '#141414', 0.14],
    [1, '#141414', 0],
  ])
  const base = [
    ellipse(centerX + 4, 336, 164, 40, { fill: shadow }),
    block(scene, style, body, 'base'),
    part === 'whole'
      ? group(
          { fillOpacity: 0.22 },
          group({ transform: left(centerX, body.y, width) }, rect(0, 32, width, 12, { fill: '#000000' })),
          group({ transform: right(centerX, body.y) }, rect(0, 32, width, 12, { fill: '#000000' })),
        )
      : '',
    group({ transform: `${left(centerX, body.y, width)}translate(67 90)scale(.82)` }, style.emblem(scene)),
  ]
  const cover = [
    block(scene, style, lid, 'lid'),
    lidTop(scene, style, lid),
    bow(scene, style, lid.y - lid.wide * rise - 4),
  ]
  if (part === 'lid') return cover.join('')
  if (part === 'base') return base.join('') + inside(scene, style, baseTop)
  return base.join('') + cover.join('')
}

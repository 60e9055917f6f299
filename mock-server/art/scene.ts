import { type Dice, createDice } from './dice.ts'
import { short } from './pen.ts'

export type ArtSize = 'card' | 'detail'

export type Rarity = '普通' | '稀有' | '史诗' | '传说'

export const rarities: readonly Rarity[] = ['普通', '稀有', '史诗', '传说']

type Attribute = string | number | undefined

/** Where a picture is drawn: its canvas, its dice, its size, and its shared definitions under ids no other picture has. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly dice: Dice
  /** True when there is room for depth: textures, soft shadows, fine strokes. */
  readonly detail: boolean
  /** 0 普通 … 3 传说: how refined the piece is. */
  readonly rank: number
  /** A picture with a ground of its own is cut to the box it is shown in; one that stands free is fitted into it. */
  readonly fills: boolean
  /** Goes round a list from serial to serial, so that neighbours differ; `lap` shifts each further round. */
  turn<T>(list: readonly T[], lap?: number): T
  /** Adds a definition, once for each name, and gives its id; `build` receives the id. Every reference goes through here. */
  define(name: string, build: (id: string) => string): string
  /** A linear gradient as a paint: `[offset, colour, opacity?]`; runs top to bottom unless given `x1 y1 x2 y2` in fractions. */
  linear(name: string, stops: readonly Stop[], line?: readonly [number, number, number, number]): string
  /** A radial gradient as a paint; `circle` is `cx cy r` in fractions of the shape. */
  radial(name: string, stops: readonly Stop[], circle?: readonly [number, number, number]): string
  /** A radial gradient around the origin, `radius` in user units: many shapes of one path share its light. */
  glow(name: string, stops: readonly Stop[], radius: number): string
  readonly definitions: () => string
}

export type Stop = readonly [offset: number, color: string, opacity?: number]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** One SVG element. Undefined attributes are left out; camelCase names become kebab-case. */
export function el(
  name: string,
  attributes: Readonly<Record<string, Attribute>>,
  ...children: readonly string[]
): string {
  let text = ''
  for (const key in attributes) {
    const value = attributes[key]
    if (value === undefined) continue
    text += ` ${spelling(key)}="${typeof value === 'number' ? short(value, 2) : escaped(value)}"`
  }
  const body = children.join('')
  return body === '' ? `<${name}${text}/>` : `<${name}${text}>${body}</${name}>`
}

const spellings = new Map<string, string>()

function spelling(key: string): string {
  let known = spellings.get(key)
  if (known === undefined) {
    known = keepsCase.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    spellings.set(key, known)
  }
  return known
}

const escaped = (value: string): string =>
  /[&<>"]/.test(value) ? value.replace(/[&<>"]/g, (sign) => escapes[sign]!) : value

const keepsCase = new Set([
  'viewBox',
  'gradientUnits',
  'gradientTransform',
  'patternUnits',
  'patternTransform',
  'clipPathUnits',
  'preserveAspectRatio',
  'baseFrequency',
  'numOctaves',
  'stdDeviation',
  'xChannelSelector',
  'yChannelSelector',
  'tableValues',
])

/** The opaque colour that `alpha` of `color` over `ground` makes; both as #rrggbb. */
export function mix(color: string, ground: string, alpha: number): string {
  const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16)
  return `#${[0, 1, 2]
    .map((index) => Math.round(channel(color, index) * alpha + channel(ground, index) * (1 - alpha)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

type Paint = Readonly<Record<string, Attribute>>

export const path = (d: string, paint: Paint): string => el('path', { d, ...paint })

/** A stroked path without fill; its ends are round, as are all in these pictures (see `finish`). */
export const stroke = (d: string, color: string, width: number, more: Paint = {}): string =>
  el('path', { d, fill: 'none', stroke: color, strokeWidth: width, ...more })

export const rect = (x: number, y: number, width: number, height: number, paint: Paint): string =>
  el('rect', { x: x || undefined, y: y || undefined, width, height, ...paint })

export const circle = (cx: number, cy: number, r: number, paint: Paint): string => el('circle', { cx, cy, r, ...paint })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: Paint): string =>
  el('ellipse', { cx, cy, rx, ry, ...paint })

export const group = (paint: Paint, ...children: readonly string[]): string => el('g', paint, ...children)

export const use = (id: string, more: Paint = {}): string => el('use', { href: `#${id}`, ...more })

/** `translate(…) rotate(…) scale(…)` with what is not needed left out. */
export function place(x: number, y: number, degrees = 0, scaleX = 1, scaleY = scaleX): string {
  const parts = [`translate(${short(x)} ${short(y)})`]
  if (degrees !== 0) parts.push(`rotate(${short(degrees)})`)
  if (scaleX !== 1 || scaleY !== 1) {
    parts.push(scaleX === scaleY ? `scale(${short(scaleX, 2)})` : `scale(${short(scaleX, 2)} ${short(scaleY, 2)})`)
  }
  return parts.join('')
}

export interface SceneOptions {
  readonly width: number
  readonly height: number
  /** Letters, digits and hyphens; the ids of the picture begin with it. */
  readonly prefix: string
  readonly seed: string
  readonly serial: number
  readonly detail?: boolean
  readonly rank?: number
  readonly fills?: boolean
}

/** Stops in their shortest spelling: what is the default is left out, opacity is part of the colour. */
const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, color, opacity = 1]) => {
      const alpha =
        opacity === 1
          ? ''
          : Math.round(opacity * 255)
              .toString(16)
              .padStart(2, '0')
      return el('stop', { offset: offset || undefined, stopColor: color + alpha })
    })
    .join('')

export function createScene({
  width,
  height,
  prefix,
  seed,
  serial,
  detail = false,
  rank = 0,
  fills = true,
}: SceneOptions): Scene {
  const definitions = new Map<string, string>()
  const number = Math.abs(Math.trunc(serial)) || 0
  const define: Scene['define'] = (name, build) => {
    const id = prefix + name
    if (!definitions.has(id)) definitions.set(id, build(id))
    return id
  }
  return {
    width,
    height,
    detail,
    rank,
    fills,
    dice: createDice(seed),
    turn: (list, lap = 1) => list[(number + Math.floor(number / list.length) * lap) % list.length]!,
    define,
    linear: (name, stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) => {
      const line = { x1: x1 || undefined, y1: y1 || undefined, x2: x2 === 1 ? undefined : x2, y2: y2 || undefined }
      return `url(#${define(name, (id) => el('linearGradient', { id, ...line }, stopsOf(stops)))})`
    },
    radial: (name, stops, [cx, cy, r] = [0.5, 0.5, 0.5]) => {
      const half = (value: number) => (value === 0.5 ? undefined : value)
      return `url(#${define(name, (id) => el('radialGradient', { id, cx: half(cx), cy: half(cy), r: half(r) }, stopsOf(stops)))})`
    },
    glow: (name, stops, r) => {
      const around = { cx: 0, cy: 0, r, gradientUnits: 'userSpaceOnUse' }
      return `url(#${define(name, (id) => el('radialGradient', { id, ...around }, stopsOf(stops)))})`
    },
    definitions: () => [...definitions.values()].join(''),
  }
}

/** The whole picture: a self-contained SVG document that draws what was given on the scene's canvas. */
export function finish(scene: Scene, title: string, ...layers: readonly string[]): string {
  const body = layers.join('')
  const definitions = scene.definitions()
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${scene.width} ${scene.height}`,
      width: scene.width,
      height: scene.height,
      // Fills whatever box it is shown in, as a photograph would; nothing outside the canvas ever shows.
      preserveAspectRatio: scene.fills ? 'xMidYMid slice' : undefined,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    el('title', {}, title),
    definitions === '' ? '' : el('defs', {}, definitions),
    body,
  )
}

/** A part of the picture that can be counted and named: the tests look for it in what was drawn. */
export const part = (name: string, ...children: readonly string[]): string => group({ class: name }, ...children)

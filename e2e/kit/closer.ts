import type { Page } from '@playwright/test'

/** A patch of one colour that hangs together; places and sizes in the units of the drawing. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Square units. */
  readonly area: number
}

/** What the pixels of a part are, or of the whole picture. */
export interface Closer {
  readonly area: number
  /** For every colour asked for: its share of the part. */
  readonly shares: readonly number[]
  /** For every colour asked for: its regions, the largest first. */
  readonly regions: readonly (readonly Region[])[]
  /** Some of the part's places, spread evenly over it. */
  readonly places: readonly (readonly [x: number, y: number])[]
}

export interface CloserLook {
  readonly svg: string
  /** The class whose elements are looked at: the pixels that change when all of them are taken away. */
  readonly part?: string
  readonly colours?: readonly string[]
  /** Distance in CIELAB within which two colours are one. */
  readonly near?: number
  /** Pixels per unit of the drawing. */
  readonly zoom?: number
  /** Regions below this area are dust, in square units. */
  readonly least?: number
}

interface Field {
  readonly width: number
  readonly height: number
}

/** The pixels of a picture, RGBA, and of the same picture without the elements of a class. */
async function pixelsOf(page: Page, svg: string, part: string | undefined, { width, height }: Field) {
  const drawn = await page.evaluate(
    async ([text, name, wide, tall]) => {
      const context = new OffscreenCanvas(wide, tall).getContext('2d', { willReadFrequently: true })!
      const without = new DOMParser().parseFromString(text, 'image/svg+xml')
      for (const element of without.querySelectorAll(`.${name || 'nothing'}`)) element.remove()
      const out: string[] = []
      for (const one of name ? [text, new XMLSerializer().serializeToString(without)] : [text]) {
        const image = new Image(wide, tall)
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(one)}`
        await image.decode()
        context.clearRect(0, 0, wide, tall)
        context.drawImage(image, 0, 0, wide, tall)
        const bytes = new Uint8Array(context.getImageData(0, 0, wide, tall).data.buffer)
        const chunks: string[] = []
        for (let at = 0; at < bytes.length; at += 32_768)
          chunks.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)))
        out.push(btoa(chunks.join('')))
      }
      return out
    },
    [svg, part ?? '', width, height] as const,
  )
  return drawn.map((text) => Buffer.from(text, 'base64'))
}

/** CIELAB under D65. */
function lab(r: number, g: number, b: number): readonly [number, number, number] {
  const [lr, lg, lb] = [r, g, b].map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = f((lr * 0.4124 + lg * 0.3576 + lb * 0.1805) / 0.9505)
  const y = f(lr * 0.2126 + lg * 0.7152 + lb * 0.0722)
  const z = f((lr * 0.0193 + lg * 0.1192 + lb * 0.9505) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const labOf = (hex: string) =>
  lab(...([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]))

/** The places that hang together with `start`; they are taken out of the field. */
function flood(field: Uint8Array, start: number, { width }: Field): number[] {
  const found = [start]
  field[start] = 0
  for (let head = 0; head < found.length; head += 1) {
    const here = found[head]!
    const x = here % width
    const next = [x > 0 ? here - 1 : here, x < width - 1 ? here + 1 : here, here - width, here + width]
    for (const one of next) {
      if (field[one] !== 1) continue
      field[one] = 0
      found.push(one)
    }
  }
  return found
}

function regionOf(found: readonly number[], { width }: Field, zoom: number): Region {
  let [sumX, sumY, x0, x1, y0, y1] = [0, 0, width, 0, Infinity, 0]
  for (const here of found) {
    const [x, y] = [here % width, Math.floor(here / width)]
    sumX += x
    sumY += y
    ;[x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)]
  }
  return {
    x: sumX / found.length / zoom,
    y: sumY / found.length / zoom,
    width: (x1 - x0 + 1) / zoom,
    height: (y1 - y0 + 1) / zoom,
    area: found.length / zoom / zoom,
  }
}

function regionsOf(field: Uint8Array, size: Field, zoom: number, least: number): Region[] {
  const found: Region[] = []
  for (let start = field.indexOf(1); start >= 0; start = field.indexOf(1, start)) {
    const region = regionOf(flood(field, start, size), size, zoom)
    if (region.area >= least) found.push(region)
  }
  return found.toSorted((a, b) => b.area - a.area)
}

/** Looks into one part of a picture, pixel by pixel. */
export async function lookInto(page: Page, asked: CloserLook): Promise<Closer> {
  const { svg, part, colours = [], near = 20, zoom = 1, least = 4 } = asked
  const size = { width: 360 * zoom, height: 450 * zoom }
  const [whole, rest] = await pixelsOf(page, svg, part, size)
  const wanted = colours.map(labOf)
  const fields = wanted.map(() => new Uint8Array(size.width * size.height))
  const counts = wanted.map(() => 0)
  const places: [number, number][] = []
  // A picture has few colours for its pixels: which of the wanted ones a colour is near is worked out once.
  const known = new Map<number, readonly number[]>()
  const nearTo = (r: number, g: number, b: number): readonly number[] => {
    const colour = (r << 16) | (g << 8) | b
    const before = known.get(colour)
    if (before) return before
    const [l, aa, bb] = lab(r, g, b)
    const found = wanted.flatMap(([wl, wa, wb], index) => (Math.hypot(l - wl, aa - wa, bb - wb) > near ? [] : [index]))
    known.set(colour, found)
    return found
  }
  let area = 0
  for (let at = 0; at < size.width * size.height; at += 1) {
    const from = at * 4
    const change = (to: number) => Math.abs(whole![from + to]! - rest![from + to]!)
    if (rest && change(0) + change(1) + change(2) < 24) continue
    area += 1
    if (area % (37 * zoom) === 0) places.push([(at % size.width) / zoom, Math.floor(at / size.width) / zoom])
    if (wanted.length === 0) continue
    for (const index of nearTo(whole![from]!, whole![from + 1]!, whole![from + 2]!)) {
      fields[index]![at] = 1
      counts[index]! += 1
    }
  }
  return {
    area: area / zoom / zoom,
    shares: counts.map((count) => count / (area || 1)),
    regions: fields.map((field) => regionsOf(field, size, zoom, least)),
    places,
  }
}

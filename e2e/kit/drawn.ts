import type { Page } from '@playwright/test'

/** What a picture was seen to be, on a canvas of a browser: never what was meant to be drawn. */
export interface Drawn {
  /** For every class asked for: the places (centre and pixels that change when it is taken away) of the elements that can be seen. */
  readonly parts: Readonly<Record<string, readonly Blot[]>>
  /** For every colour asked for: the share of the picture's pixels that are near it. */
  readonly shares: readonly number[]
  /** The share of pixels that are of any hue. */
  readonly vivid: number
  /** The words, in the order in which they stand. */
  readonly text: string
}

export interface Blot {
  readonly x: number
  readonly y: number
  readonly pixels: number
}

export interface Look {
  readonly svg: string
  readonly parts?: readonly string[]
  readonly colours?: readonly string[]
  /** Whether a part may be too small to be seen in half the size. */
  readonly fine?: boolean
  /** Distance in CIELAB within which two colours are one. */
  readonly near?: number
}

/** Runs in the page: the picture with what is drawn more than once written out, so that each part can be taken away; and its words. */
function writtenOut(svg: string): { written: string; text: string } {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml')
  for (const one of picture.querySelectorAll('use')) {
    const drawn = picture.getElementById(one.getAttribute('href')!.slice(1))
    if (drawn?.tagName !== 'g' || !drawn.querySelector('use')) continue
    const copy = drawn.cloneNode(true) as Element
    copy.removeAttribute('id')
    const place = picture.createElementNS('http://www.w3.org/2000/svg', 'g')
    for (const { name, value } of one.attributes) if (name !== 'href') place.setAttribute(name, value)
    place.append(copy)
    one.replaceWith(place)
  }
  const text = Array.from(picture.querySelectorAll('text'), (one) => one.textContent).join('')
  return { written: new XMLSerializer().serializeToString(picture), text }
}

/** Draws the picture and reads its pixels; a part is seen if the picture is another one without it. */
export async function look(page: Page, asked: Look): Promise<Drawn> {
  const { written, text } = await page.evaluate(writtenOut, asked.svg)
  return { ...(await page.evaluate(seen, { ...asked, written })), text }
}

type Asked = Look & { readonly written: string }

async function seen(asked: Asked): Promise<Omit<Drawn, 'text'>> {
  const { svg, written, parts = [], colours = [], near = 18 } = asked
  let [width, height] = [360, 450]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
  const pixelsOf = async (text: string): Promise<Uint8ClampedArray> => {
    const image = new Image(width, height)
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
    await image.decode()
    context.clearRect(0, 0, width, height)
    context.drawImage(image, 0, 0, width, height)
    return context.getImageData(0, 0, width, height).data
  }
  const lab = (r: number, g: number, b: number): [number, number, number] => {
    const linear = [r, g, b].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    const [lr, lg, lb] = linear as [number, number, number]
    const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
    const x = f((lr * 0.4124 + lg * 0.3576 + lb * 0.1805) / 0.9505)
    const y = f(lr * 0.2126 + lg * 0.7152 + lb * 0.0722)
    const z = f((lr * 0.0193 + lg * 0.1192 + lb * 0.9505) / 1.089)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
  let whole = await pixelsOf(svg)
  const wanted = colours.map((hex) =>
    lab(...([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number])),
  )
  const counts = wanted.map(() => 0)
  let vivid = 0
  for (let at = 0; wanted.length > 0 && at < whole.length; at += 8) {
    const [l, a, b] = lab(whole[at]!, whole[at + 1]!, whole[at + 2]!)
    if (Math.hypot(a, b) > 14) vivid += 1
    wanted.forEach(([wl, wa, wb], index) => {
      if (Math.hypot(l - wl, a - wa, b - wb) <= near) counts[index]! += 1
    })
  }
  const [shares, hued] = [counts.map((count) => (count * 8) / whole.length), (vivid * 8) / whole.length]
  // Parts are looked for in half the size, for speed, where none is too small for that; places are told in the drawing's units.
  ;[width, height] = asked.fine ? [360, 450] : [180, 225]
  const unit = 360 / width
  whole = await pixelsOf(svg)
  const parsed = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml')
  const found: Record<string, Blot[]> = {}
  for (const name of parts) {
    const blots: Blot[] = []
    const laid = name.endsWith(' use') ? written : svg
    for (let index = parsed(laid).querySelectorAll(`.${name}`).length - 1; index >= 0; index -= 1) {
      const without = parsed(laid)
      without.querySelectorAll(`.${name}`)[index]!.remove()
      const rest = await pixelsOf(new XMLSerializer().serializeToString(without))
      let [pixels, weight, sumX, sumY] = [0, 0, 0, 0]
      for (let at = 0; at < whole.length; at += 4) {
        const change =
          Math.abs(whole[at]! - rest[at]!) +
          Math.abs(whole[at + 1]! - rest[at + 1]!) +
          Math.abs(whole[at + 2]! - rest[at + 2]!)
        if (change < 12) continue
        pixels += 1
        weight += change
        sumX += change * ((at / 4) % width)
        sumY += change * Math.floor(at / 4 / width)
      }
      if (pixels > 1) blots.unshift({ x: (sumX / weight + 0.5) * unit, y: (sumY / weight + 0.5) * unit, pixels })
    }
    found[name] = blots
  }
  return { parts: found, shares, vivid: hued }
}

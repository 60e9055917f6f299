/* Drawing on pictures that are saved and handed on. */
import { pictureUrl } from '#src/ui/media/picture-base.ts'

const SANS = '"Noto Sans CJK SC", "PingFang SC", "HarmonyOS Sans SC", MiSans, "Noto Sans SC", sans-serif'
const SONG = '"Noto Serif CJK SC", "Songti SC", STSong, "Noto Serif SC", "Source Han Serif SC", SimSun, serif'

export interface Poster {
  readonly canvas: HTMLCanvasElement
  readonly pen: CanvasRenderingContext2D
}

/** An empty sheet of so many px; null when the device cannot draw. */
export function posterOf(width: number, height: number, ground: string): Poster | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  pen.textAlign = 'center'
  return { canvas, pen }
}

/** A picture that may be drawn, from the server's origin like those on a page; null when it cannot be had. */
export async function loadPicture(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return null
  const picture = new Image()
  // Only then may what was drawn be read back.
  picture.crossOrigin = 'anonymous'
  picture.src = pictureUrl(address)
  return picture.decode().then(
    () => picture,
    () => null,
  )
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Fills the box with the middle of the picture. */
export function cover({ pen }: Poster, picture: HTMLImageElement, { x, y, width, height }: Box): void {
  const [wide, high] = [picture.naturalWidth || width, picture.naturalHeight || height]
  const scale = Math.max(width / wide, height / high)
  const [cutWidth, cutHeight] = [width / scale, height / scale]
  pen.drawImage(picture, (wide - cutWidth) / 2, (high - cutHeight) / 2, cutWidth, cutHeight, x, y, width, height)
}

/** A line of text in the middle; `font` as CSS without the family, `song` for titles of works. */
export function line(
  { canvas, pen }: Poster,
  text: string,
  y: number,
  { font, color, song = false }: { readonly font: string; readonly color: string; readonly song?: boolean },
): void {
  pen.font = `${font} ${song ? SONG : SANS}`
  pen.fillStyle = color
  pen.fillText(text, canvas.width / 2, y, canvas.width - 80)
}

export const asPng = ({ canvas }: Poster): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/png'))

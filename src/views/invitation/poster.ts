import { qrPath } from '#src/ui/media/qr-path.ts'
import type { PosterView } from './invite-friends.select.ts'

/* Px of the picture that is saved. */
const WIDTH = 750
const PICTURE = 560
const HEIGHT = 1210
const QR = 354
const INK = '#141414'
const MUTED = '#6b6862'
const FONT = '"PingFang SC", "HarmonyOS Sans SC", MiSans, "Noto Sans SC", "Noto Sans CJK SC", sans-serif'

async function loadPicture(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return null
  const picture = new Image()
  // Only then may what was drawn be read back.
  picture.crossOrigin = 'anonymous'
  picture.src = address
  return picture.decode().then(
    () => picture,
    () => null,
  )
}

/** Fills the box with the middle of the picture. */
function cover(pen: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const [width, height] = [picture.naturalWidth || WIDTH, picture.naturalHeight || PICTURE]
  const scale = Math.max(WIDTH / width, PICTURE / height)
  const [cutWidth, cutHeight] = [WIDTH / scale, PICTURE / scale]
  pen.drawImage(picture, (width - cutWidth) / 2, (height - cutHeight) / 2, cutWidth, cutHeight, 0, 0, WIDTH, PICTURE)
}

function line(pen: CanvasRenderingContext2D, text: string, y: number, font: string, color: string): void {
  pen.font = `${font} ${FONT}`
  pen.fillStyle = color
  pen.fillText(text, WIDTH / 2, y, WIDTH - 80)
}

/** The poster as a PNG: picture, words, QR code of 354 px (const:qr-size). Null when the device cannot draw it. */
export async function drawPoster({ title, slogan, image, url, code }: PosterView): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  const qr = qrPath(url)
  if (!pen || !qr) return null
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const picture = await loadPicture(image)
  if (picture) cover(pen, picture)
  pen.textAlign = 'center'
  line(pen, title, 650, '600 44px', INK)
  line(pen, slogan, 705, '28px', MUTED)
  pen.save()
  pen.translate((WIDTH - QR) / 2, 745)
  pen.scale(QR / qr.size, QR / qr.size)
  pen.fillStyle = INK
  pen.fill(new Path2D(qr.d))
  pen.restore()
  line(pen, `邀请码 ${code}`, 1140, '600 30px', INK)
  line(pen, '扫码或填写邀请码加入数藏', 1180, '24px', MUTED)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

import { qrPath } from '#src/ui/media/qr-path.ts'
import { asPng, cover, line, loadPicture, posterOf } from '../kit/page/poster-pen.ts'
import type { PosterView } from './invite-friends.select.ts'

/* Px of the picture that is saved. */
const WIDTH = 750
const PICTURE = 560
const HEIGHT = 1210
const QR = 354
const INK = '#141414'
const MUTED = '#6b6862'

/** The poster as a PNG: picture, words, QR code of 354 px (const:qr-size). Null when the device cannot draw it. */
export async function drawPoster({ title, slogan, image, url, code }: PosterView): Promise<Blob | null> {
  const poster = posterOf(WIDTH, HEIGHT, '#fff')
  const qr = qrPath(url)
  if (!poster || !qr) return null
  const { pen } = poster
  const picture = await loadPicture(image)
  if (picture) cover(poster, picture, { x: 0, y: 0, width: WIDTH, height: PICTURE })
  line(poster, title, 650, { font: '600 44px', color: INK })
  line(poster, slogan, 705, { font: '28px', color: MUTED })
  pen.save()
  pen.translate((WIDTH - QR) / 2, 745)
  pen.scale(QR / qr.size, QR / qr.size)
  pen.fillStyle = INK
  pen.fill(new Path2D(qr.d))
  pen.restore()
  line(poster, `邀请码 ${code}`, 1140, { font: '600 30px', color: INK })
  line(poster, '扫码或填写邀请码加入数藏', 1180, { font: '24px', color: MUTED })
  return asPng(poster)
}

import { type Rarity, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { asPng, cover, line, loadPicture, type Poster, posterOf } from '../page/poster-pen.ts'

/** What a poster of one work says. */
export interface WorkPoster {
  readonly name: string
  readonly seriesName: string
  readonly rarity: Rarity | null
  /** The number as it is engraved: `#506 / 1700`. */
  readonly number: string
  readonly image: string | null
  /** Whose it is: a nickname. */
  readonly owner: string
}

/* Px of the picture that is saved. */
const WIDTH = 900
const HEIGHT = 1400
const ART = { x: 170, y: 150, width: 560, height: 700 }
const edges: Readonly<Record<Rarity, string>> = {
  common: '#d3d0c9',
  rare: '#a7b8e2',
  epic: '#b79be0',
  legendary: '#c89b4c',
}

/** Light from above on a dark wall, and a mount with the edge of the rarity. */
function wall({ pen }: Poster, edge: string): void {
  const light = pen.createRadialGradient(WIDTH / 2, 480, 60, WIDTH / 2, 480, 820)
  light.addColorStop(0, '#3a342b')
  light.addColorStop(1, '#0d0c0b')
  pen.fillStyle = light
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.shadowColor = edge
  pen.shadowBlur = 60
  pen.fillStyle = '#f6f1e4'
  pen.fillRect(ART.x - 34, ART.y - 34, ART.width + 68, ART.height + 68)
  pen.shadowBlur = 0
  pen.strokeStyle = edge
  pen.lineWidth = 5
  pen.strokeRect(ART.x - 30, ART.y - 30, ART.width + 60, ART.height + 60)
}

/** The poster as a PNG; null when the device cannot draw it or the picture cannot be had. */
export async function drawWorkPoster({
  name,
  seriesName,
  rarity,
  number,
  image,
  owner,
}: WorkPoster): Promise<Blob | null> {
  const picture = await loadPicture(image)
  const poster = posterOf(WIDTH, HEIGHT, '#0d0c0b')
  if (!poster || !picture) return null
  wall(poster, edges[rarity ?? 'common'])
  cover(poster, picture, ART)
  const { pen } = poster
  line(poster, name, 1010, { font: '600 58px', color: '#f6f1e4', song: true })
  line(poster, [rarity && rarityWords[rarity], seriesName].filter(Boolean).join('·'), 1074, {
    font: '30px',
    color: edges[rarity ?? 'common'],
  })
  line(poster, number, 1134, { font: '32px', color: '#cdcac3' })
  pen.fillStyle = '#3a352c'
  pen.fillRect(170, 1190, 560, 2)
  line(poster, `${owner} 收藏`, 1258, { font: '30px', color: '#cdcac3' })
  pen.fillStyle = '#b4301c'
  pen.fillRect(WIDTH / 2 - 82, 1296, 40, 40)
  pen.fillStyle = '#fbf3df'
  pen.font = '600 26px "Songti SC", "Noto Serif CJK SC", serif'
  pen.fillText('藏', WIDTH / 2 - 62, 1326)
  pen.fillStyle = '#f6f1e4'
  pen.font = '600 30px "Songti SC", "Noto Serif CJK SC", serif'
  pen.fillText('数藏', WIDTH / 2 + 14, 1327)
  return asPng(poster)
}

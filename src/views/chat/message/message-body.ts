import { withoutTurns } from '#src/domain/text/direction.ts'
import { chatFileUrl, hasThumbnail } from '#src/domain/file/chat-file.ts'
import type { MessageCard } from '#src/domain/message/kind.ts'
import { readMessageKind } from '#src/domain/message/kinds.ts'
import { formatPrice } from '#src/domain/number/fen.ts'
import { href, routeAt } from '#src/routes/table.ts'
import { safePicture } from '../../kit/app/links.ts'
import type { CardView, MessageBody, Progress } from '../kit/chat-view.ts'
import type { Content } from './message-ext.ts'

/** Where the parts of a message are that its content does not say. */
export interface BodySource {
  /** `location.origin`: files of our own server may be loaded whatever its scheme. */
  readonly origin: string
  /** The file on this device, while it is known; an object URL. */
  readonly local: string | null
  readonly progress: Progress
  /** A voice message that has not been heard. */
  readonly fresh: boolean
}

/** An address that was written by somebody else: https, our own server, a path on it, or nothing. */
function fileAddress(file: { url?: string; secret?: string }, origin: string, isThumbnail = false): string | null {
  const address = chatFileUrl(file, isThumbnail)
  const isOurs = address.startsWith(`${origin}/`) || /^\/(?![/\\])/.test(address)
  return isOurs || /^https:\/\/[^/]/i.test(address) ? address : null
}

const finite = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null
const DAY_S = 86_400
const LARGEST = 2 ** 40

/** A content as it is shown; null for what is never shown (commands). What this version does not know is said as such. */
export function bodyOf(content: Content, source: BodySource): MessageBody | null {
  const { origin, local, progress } = source
  switch (content.type) {
    case 'txt':
      return { kind: 'text', text: withoutTurns(content.msg ?? '') }
    case 'img': {
      const full = local ?? fileAddress(content, origin)
      const small = { url: content.thumbUrl ?? content.url ?? '', secret: content.thumbSecret ?? content.secret ?? '' }
      const thumb = hasThumbnail(content) ? (local ?? fileAddress(small, origin, true)) : full
      return { kind: 'image', thumb, full, ...sizeOf(content.size), progress }
    }
    case 'video': {
      const { thumbUrl: url, thumbSecret: secret = '' } = content
      return {
        kind: 'video',
        url: local ?? fileAddress(content, origin),
        thumb: url === undefined ? null : fileAddress({ url, secret }, origin, true),
        seconds: finite(content.duration, 0, DAY_S) ?? 0,
        ...sizeOf(content.thumbSize ?? content.size),
        progress,
      }
    }
    case 'audio': {
      const seconds = finite(content.duration, 0, DAY_S) ?? 0
      return { kind: 'voice', url: local ?? fileAddress(content, origin), seconds, progress, fresh: source.fresh }
    }
    case 'file': {
      const bytes = finite(content.fileLength, 0, LARGEST) ?? 0
      const name = withoutTurns(content.filename ?? '') || '未命名的文件'
      return { kind: 'file', url: local ?? fileAddress(content, origin), name, bytes, progress }
    }
    case 'loc': {
      const [lat, lng] = [finite(content.lat, -90, 90), finite(content.lng, -180, 180)]
      if (lat === null || lng === null) return { kind: 'unknown' }
      const [name, address] = [content.buildingName, content.addr].map((text) => withoutTurns(text ?? ''))
      return { kind: 'place', name: name!, address: address!, lat, lng }
    }
    case 'cmd':
      return null
    case 'custom': {
      const known = readMessageKind(content)
      return known ? { kind: 'custom', known } : { kind: 'unknown' }
    }
  }
}

const LONGEST_SIDE = 100_000

const sizeOf = (size: { width?: number; height?: number } | undefined) => ({
  width: finite(size?.width, 0, LONGEST_SIDE) ?? 0,
  height: finite(size?.height, 0, LONGEST_SIDE) ?? 0,
})

const productPath = '/pages/common/productDetails/productDetails'

/** A card as it is shown. */
export function viewCard({ label, title, note, image, rarity, priceFen, stars, product }: MessageCard): CardView {
  const page = product !== null && routeAt(productPath) ? `#${productPath}?id=${encodeURIComponent(product)}` : null
  return {
    label,
    name: title,
    seriesName: note,
    isPictured: image !== null,
    image: safePicture(image ?? ''),
    rarity,
    price: priceFen === null ? null : `¥${formatPrice(priceFen)}`,
    stars,
    href: page,
  }
}

/** Where a conversation is. */
export const conversationHref = (key: string, at?: string): string => `#${href('/pages/chat/myChat', { id: key, at })}`

import type { AnswerOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { href } from '#src/routes/table.ts'
import { raffleHref } from './draw.select.ts'

export type PlaceRow = AnswerOf<'draw.earth'>[number]

/** What somebody is looking at: the middle of the globe, in degrees. */
export interface Facing {
  readonly latitude: number
  readonly longitude: number
}

/** A point of the picture, and whether it lies on the side that is seen. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly isSeen: boolean
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Pure: where a place lies on a ball of radius 1 that is looked at from far away; y grows downwards. */
export function project(latitude: number, longitude: number, facing: Facing): Spot {
  const [lat, lon, at] = [radians(latitude), radians(longitude - facing.longitude), radians(facing.latitude)]
  const depth = Math.sin(at) * Math.sin(lat) + Math.cos(at) * Math.cos(lat) * Math.cos(lon)
  return {
    x: Math.cos(lat) * Math.sin(lon),
    y: -(Math.cos(at) * Math.sin(lat) - Math.sin(at) * Math.cos(lat) * Math.cos(lon)),
    isSeen: depth >= 0,
  }
}

type Point = Pick<Spot, 'x' | 'y'>

/** Pure: points moved apart until no two are closer than `gap`, each as little as it takes. */
export function apart<P extends Point>(points: readonly P[], gap: number): readonly P[] {
  let placed = [...points]
  for (let round = 0; round < 40; round += 1) {
    placed = placed.map((point, at) => {
      let { x, y } = point
      for (const [other, { x: ox, y: oy }] of placed.entries()) {
        const far = Math.hypot(x - ox, y - oy)
        if (other === at || far >= gap) continue
        const push = (gap - far) / 2
        const angle = far === 0 ? at : Math.atan2(y - oy, x - ox)
        x += Math.cos(angle) * push
        y += Math.sin(angle) * push
      }
      return { ...point, x, y }
    })
  }
  return placed
}

const ways: Readonly<Record<PlaceRow['kind'], (aboutId: string) => string>> = {
  auction: () => `#${href('/pages/activity/auctionBid')}`,
  inscription: () => `#${href('/pages/activity/auctionBid')}`,
  raffle: (aboutId) => (aboutId === '' ? `#${href('/pages/home/luckyDraw/mainList')}` : raffleHref(aboutId)),
  lots: () => `#${href('/pages/home/drawLots/index')}`,
  envelope: () => `#${href('/pages/common/scrimmage/scrimmage', { envelope: 'now' })}`,
  airdrop: () => `#${href('/pages/home/luckyDraw/mainList')}`,
}

const kinds: Readonly<Record<PlaceRow['kind'], string>> = {
  auction: '拍卖',
  inscription: '铭文拍卖',
  raffle: '抽奖',
  lots: '抽签',
  envelope: '红包',
  airdrop: '空投',
}

/** A place in the list below the globe. */
export interface PlaceLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly note: string
  readonly kind: string
  /** In words; `''` without an end. */
  readonly until: string
  readonly isOver: boolean
}

export const placeLine = (row: PlaceRow, now: Instant): PlaceLine => ({
  id: row.id,
  href: ways[row.kind](row.aboutId),
  title: row.name,
  note: row.story,
  kind: kinds[row.kind],
  until: row.endsAt === null ? '' : now >= row.endsAt ? '已结束' : `${formatInstant(row.endsAt, 'M月D日 HH:mm')} 截止`,
  isOver: row.endsAt !== null && now >= row.endsAt,
})

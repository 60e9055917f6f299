import { toHalfWidth } from '#src/domain/text/full-width.ts'
import type { PlaceView } from '../kit/chat-view.ts'

/** A place as it is being written. */
export interface PlaceDraft {
  readonly name: string
  readonly address: string
  readonly lat: string
  readonly lng: string
}

/** Degrees as written by hand, or null when they are none. */
function degrees(text: string, most: number): number | null {
  const plain = toHalfWidth(text).trim()
  if (!/^[-+]?\d{1,3}(\.\d{1,10})?$/.test(plain)) return null
  const value = Number(plain)
  return Math.abs(value) <= most ? value : null
}

/** What is wrong with it, by field. */
export const placeErrors = ({ name, lat, lng }: PlaceDraft): Partial<Record<keyof PlaceDraft, string>> => ({
  ...(name.trim() === '' ? { name: '请填写地点名称' } : {}),
  ...(degrees(lat, 90) === null ? { lat: '纬度在 -90 到 90 之间' } : {}),
  ...(degrees(lng, 180) === null ? { lng: '经度在 -180 到 180 之间' } : {}),
})

/** The place, or null while something is wrong with it. */
export function placeOf(draft: PlaceDraft): PlaceView | null {
  const [lat, lng] = [degrees(draft.lat, 90), degrees(draft.lng, 180)]
  if (draft.name.trim() === '' || lat === null || lng === null) return null
  return { name: draft.name.trim(), address: draft.address.trim(), lat, lng }
}

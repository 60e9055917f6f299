import { cutText } from '#src/domain/text/text-limits.ts'
import { isNumber } from '#src/domain/form/validators.ts'
import { positionWords } from '#src/domain/number/position.ts'

export interface PlaceView {
  readonly name: string
  readonly address: string
  /** 「北纬 30.2590°，东经 120.1486°」, or null when the position is not known. */
  readonly position: string | null
  /** What is copied. */
  readonly copied: string
}

const LONGEST = 120

const text = (query: URLSearchParams, key: string): string => cutText((query.get(key) ?? '').trim(), LONGEST)

function degrees(query: URLSearchParams, key: string, max: number): number | null {
  const given = (query.get(key) ?? '').trim()
  const value = Number(given)
  return isNumber(given) && Math.abs(value) <= max ? value : null
}

/** The place that the address of the page names; null when it names none. */
export function viewPlace(query: URLSearchParams): PlaceView | null {
  const [latitude, longitude] = [degrees(query, 'latitude', 90), degrees(query, 'longitude', 180)]
  const position = latitude === null || longitude === null ? null : positionWords(latitude, longitude)
  const [name, address] = [text(query, 'name'), text(query, 'address')]
  if (name === '' && address === '' && position === null) return null
  return {
    name: name || '未命名的地点',
    address,
    position,
    copied: [name, address, position].filter(Boolean).join('，'),
  }
}

/**
 * Where a page is: the first tab of phone 2 is place 2, its second tab place 12. What belongs to the device (disk, storage, chat archive)
 * goes by the phone, what belongs to the page by the place.
 */
export const phoneAt = (place: number): number => place % 10
export const tabAt = (place: number): number => 1 + Math.floor(place / 10)
export const placeOf = (phone: number, tab = 1): number => phone + 10 * (tab - 1)

/** By phone, then by tab. */
export const inOrder = (places: readonly number[]): readonly number[] =>
  places.toSorted((one, other) => phoneAt(one) - phoneAt(other) || one - other)

/** Which frame of the first phone is shown, and whether the next one is there, too. */
export interface Turn {
  readonly frame: number
  readonly isAhead: boolean
}

/** What came from outside and is not known yet, looked at with care: whatever is not as expected counts as absent. */

export type Fields = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The fields of an object; of anything else none. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

/** The entries of a list; of anything else none. */
export const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text; of anything else none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The texts of a list. */
export const textsOf = (value: unknown): readonly string[] =>
  entriesOf(value).filter((entry): entry is string => typeof entry === 'string')

/** The objects of a list. */
export const rowsOf = (value: unknown): readonly Fields[] => entriesOf(value).filter(isRecord)

/** Whether `was` has everything that `now` has, and the same. */
export const hasSame = (was: object, now: object): boolean =>
  Object.entries(now).every(([name, value]) => fieldsOf(was)[name] === value)

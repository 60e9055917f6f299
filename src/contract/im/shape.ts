/** What a JSON value of the wire has to look like; the chat is too small a chunk for a schema library. */
export type Shape = (value: unknown) => boolean

export const string: Shape = (value) => typeof value === 'string'
export const number: Shape = (value) => typeof value === 'number'
/** A count: a whole number that is not below 0. */
export const count: Shape = (value) => Number.isSafeInteger(value) && (value as number) >= 0
export const oneOf =
  (...values: readonly string[]): Shape =>
  (value) =>
    values.includes(value as string)
export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || value === null || shape(value)
export const list =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape)
/** An object whose fields of these names have these shapes; others are not looked at. */
export const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    value !== null &&
    typeof value === 'object' &&
    Object.entries(fields).every(([name, shape]) => shape((value as Record<string, unknown>)[name]))

/** What turns the direction of all that follows it: in a name it would turn the words beside it, in a file's name its ending. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu
const mayTurn = /[\u202A-\u202E\u2066-\u2069]|\\u20(?:2[a-e]|6[6-9])/iu

/** A text without marks that turn its direction; words of a language that is written from the right need none. */
export const withoutTurns = (text: string): string => text.replace(turns, '')

/** Each text and each number of JSON, whole: what stands in a text is no number. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[-+.\deE]+/gsu
const isTooLong = (one: string): boolean => /^-?\d{16,}$/u.test(one) && !Number.isSafeInteger(Number(one))

/**
 * JSON in which no text turns its direction, and no whole number is longer than a number can be: a longer one, an id that another language
 * counts with, is a text. Throws on what is no JSON.
 */
export const parseWithoutTurns = (json: string): unknown =>
  JSON.parse(
    /\d{16}/u.test(json) ? json.replace(token, (one) => (isTooLong(one) ? `"${one}"` : one)) : json,
    mayTurn.test(json) ? (_, value: unknown) => (typeof value === 'string' ? withoutTurns(value) : value) : undefined,
  )

/** What turns the direction of all that follows it: in a name it would turn the words beside it, in a file's name its ending. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu
const mayTurn = /[\u202A-\u202E\u2066-\u2069]|\\u20(?:2[a-e]|6[6-9])/iu

/** A text without marks that turn its direction; words of a language that is written from the right need none. */
export const withoutTurns = (text: string): string => text.replace(turns, '')

/** JSON in which no text turns its direction. Throws on what is no JSON. */
export const parseWithoutTurns = (json: string): unknown =>
  mayTurn.test(json)
    ? JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? withoutTurns(value) : value))
    : JSON.parse(json)

import { type MessageKind, plainCard, textIn } from './kind.ts'

/** So many stars can be given (marketplace §9, `const:rating`). */
export const STARS_MAX = 5
const WORDS_MAX = 140

/** How somebody found the service of the marketplace; what is rated is the conversation that it is sent into. */
export interface ServiceRating {
  /** 1 to 5. */
  readonly stars: number
  readonly comment: string
}

export const rating: MessageKind<ServiceRating> = {
  event: 'rating',
  read(attributes) {
    const stars = Number(textIn(attributes, 'stars', 8) || Number.NaN)
    const isGiven = Number.isInteger(stars) && stars >= 1 && stars <= STARS_MAX
    return isGiven ? { stars, comment: textIn(attributes, 'comment', WORDS_MAX) } : null
  },
  write: ({ stars, comment }) => ({ stars: String(stars), comment }),
  words: ({ stars }) => `[评价] ${stars} 星`,
  found: ({ comment }) => comment,
  card: ({ stars, comment }) => ({ ...plainCard, label: '评价', title: '服务评价', note: comment, stars }),
  height: 108,
}

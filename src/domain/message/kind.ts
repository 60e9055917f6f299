import { cutText } from '../text/text-limits.ts'

/** Attributes of a custom message as they came: written by anybody. */
export type Attributes = Readonly<Record<string, unknown>>

/** What a message of any kind is drawn as: a card, in words that are ready to be shown. */
export interface MessageCard {
  /** What it is: 「藏品」. */
  readonly label: string
  readonly title: string
  readonly note: string
  /** An address from elsewhere: it is judged before it is loaded. Null where there is no picture to it. */
  readonly image: string | null
  readonly rarity: 'common' | 'rare' | 'epic' | 'legendary' | null
  readonly priceFen: number | null
  /** 1 to 5; null where nothing is rated. */
  readonly stars: number | null
  /** The product that a press shows. */
  readonly product: string | null
}

/** What most kinds have nothing of. */
export const plainCard = { note: '', image: null, rarity: null, priceFen: null, stars: null, product: null } as const

/**
 * A kind of message that the protocol does not know and a custom message carries (chat §3, content codes: 0 to 6 are closed). A file with
 * one of these, and its row in `kinds.ts`, is all that a new kind of message needs (`npm run new -- message`).
 */
export interface MessageKind<Data> {
  /** The event of the custom message. */
  readonly event: string
  /** What was sent, or null when it lacks what makes it one. */
  readonly read: (attributes: Attributes) => Data | null
  /** Every value is text, as custom attributes of other clients are. */
  readonly write: (data: Data) => Readonly<Record<string, string>>
  /** In few words: for lists, quotes, notices. */
  readonly words: (data: Data) => string
  /** What a search in messages finds. */
  readonly found: (data: Data) => string
  readonly card: (data: Data) => MessageCard
  /** Roughly how high it is in a conversation, px. */
  readonly height: number
}

/** A value as text of at most so many characters; '' for anything else. */
export const textIn = (attributes: Attributes, name: string, most: number): string => {
  const value = attributes[name]
  return typeof value === 'string' ? cutText(value, most) : ''
}

const rarities = ['common', 'rare', 'epic', 'legendary'] as const

/** The rarity that is said; null for none, or one that is not known. */
export const rarityIn = (attributes: Attributes): MessageCard['rarity'] =>
  rarities.find((one) => one === attributes['rarity']) ?? null

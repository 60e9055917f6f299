/** Attributes of a custom message as they came: written by anybody. */
export type Attributes = Readonly<Record<string, unknown>>

/**
 * A kind of message that the protocol does not know and a custom message carries (chat §3, content codes: 0 to 6 are closed). One of
 * these, and a row in the table of bubbles, is all that a new kind of message needs.
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
  /** Roughly how high it is in a conversation, px. */
  readonly height: number
}

/** A value as text of at most so many characters; '' for anything else. */
export const textIn = (attributes: Attributes, name: string, most: number): string => {
  const value = attributes[name]
  return typeof value === 'string' ? value.slice(0, most) : ''
}

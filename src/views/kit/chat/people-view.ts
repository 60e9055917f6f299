/* People of the chat, and what is asked of it, as pages of any area show them. */

/** How it stands with the chat server, as the person needs to know it. */
export type Connection = 'connected' | 'connecting' | 'offline' | 'failed'

export interface Person {
  readonly id: string
  readonly name: string
  /** An address that may be loaded, or null for the first character of the name. */
  readonly avatar: string | null
}

/** A list that is loaded: of people, of cards. */
export interface Loaded<Item> {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly items: readonly Item[]
  readonly failure: string | null
}

/** Where something is that was asked for: nothing yet, under way, done, refused. */
export interface Ask {
  readonly state: 'idle' | 'sending' | 'done' | 'failed'
  readonly failure: string | null
}

export const notAsked: Ask = { state: 'idle', failure: null }

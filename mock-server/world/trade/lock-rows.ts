import { Schema } from 'effect'

/** What may hold a thing; whoever comes next adds a word here. */
export const lockers = ['listing', 'garden', 'pledge', 'lease', 'auction', 'diy', 'guild'] as const
export type Locker = (typeof lockers)[number]

export const lockRows = {
  /** The one table of what is held, by copy or sealed box: one owner a thing. `about` is the offer or the slot. */
  locks: Schema.Struct({ id: Schema.NonEmptyString, by: Schema.Literals(lockers), about: Schema.String }),
} as const

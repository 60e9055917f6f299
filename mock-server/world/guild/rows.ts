import { Schema } from 'effect'
import { powerKinds } from '#src/contract/rest/energy/energy.schema.ts'
import { powerReasons } from '#src/contract/rest/guild/guild.schema.ts'

const at = Schema.Int
const id = Schema.NonEmptyString

/** The tables of guilds, lords and energy; `audit.ts` says what always adds up. */
export const guildRowsOf = {
  guilds: Schema.Struct({
    id,
    name: Schema.String,
    story: Schema.String,
    /** Its group in the chat; `''` for none. */
    groupId: Schema.String,
    foundedAt: at,
    /** 0 while it has the name it began with. */
    renamedAt: at,
  }),
  /** The id is the person: nobody is in two guilds. */
  guildMembers: Schema.Struct({
    id,
    guildId: id,
    role: Schema.Literals(['member', 'admin']),
    /** Who brought them in; `''` for nobody. */
    broughtBy: Schema.String,
    joinedAt: at,
  }),
  /** Copies in a warehouse; the id is the copy, which still is its giver's. */
  guildStored: Schema.Struct({ id, guildId: id, giverId: id, at }),
  guildGiven: Schema.Struct({
    id,
    guildId: id,
    copyId: id,
    productId: id,
    number: Schema.Int,
    giverId: id,
    byId: id,
    toId: id,
    at,
  }),
  guildPowers: Schema.Struct({
    id,
    guildId: id,
    userId: id,
    reason: Schema.Literals(powerReasons),
    amount: Schema.Int,
    after: Schema.Int,
    at,
  }),
  /** Whom somebody follows; the id is the follower. */
  lords: Schema.Struct({ id, lordId: id, since: at }),
  lordContacts: Schema.Struct({ id, qq: Schema.String }),
  /** What somebody has drawn and not spent; the id is the person. */
  ownPowers: Schema.Struct({ id, power: Schema.Int }),
  /** What a copy carries that was ever drawn from; the id is the copy. Any other carries what it was made with. */
  copyPowers: Schema.Struct({ id, power: Schema.Int }),
  powerMoves: Schema.Struct({
    id,
    userId: id,
    kind: Schema.Literals(powerKinds),
    /** The copy or the category; `''` for what somebody leaves behind. */
    about: Schema.String,
    amount: Schema.Int,
    after: Schema.Int,
    at,
  }),
  /** What power opens; the id is the category of the edition. */
  blocks: Schema.Struct({ id, productId: id, cost: Schema.Int }),
  /** Id is `<category>/<user>`: a person opens or books a block once. */
  blockStates: Schema.Struct({
    id,
    categoryId: id,
    productId: id,
    userId: id,
    state: Schema.Literals(['unlocked', 'appointed']),
    paid: Schema.Int,
    at,
  }),
} as const

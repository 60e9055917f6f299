import { Schema } from 'effect'
import { Flag, Id, Moment, Text, Whole } from '../wire.ts'

/** Whose account is meant: of the person with this phone number, of whoever asks when it is left out. */
export const ChatPerson = Schema.Struct({ phone: Schema.optionalKey(Schema.String) })

/** A person at the chat service; the marketplace's user id is their name there. */
export const ChatAccount = Schema.Struct({ account: Schema.NonEmptyString, nickname: Text, avatar: Text }).pipe(
  Schema.encodeKeys({ account: 'username' }),
)
export type ChatAccount = typeof ChatAccount.Type

/** An access token of the chat service for the signed-in person. */
export const ChatToken = Schema.Struct({
  account: Schema.NonEmptyString,
  token: Schema.NonEmptyString,
  expiresAt: Moment,
}).pipe(Schema.encodeKeys({ account: 'username', token: 'accessToken', expiresAt: 'expireTime' }))
export type ChatToken = typeof ChatToken.Type

export const ChatGroup = Schema.Struct({
  groupId: Id,
  groupName: Text,
  owner: Text,
  members: Whole,
}).pipe(Schema.encodeKeys({ members: 'memberCount' }))
export type ChatGroup = typeof ChatGroup.Type

/** `userId`, or the person with a phone number; the signed-in person when both are left out. */
export const GroupPlace = Schema.Struct({
  groupId: Id,
  userId: Schema.optionalKey(Id),
  phone: Schema.optionalKey(Schema.String),
})

/** Who it was about, and whether something changed: false when the person was in already, or was not in. */
export const GroupPlaceChanged = Schema.Struct({ groupId: Id, changed: Flag, userId: Id, nickname: Text })

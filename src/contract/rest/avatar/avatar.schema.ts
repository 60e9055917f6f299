import { Schema } from 'effect'
import { limitedFields, limitedKeys, pieceFields, UserInfo } from '../shapes.ts'
import { Flag, Id, Moment, Text, Whole, Yuan } from '../wire.ts'

/**
 * A digital avatar (数字头像): one picture in a numbered edition, to be worn as the picture of a profile. `rush`: it is sold in a rush,
 * one piece an order, by a call of its own.
 */
export const AvatarCard = Schema.Struct({
  ...limitedFields,
  ...pieceFields,
  story: Text,
  rush: Flag,
  /** How many of it the asking person has. */
  owned: Whole,
}).pipe(Schema.encodeKeys({ ...limitedKeys, story: 'intro', rush: 'isRush', owned: 'ownNum' }))
export type AvatarCard = typeof AvatarCard.Type

/** Avatars by one hand, in the order in which they are shown. */
export const AvatarSeries = Schema.Struct({
  id: Id,
  name: Schema.String,
  story: Text,
  avatars: Schema.Array(AvatarCard),
}).pipe(Schema.encodeKeys({ story: 'intro', avatars: 'headList' }))
export type AvatarSeries = typeof AvatarSeries.Type

/** All series, or only the one with this avatar. */
export const AvatarSeriesQuery = Schema.Struct({ avatarId: Schema.optionalKey(Id) }).pipe(
  Schema.encodeKeys({ avatarId: 'headId' }),
)
export const AvatarSeriesList = Schema.Array(AvatarSeries)

/** One's own numbered copy of an avatar. */
export const AvatarCopy = Schema.Struct({
  id: Id,
  avatarId: Id,
  typeId: Id,
  seriesName: Text,
  ...pieceFields,
  number: Whole,
  editionSize: Whole,
  gotAt: Moment,
  paidFen: Yuan,
  /** Whether it is the picture of the profile. */
  worn: Flag,
  /** Until then it cannot be exchanged for another one. */
  freeAt: Moment,
  /** The avatars that it can be exchanged for, as long as they are sold. */
  exchangeableFor: Schema.Array(Id),
}).pipe(
  Schema.encodeKeys({
    avatarId: 'headId',
    number: 'serialNumber',
    editionSize: 'total',
    gotAt: 'getTime',
    paidFen: 'buyPrice',
    worn: 'isUse',
    freeAt: 'unlockTime',
    exchangeableFor: 'headIds',
  }),
)
export type AvatarCopy = typeof AvatarCopy.Type

export const AvatarCopies = Schema.Array(AvatarCopy)

/** The picture that is shown now, and the copy it belongs to; null where it is a picture of one's own. */
export const CurrentAvatar = Schema.Struct({
  image: Text,
  copy: Schema.NullOr(AvatarCopy),
  /** Which edition of the exchange agreement is in force, as a date. */
  statement: Text,
  verified: Flag,
  /** The real name, masked; `''` before it is known. */
  name: Text,
}).pipe(Schema.encodeKeys({ image: 'headImg', verified: 'isRealName', name: 'realName' }))
export type CurrentAvatar = typeof CurrentAvatar.Type

/**
 * With `copyId` alone: wears this copy. With `avatarId` too: gives the copy away for a new one of that avatar, which is then worn; this
 * needs a verified person, the edition of the agreement that was agreed to, and the payment password. A GET although it changes data
 * with the password in its address: it must not be logged.
 */
export const AvatarReplacement = Schema.Struct({
  copyId: Id,
  avatarId: Schema.optionalKey(Id),
  statement: Schema.optionalKey(Schema.String),
  payPassword: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ copyId: 'id', avatarId: 'headId' }))

/** What is worn now, and the profile with it. */
export const ReplacedAvatar = Schema.Struct({ copy: AvatarCopy, user: UserInfo }).pipe(
  Schema.encodeKeys({ user: 'userInfo' }),
)
export type ReplacedAvatar = typeof ReplacedAvatar.Type

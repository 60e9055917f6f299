import { Schema } from 'effect'
import { Flag, MaybeFlag } from '../wire.ts'

export const ProfileChange = Schema.Struct({
  nickname: Schema.optionalKey(Schema.String),
  avatar: Schema.optionalKey(Schema.String),
})
export const PasswordChange = Schema.Struct({ oldPassword: Schema.String, newPassword: Schema.String })

/** Whether other people may see this person's collection. */
export const Visibility = Schema.Struct({ hidden: MaybeFlag }).pipe(Schema.encodeKeys({ hidden: 'hide' }))
export const VisibilityChange = Schema.Struct({ hidden: Flag }).pipe(Schema.encodeKeys({ hidden: 'hide' }))
